// After the first visit the game starts without a network; a new version waits for a reload.
// @ts-check
/// <reference lib="webworker" />

const scope = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
/** With the path, since all copies of the page at one address share their caches. */
const PREFIX = `ludo ${new URL(scope.registration.scope).pathname} `;
/** In a cache once it holds all that a start needs. */
const WHOLE = "build";
/** Kept when somebody has asked for them: other languages, and sounds for browsers without Ogg. */
const LATER = /^(languages\/.*|.*\.wav)$/;

async function listed() {
  const answer = await fetch("files.json", { cache: "no-store" });
  return /** @type {{build: string, files: Record<string, string>}} */ (await answer.json());
}

/** The newest cache that is whole; an interrupted one is never mixed with another. */
async function current() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  for (const name of names.reverse()) {
    const cache = await caches.open(name);
    if (await cache.match(WHOLE)) return { name, cache };
  }
  return null;
}

/** The hash that the list has: a folder that is just being renewed must not be kept half and half. @param {Response} answer */
async function hash(answer) {
  const bytes = await crypto.subtle.digest("SHA-256", await answer.arrayBuffer());
  return [...new Uint8Array(bytes)].slice(0, 8).map((one) => one.toString(16).padStart(2, "0")).join("");
}

scope.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const { build, files } = await listed();
    const cache = await caches.open(PREFIX + build);
    const wanted = Object.keys(files).filter((name) => !LATER.test(name));
    await Promise.all(wanted.map(async (name) => {
      const answer = await fetch(name, { cache: "no-cache" });
      if (!answer.ok || await hash(answer.clone()) !== files[name]) throw new Error(name);
      await cache.put(name, answer);
    }));
    await cache.put(WHOLE, new Response(build));
  })());
});

scope.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    const newest = await current();
    const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
    for (const name of names) if (newest && name !== newest.name) await caches.delete(name);
  })());
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  event.respondWith(answer(request, url));
});

/** @param {Request} request @param {URL} url */
async function answer(request, url) {
  const newest = await current();
  if (!newest) return fetch(request);
  const path = url.pathname.endsWith("/") ? new URL("index.html", url).href : request;
  const found = await newest.cache.match(path, { ignoreSearch: true });
  if (found) return found;
  const fetched = await fetch(request);
  const name = url.href.slice(scope.registration.scope.length);
  if (fetched.ok && LATER.test(name)) await newest.cache.put(request, fetched.clone());
  return fetched;
}
