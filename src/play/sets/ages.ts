import type { Grade } from "../../engine/exercise.ts";
import { ages, agesApart } from "../practice/ages.ts";
import { isFor, kindsFor, type Recipe } from "./compose.ts";
import type { Sources } from "./sources.ts";

/** For whom a sheet is made, and how an address says so (?ages=4). */
export interface SheetAges {
  readonly as: string;
  readonly grade: number;
  readonly name: string;
}

/** Older ones in two parts, of which the first has what is for 13 to 15, too. */
export const sheetAges: readonly SheetAges[] = [
  ...([1, 2, 3, 4, 5] as const).map((grade) => ({ as: String(grade), grade, name: agesApart[grade] })),
  { as: "15", grade: 5.5, name: "15–16" },
  { as: "17", grade: 6, name: "17–18" },
];

/** What links of before say, when those parts were one: they mean what they meant. */
const before: readonly SheetAges[] = [{ as: "6", grade: 6, name: agesApart[6] }];

/** The ages that an address asks for; null where it asks for none that there are. */
export function readAges(text: string): SheetAges | null {
  return [...sheetAges, ...before].find((one) => one.as === text) ?? null;
}

/** The ages that what a sheet would be of is for, "13–18"; empty where some of it is for those that were asked for. */
export async function agesOfKinds(
  wanted: readonly string[],
  recipe: Pick<Recipe, "grade" | "level">,
  { zoneOf }: Pick<Sources, "zoneOf">,
): Promise<string> {
  const found = await Promise.all(wanted.map(async (id) => (await zoneOf(id))?.find((skill) => skill.id === id)));
  const grades = kindsFor(
    found.filter((skill) => skill !== undefined),
    recipe,
  ).map(({ grade }) => grade);
  if (grades.length === 0 || grades.some((grade) => isFor(grade, recipe))) return "";
  const [first, last] = [Math.min(...grades), Math.max(...grades)].map((grade) => ages[grade as Grade].split("–"));
  return `${first?.[0]}–${last?.[1]}`;
}
