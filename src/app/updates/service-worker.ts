/// <reference lib="webworker" />
import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { setIntoShell } from "../../content/collections.ts";
import { forgetEarlierInTime, keepEarlier, serveEarlier } from "./earlier-version.ts";
import { isLater, isOpened, serveLater, storeLater } from "./later.ts";

declare const self: ServiceWorkerGlobalScope;

const files = self.__WB_MANIFEST.map((entry) => (typeof entry === "string" ? { url: entry, revision: null } : entry));
const hrefs = (of: (url: string) => boolean) =>
  files.filter(({ url }) => of(url)).map(({ url }) => new URL(url, location.href).href);
const [later, opened] = [hrefs(isLater), hrefs(isOpened)];
self.addEventListener("message", (event) => {
  const { type } = (event.data ?? {}) as { type?: string };
  if (type === "SKIP_WAITING") void self.skipWaiting();
  if (type === "STORE_LATER")
    event.waitUntil(storeLater(later, opened).then((all) => event.ports[0]?.postMessage(all)));
});
const site = new PrecacheController();
site.addToCacheList(files.filter(({ url }) => !isLater(url) && !isOpened(url)));
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
serveLater(new Set([...later, ...opened]));
serveEarlier();
const kept = (page: string) => site.createHandlerBoundToURL(`${import.meta.env.BASE_URL}${page}`);
// The page of a puzzle (/geometry/circles/17) is not kept either, but its list is.
const below = `(?:[a-z0-9-]+/\\d+|(?:${setIntoShell.join("|")})(?:/[a-z0-9-]+)?)`;
registerRoute(new NavigationRoute(kept("shell.html"), { allowlist: [new RegExp(`^[^?]*/${below}/?(?:\\?|$)`)] }));
registerRoute(new NavigationRoute(kept("404.html")));
