/// <reference lib="webworker" />
import type { PrecacheController } from "workbox-precaching";
import { registerRoute } from "workbox-routing";

declare const self: ServiceWorkerGlobalScope;

// A new version takes over in every tab at once, but a tab goes on running the version it was opened with until its person
// reloads it. What that may still fetch is on no server any more: it is kept here until the last such tab is gone.

const cacheName = "earlier-version";
/** Under which stands which tabs may need it, by their ids. */
const tabsKey = "tabs";

/** Keeps the files of the earlier version for the tabs that are open, when the new one is about to delete them. */
export async function keepEarlier(site: PrecacheController): Promise<void> {
  const tabs = await self.clients.matchAll({ includeUncontrolled: true, type: "window" });
  const before = await caches.open(site.strategy.cacheName);
  const stale = (await before.keys()).filter(({ url }) => isHashed(new URL(url)) && !site.getCacheKeyForURL(url));
  if (tabs.length === 0 || stale.length === 0) return;
  const earlier = await caches.open(cacheName);
  await earlier.put(tabsKey, Response.json(tabs.map(({ id }) => id)));
  for (const request of stale) {
    const response = await before.match(request);
    if (response) await earlier.put(request, response);
  }
}

/** Forgets it at a navigation when no tab needs it any more. Comes before every route: what answers ends the event for others. */
export function forgetEarlierInTime(): void {
  self.addEventListener("fetch", (event) => {
    if (event.request.mode === "navigate") event.waitUntil(forgetEarlier());
  });
}

/** Answers with what was kept. Comes after the route of the version that is in charge. */
export function serveEarlier(): void {
  registerRoute(
    ({ url }) => isHashed(url),
    async ({ request }) => (await caches.match(request.url, { cacheName, ignoreVary: true })) ?? fetch(request),
  );
}

async function forgetEarlier(): Promise<void> {
  const noted = await caches.match(tabsKey, { cacheName });
  if (!noted) return;
  const needing: unknown = await noted.json();
  const tabs = await self.clients.matchAll({ includeUncontrolled: true, type: "window" });
  if (!Array.isArray(needing) || !tabs.some(({ id }) => needing.includes(id))) await caches.delete(cacheName);
}

/** Whether a file has its version in its name. */
function isHashed({ origin, pathname }: URL): boolean {
  return origin === location.origin && pathname.startsWith(`${import.meta.env.BASE_URL}assets/`);
}
