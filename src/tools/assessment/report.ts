import type { Belief } from "./belief.ts";
import { mean, quantile } from "./levels.ts";
import type { Place, SkillMap } from "./map.ts";

/** Believed in firmly enough to say "you can" or "not yet". */
const sure = 0.8;
const even = 0.5;

/** Between which levels the learner's own lies, eight times in ten. */
export interface Range {
  readonly from: number;
  readonly level: number;
  readonly to: number;
}

export interface ZoneReport extends Range {
  readonly zone: string;
  /** Skills that are mastered to their last stage so far as can be said; and how many there are. */
  readonly mastered: number;
  readonly skills: number;
}

export interface Report {
  readonly overall: Range;
  /** As on the map, those with the highest level first. */
  readonly zones: readonly ZoneReport[];
  /** The hardest place of each skill that is surely mastered, hardest first. */
  readonly known: readonly Place[];
  /** Places that can be learnt now, because what they rest on is probably mastered: those that others wait for first. */
  readonly next: readonly Place[];
}

/** What can be said after the answers. */
export function report(map: SkillMap, belief: Belief): Report {
  const known = (index: number) => belief.known[index] ?? 0;
  const zones = [...new Set(map.map(({ zone }) => zone))].map((zone) => {
    const skills = new Map<string, number>();
    for (const [index, place] of map.entries()) if (place.zone === zone) skills.set(place.skill, known(index));
    const mastered = [...skills.values()].filter((last) => last >= even).length;
    return { zone, ...range(belief.zones.get(zone) ?? belief.overall), mastered, skills: skills.size };
  });
  return {
    overall: range(belief.overall),
    zones: zones.sort((a, b) => b.level - a.level),
    known: hardestOfEach(map.filter((_, index) => known(index) >= sure)).sort((a, b) => b.difficulty - a.difficulty),
    next: map
      .map((place, index) => ({ place, index }))
      .filter(({ place, index }) => known(index) < even && place.needs.every((need) => known(need) >= even))
      .sort((a, b) => worth(b.index) - worth(a.index) || a.place.difficulty - b.place.difficulty)
      .map(({ place }) => place),
  };

  /** Near enough to be learnt soon, and the more the more rests on it. */
  function worth(index: number): number {
    const waiting = map.filter(({ needs }) => needs.includes(index)).length;
    return known(index) * (1 + 0.25 * waiting);
  }
}

function range(belief: readonly number[]): Range {
  return { from: quantile(belief, 0.1), level: mean(belief), to: quantile(belief, 0.9) };
}

function hardestOfEach(places: readonly Place[]): Place[] {
  return [...new Map(places.map((place) => [place.skill, place])).values()];
}

/** A day of a study plan, counted from 1, and the skills to practise on it. */
export interface PlanDay {
  readonly day: number;
  readonly skills: readonly string[];
}

/** Skills come back after growing gaps (Cepeda et al. 2008), and a new one begins every other day. */
const comebacks = [0, 2, 6, 14];
const between = 2;
const most = 4;

/** A plan of a few weeks for the first few of these skills, ten minutes a day; days with nothing to do are left out. */
export function studyPlan(skills: readonly string[]): PlanDay[] {
  const days = new Map<number, string[]>();
  for (const [index, skill] of [...new Set(skills)].slice(0, most).entries())
    for (const later of comebacks) {
      const day = 1 + between * index + later;
      days.set(day, [...(days.get(day) ?? []), skill]);
    }
  return [...days].sort(([a], [b]) => a - b).map(([day, skills]) => ({ day, skills }));
}
