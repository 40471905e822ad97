import { type Chosen, readChosen } from "./settings.ts";

/** What each profile chose, by its id. */
export type AllChosen = Readonly<Record<string, Chosen>>;

const longestId = 200;
/** More than share a device: what settings take of local storage, nothing else can have. */
export const mostPeople = 500;

/** What can be read of anything that was stored or imported as everybody's settings; never throws. */
export function readAllChosen(stored: unknown): AllChosen {
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return {};
  const all = Object.entries(stored).map(([id, own]) => [id, readChosen(own)] as const);
  return Object.fromEntries(
    all.filter(([id, own]) => id !== "" && id.length <= longestId && Object.keys(own).length > 0),
  );
}
