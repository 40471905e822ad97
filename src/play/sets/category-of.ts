import zones from "virtual:skill-names";
import { listOfPuzzle } from "../../content/where.ts";
import { puzzleOfItem, readExerciseItem } from "../../engine/item.ts";

/** The zone of a skill's question; empty for anything else. */
export function zoneOfItem(item: string): string {
  const skill = readExerciseItem(item)?.skill;
  return zones.find(({ skills }) => skills.some(({ id }) => id === skill))?.id ?? "";
}

/** What the log of attempts files the answer to an item under, as where it is usually met. */
export function categoryOf(item: string): string {
  if (item.startsWith("weekly-")) return "weekly-quiz";
  return zoneOfItem(item) || (listOfPuzzle(puzzleOfItem(item))?.split("/")[0] ?? "worksheets");
}
