import { keep, readKept } from "../../device/settings/store.ts";
import { guest, setWho } from "../../device/who.ts";
import { setLastCopy } from "../../learner/hooks/use-last-copy.ts";
import { stores } from "./stores.ts";

/** Erases all records of all learners, and gives the words for how it went. How pages look for a guest stays. */
export async function eraseRecord(): Promise<string> {
  try {
    for (const store of stores) await store.erase();
    setWho(guest);
    const own = Object.entries(readKept());
    if (own.some(([id]) => id !== guest)) keep(Object.fromEntries(own.filter(([id]) => id === guest)));
    setLastCopy(null);
    localStorage.removeItem("hasAttempts");
    localStorage.removeItem("begun");
    localStorage.removeItem("solvedDaily");
    localStorage.removeItem("weeklyQuizScore");
    return "Everything was erased from this device.";
  } catch {
    return "The browser would not erase the record. You can do it in the browser's settings, under site data.";
  }
}
