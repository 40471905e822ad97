import { numberOf } from "../../content/daily-calendar.ts";
import { pathOfPuzzle } from "../../content/where.ts";
import type { Level } from "../../engine/puzzle.ts";
import type { Day } from "../../learner/day.ts";
import { random } from "../../maths/random.ts";

/** Those whose lists are levels. */
const categories = ["arithmetic", "logic", "number-theory", "patterns", "word-problems", "brain-teasers"];

/** The address of the puzzle that a day has for a level besides its challenge, the same on every device. Rejects where its list cannot be loaded. */
export async function puzzleBeside(day: Day, level: Level): Promise<string> {
  const chance = random(numberOf(day));
  // Each level of a day is about something else.
  const category = chance.shuffle(categories)[["easy", "medium", "hard"].indexOf(level)];
  const { loadLists } = await import("../../content/lists.ts");
  const [list] = await loadLists([`${category}/${level}`]);
  const puzzles = list ? [...list.first, ...(await list.rest())] : [];
  return pathOfPuzzle(chance.pick(puzzles).id);
}
