import type { Ages } from "../../content/ages.ts";
import type { Source } from "../../content/typeset.ts";
import { pathOfPuzzle } from "../../content/where.ts";
import { fresh, type Grade, type Zone } from "../../engine/exercise.ts";
import { exerciseItem, itemOf, twinId } from "../../engine/item.ts";
import type { Html, Puzzle } from "../../engine/puzzle.ts";

/** A question as a page shows it, whether a skill or a family poses it. */
export interface Fresh extends Pick<Puzzle, "answer" | "slips" | "check" | "inside"> {
  /** What its answers are recorded under, and counted for. */
  readonly item: string;
  readonly category: string;
  readonly text: Html;
  readonly figure?: Html;
  readonly hint: Html;
  readonly solution: Html;
  /** Said when it is right. */
  readonly right?: Html;
}

const zones = import.meta.glob<Zone>("../../skills/*/zone.ts", { import: "default" });

/** The grade that most of those ages are in. */
const gradeAt: Readonly<Record<Ages, Grade>> = { "8-11": 2, "11-14": 4, "14-18": 6 };

/** The index of the stage that is nearest to a grade, the easier of two that are as near. */
export function stageFor(stages: readonly { readonly grade: Grade }[], ages: Ages): number {
  const far = stages.map(({ grade }) => Math.abs(grade - gradeAt[ages]));
  return far.indexOf(Math.min(...far));
}

/** The question of a source, for those ages; a fresh one of a poser. Rejects where its code cannot be loaded. */
export async function poseFrom(source: Source, ages: Ages, seed: number): Promise<Fresh> {
  if (source.kind === "asked") {
    const { prompt, right, ...ask } = source.ask;
    return { ...ask, category: ask.item.split("/")[0] ?? "", text: prompt, right, solution: right };
  }
  if (source.kind === "family") {
    const { poseFamily } = await import("../puzzle-list/pose.ts");
    const { problem, ...puzzle } = await poseFamily(source.family, seed, twinId(source.like, seed));
    const category = pathOfPuzzle(source.like).split("/")[1] ?? "";
    return { ...puzzle, item: itemOf(puzzle), category, text: problem };
  }
  const [{ pose }, zone] = await Promise.all([
    import("../practice/pose.ts"),
    zones[`../../skills/${source.zone}/zone.ts`]?.(),
  ]);
  const skill = zone?.skills.find(({ id }) => id === source.skill);
  if (!zone || !skill) throw new Error(`there is no skill ${source.zone}/${source.skill}`);
  const exercise = fresh(skill, source.stage ?? stageFor(skill.stages, ages), seed);
  const { prompt, steps, ...posed } = await pose(zone.skills, exercise);
  const [hint = ""] = steps;
  return {
    ...posed,
    item: exerciseItem(exercise),
    category: zone.id,
    text: prompt,
    hint,
    solution: `<ol>${steps.map((step) => `<li>${step}</li>`).join("")}</ol>`,
  };
}
