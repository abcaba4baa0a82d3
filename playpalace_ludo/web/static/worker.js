// Python in a worker: one step at a time, kept before it is told.
// @ts-check
import { Socket } from "./socket.js";
import { TAKEN, openStore } from "./store.js";

const FOLDER = "/ludo";
/** @type {any} */
let python = null;
/** @type {any} */
let shell = null;
/** @type {import("./types").Store | null} */
let store = null;
/** @type {import("./types").Change[]} Changes the store had no room for. */
let unkept = [];
let failure = "";
let elsewhere = "";
/** @type {Promise<void>} Steps one after the other: a store may have to be waited for. */
let last = Promise.resolve();

const socket = new Socket((number, news) =>
  enqueue(() => publish(shell.heard(number, JSON.stringify(news)))),
);

/** @param {() => Promise<void>} step @returns {Promise<void>} */
function enqueue(step) {
  last = last.then(step).catch((error) => {
    console.error(error);
    tell({ kind: "failed", text: failure });
  });
  return last;
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
  else if (request.kind === "take-back") await publish(hand(shell.take_back, request.bytes));
  else if (request.kind === "file") await publish(hand(shell.receive, request.bytes));
  else await publish(shell.step(JSON.stringify(request)), ["act", "submit"].includes(request.kind));
}

/** Hand bytes to Python. @param {(bytes: any) => string} take @param {Uint8Array} bytes */
function hand(take, bytes) {
  const proxy = python.toPy(bytes);
  try {
    return take(proxy);
  } finally {
    proxy.destroy();
  }
}

/** @param {any} proxy @returns {Uint8Array} */
function toBytes(proxy) {
  const bytes = proxy.toJs();
  proxy.destroy();
  return bytes;
}

/**
 * Keep what the step has written, then tell what is heard of it, and only then what is seen.
 * @param {string} heard @param {boolean} [acted]
 */
async function publish(heard, acted = false) {
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
  if (news === TAKEN) {
    shell = null;
    tell({ kind: "failed", text: elsewhere });
    return;
  }
  tell({ kind: "heard", acted, ...JSON.parse(heard) });
  tell({ kind: "shown", acted, ...JSON.parse(shell.shown()) });
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
    if (error === TAKEN) return TAKEN;
    console.warn(error);
    return before ? "" : "storage-full";
  }
  unkept = [];
  return before ? "storage-again" : "";
}

/**
 * Load Pyodide. Of a file that did not arrive whole it tells the console alone, and then waits for
 * ever: so what it fetches is watched.
 * @param {string} place @returns {Promise<any>}
 */
function loadPython(place) {
  const { fetch } = globalThis;
  return new Promise((resolve, reject) => {
    globalThis.fetch = async (...asked) => {
      const fetching = fetch(...asked);
      fetching.then((answer) => answer.clone().arrayBuffer()).catch(reject);
      return fetching;
    };
    import(`${place}pyodide.mjs`)
      .then(({ loadPyodide }) => loadPyodide({ indexURL: place }))
      .then(resolve, reject);
  }).finally(() => {
    globalThis.fetch = fetch;
  });
}

/** A language of ours for one of the player's: the same, or one with the same first part. @param {string} wanted @param {string[]} known */
function closest(wanted, known) {
  const first = wanted.split("-")[0];
  return known.find((one) => one === wanted) ?? known.find((one) => one.split("-")[0] === first);
}

/** @param {readonly string[]} languages @param {string | null} seed */
async function start(languages, seed) {
  const texts = await (await fetch("texts.json")).json();
  const lang = languages.map((one) => closest(one, Object.keys(texts))).find(Boolean) ?? "en";
  const words = texts[lang];
  failure = words.failed;
  elsewhere = words["two-tabs"];
  tell({ kind: "loading", text: `${words.loading} ${words["loading-slow"]}`, words });
  if (typeof WebAssembly !== "object") {
    tell({ kind: "failed", text: words["too-old"] });
    return;
  }
  const place = new URL("./pyodide/", import.meta.url).href;
  const [loaded, site, opened] = await Promise.all([
    loadPython(place),
    fetch("site.zip").then((answer) => answer.arrayBuffer()),
    openStore(),
  ]);
  python = loaded;
  python.unpackArchive(site, "zip", { extractDir: "/site" });
  python.FS.mkdirTree(FOLDER);
  if (opened.taken) {
    tell({ kind: "failed", text: elsewhere });
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
  python.globals.set("_lang", lang);
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
