const day = 24 * 60 * 60;

/** A cookie's value; null when there is none, it is not readable, or cookies are blocked. */
export function readCookie(name: string): string | null {
  try {
    const start = `${encodeURIComponent(name)}=`;
    const found = document.cookie.split("; ").find((cookie) => cookie.startsWith(start));
    return found === undefined ? null : decodeURIComponent(found.slice(start.length));
  } catch {
    return null;
  }
}

/** Keeps a cookie for that many days, for this site's pages only. Where cookies are blocked nothing happens. */
export function writeCookie(name: string, value: string, days: number): void {
  try {
    const pair = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
    document.cookie = `${pair}; Max-Age=${Math.round(days * day)}; Path=/; SameSite=Lax`;
  } catch {
    // Blocked: the preference is forgotten, nothing else is lost.
  }
}
