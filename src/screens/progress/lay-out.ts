import type { NamedZone } from "../../engine/exercise.ts";

type Named = NamedZone["skills"][number];

/** So many places are side by side; a chain of skills in one zone must not be longer (lay-out.test.ts). */
export const columns = 6;

/** A skill and its place; both counted from 0. */
export interface Place {
  readonly skill: Named;
  readonly column: number;
  readonly row: number;
}

/** A way from a skill to one that rests on it. */
export interface Way {
  readonly from: Place;
  readonly to: Place;
}

export interface Layout {
  /** Row by row, each from left to right. */
  readonly places: readonly Place[];
  readonly ways: readonly Way[];
  readonly rows: number;
}

/**
 * Lays the skills of a zone out, each to the right of all of its zone that it rests on. A chain keeps to its row while that
 * is free; a branch goes to a row below. Skills without a way to another fill what is left free, but not to the right of what they do not rest on.
 */
export function layOut(skills: readonly Named[]): Layout {
  const byId = new Map(skills.map((skill) => [skill.id, skill]));
  const inZone = (skill: Named) => skill.needs.flatMap((id) => byId.get(id) ?? []);
  const deep = (skill: Named): number => Math.max(-1, ...inZone(skill).map(deep)) + 1;
  const depths = new Map(skills.map((skill) => [skill, deep(skill)]));
  const depth = (skill: Named) => depths.get(skill) ?? 0;
  const restsOn = (skill: Named, other: Named): boolean =>
    inZone(skill).some((need) => need === other || restsOn(need, other));
  // What a skill needs by way of another of its needs has its line already.
  const directs = new Map(
    skills.map((skill) => {
      const needs = inZone(skill);
      return [skill, needs.filter((need) => !needs.some((other) => restsOn(other, need)))];
    }),
  );
  const direct = (skill: Named) => directs.get(skill) ?? [];

  const taken = new Set<string>();
  const free = (row: number, from: number, to: number) => {
    for (let column = from; column <= to; column++) if (taken.has(`${row} ${column}`)) return false;
    return true;
  };
  const places = new Map<Named, Place>();
  /** Sets a skill into the first row, from `row` on, that is free from column `from` up to its own. */
  function set(skill: Named, row: number, from: number, column: number) {
    let at = row;
    while (!free(at, from, column)) at++;
    for (let one = from; one <= column; one++) taken.add(`${at} ${one}`);
    places.set(skill, { skill, column, row: at });
  }

  const linked = skills.filter((one) => inZone(one).length > 0 || skills.some((other) => inZone(other).includes(one)));
  function grow(skill: Named, before: Place | null) {
    const column = depth(skill);
    set(skill, before?.row ?? 0, before ? before.column + 1 : 0, column);
    const here = places.get(skill) ?? null;
    for (const next of linked) if (deepest(direct(next), depth) === skill) grow(next, here);
  }
  for (const skill of linked) if (depth(skill) === 0) grow(skill, null);
  const begun = new Map<number, number>();
  for (const { row, column } of places.values()) begun.set(row, Math.min(column, begun.get(row) ?? columns));
  const isFree = (row: number, column: number) =>
    !taken.has(`${row} ${column}`) && column < (begun.get(row) ?? columns);
  for (const skill of skills) {
    if (linked.includes(skill)) continue;
    let cell = 0;
    while (!isFree(Math.floor(cell / columns), cell % columns)) cell++;
    set(skill, Math.floor(cell / columns), cell % columns, cell % columns);
  }

  const all = [...places.values()].sort((a, b) => a.row - b.row || a.column - b.column);
  return {
    places: all,
    ways: all.flatMap((to) => direct(to.skill).flatMap((need) => wayFrom(places.get(need), to))),
    rows: 1 + Math.max(0, ...all.map(({ row }) => row)),
  };
}

function wayFrom(from: Place | undefined, to: Place): Way[] {
  return from ? [{ from, to }] : [];
}

/** The skill that comes latest on the way, the first of its like. */
function deepest(skills: readonly Named[], depth: (skill: Named) => number): Named | undefined {
  return skills.toSorted((a, b) => depth(b) - depth(a))[0];
}
