import { who } from "../who.ts";
import { type AllChosen, mostPeople, readAllChosen } from "./all-chosen.ts";
import { version } from "./settings.ts";
import { keep, keepIfRoom, readKept } from "./store.ts";

/** Everybody's settings, for a copy of the record. */
export function allChosen(): AllChosen {
  return readAllChosen(readKept());
}

/** Keeps the settings of those who have none here; nobody's are overwritten. Gives of how many, and for how many there is no room. */
export function addChosen(all: AllChosen): { readonly added: number; readonly left: number } {
  const kept = readKept();
  const fresh = Object.entries(all).filter(([id]) => !Object.hasOwn(kept, id));
  const taken = fresh.slice(0, Math.max(0, mostPeople - Object.keys(kept).length));
  const read = taken.map(([id, own]) => [id, { v: version, ...own }]);
  const added = taken.length > 0 && keepIfRoom({ ...Object.fromEntries(read), ...kept }) ? taken.length : 0;
  return { added, left: fresh.length - added };
}

/** Makes everything as usual again for the profile that is practising. */
export function forgetChosen(): void {
  const own = who();
  keep(Object.fromEntries(Object.entries(readKept()).filter(([id]) => id !== own)));
}
