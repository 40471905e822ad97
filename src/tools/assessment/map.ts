import type { Grade, Zone } from "../../engine/exercise.ts";

/** A stage of a skill, as a place on the map of what can be learnt. */
export interface Place {
  readonly zone: string;
  readonly skill: string;
  readonly stage: number;
  readonly grade: Grade;
  /** On the scale of grades: whoever is at 3.5 can do half of what is at 3.5. */
  readonly difficulty: number;
  /** Indexes of the places that this one rests on directly; all of them come before it on the map. */
  readonly needs: readonly number[];
}

/** Every stage of these zones, those first that others rest on. */
export type SkillMap = readonly Place[];

/** Stages of one grade in one skill are this far apart. */
const step = 0.3;

/**
 * The map of some zones. A stage rests on the stage before it, and on each skill that its own skill needs: on the highest
 * stage there that is no harder than itself, or on the first.
 */
export function skillMap(zones: readonly Zone[]): SkillMap {
  const skills = new Map(zones.flatMap(({ id, skills }) => skills.map((skill) => [skill.id, { zone: id, skill }])));
  const places: Place[] = [];
  const indexOf = new Map<string, readonly number[]>();

  function visit(id: string): readonly number[] {
    const known = indexOf.get(id);
    const found = skills.get(id);
    if (known || !found) return known ?? [];
    const { zone, skill } = found;
    const grounds = skill.needs.map(visit).filter((ground) => ground.length > 0);
    const own: number[] = [];
    for (const [stage, one] of skill.stages.entries()) {
      const { grade } = one;
      const same = skill.stages.filter((other) => other.grade === grade);
      const difficulty = grade + step * (same.indexOf(one) - (same.length - 1) / 2);
      const before = own.at(-1);
      const needs = [
        ...(before === undefined ? [] : [before]),
        ...grounds.map((ground) => lastUpTo(ground, grade, places)),
      ];
      own.push(places.push({ zone, skill: id, stage, grade, difficulty, needs }) - 1);
    }
    indexOf.set(id, own);
    return own;
  }

  for (const id of skills.keys()) visit(id);
  return places;
}

function lastUpTo(ground: readonly number[], grade: number, places: SkillMap): number {
  const reached = ground.filter((index) => (places[index]?.grade ?? 0) <= grade);
  return reached.at(-1) ?? ground[0] ?? 0;
}
