/** The store of the library, and the key that says that all of it is in there. */
export const libraryCache = "library";
export const allStored = "all-of-it";

/** What works without a connection: every page, all but the library's, or nothing yet. */
export type Stored = "all" | "some" | "none";

/** Never rejects: where storage is blocked, nothing is stored. */
export async function whatIsStored(): Promise<Stored> {
  try {
    if (!navigator.serviceWorker?.controller) return "none";
    return (await caches.match(allStored, { cacheName: libraryCache })) ? "all" : "some";
  } catch {
    return "none";
  }
}
