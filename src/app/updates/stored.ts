/** The store of what comes later, and the key that says that all of it is in there. */
export const laterCache = "later";
export const allStored = `${import.meta.env.BASE_URL}all-of-it`;

/** What works without a connection: every page, all but what comes later, or nothing yet. */
export type Stored = "all" | "some" | "none";

/** Never rejects: where storage is blocked, nothing is stored. */
export async function whatIsStored(): Promise<Stored> {
  try {
    // Its worker may have stored the site before it serves this page: on a first visit, or after a reload past the stores.
    if (!(await navigator.serviceWorker.getRegistration())?.active) return "none";
    return (await caches.match(allStored, { cacheName: laterCache })) ? "all" : "some";
  } catch {
    return "none";
  }
}
