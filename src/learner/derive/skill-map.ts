import type { Day } from "../day.ts";
import { type SkillState, type Strength, strength } from "./skill-states.ts";

/** Whether a skill is being learnt: neither sure nor due yet. */
export const isUnderWay = (word: Strength): boolean => word === "begun" || word === "growing";

/** How full a skill's place on the map is. */
export interface Fill {
  readonly word: Strength;
  /** 0 of a skill that was never practised; 1, and one more each time it came back in time; 4 is full. */
  readonly level: number;
}

const full = 4;

/** The fill of a skill today, from its state; `undefined` is a skill that was never practised. */
export function fill(state: SkillState | undefined, today: Day): Fill {
  return { word: strength(state, today), level: state ? Math.min(full, 1 + state.box) : 0 };
}

/** How many of these skills sit how today. */
export function tally(
  ids: readonly string[],
  states: ReadonlyMap<string, SkillState>,
  today: Day,
): Readonly<Record<Strength, number>> {
  const counts = { new: 0, begun: 0, growing: 0, secure: 0, due: 0 };
  for (const id of ids) counts[strength(states.get(id), today)]++;
  return counts;
}

/**
 * The skill to go on with: of those that are due the one that has waited longest, else of those under way the one that was
 * practised most; null where there is neither.
 */
export function comesNext(ids: readonly string[], states: ReadonlyMap<string, SkillState>, today: Day): string | null {
  const known = ids.flatMap((id) => {
    const state = states.get(id);
    return state ? [{ id, state, word: strength(state, today) }] : [];
  });
  const due = known.filter(({ word }) => word === "due").sort((a, b) => (a.state.due < b.state.due ? -1 : 1));
  const underWay = known.filter(({ word }) => isUnderWay(word)).sort((a, b) => b.state.asked - a.state.asked);
  return (due[0] ?? underWay[0])?.id ?? null;
}
