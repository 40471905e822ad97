import type { DailyChallenge } from "../../content/daily-calendar.ts";
import { fresh } from "../../engine/exercise.ts";
import { exerciseItem, itemOf, twinId } from "../../engine/item.ts";
import type { Puzzle } from "../../engine/puzzle.ts";
import { lists } from "../../sets/names.ts";
import type { Addable } from "./addable.ts";
import { sources as own, type Sources } from "./sources.ts";

// What can be put into a set from where it takes some fetching to know by what name.

/** The steps of a skill, each as it is posed now. Rejects where its zone cannot be fetched. */
export async function kindsOfSkill(id: string, { zoneOf }: Pick<Sources, "zoneOf"> = own): Promise<readonly Addable[]> {
  const skill = (await zoneOf(id))?.find((one) => one.id === id);
  if (!skill) throw new Error(`there is no skill ${id}`);
  return skill.stages.map(({ label }, stage) => ({ label, item: (seed) => exerciseItem(fresh(skill, stage, seed)) }));
}

/**
 * The challenge of a day: a puzzle by its name where it was written out, else as a twin of a puzzle of its family, as which it has
 * twins of its own and easier and harder ones. Rejects where the lists cannot be fetched.
 */
export async function kindOfChallenge(
  challenge: DailyChallenge,
  { title, ...puzzle }: Pick<Puzzle, "id" | "title" | "version">,
  { list }: Pick<Sources, "list"> = own,
): Promise<readonly Addable[]> {
  const item = challenge.kind === "written" ? itemOf(puzzle) : await twinIn(challenge, list);
  return [{ label: title, item: () => item }];
}

async function twinIn(
  { family, seed, version }: Extract<DailyChallenge, { kind: "family" }>,
  list: Sources["list"],
): Promise<string> {
  const [category = ""] = family.split("/");
  for (const name of lists.filter((one) => one.startsWith(`${category}-`))) {
    const like = (await list(name.replace(`${category}-`, `${category}/`)))?.find((one) => one.family === family);
    if (like) return itemOf({ id: twinId(like.id, seed), version });
  }
  throw new Error(`no puzzle is of the family ${family}`);
}
