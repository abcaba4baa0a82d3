// After the first visit the game starts without a network; a new version waits for a reload.
// @ts-check
/// <reference lib="webworker" />

const scope = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const PREFIX = "ludo-";

async function listed() {
  const answer = await fetch("files.json", { cache: "no-store" });
  return /** @type {{build: string, files: Record<string, string>}} */ (await answer.json());
}

scope.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const { build, files } = await listed();
    const cache = await caches.open(PREFIX + build);
    const wanted = Object.keys(files).filter((name) => !name.endsWith(".wav"));
    await Promise.all(wanted.map(async (name) => {
      const answer = await fetch(name, { cache: "no-cache" });
      if (!answer.ok) throw new Error(name);
      await cache.put(name, answer);
    }));
    await cache.put("build", new Response(build));
  })());
});

scope.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
    for (const name of names.slice(0, -1)) await caches.delete(name);
  })());
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  event.respondWith((async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
    for (const name of names.reverse()) {
      const cache = await caches.open(name);
      const path = url.pathname.endsWith("/") ? new URL("index.html", url).href : request;
      const found = await cache.match(path, { ignoreSearch: true });
      if (found) return found;
    }
    return fetch(request);
  })());
});
