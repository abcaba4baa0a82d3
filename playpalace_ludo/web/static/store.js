// The player's folder, kept by the browser: a journal in the private file system, or IndexedDB.
// @ts-check

/** @typedef {import("./types").Change} Change */
/** @typedef {import("./types").Store} Store */

const NAME = "ludo.journal";
/** A journal is written anew when it is this much larger than what it says. */
const SLACK = 4 * 1024 * 1024;

/** How often a store that is taken is tried again: a page that was just left lets go of it. */
const TRIES = 12;

/** @returns {Promise<{store: Store | null, taken: boolean}>} */
export async function openStore() {
  for (let tries = 1; ; tries += 1) {
    const opened = await tryStore();
    if (!opened.taken || tries === TRIES) return opened;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** @returns {Promise<{store: Store | null, taken: boolean}>} */
async function tryStore() {
  let handle;
  try {
    const root = await navigator.storage.getDirectory();
    const file = await root.getFileHandle(NAME, { create: true });
    handle = await /** @type {any} */ (file).createSyncAccessHandle();
  } catch (error) {
    if (error instanceof DOMException && error.name === "NoModificationAllowedError") {
      return { store: null, taken: true };
    }
  }
  // A journal that cannot be read must not look like a player without games.
  if (handle) return { store: new Journal(handle), taken: false };
  try {
    if (await isElsewhere()) return { store: null, taken: true };
    return { store: await Shelf.open(), taken: false };
  } catch {
    return { store: null, taken: false };
  }
}

/** How long other tabs have to answer: one that is just starting is busy. */
const ANSWER = 2000;

/**
 * Ask other tabs whether they keep games here; a database has no lock that would tell. Of tabs that
 * ask at the same time the one with the smallest number wins.
 */
async function isElsewhere() {
  const channel = new BroadcastChannel("ludo");
  const mine = Math.random();
  let asks = true;
  const answered = new Promise((resolve) => {
    channel.onmessage = ({ data }) => {
      if (data === "here" || (asks && data < mine)) resolve(asks);
      else if (data !== "here") channel.postMessage("here");
    };
    setTimeout(() => resolve(false), ANSWER);
  });
  channel.postMessage(mine);
  const found = await answered;
  asks = false;
  if (found) channel.close();
  return found;
}

/** Length of the entry that says where the others begin; so short that it is written whole or not at all. */
const POINTER = 80;

/**
 * A file that grows: each entry is four bytes of length, its head as JSON, and the data. An entry
 * cut off by a crash is passed over, and the next one takes its place. The first entry may be a
 * pointer to the one where reading begins.
 * @implements {Store}
 */
class Journal {
  /** @param {any} handle */
  constructor(handle) {
    this.handle = handle;
    this.end = 0;
    /** @type {Map<string, Uint8Array>} */
    this.files = new Map();
    this.#read();
    const size = [...this.files.values()].reduce((sum, data) => sum + data.length, 0);
    if (this.end > size + SLACK) this.#rewrite();
  }

  everything() {
    return this.files;
  }

  forget() {
    this.files = new Map();
  }

  /** @param {Change[]} changes */
  keep(changes) {
    for (const change of changes) this.#append(change);
    this.handle.flush();
  }

  #read() {
    const size = this.handle.getSize();
    const whole = new Uint8Array(size);
    this.handle.read(whole, { at: 0 });
    const numbers = new DataView(whole.buffer);
    let at = 0;
    while (at + 4 <= size) {
      const length = numbers.getUint32(at);
      if (at + 4 + length > size) break;
      let head;
      try {
        head = JSON.parse(new TextDecoder().decode(whole.subarray(at + 4, at + 4 + length)));
      } catch {
        break;
      }
      if (at === 0 && head.from > POINTER) {
        at = head.from;
        continue;
      }
      const from = at + 4 + length;
      const count = head.gone ? 0 : head.size;
      if (!Number.isInteger(count) || from + count > size) break;
      this.#apply(head, whole.slice(from, from + count));
      at = from + count;
    }
    this.end = at;
    this.handle.truncate(at);
  }

  /** @param {{path: string, start: number, gone: boolean}} head @param {Uint8Array} data */
  #apply(head, data) {
    if (head.gone) {
      this.files.delete(head.path);
      return;
    }
    const before = this.files.get(head.path) ?? new Uint8Array(0);
    const joined = new Uint8Array(head.start + data.length);
    joined.set(before.subarray(0, head.start));
    joined.set(data, head.start);
    this.files.set(head.path, joined);
  }

  /** @param {Change} change */
  #append(change) {
    const data = change.data ?? new Uint8Array(0);
    const head = { path: change.path, start: change.start, size: data.length, gone: change.data === null };
    const bytes = entry(JSON.stringify(head), data);
    const written = this.handle.write(bytes, { at: this.end });
    if (written < bytes.length) {
      this.handle.truncate(this.end);
      throw new DOMException("the storage is full", "QuotaExceededError");
    }
    this.end += bytes.length;
  }

  /** Drop what is outdated; at every moment a crash leaves either the old entries or the new ones. */
  #rewrite() {
    const old = this.end;
    try {
      for (const [path, data] of this.files) this.#append({ path, start: 0, data });
      if (POINTER + this.end - old + 4 > old) throw new RangeError("they would overlap");
    } catch (error) {
      console.warn(error); // no room for both: the old ones stay
      this.end = old;
      this.handle.truncate(old);
      return;
    }
    const length = this.end - old;
    const fresh = new Uint8Array(length + 4); // a length of 0 behind them ends the reading
    this.handle.read(fresh.subarray(0, length), { at: old });
    this.handle.flush();
    this.#point(old);
    this.handle.write(fresh, { at: POINTER });
    this.handle.flush();
    this.#point(POINTER);
    this.end = POINTER + length;
    this.handle.truncate(this.end);
    this.handle.flush();
  }

  /** @param {number} from */
  #point(from) {
    const head = JSON.stringify({ path: "", start: 0, size: 0, gone: true, from });
    this.handle.write(entry(head.padEnd(POINTER - 4), new Uint8Array(0)), { at: 0 });
    this.handle.flush();
  }
}

/** @param {string} head @param {Uint8Array} data @returns {Uint8Array} */
function entry(head, data) {
  const coded = new TextEncoder().encode(head);
  const bytes = new Uint8Array(4 + coded.length + data.length);
  new DataView(bytes.buffer).setUint32(0, coded.length);
  bytes.set(coded, 4);
  bytes.set(data, 4 + coded.length);
  return bytes;
}

/** What a step says that found another tab's name in the database: a sleeping tab answers nobody. */
export const TAKEN = "taken";

/**
 * Whole files in IndexedDB; a step waits until the database says that it is done.
 * @implements {Store}
 */
class Shelf {
  /** @param {IDBDatabase} base @param {Map<string, Uint8Array>} files @param {string} owner */
  constructor(base, files, owner) {
    this.base = base;
    this.files = files;
    this.owner = owner;
  }

  static async open() {
    const base = await new Promise((resolve, reject) => {
      const asked = indexedDB.open("ludo", 2);
      asked.onupgradeneeded = () => {
        const there = asked.result.objectStoreNames;
        for (const name of ["files", "owner"]) if (!there.contains(name)) asked.result.createObjectStore(name);
      };
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
    const found = new Map();
    await new Promise((resolve, reject) => {
      const asked = base.transaction("files").objectStore("files").openCursor();
      asked.onsuccess = () => {
        const cursor = asked.result;
        if (!cursor) return resolve(undefined);
        found.set(String(cursor.key), cursor.value);
        cursor.continue();
      };
      asked.onerror = () => reject(asked.error);
    });
    const owner = String(Math.random());
    await new Promise((resolve, reject) => {
      const write = base.transaction("owner", "readwrite");
      write.objectStore("owner").put(owner, "tab");
      write.oncomplete = () => resolve(undefined);
      write.onerror = write.onabort = () => reject(write.error);
    });
    return new Shelf(base, found, owner);
  }

  everything() {
    return this.files;
  }

  forget() {}

  /** @param {Change[]} changes @returns {Promise<void>} */
  keep(changes) {
    return new Promise((resolve, reject) => {
      const write = this.base.transaction(["files", "owner"], "readwrite", { durability: "strict" });
      const asked = write.objectStore("owner").get("tab");
      asked.onsuccess = () => {
        if (asked.result === this.owner) this.#put(write.objectStore("files"), changes);
        else {
          reject(TAKEN);
          write.abort();
        }
      };
      write.oncomplete = () => resolve();
      write.onerror = write.onabort = () => reject(write.error);
    });
  }

  /** @param {IDBObjectStore} shelf @param {Change[]} changes */
  #put(shelf, changes) {
    for (const { path, start, data } of changes) {
      if (data === null) {
        this.files.delete(path);
        shelf.delete(path);
        continue;
      }
      const before = this.files.get(path) ?? new Uint8Array(0);
      const joined = new Uint8Array(start + data.length);
      joined.set(before.subarray(0, start));
      joined.set(data, start);
      this.files.set(path, joined);
      shelf.put(joined, path);
    }
  }
}
