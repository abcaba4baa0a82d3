// What belongs to the page and not to the game: its own voice, and copies of everything.
// @ts-check
import { element } from "./drawing.js";

/** Settings the browser keeps; without its storage they hold until the page is closed. */
export const kept = {
  /** @param {string} name @returns {string} */
  get(name) {
    try {
      return localStorage.getItem(name) ?? "";
    } catch {
      return "";
    }
  },
  /** @param {string} name @param {string} value */
  set(name, value) {
    try {
      localStorage.setItem(name, value);
    } catch {
      // Blocked: the page has said so already.
    }
  },
};

const speak = /** @type {HTMLInputElement} */ (element("speak"));
const rate = /** @type {HTMLInputElement} */ (element("rate"));
const voice = /** @type {HTMLSelectElement} */ (element("voice"));

/**
 * @param {import("./announcer.js").Announcer} announcer
 * @param {(speed: number) => void} tellSpeed
 */
export function setUpSpeech(announcer, tellSpeed) {
  const tune = () => announcer.tune(speak.checked, Number(rate.value), voice.value);
  speak.checked = kept.get("speak") === "yes";
  rate.value = kept.get("rate") || "1";
  for (const box of [speak, rate, voice]) {
    box.addEventListener("change", () => {
      kept.set("speak", speak.checked ? "yes" : "no");
      kept.set("rate", rate.value);
      kept.set("voice", voice.value);
      tune();
    });
  }
  rate.addEventListener("change", () => tellSpeed(Number(rate.value)));
  globalThis.speechSynthesis?.addEventListener?.("voiceschanged", () => {
    listVoices(announcer.lang, voice.options[0]?.text ?? "");
    tune();
  });
  element("speech-part").hidden = !("speechSynthesis" in globalThis);
  tune();
}

/**
 * Offer the voices that speak the player's language, and the browser's own choice.
 * @param {string} lang @param {string} own
 */
export function listVoices(lang, own) {
  const language = lang.split("-")[0];
  const names = (globalThis.speechSynthesis?.getVoices() ?? [])
    .filter((one) => one.lang.toLowerCase().startsWith(language))
    .map((one) => one.name);
  voice.replaceChildren(new Option(own, ""), ...names.map((name) => new Option(name, name)));
  const wanted = kept.get("voice");
  voice.value = names.includes(wanted) ? wanted : "";
}

/** Far more than any game or copy has; of a larger file only the beginning is read, and refused. */
const MOST_BYTES = 65 * 1024 * 1024;

/** Let a button for files hand on what was chosen. @param {string} id @param {(bytes: Uint8Array) => void} take */
export function takeFile(id, take) {
  element(id).addEventListener("change", async (event) => {
    const box = /** @type {HTMLInputElement} */ (event.target);
    const file = box.files?.[0];
    if (file) take(new Uint8Array(await file.slice(0, MOST_BYTES).arrayBuffer()));
    box.value = "";
  });
}

/** @param {string} name @param {Uint8Array} bytes */
export function download(name, bytes) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([new Uint8Array(bytes)]));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** @returns {string} */
export function copyName() {
  return `ludo-${new Date().toISOString().slice(0, 10)}.zip`;
}
