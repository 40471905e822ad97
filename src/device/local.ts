// Where storage is blocked, reading window.localStorage itself throws; on a full disk writing does.

/** A text kept under a key; null when there is none or storage is blocked. */
export function readLocal(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text under a key, and says whether that worked. */
export function writeLocal(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
