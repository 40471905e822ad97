// As local.ts, for what lasts as long as the tab.

/** A text kept under a key; null when there is none or storage is blocked. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text under a key, an empty one by forgetting it; not where storage is blocked or full. */
export function writeSession(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // Then it lasts as long as the page.
  }
}
