import { type Answered, type Belief, rightByZoneLevel } from "./belief.ts";
import { deviation, expected, levels, mean, type Weights } from "./levels.ts";
import type { SkillMap } from "./map.ts";

export const fewest = 15;
export const most = 25;
/** Sure enough to stop: the level overall, and on average the level of a zone, are known this closely. */
const sureOverall = 0.43;
const sureZones = 0.68;
/** A question that is nearly always missed disheartens, one that is nearly always right tells nothing. */
const hardest = 0.5;
const easiest = 0.9;
/** A first question to arrive with. */
const welcoming = 0.8;
/** Zones that begin this far above the learner are left for later. */
const beyond = 1;

/** Whether enough was asked. */
export function isEnough(map: SkillMap, belief: Belief, answered: readonly Answered[]): boolean {
  if (answered.length < fewest) return false;
  if (answered.length >= most) return true;
  const within = withinReach(map, belief).map((zone) => deviation(belief.zones.get(zone) ?? belief.overall));
  const average = within.reduce((sum, one) => sum + one, 0) / Math.max(1, within.length);
  return deviation(belief.overall) <= sureOverall && average <= sureZones;
}

/** The zones that have something for a learner of this level. */
export function withinReach(map: SkillMap, belief: Belief): string[] {
  const reach = mean(belief.overall) + beyond;
  return [...new Set(map.filter(({ difficulty }) => difficulty <= reach).map(({ zone }) => zone))];
}

/**
 * The place to ask about next: the one whose answer tells most about its zone's level, among those that are neither hopeless
 * nor a matter of course, in another zone than the last, in a skill that was not asked yet, and with what it rests on
 * rather known than not. The map must not be empty.
 */
export function nextPlace(map: SkillMap, belief: Belief, answered: readonly Answered[]): number {
  const asked = new Set(answered.map(({ place }) => map[place]?.skill));
  const last = map[answered.at(-1)?.place ?? -1]?.zone;
  const reach = new Set(withinReach(map, belief));
  const candidates = map.map((place, index) => {
    const zone = belief.zones.get(place.zone) ?? belief.overall;
    const curve = rightByZoneLevel(place);
    const chance = expected(zone, curve);
    return {
      index,
      chance,
      tells: information(zone, curve),
      free: !answered.some((one) => one.place === index),
      fits: chance >= hardest && chance <= easiest && reach.has(place.zone),
      fresh: place.zone !== last && !asked.has(place.skill),
      grounded: place.needs.every((need) => (belief.known[need] ?? 0) >= 0.5),
    };
  });
  // The wishes are given up one after the other, the last named first.
  const pool =
    [
      candidates.filter(({ free, fits, fresh, grounded }) => free && fits && fresh && grounded),
      candidates.filter(({ free, fits, fresh }) => free && fits && fresh),
      candidates.filter(({ free, fits }) => free && fits),
      candidates.filter(({ free }) => free),
      candidates,
    ].find((one) => one.length > 0) ?? [];
  const worth =
    answered.length === 0
      ? (one: (typeof pool)[number]) => -Math.abs(one.chance - welcoming)
      : (one: (typeof pool)[number]) => one.tells;
  const best = pool.reduce((best, one) => (worth(one) > worth(best) ? one : best));
  return best.index;
}

/** How much an answer is expected to tell about a level, in bits. */
function information(belief: Weights, rightAt: Weights): number {
  const before = entropy(expected(belief, rightAt));
  return (
    before -
    expected(
      belief,
      levels.map((_, index) => entropy(rightAt[index] ?? 0)),
    )
  );
}

function entropy(chance: number): number {
  return [chance, 1 - chance].reduce((sum, p) => (p <= 0 ? sum : sum - p * Math.log2(p)), 0);
}
