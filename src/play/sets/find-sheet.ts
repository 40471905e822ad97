import { hash } from "../../maths/hash.ts";
import { codeOf, writeFirstLink } from "../../sets/link.ts";
import type { WorkSet } from "../../sets/set.ts";
import { atStep, byPlace, byQuestion, type Dealing, twinOf } from "./variants.ts";

/** A version of a set, with the letter it is printed with. */
export interface LetteredSet {
  readonly letter: string;
  readonly set: WorkSet;
  /** How many of its questions had to stay as they are in the set. */
  readonly stayed: number;
  /** Of an easier or a harder version: how many have other numbers only. */
  readonly level?: number;
}

type Versions = "twins" | "levels";

/** How the versions of a set are dealt, and from what seed. */
interface Printing {
  readonly seedOf: (set: WorkSet) => number;
  readonly dealing: Dealing;
}

/** Each question has one twin for ever: what is moved, taken out or joined by another leaves the sheet that is printed already. */
const steady: Printing = { seedOf: () => hash("sheet"), dealing: byQuestion };
/** The same before any puzzle had left its list. */
const complete: Printing = { ...steady, dealing: { ...byQuestion, before: true } };
/** Until November 2026 any change of the set dealt other versions; sheets with their codes are about. */
const before: Printing = { seedOf: (set) => hash(writeFirstLink(set)), dealing: { ...byPlace, before: true } };

/** The versions that are printed of a set: the same ones at every time. */
export async function versionsOf(
  set: WorkSet,
  versions: Versions,
  { seedOf, dealing } = steady,
): Promise<readonly LetteredSet[]> {
  const { sources } = await import("./sources.ts");
  const seed = seedOf(set);
  const own = { set, stayed: 0 };
  if (versions === "twins")
    return [
      { letter: "A", ...own },
      { letter: "B", ...(await twinOf(set, seed, sources, dealing)) },
    ];
  return [
    { letter: "A", ...(await atStep(set, -1, seed, sources, dealing)) },
    { letter: "B", ...own },
    { letter: "C", ...(await atStep(set, 1, seed, sources, dealing)) },
  ];
}

/** The sheet with a code, among some sets and the versions that were printed of them; null where it is of none of them. */
export async function findSheet(code: string, sets: readonly WorkSet[]): Promise<WorkSet | null> {
  const plain = sets.find((set) => codeOf(set) === code);
  if (plain) return plain;
  for (const printing of [steady, complete, before])
    for (const set of sets)
      for (const versions of ["twins", "levels"] as const) {
        const found = (await versionsOf(set, versions, printing)).find((one) => codeOf(one.set) === code);
        if (found) return found.set;
      }
  return null;
}
