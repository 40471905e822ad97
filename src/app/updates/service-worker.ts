/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("message", (event) => {
  if ((event.data as { type?: string } | null)?.type === "SKIP_WAITING") void self.skipWaiting();
});
// Take over the page of the very first visit too, so that it can go on offline without a reload.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST, {
  directoryIndex: "index.html",
  cleanURLs: true,
  // A shared link carries its puzzle after the question mark: the page is the same file.
  ignoreURLParametersMatching: [/./],
  urlManipulation: ({ url }) => {
    const path = url.pathname.replace(/\/$/, "");
    return /\.\w+$/.test(path) ? [] : [new URL(`${path}/index.html`, url)];
  },
});
const kept = (page: string) => createHandlerBoundToURL(`${import.meta.env.BASE_URL}${page}`);
// /geometry/circles/17: no page of a puzzle is kept, but its list is, from which the script sets the puzzle into a shell.
registerRoute(new NavigationRoute(kept("puzzle-shell.html"), { allowlist: [/^[^?]*\/[a-z0-9-]+\/\d+\/?(?:\?|$)/] }));
registerRoute(new NavigationRoute(kept("404.html")));
