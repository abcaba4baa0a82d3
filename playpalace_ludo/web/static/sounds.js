// Cues by Web Audio: the same files, places and volumes as in the terminal.
// @ts-check

/** @typedef {import("./types").Cue} Cue */

export class Sounds {
  constructor() {
    /** @type {AudioContext | null} */
    this.context = null;
    /** @type {Map<string, Promise<AudioBuffer | null>>} */
    this.known = new Map();
    /** @type {Set<AudioBufferSourceNode>} */
    this.waiting = new Set();
    const probe = document.createElement("audio");
    this.ending = probe.canPlayType('audio/ogg; codecs="vorbis"') ? "ogg" : "wav";
  }

  /** Browsers start sound only inside a key or touch, and stop it when the screen is locked. */
  wake() {
    if (!this.context && "AudioContext" in globalThis) this.context = new AudioContext();
    if (this.context && this.context.state !== "running") this.context.resume().catch(() => {});
  }

  /** @param {Cue[]} cues */
  play(cues) {
    for (const cue of cues) {
      if (!cue.file) this.#hush();
      else if (this.context) void this.#play(cue, this.context.currentTime + cue.delay / 1000);
    }
  }

  #hush() {
    for (const source of this.waiting) {
      try {
        source.stop();
      } catch {
        // It has not begun, or has ended.
      }
    }
    this.waiting.clear();
  }

  /** @param {Cue} cue @param {number} at */
  async #play(cue, at) {
    const buffer = await this.#load(cue.file);
    const context = this.context;
    if (!buffer || !context) return;
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.playbackRate.value = cue.rate;
    const gain = context.createGain();
    gain.gain.value = cue.gain;
    const last = context.createStereoPanner ? context.createStereoPanner() : context.createGain();
    if (last instanceof StereoPannerNode) last.pan.value = Math.max(-1, Math.min(1, cue.pan));
    source.connect(gain).connect(last).connect(context.destination);
    this.waiting.add(source);
    source.onended = () => this.waiting.delete(source);
    source.start(Math.max(at, context.currentTime));
  }

  /** @param {string} file */
  #load(file) {
    let found = this.known.get(file);
    if (!found) {
      found = this.#decoded(file);
      this.known.set(file, found);
    }
    return found;
  }

  /** A browser may say that it knows Ogg and fail at it: then there are plain samples. @param {string} file @returns {Promise<AudioBuffer | null>} */
  async #decoded(file) {
    const { ending } = this;
    const answer = await fetch(`sounds/${encodeURIComponent(file)}.${ending}`).catch(() => null);
    if (!answer?.ok) return null;
    try {
      return await /** @type {AudioContext} */ (this.context).decodeAudioData(await answer.arrayBuffer());
    } catch {
      if (ending === "wav") return null;
      this.ending = "wav";
      return this.#decoded(file);
    }
  }
}
