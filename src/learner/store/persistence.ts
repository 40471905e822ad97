// A browser may clear what sites have stored when room runs short, the site that was not visited for longest first,
// unless it has promised not to clear this one.

/** Whether the browser has promised to keep what is stored; null where it makes no such promises, or was not asked yet. */
export type Kept = boolean | null;

let kept: Kept = null;
let asked = false;
const changed = new EventTarget();

function know(now: Kept): void {
  kept = now;
  changed.dispatchEvent(new Event("change"));
}

/** What is known of the browser's promise. */
export function knownKept(): Kept {
  return kept;
}

/** Calls at each change of `knownKept`, and asks the browser what holds now; gives what ends that. */
export function onKeptChange(listener: () => void): () => void {
  changed.addEventListener("change", listener);
  if (canAsk()) navigator.storage.persisted().then(know, () => undefined);
  return () => changed.removeEventListener("change", listener);
}

/** Asks the browser for the promise, and gives whether there is one now. Firefox asks the reader: only after a click. */
export async function askToKeep(): Promise<boolean> {
  if (!canAsk()) return false;
  try {
    const now = (await navigator.storage.persisted()) || (await navigator.storage.persist());
    know(now);
    return now;
  } catch {
    return false;
  }
}

/** The same once a visit, and only of a browser that decides by itself: all but Firefox, which alone names no vendor. */
export async function askQuietly(): Promise<void> {
  if (asked || navigator.vendor === "") return;
  asked = true;
  await askToKeep();
}

/** Missing on pages from a plain http address, and in old browsers. */
function canAsk(): boolean {
  return "storage" in navigator && "persist" in navigator.storage;
}
