// The page: draws what the worker tells and sends back what the player does.
// @ts-check
import { Announcer } from "./announcer.js";
import { drawBoard, drawDice, drawSquares, markMovable } from "./board.js";
import { draw, element, setText } from "./drawing.js";
import { copyName, download, kept, listVoices, setUpSpeech, takeFile } from "./settings.js";
import { Sounds } from "./sounds.js";

/** @typedef {import("./types").Shown} Shown */
/** @typedef {import("./types").Heard} Heard */
/** @typedef {import("./types").Said} Said */
/** @typedef {import("./types").Seen} Seen */
/** @typedef {import("./types").View} View */

const MOST_HISTORY = 200;
/** Reading time of the page's own notices. */
const NOTICE_SECONDS = 6;
/** Keys that stay the browser's, whatever the game would make of them. */
const BROWSERS = new Set(["Tab", "F5", "F6", "F7", "F10", "F11", "F12", "ContextMenu"]);
/** @type {Record<string, string>} */
const NAMED = {
  " ": "space", Enter: "enter", Escape: "escape", Backspace: "backspace", Delete: "delete",
  Insert: "insert", ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right",
  Home: "home", End: "end", PageUp: "pageup", PageDown: "pagedown",
};

/** What a page can hold to play with. */
const PARTS = [
  "keys-part", "entry", "file-part", "primary", "choices-part", "rows", "around", "more", "board-part",
];

const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
const announcer = new Announcer(element("polite"), element("assertive"));
const sounds = new Sounds();
/** @type {Shown | null} */
let shown = null;
/** @type {Record<string, string>} */
let words = {};
/** Questions the player knows of: a key that was pressed before another one is dropped. */
let unasked = 0;
/** @type {Said[]} Lines of a step whose page is not drawn yet: the focus may read one of them. */
let unsaid = [];
/** The table as it was asked for last, for the picture and for its squares. */
const asked = { board: 0, squares: 0 };
/** @type {number | undefined} */
let timer;
let boardHidden = kept.get("board") === "hidden";
/** Whether the browser was asked not to clear what is kept here. */
let isAskedToKeep = false;

/** @param {object} request */
function send(request) {
  worker.postMessage(request);
}

/** @param {string} id @param {string} act */
function act(id, act) {
  if (!shown) return;
  sounds.wake();
  send({ kind: "act", revision: shown.view.revision, id, act });
}

worker.onmessage = (/** @type {MessageEvent} */ { data }) => {
  if (data.kind === "loading") {
    setText(element("status"), data.text);
    words = data.words;
  }
  else if (data.kind === "failed") fail(data.text);
  else if (data.kind === "heard") hear(data);
  else if (data.kind === "shown") show(data);
  else if (data.kind === "board") {
    drawBoard(data.svg, (id) => act(id, "do"));
    markMovable(shown?.view.choices ?? []);
    drawDice(data.dice, words.dice);
  } else if (data.kind === "squares") drawSquares(data.rows, (at) => send({ kind: "square", at }));
  else if (data.kind === "notice") note(data.word);
  else if (data.kind === "copy") download(copyName(), data.bytes);
};
worker.onerror = () => fail("");

/** Say why nothing goes on, and take away what would do nothing. @param {string} text */
function fail(text) {
  shown = null;
  clearTimeout(timer);
  for (const id of PARTS) element(id).hidden = true;
  setText(element("status"), text || words.failed || "The game could not be loaded. Reload the page.");
  setText(element("again"), words.reload || "Reload");
  element("again").hidden = false;
}

/**
 * Say what a step has said: at once, unless the focus may move with what is drawn after it. It only
 * moves after the player's own act on a button, and never away from the key area by itself.
 * @param {Heard} told
 */
function hear(told) {
  if (told.language) translate(told.language);
  unasked = told.unasked;
  if (document.activeElement === element("keys") && !told.acted) say(told.said, told.said);
  else unsaid = told.said;
  sounds.play(told.cues);
}

/** @param {Said[]} lines @param {Said[]} aloud */
function say(lines, aloud) {
  if (!lines.length) return;
  announcer.say(aloud);
  tell(lines);
}

/** @param {Seen} told */
function show(told) {
  const first = shown === null;
  const turned = told.page !== shown?.page;
  const focused = document.activeElement;
  const now = /** @type {Shown} */ ({ ...told, view: told.view ?? shown?.view });
  shown = now;
  if (first) setText(element("status"), "");
  if (told.view) {
    draw(now.view, words, act);
    markMovable(now.view.choices);
  }
  const target = told.acted || first || isLost(focused) ? whereToGo(now, turned, focused) : null;
  target?.focus();
  say(unsaid, unsaid.filter((line) => !isReadByFocus(line, target, now)));
  unsaid = [];
  for (const { name, data } of now.given) {
    download(name, Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0)));
  }
  element("file-part").hidden = !now.asks_file;
  clearTimeout(timer);
  if (now.wake !== null) {
    timer = setTimeout(() => send({ kind: "tick" }), Math.ceil(now.wake * 1000) + 5);
  }
  const there = ["game", "replay", "practice"].includes(now.view.kind);
  element("board-part").hidden = !there;
  if (there) showTable(now.table);
  if (now.view.kind === "game" && !isAskedToKeep) {
    isAskedToKeep = true; // here and not beside the store: a worker cannot ask
    navigator.storage?.persist?.().catch(() => {});
  }
}

/** Ask for what is open of the table and was another one before. @param {number} table */
function showTable(table) {
  const isOpen = {
    board: !boardHidden,
    squares: /** @type {HTMLDetailsElement} */ (element("squares-part")).open,
  };
  for (const kind of /** @type {("board" | "squares")[]} */ (["board", "squares"])) {
    if (!isOpen[kind] || asked[kind] === table) continue;
    asked[kind] = table;
    send({ kind });
  }
}

/** Whether the focus was on something that is gone, as "Roll" is when a bot has won. @param {Element | null} focused */
function isLost(focused) {
  const mayGo = focused !== null && focused !== document.body && focused !== element("keys");
  return mayGo && !isVisible(focused);
}

/**
 * Where the focus goes after the player's own act: to the new page, or to what took the place of
 * a button that is gone.
 * @param {Shown} update @param {boolean} turned @param {Element | null} focused
 * @returns {HTMLElement | null}
 */
function whereToGo(update, turned, focused) {
  if (update.view.field) return element(update.view.field.many_lines ? "entry-lines" : "entry-text");
  if (focused === element("keys")) return null;
  if (turned) return element("title");
  if (focused && focused !== document.body && isVisible(focused)) return null;
  const next = document.querySelector("#choices button, #primary button, #rows button");
  return next instanceof HTMLElement ? next : element("title");
}

/** @param {Element} node */
function isVisible(node) {
  return node instanceof HTMLElement && node.offsetParent !== null;
}

/**
 * A line that only names the heading, or the row the focus has come to, is read by the focus.
 * @param {import("./types").Said} line @param {HTMLElement | null} target @param {Shown} update
 */
function isReadByFocus(line, target, update) {
  if (!target) return false;
  if (line.row !== "") return target === element("title") || target.dataset.id === line.row;
  return line.text === update.view.title;
}

/** @param {import("./types").Said[]} said */
function tell(said) {
  const list = element("history");
  for (const { text, again } of said) {
    if (!text || again) continue;
    const item = document.createElement("li");
    item.textContent = text;
    list.append(item);
  }
  while (list.children.length > MOST_HISTORY) list.firstElementChild?.remove();
  const latest = said.map((line) => line.text).join(" ").trim();
  if (latest) setText(element("latest"), latest);
  requestAnimationFrame(() => { list.scrollTop = list.scrollHeight; });
}

/** @param {NonNullable<Heard["language"]>} language */
function translate({ lang, dir, words: texts }) {
  words = texts;
  document.documentElement.lang = lang;
  document.documentElement.dir = dir;
  announcer.lang = lang;
  for (const [id, word] of Object.entries({
    "file-label": "choose-file", "keys-label": "keys-area", "keys-help": "keys-help", "choices-title": "choices", "more-title": "more", "board-title": "board",
    "history-title": "history", "settings-title": "settings", "speak-label": "speak",
    "speak-help": "speak-off", "voice-label": "voice", "rate-label": "rate", "rate-help": "rate-help",
    "keep-all": "keep-all", "take-back-label": "take-back", "entry-send": "send",
    "storage-note": "storage-week", "squares-title": "squares", "offline-note": "offline", "version-text": "new-version", reload: "reload",
  })) setText(element(id), words[word]);
  element("keys-part").hidden = false;
  element("around").setAttribute("aria-label", words.actions);
  element("history-part").hidden = false;
  element("settings").hidden = false;
  setText(element("board-switch"), words[boardHidden ? "board-show" : "board-hide"]);
  listVoices(lang, words["voice-own"]);
}

/** @param {KeyboardEvent} event */
function keyName(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || BROWSERS.has(event.key)) return "";
  if (NAMED[event.key]) return NAMED[event.key];
  if (/^F\d+$/.test(event.key)) return event.key.toLowerCase();
  if (event.key.length !== 1) return "";
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code);
  if (digit && !event.shiftKey && !/[\x21-\x7e]/.test(event.key)) return digit[1];
  return event.key;
}

/** The Latin letter on the key, for scripts the game does not know. @param {KeyboardEvent} event */
function latinLetter(event) {
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1] ?? "";
  return event.shiftKey ? letter : letter.toLowerCase();
}

// A field, because screen readers then let keys through by themselves; nothing is ever typed in it.
element("keys").addEventListener("beforeinput", (event) => event.preventDefault());
element("keys").addEventListener("keydown", (event) => {
  const key = keyName(event);
  if (!key || !shown) return;
  event.preventDefault();
  sounds.wake();
  send({ kind: "key", key, latin: latinLetter(event), unasked });
});
addEventListener("pointerdown", () => sounds.wake());
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") sounds.wake();
});

element("entry").addEventListener("submit", (event) => {
  event.preventDefault();
  if (!shown?.view.field) return;
  const id = shown.view.field.many_lines ? "entry-lines" : "entry-text";
  const box = /** @type {HTMLInputElement} */ (element(id));
  sounds.wake();
  send({ kind: "submit", revision: shown.view.revision, text: box.value });
  box.value = "";
});

element("board-switch").addEventListener("click", () => {
  boardHidden = !boardHidden;
  kept.set("board", boardHidden ? "hidden" : "shown");
  setText(element("board-switch"), words[boardHidden ? "board-show" : "board-hide"]);
  element("board").hidden = boardHidden;
  if (shown) showTable(shown.table);
});
element("board").hidden = boardHidden;
element("squares-part").addEventListener("toggle", () => shown && showTable(shown.table));

takeFile("file", (bytes) => send({ kind: "file", bytes }));
takeFile("take-back", (bytes) => send({ kind: "take-back", bytes }));
element("keep-all").addEventListener("click", () => send({ kind: "copy" }));

/** @param {string} word */
function note(word) {
  const said = [{ text: words[word] ?? word, row: "", interrupt: false, again: false, seconds: NOTICE_SECONDS }];
  say(said, said);
}

setUpSpeech(announcer, (speed) => send({ kind: "speed", speed }));
for (const id of ["again", "reload"]) element(id).addEventListener("click", () => location.reload());
if ("serviceWorker" in navigator && location.protocol !== "file:") {
  void navigator.serviceWorker.ready.then(() => {
    element("offline-note").hidden = false;
  });
  navigator.serviceWorker.register("service-worker.js").then((registration) => {
    registration.addEventListener("updatefound", () => {
      const fresh = registration.installing;
      fresh?.addEventListener("statechange", () => {
        if (fresh.state === "installed" && navigator.serviceWorker.controller) {
          element("version").hidden = false;
          note("new-version");
        }
      });
    });
  }, () => {});
}
// A page that is left must not hold on to the games: one that comes back begins anew.
addEventListener("pagehide", () => worker.terminate());
addEventListener("pageshow", (event) => {
  if (/** @type {PageTransitionEvent} */ (event).persisted) location.reload();
});
// `#seed=word` repeats the dice of a game, as --seed does in a terminal.
const seed = new URLSearchParams(location.hash.slice(1)).get("seed");
send({ kind: "start", languages: navigator.languages, seed });
send({ kind: "speed", speed: Number(kept.get("rate") || 1) });
