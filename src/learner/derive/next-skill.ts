import type { Day } from "../day.ts";
import type { Attempt } from "../records/entry.ts";
import { isUnderWay } from "./skill-map.ts";
import { type Outcome, type SkillState, skillSteps, strength } from "./skill-states.ts";

interface Named {
  readonly id: string;
  readonly zone?: string;
  /** Ids of the skills it rests on directly. */
  readonly needs: readonly string[];
}

/**
 * Why a skill comes next: it went badly among others, or alone; what was just done rests on it, it is due, it rests on what was just done,
 * it was begun, or its ground is there.
 */
export type Why = "weak" | "again" | "under" | "due" | "over" | "begun" | "ground" | "first";

export interface Next {
  readonly id: string;
  readonly why: Why;
}

/** A question that is over: its skill, and how it went. */
export interface Met {
  readonly skill: string;
  readonly outcome: Outcome;
}

/** The questions of the last run of today, as far as the log knows of a run: the last few of the day. */
export function lastRun(log: readonly Attempt[], today: Day, length: number): readonly Met[] {
  return skillSteps(log)
    .filter(({ day }) => day === today)
    .slice(-length);
}

/** Fewer questions of a skill among others than this say nothing of it. */
const enough = 2;

/**
 * The one step to take next, the same wherever it is named: of a run through several skills the one that went worst, if most of it did not
 * go alone; else what `nextSkill` says; or more of the same. From all skills in the order in which they are met; null where all is secure.
 */
export function nextStep(
  skills: readonly Named[],
  states: ReadonlyMap<string, SkillState>,
  today: Day,
  run: readonly Met[],
): Next | null {
  const ids = [...new Set(run.map(({ skill }) => skill))].filter((id) => skills.some((one) => one.id === id));
  const [first] = ids;
  if (first === undefined) return nextSkill(skills, states, today, { ids, well: true }) ?? firstOpen(skills, states);
  const share = (id?: string) => {
    const own = run.filter(({ skill }) => id === undefined || skill === id);
    return { asked: own.length, alone: own.filter(({ outcome }) => outcome === "alone").length / own.length };
  };
  const weak = ids
    .map((id) => ({ id, ...share(id) }))
    .filter(({ asked, alone }) => asked >= enough && alone < 1 / 2)
    .toSorted((a, b) => a.alone - b.alone)[0];
  if (weak && ids.length > 1) return { id: weak.id, why: "weak" };
  const well = share().alone >= 1 / 2;
  // The zone that one is in goes on before another one begins.
  const here = skills.find(({ id }) => id === first)?.zone;
  const ordered = skills.toSorted((a, b) => Number(b.zone === here) - Number(a.zone === here));
  return nextSkill(ordered, states, today, { ids, well }) ?? (well ? null : { id: first, why: "again" });
}

/** The first that is new and whose ground is there. */
function firstOpen(skills: readonly Named[], states: ReadonlyMap<string, SkillState>): Next | null {
  const open = skills.find(({ id, needs }) => !states.has(id) && needs.every((need) => states.has(need)));
  return open ? { id: open.id, why: "first" } : null;
}

/** What was just practised, and whether most of it was right at once and alone. */
interface Just {
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
function nextSkill(
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
