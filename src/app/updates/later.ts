/// <reference lib="webworker" />
import { registerRoute } from "workbox-routing";
import { allStored, laterCache } from "./stored.ts";

// A first visit stores every page with its puzzles, games and tools. The library, the search's words and what poses further puzzles of a
// kind are as much as a quarter of that: they follow when the page has nothing else to do. Their names have their version in them.

const cacheName = laterCache;

/** Where the build puts them (vite.config.ts). */
export const isLater = (url: string) => url.includes("assets/later/");
/** Puzzles that have left their lists: they stay once they were opened, and are no part of "all of it". */
export const isOpened = (url: string) => url.includes("assets/opened/");

let storing: Promise<boolean> | undefined;

/**
 * Stores what is not there yet and drops what this version does not have, of what is stored as it is opened too. Tells whether all of it is
 * there. Two tabs ask at once: it is done once.
 */
export function storeLater(urls: readonly string[], opened: readonly string[]): Promise<boolean> {
  storing ??= store(urls, opened).finally(() => {
    storing = undefined;
  });
  return storing;
}

async function store(urls: readonly string[], opened: readonly string[]): Promise<boolean> {
  try {
    const cache = await caches.open(cacheName);
    const there = new Set((await cache.keys()).map(({ url }) => url));
    if (urls.some((url) => !there.has(url))) await cache.delete(allStored);
    await cache.addAll(urls.filter((url) => !there.has(url)));
    const kept = new Set([...urls, ...opened]);
    await Promise.all([...there].filter((url) => !kept.has(url)).map((url) => cache.delete(url)));
    await cache.put(allStored, new Response());
    return true;
  } catch {
    return false; // no connection, or no room: the next visit tries again
  }
}

/** Answers from the store; what is not there yet is fetched, and stays. */
export function serveLater(urls: ReadonlySet<string>): void {
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
