// Python in a worker: one step at a time, kept before it is told.
// @ts-check
import { Socket } from "./socket.js";
import { openStore } from "./store.js";

const FOLDER = "/ludo";
/** @type {any} */
let shell = null;
/** @type {import("./types").Store | null} */
let store = null;
/** @type {import("./types").Change[]} Changes the store had no room for. */
let unkept = [];
let failure = "";
/** @type {Promise<void>} Steps one after the other: a store may have to be waited for. */
let last = Promise.resolve();

const socket = new Socket((number, news) => {
  enqueue(() => publish(shell.heard(number, JSON.stringify(news))));
});

/** @param {() => Promise<void>} step */
function enqueue(step) {
  last = last.then(step).catch((error) => {
    console.error(error);
    tell({ kind: "failed", text: failure });
  });
}

/** @param {object} message */
function tell(message) {
  postMessage(message);
}

onmessage = ({ data }) => enqueue(() => obey(data));

/** @param {any} request */
async function obey(request) {
  if (request.kind === "start") await start(request.languages, request.seed);
  else if (!shell) return;
  else if (request.kind === "board") tell({ kind: "board", ...JSON.parse(shell.board()) });
  else if (request.kind === "squares") tell({ kind: "squares", rows: JSON.parse(shell.squares()) });
  else if (request.kind === "copy") tell({ kind: "copy", bytes: toBytes(shell.keeper.everything()) });
  else if (request.kind === "take-back") await publish(shell.take_back(request.bytes));
  else if (request.kind === "file") await publish(shell.receive(request.bytes));
  else await publish(shell.step(JSON.stringify(request)));
}

/** @param {any} proxy @returns {Uint8Array} */
function toBytes(proxy) {
  const bytes = proxy.toJs();
  proxy.destroy();
  return bytes;
}

/** Keep what the step has written, then tell what it said. @param {string} update */
async function publish(update) {
  const changes = shell.keeper.changes();
  /** @type {import("./types").Change[]} */
  const kept = [];
  for (const change of changes) {
    const data = change.data;
    kept.push({
      path: change.path,
      start: change.start,
      data: data === undefined || data === null ? null : toBytes(data),
    });
    change.destroy();
  }
  changes.destroy();
  const news = await keep(kept);
  tell({ kind: "update", update: JSON.parse(update) });
  if (news) tell({ kind: "notice", word: news });
}

/**
 * Keep changes, after those that found no room before; return a word about it if that is news.
 * @param {import("./types").Change[]} changes @returns {Promise<string>}
 */
async function keep(changes) {
  const before = unkept.length;
  unkept.push(...changes);
  if (!store || !unkept.length) return "";
  try {
    const waiting = store.keep(unkept);
    if (waiting) await waiting;
  } catch (error) {
    console.warn(error);
    return before ? "" : "storage-full";
  }
  unkept = [];
  return before ? "storage-again" : "";
}

/** @param {readonly string[]} languages @param {string | null} seed */
async function start(languages, seed) {
  const texts = await (await fetch("texts.json")).json();
  const lang = languages.find((one) => texts[one.split("-")[0]] || texts[one]) ?? "en";
  const words = texts[lang] ?? texts[lang.split("-")[0]];
  failure = words.failed;
  tell({ kind: "loading", text: `${words.loading} ${words["loading-slow"]}`, words });
  if (typeof WebAssembly !== "object") {
    tell({ kind: "failed", text: words["too-old"] });
    return;
  }
  const site = fetch("site.zip").then((answer) => answer.arrayBuffer());
  const opening = openStore();
  const place = new URL("./pyodide/", import.meta.url).href;
  const { loadPyodide } = await import(`${place}pyodide.mjs`);
  const python = await loadPyodide({ indexURL: place });
  python.unpackArchive(await site, "zip", { extractDir: "/site" });
  python.FS.mkdirTree(FOLDER);
  const opened = await opening;
  if (opened.taken) {
    tell({ kind: "failed", text: words["two-tabs"] });
    return;
  }
  store = opened.store;
  if (store) {
    for (const [path, data] of store.everything()) {
      const slash = path.lastIndexOf("/");
      if (slash > 0) python.FS.mkdirTree(`${FOLDER}/${path.slice(0, slash)}`);
      python.FS.writeFile(`${FOLDER}/${path}`, data);
    }
    store.forget();
  }
  python.globals.set("_lang", languages[0] ?? "en");
  python.globals.set("_seed", seed ?? "");
  python.globals.set("_fetch", fetchLanguage);
  python.globals.set("_socket", socket);
  shell = python.runPython(`
import sys
sys.path.insert(0, "/site")
from pathlib import Path
from playpalace_ludo.web.shell import WebShell
WebShell(Path("${FOLDER}"), _lang, seed=_seed or None, fetch_language=_fetch, socket=_socket)
`);
  await publish(shell.start());
  if (!store) tell({ kind: "notice", word: "storage-lost" });
  else if (!isSecureContext) tell({ kind: "notice", word: "insecure" });
}

/**
 * Fetch a language while Python waits; a worker may.
 * @param {string} lang @returns {Uint8Array | undefined}
 */
function fetchLanguage(lang) {
  const asked = new XMLHttpRequest();
  try {
    asked.open("GET", `languages/${encodeURIComponent(lang)}.zip`, false);
    asked.responseType = "arraybuffer";
    asked.send();
  } catch {
    return undefined;
  }
  return asked.status === 200 ? new Uint8Array(asked.response) : undefined;
}
