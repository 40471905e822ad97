/// <reference lib="webworker" />
import { registerRoute } from "workbox-routing";
import { allStored, libraryCache } from "./stored.ts";

// What the library holds is as much again as the rest of the site. A first visit stores the pages, puzzles and games; the library follows
// when the page has nothing else to do. The names of its files have their version in them.

const cacheName = libraryCache;

/** Where the build puts what only the library needs (vite.config.ts). */
export const isOfLibrary = (url: string) => url.includes("assets/library/");

/** Stores what is not there yet and drops what this version does not have. Tells whether all of it is there. */
export async function storeLibrary(urls: readonly string[]): Promise<boolean> {
  try {
    const cache = await caches.open(cacheName);
    const there = new Set((await cache.keys()).map(({ url }) => url));
    if (urls.some((url) => !there.has(url))) await cache.delete(allStored);
    await cache.addAll(urls.filter((url) => !there.has(url)));
    await Promise.all([...there].filter((url) => !urls.includes(url)).map((url) => cache.delete(url)));
    await cache.put(allStored, new Response());
    return true;
  } catch {
    return false; // no connection, or no room: the next visit tries again
  }
}

/** Answers from the store; what is not there yet is fetched, and stays. */
export function serveLibrary(urls: ReadonlySet<string>): void {
  registerRoute(
    ({ url }) => urls.has(url.href),
    async ({ request }) => {
      const stored = await caches.match(request.url, { cacheName, ignoreVary: true });
      if (stored) return stored;
      const response = await fetch(request);
      if (response.ok) {
        const copy = response.clone();
        await caches.open(cacheName).then(
          (cache) => cache.put(request.url, copy),
          () => undefined,
        );
      }
      return response;
    },
  );
}
