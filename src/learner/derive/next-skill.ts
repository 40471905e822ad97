import type { Day } from "../day.ts";
import { isUnderWay } from "./skill-map.ts";
import { type SkillState, strength } from "./skill-states.ts";

interface Named {
  readonly id: string;
  /** Ids of the skills it rests on directly. */
  readonly needs: readonly string[];
}

/** Why a skill comes next: what was just done rests on it, it is due, it rests on what was just done, it was begun, or its ground is there. */
export type Why = "under" | "due" | "over" | "begun" | "ground" | "first";

export interface Next {
  readonly id: string;
  readonly why: Why;
}

/** What was just practised, and whether most of it was right at once and alone. */
export interface Just {
  readonly ids: readonly string[];
  readonly well: boolean;
}

/** So many skills deeper in the map than another, one asks for much more than that: after quadratics nobody goes on to the times tables. */
const far = 3;

/**
 * The one skill to go on with after a run, from all skills in the order in which they are met. Where it went badly, the weakest of
 * what it rests on, or null: then more of the same comes next. Else the weakest that is due, what builds on it, what is
 * under way, or the next new one with what it rests on, and of those first what is not far below it; null where there is none, as where
 * everything is secure.
 */
export function nextSkill(
  skills: readonly Named[],
  states: ReadonlyMap<string, SkillState>,
  today: Day,
  just: Just,
): Next | null {
  const word = (id: string) => strength(states.get(id), today);
  const box = (id: string) => states.get(id)?.box ?? -1;
  const weakest = (some: readonly Named[]) =>
    some.toSorted(
      (a, b) => box(a.id) - box(b.id) || ((states.get(a.id)?.due ?? "") < (states.get(b.id)?.due ?? "") ? -1 : 1),
    )[0];
  const isJust = ({ id }: Named) => just.ids.includes(id);
  const others = skills.filter((one) => !isJust(one));
  const isMet = (id: string) => just.ids.includes(id) || (states.get(id)?.alone ?? 0) > 0;
  const found = (why: Why, skill: Named | undefined): Next | null => (skill ? { id: skill.id, why } : null);

  if (!just.well) {
    const needs = skills.filter(isJust).flatMap((one) => one.needs);
    const unsure = others.filter(({ id }) => needs.includes(id) && word(id) !== "secure" && word(id) !== "growing");
    return found("under", weakest(unsure));
  }
  const depth = depthIn(skills);
  const here = Math.min(...just.ids.map(depth));
  const isNear = ({ id }: Named) => depth(id) >= here - far;
  const open = others.filter((one) => word(one.id) !== "secure" && one.needs.every(isMet));
  const fresh = open.filter(({ id }) => word(id) === "new");
  const due = others.filter(({ id }) => word(id) === "due");
  const begun = others
    .filter(({ id }) => isUnderWay(word(id)))
    .toSorted((a, b) => (states.get(b.id)?.asked ?? 0) - (states.get(a.id)?.asked ?? 0));
  return (
    found("due", weakest(due.filter(isNear))) ??
    found(
      "over",
      open.find(({ needs }) => needs.some((need) => just.ids.includes(need))),
    ) ??
    found("begun", begun.find(isNear)) ??
    found(
      "ground",
      fresh.find((one) => one.needs.length > 0 && isNear(one)),
    ) ??
    found("due", weakest(due)) ??
    found("begun", begun[0]) ??
    // Whoever has come past the first steps is not sent back to them: then more of the same comes next.
    found("first", skills.filter(isJust).some(({ needs }) => needs.length === 0) ? fresh[0] : undefined)
  );
}

/** How many skills the longest way to a skill leads over, from what rests on nothing. */
function depthIn(skills: readonly Named[]): (id: string) => number {
  const needs = new Map(skills.map((one) => [one.id, one.needs]));
  const depth = (id: string): number => Math.max(0, ...(needs.get(id) ?? []).map((need) => 1 + depth(need)));
  return depth;
}
