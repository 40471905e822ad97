import { who } from "../who.ts";
import { type Chosen, readChosen, version } from "./settings.ts";
import { type Kept, keep, readKept } from "./store.ts";

/** What each profile chose, by its id. */
export type AllChosen = Readonly<Record<string, Chosen>>;

const longestId = 200;

/** Everybody's settings, for a copy of the record. */
export function allChosen(): AllChosen {
  return readAllChosen(readKept());
}

/** What can be read of anything that was stored or imported as everybody's settings; never throws. */
export function readAllChosen(stored: unknown): AllChosen {
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return {};
  const all = Object.entries(stored).map(([id, own]) => [id, readChosen(own)] as const);
  return Object.fromEntries(
    all.filter(([id, own]) => id !== "" && id.length <= longestId && Object.keys(own).length > 0),
  );
}

/** Keeps the settings of those who have none here; nobody's are overwritten. */
export function addChosen(all: AllChosen): void {
  const read = Object.entries(all).map(([id, own]) => [id, { v: version, ...own }]);
  const kept = readKept();
  const added: Kept = { ...Object.fromEntries(read), ...kept };
  if (Object.keys(added).length > Object.keys(kept).length) keep(added);
}

/** Makes everything as usual again for the profile that is practising. */
export function forgetChosen(): void {
  const own = who();
  keep(Object.fromEntries(Object.entries(readKept()).filter(([id]) => id !== own)));
}
