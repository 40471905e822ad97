/** What Chromium and its kin send when the site may be installed. Not in the standard, so not in TypeScript. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

/** How the site can be installed here: by a button of ours, or by hand on a phone or tablet or a computer of Apple's. */
export type InstallWay = "button" | "apple-touch" | "apple-mac";

/** Where public/boot.js puts an offer that comes before this module is loaded. */
declare global {
  interface Window {
    installOffer?: Event;
  }
}

let offer: InstallOffer | null = null;
const changed = new EventTarget();

function setOffer(next: Event | null): void {
  offer = next as InstallOffer | null;
  changed.dispatchEvent(new Event("change"));
}

let taking = false;

/** Keeps the browser's offer to install, that of before and those to come, for the button on the progress page. */
export function takeInstallOffers(): void {
  if (taking) return;
  taking = true;
  if (window.installOffer) setOffer(window.installOffer);
  addEventListener("beforeinstallprompt", setOffer);
  addEventListener("appinstalled", () => setOffer(null));
}

/** Calls at each change of `installWay`; gives what ends that. */
export function onInstallChange(listener: () => void): () => void {
  changed.addEventListener("change", listener);
  return () => changed.removeEventListener("change", listener);
}

/** How the site can be installed; null when it is already, or cannot be. */
export function installWay(): InstallWay | null {
  if (matchMedia("(display-mode: standalone)").matches) return null;
  if (offer) return "button";
  // Every browser of an iPhone is Safari inside; an iPad says that it is a Mac, but no Mac can be touched.
  if (navigator.vendor !== "Apple Computer, Inc." || !/Mac|iPhone|iPad|iPod/.test(navigator.userAgent)) return null;
  return navigator.maxTouchPoints > 1 ? "apple-touch" : "apple-mac";
}

/** Shows the browser's question, which it allows once for each offer, and gives whether the reader said yes. */
export async function install(): Promise<boolean> {
  try {
    return (await offer?.prompt())?.outcome === "accepted";
  } catch {
    return false;
  } finally {
    setOffer(null);
  }
}
