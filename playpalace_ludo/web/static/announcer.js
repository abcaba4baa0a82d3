// Spoken lines: live text for screen readers, or the browser's own voice, never both.
// @ts-check

/** Readers drop updates that follow each other within about 50 milliseconds. */
const APART = 80;
const MOST_NODES = 6;
/** Lines that wait to be read; before a flood the oldest make way, and stay in the history. */
const MOST_WAITING = 20;
/** Marks around names that are written the other way: for eyes, not for voices and braille. */
const ISOLATES = /[\u2066-\u2069]/g;
/**
 * Whether the browser hands texts to the reader itself. Under Linux it makes a node of each, which
 * is gone again before a busy Orca has read it.
 */
const NOTIFIES = "ariaNotify" in Element.prototype && !/X11|CrOS/.test(navigator.userAgent);

/** @typedef {import("./types").Said} Said */

export class Announcer {
  /** @param {HTMLElement} polite @param {HTMLElement} assertive */
  constructor(polite, assertive) {
    this.polite = polite;
    this.assertive = assertive;
    this.lang = "en";
    /** @type {{ text: string, seconds: number }[]} */
    this.waiting = [];
    /** @type {number | undefined} */
    this.timer = undefined;
    this.speaks = false;
    this.rate = 1;
    this.voice = "";
  }

  /** @param {boolean} speaks @param {number} rate @param {string} voice */
  tune(speaks, rate, voice) {
    this.speaks = speaks && "speechSynthesis" in globalThis;
    this.rate = rate;
    this.voice = voice;
    if (!speaks) globalThis.speechSynthesis?.cancel();
  }

  /** Say the lines of one moment. @param {Said[]} lines */
  say(lines) {
    const cut = lines.findLastIndex((line) => line.interrupt);
    if (cut >= 0) this.#silence();
    const told = lines.slice(Math.max(cut, 0)).filter((line) => line.text);
    const text = told.map((line) => line.text).join(" ").replace(ISOLATES, "");
    const seconds = told.reduce((sum, line) => sum + line.seconds, 0);
    if (!text) return;
    if (this.speaks) this.#speak(text);
    else if (cut >= 0) {
      this.#show(this.assertive, text, "high");
      this.#pause(seconds);
    } else {
      this.waiting.push({ text, seconds });
      this.waiting.splice(0, this.waiting.length - MOST_WAITING);
      this.#next();
    }
  }

  #silence() {
    this.waiting = [];
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.speaks) speechSynthesis.cancel();
  }

  #next() {
    if (this.timer !== undefined) return;
    const next = this.waiting.shift();
    if (next === undefined) return;
    this.#show(this.polite, next.text, "normal");
    this.#pause(next.seconds);
  }

  /** @param {number} seconds */
  #pause(seconds) {
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.#next();
    }, Math.max(APART, 1000 * seconds));
  }

  /**
   * Equal text is a new node, since a change that changes nothing is not read.
   * @param {HTMLElement} region @param {string} text @param {"normal" | "high"} priority
   */
  #show(region, text, priority) {
    if (NOTIFIES) {
      /** @type {any} */ (region).ariaNotify(text, { priority });
    } else {
      const node = document.createElement("p");
      node.textContent = text;
      region.append(node);
      while (region.children.length > MOST_NODES) region.firstElementChild?.remove();
    }
  }

  /** @param {string} text */
  #speak(text) {
    const spoken = new SpeechSynthesisUtterance(text);
    spoken.lang = this.lang;
    spoken.rate = this.rate;
    const voice = speechSynthesis.getVoices().find((one) => one.name === this.voice);
    if (voice) spoken.voice = voice;
    speechSynthesis.speak(spoken);
  }
}
