import { hash } from "../../maths/hash.ts";
import { codeOf, writeLink } from "../../sets/link.ts";
import type { WorkSet } from "../../sets/set.ts";
import { atStep, twinOf } from "./variants.ts";

/** A version of a set, with the letter it is printed with. */
export interface LetteredSet {
  readonly letter: string;
  readonly set: WorkSet;
  /** How many of its questions had to stay as they are in the set. */
  readonly stayed: number;
}

/** The versions that are printed of a set: the same ones at every time. */
export async function versionsOf(set: WorkSet, versions: "twins" | "levels"): Promise<readonly LetteredSet[]> {
  const { sources } = await import("./sources.ts");
  const seed = hash(writeLink(set));
  const own = { set, stayed: 0 };
  if (versions === "twins")
    return [
      { letter: "A", ...own },
      { letter: "B", ...(await twinOf(set, seed, sources)) },
    ];
  return [
    { letter: "A", ...(await atStep(set, -1, seed, sources)) },
    { letter: "B", ...own },
    { letter: "C", ...(await atStep(set, 1, seed, sources)) },
  ];
}

/** The sheet with a code, among some sets and the versions that were printed of them; null where it is of none of them. */
export async function findSheet(code: string, sets: readonly WorkSet[]): Promise<WorkSet | null> {
  const plain = sets.find((set) => codeOf(set) === code);
  if (plain) return plain;
  for (const set of sets)
    for (const versions of ["twins", "levels"] as const) {
      const found = (await versionsOf(set, versions)).find((one) => codeOf(one.set) === code);
      if (found) return found.set;
    }
  return null;
}
