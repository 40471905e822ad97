import type { Day } from "../../learner/day.ts";
import { type SkillState, strength } from "../../learner/derive/skill-states.ts";
import { zoneName } from "../../play/practice/zones.ts";
import type { ZoneSkill } from "./use-skills.ts";

/** The groups of a report, in its order, with their plain words. */
export const groups = [
  { strength: "secure", name: "Can do alone" },
  { strength: "growing", name: "Is learning" },
  { strength: "due", name: "Time to come back to" },
] as const;
export type Group = (typeof groups)[number]["strength"];

/** So much of each list has room on the page. */
export const most = 8;

/** The head of a list, and how many more there are. */
export function short<Item>(
  list: readonly Item[],
  length = most,
): { readonly shown: readonly Item[]; readonly more: number } {
  return { shown: list.slice(0, length), more: Math.max(0, list.length - length) };
}

/**
 * The practised skills by how they sit today. The first of each group matter most: of the secure ones those that sit
 * longest, of those being learnt those practised most, of those that are due those that have waited longest.
 */
export function groupSkills(
  skills: readonly ZoneSkill[],
  states: ReadonlyMap<string, SkillState>,
  today: Day,
): Readonly<Record<Group, readonly ZoneSkill[]>> {
  const known = skills.flatMap((one) => {
    const state = states.get(one.skill.id);
    return state ? [{ one, state, sits: strength(state, today) }] : [];
  });
  const group = (wanted: Group, order: (a: SkillState, b: SkillState) => number) =>
    known
      .filter(({ sits }) => (sits === "begun" ? "growing" : sits) === wanted)
      .sort((a, b) => order(a.state, b.state))
      .map(({ one }) => one);
  return {
    secure: group("secure", (a, b) => b.box - a.box),
    growing: group("growing", (a, b) => b.asked - a.asked),
    due: group("due", (a, b) => (a.due < b.due ? -1 : a.due > b.due ? 1 : 0)),
  };
}

/** Something to do next: where to go, as an address and in words that can be followed on paper. */
export interface Step {
  readonly why: string;
  readonly title: string;
  readonly where: string;
  readonly to: string;
}

/** Up to three skills to go on with: first those that are due, then those being learnt. */
export function nextSteps({ due, growing }: Readonly<Record<Group, readonly ZoneSkill[]>>): readonly Step[] {
  const step =
    (why: string) =>
    ({ zone, skill }: ZoneSkill): Step => ({
      why,
      title: skill.title,
      where: zoneName(zone),
      to: `/${zone}?practise=${skill.id}`,
    });
  return [...due.map(step("Come back to")), ...growing.map(step("Go on with"))].slice(0, 3);
}
