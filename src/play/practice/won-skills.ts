import type { OutlinedSkill } from "../../engine/exercise.ts";
import { inWords, noun } from "../../engine/words.ts";
import type { Day } from "../../learner/day.ts";
import { type SkillState, strength } from "../../learner/derive/skill-states.ts";

type States = ReadonlyMap<string, SkillState>;

/** What a run won for its skills, in words: the steps that were climbed, and what sits from now on. */
export function wonSkills(
  skills: readonly Pick<OutlinedSkill, "id" | "title" | "stages">[],
  before: States,
  now: States,
  today: Day,
): readonly string[] {
  return skills.flatMap(({ id, title, stages }) => {
    const [was, is] = [before.get(id), now.get(id)];
    const top = stages.length - 1;
    const stage = Math.min(top, is?.stage ?? 0);
    const up = is ? stage - Math.min(top, was?.stage ?? 0) : 0;
    const isSecure = strength(is, today) === "secure" && strength(was, today) !== "secure";
    return [
      ...(up > 0 ? [`${title}: ${inWords(up)} ${noun(up, "step")} up. Now: ${stages[stage]?.label}`] : []),
      ...(isSecure ? [`${title} is secure now`] : []),
    ];
  });
}
