import { fresh, type OutlinedSkill, type Skill } from "../../engine/exercise.ts";
import type { Exercise } from "../../engine/item.ts";
import type { Day } from "../../learner/day.ts";
import { type SkillState, strength } from "../../learner/derive/skill-states.ts";
import type { Random } from "../../maths/random.ts";

/** A question of this session that has been answered. */
export interface Done extends Exercise {
  /** Right at once and alone. */
  readonly alone: boolean;
}

/** A missed question comes back after so many others. */
const back = 3;
/** A skill that is met for the first time is asked so often in a row, before it is mixed with others. */
const blocked = 3;

interface Choice {
  readonly skills: readonly Skill[];
  readonly states: ReadonlyMap<string, SkillState>;
  readonly done: readonly Done[];
  readonly today: Day;
}

/**
 * The next question of a session over these skills: one that was missed comes back as a fresh twin; a skill that is met
 * for the first time stays for three questions; otherwise the skills that are due, those in progress and now and then
 * another one are mixed, never the same twice in a row where there is a choice.
 */
export function nextExercise(choice: Choice, random: Random): Exercise {
  const { skills, states, done, today } = choice;
  const seed = freshSeed(done, random);
  const pose = (skill: Skill) => fresh(skill, stageOf(skill, states), seed);
  const [only] = skills;
  if (!only) throw new RangeError("no skills to choose from");

  const missed = comesBack(done);
  const again = skills.find(({ id }) => id === missed?.skill);
  if (missed && again) return fresh(again, missed.stage, seed);
  if (skills.length === 1) return pose(only);

  const last = done.at(-1)?.skill;
  const current = skills.find(({ id }) => id === last);
  if (current && isFirstMeeting(current, choice)) return pose(current);

  const others = skills.filter(({ id }) => id !== last);
  const by = (wanted: string) => others.filter(({ id }) => strength(states.get(id), today) === wanted);
  const underWay = [...by("begun"), ...by("growing")];
  const ready = by("new").filter(({ needs }) => needs.every((need) => isMet(need, skills, states)));
  // Half of what is due, a third of what is in progress, the rest a surprise (PEDAGOGY: interleaved set).
  const roll = random.whole(1, 10);
  const pools = roll <= 5 ? [by("due"), underWay] : roll <= 8 ? [underWay, by("due")] : [by("secure"), by("due")];
  const pool = [...pools, ready.slice(0, 1), underWay, others].find((one) => one.length > 0) ?? others;
  return pose(random.pick(pool));
}

/** The stage that success has led to; a skill that was never practised begins with its first. */
export function stageOf(skill: OutlinedSkill, states: ReadonlyMap<string, SkillState>): number {
  return Math.min(states.get(skill.id)?.stage ?? 0, skill.stages.length - 1);
}

/** The oldest missed question that is due to come back in this session and has not been followed by its like. */
function comesBack(done: readonly Done[]): Pick<Exercise, "skill" | "stage"> | undefined {
  const at = done.findIndex(
    ({ alone, skill, stage }, index) =>
      !alone &&
      done.length - index > back &&
      !done.slice(index + 1).some((later) => later.skill === skill && later.stage === stage),
  );
  const missed = done[at];
  return missed && { skill: missed.skill, stage: missed.stage };
}

function isFirstMeeting(skill: Skill, { states, done }: Choice): boolean {
  const here = done.filter((one) => one.skill === skill.id).length;
  const before = (states.get(skill.id)?.asked ?? 0) - here;
  return before <= 0 && here < blocked;
}

/** What a skill rests on need not be practised here when it belongs to another zone. */
function isMet(need: string, skills: readonly Skill[], states: ReadonlyMap<string, SkillState>): boolean {
  return states.has(need) || !skills.some(({ id }) => id === need);
}

/** A seed that this session has not used. */
function freshSeed(done: readonly Done[], random: Random): number {
  const used = new Set(done.map(({ seed }) => seed));
  let seed = seedFrom(random);
  while (used.has(seed)) seed = seedFrom(random);
  return seed;
}

export function seedFrom(random: Random): number {
  return random.whole(0, 2 ** 31 - 1);
}
