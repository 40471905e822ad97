import {
  averaged,
  carried,
  expected,
  levels,
  normal,
  type Spread,
  scaled,
  spread,
  times,
  type Weights,
} from "./levels.ts";
import type { Place, SkillMap } from "./map.ts";

/** A question that was answered: which place of the map, and whether it was right. "I don't know" is not right. */
export interface Answered {
  readonly place: number;
  readonly right: boolean;
}

/** What is believed after some answers: levels overall, by zone, and by skill. Zones and skills not asked are there too. */
export interface Belief {
  readonly overall: Weights;
  readonly zones: ReadonlyMap<string, Weights>;
  readonly skills: ReadonlyMap<string, Weights>;
  /** How likely it is that each place of the map is mastered, 0 to 1; never more than for what it rests on. */
  readonly known: readonly number[];
}

/**
 * The model, a tree: one level overall, a level in each zone that differs from it, a level in each skill that differs from
 * its zone's; a right answer is the likelier the higher the skill's level is above the question (item response theory: a
 * logistic curve, with slips and lucky guesses). On a tree the beliefs can be worked out exactly, by passing them up and
 * down once (Pearl 1988).
 */
const zoneSpread = 0.7;
const skillSpread = 0.5;
const steepness = 2.5;
/** A typed answer is seldom right by luck; somebody who can do it goes wrong now and then. */
const luck = 0.03;
const slip = 0.07;

const toZones: Spread = spread(zoneSpread);
const toSkills: Spread = spread(skillSpread);

/** How likely each level of a skill masters a difficulty. */
const mastery = remembered((difficulty) =>
  levels.map((level) => 1 / (1 + Math.exp(-steepness * (level - difficulty)))),
);

/** How likely each level of a skill answers rightly. */
const rightAt = remembered((difficulty) => mastery(difficulty).map((can) => luck + (1 - luck - slip) * can));

/** How likely each level of a zone answers rightly. */
const rightAtZone = remembered((difficulty) => averaged(toSkills, rightAt(difficulty)));

/** There are only some dozens of difficulties, asked for thousands of times. */
function remembered(curve: (difficulty: number) => Weights): (difficulty: number) => Weights {
  const known = new Map<number, Weights>();
  return (difficulty) => {
    const before = known.get(difficulty);
    if (before) return before;
    const made = curve(difficulty);
    known.set(difficulty, made);
    return made;
  };
}

function likelihood({ difficulty }: Place, right: boolean): Weights {
  return right ? rightAt(difficulty) : rightAt(difficulty).map((chance) => 1 - chance);
}

/** What to believe of a learner who began at about this level and gave these answers. */
export function believe(map: SkillMap, start: Start, answers: readonly Answered[]): Belief {
  const prior = normal(start.level, start.deviation);
  const said = bySkill(map, answers);
  const zones = [...new Set(map.map(({ zone }) => zone))].map((zone) => {
    const skills = said.filter((one) => one.zone === zone);
    const own = product(skills.map(({ up }) => up));
    return { zone, skills, own, up: averaged(toZones, own) };
  });
  const overall = scaled(times(prior, product(zones.map(({ up }) => up))));

  const zoneBeliefs = new Map<string, Weights>();
  const skillBeliefs = new Map<string, Weights>();
  for (const { zone, skills, own, up } of zones) {
    const fromAbove = carried(toZones, without(overall, up));
    const belief = scaled(times(fromAbove, own));
    zoneBeliefs.set(zone, belief);
    // Skills of a zone that were not asked are all believed in alike.
    const unasked = carried(toSkills, belief);
    for (const place of map) if (place.zone === zone) skillBeliefs.set(place.skill, unasked);
    for (const { skill, answers, up: ownUp } of skills)
      skillBeliefs.set(skill, scaled(times(carried(toSkills, without(belief, ownUp)), answers)));
  }

  const known: number[] = [];
  for (const { skill, difficulty, needs } of map) {
    const alone = expected(skillBeliefs.get(skill) ?? prior, mastery(difficulty));
    known.push(Math.min(alone, ...needs.map((need) => known[need] ?? 1)));
  }
  return { overall, zones: zoneBeliefs, skills: skillBeliefs, known };
}

interface Said {
  readonly zone: string;
  readonly skill: string;
  /** How likely the answers in this skill are at each level of the skill, and of its zone. */
  readonly answers: Weights;
  readonly up: Weights;
}

function bySkill(map: SkillMap, answers: readonly Answered[]): Said[] {
  const said = new Map<string, { zone: string; answers: Weights }>();
  for (const { place, right } of answers) {
    const asked = map[place];
    if (!asked) continue;
    const before = said.get(asked.skill)?.answers;
    const now = likelihood(asked, right);
    said.set(asked.skill, { zone: asked.zone, answers: before ? times(before, now) : now });
  }
  return [...said].map(([skill, one]) => ({ skill, ...one, up: averaged(toSkills, one.answers) }));
}

/** Where a learner begins, before the first answer. */
export interface Start {
  readonly level: number;
  readonly deviation: number;
}

function product(factors: readonly Weights[]): Weights {
  return factors.reduce(
    times,
    levels.map(() => 1),
  );
}

function without(product: Weights, factor: Weights): Weights {
  return product.map((weight, index) => weight / (factor[index] || 1));
}

/** How likely a right answer is, at each level of the place's zone. */
export function rightByZoneLevel({ difficulty }: Place): Weights {
  return rightAtZone(difficulty);
}
