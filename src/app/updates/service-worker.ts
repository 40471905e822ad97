/// <reference lib="webworker" />
import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { forgetEarlierInTime, keepEarlier, serveEarlier } from "./earlier-version.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("message", (event) => {
  if ((event.data as { type?: string } | null)?.type === "SKIP_WAITING") void self.skipWaiting();
});
const site = new PrecacheController();
site.addToCacheList(self.__WB_MANIFEST);
self.addEventListener("install", (event) => void site.install(event));
self.addEventListener("activate", (event) => {
  // Deletes what this version does not have.
  const cleaned = keepEarlier(site).finally(() => site.activate(event));
  // Take over the page of the very first visit too, so that it can go on offline without a reload.
  event.waitUntil(cleaned.then(() => self.clients.claim()));
});
const options = {
  directoryIndex: "index.html",
  cleanURLs: true,
  // A shared link carries its puzzle after the question mark: the page is the same file.
  ignoreURLParametersMatching: [/./],
  urlManipulation: ({ url }: { url: URL }) => {
    const path = url.pathname.replace(/\/$/, "");
    return /\.\w+$/.test(path) ? [] : [new URL(`${path}/index.html`, url)];
  },
};
forgetEarlierInTime();
registerRoute(new PrecacheRoute(site, options));
serveEarlier();
registerRoute(new NavigationRoute(site.createHandlerBoundToURL(`${import.meta.env.BASE_URL}404.html`)));
