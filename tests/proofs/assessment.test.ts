// The adaptive assessment, tried on made-up learners whose knowledge is known. They are made by other rules than the
// assessment believes in: what is hard for them differs from what the map says, and nobody masters what she lacks the ground
// for. `npx vitest run tests/proofs/assessment.test.ts` prints how well it finds them.
import { expect, test } from "vitest";
import { seeds } from "../../src/engine/contract-tests/scale.ts";
import type { Zone } from "../../src/engine/exercise.ts";
import { random } from "../../src/maths/random.ts";
import { type Answered, believe, type Start } from "../../src/tools/assessment/belief.ts";
import { fewest, isEnough, most, nextPlace } from "../../src/tools/assessment/choose.ts";
import { mean, quantile } from "../../src/tools/assessment/levels.ts";
import { type SkillMap, skillMap } from "../../src/tools/assessment/map.ts";

const zones = Object.entries(
  import.meta.glob<Zone>("../../src/skills/*/zone.ts", { import: "default", eager: true }),
).flatMap(([file, zone]) => (file.includes("mental-math") ? [] : [zone]));
const map = skillMap(zones);

type Chance = () => number;

/** Uniform 0 to 1, and the normal distribution by Box and Muller. */
function chances(seed: number) {
  const { whole } = random(seed);
  const uniform: Chance = () => (whole(0, 2 ** 30) + 0.5) / (2 ** 30 + 1);
  const normal = (deviation: number) =>
    deviation * Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  return { uniform, normal };
}

interface Learner {
  readonly level: number;
  readonly masters: readonly boolean[];
  readonly start: Start;
}

interface Kind {
  readonly zoneGaps: number;
  readonly slips: number;
  readonly luck: number;
  /** How far off her own guess of where to begin is. */
  readonly wrongStart: number;
}

/** The level on the map at which one masters as many places as she does: what the assessment should find. */
function reached(map: SkillMap, masters: readonly boolean[]): number {
  const many = masters.filter(Boolean).length;
  const at = (level: number) =>
    map.reduce((sum, { difficulty }) => sum + 1 / (1 + Math.exp(-2.5 * (level - difficulty))), 0);
  let [low, high] = [0, 8];
  for (let turn = 0; turn < 30; turn++) {
    const middle = (low + high) / 2;
    if (at(middle) < many) low = middle;
    else high = middle;
  }
  return low;
}

function learner(map: SkillMap, seed: number, kind: Kind): Learner {
  const { uniform, normal } = chances(seed);
  const level = 0.8 + 5.4 * uniform();
  const zoneGap = new Map(zones.map(({ id }) => [id, normal(kind.zoneGaps)]));
  const skillGap = new Map(zones.flatMap(({ skills }) => skills.map(({ id }) => [id, normal(0.4)])));
  const masters: boolean[] = [];
  for (const { zone, skill, grade, stage, needs } of map) {
    const own = level + (zoneGap.get(zone) ?? 0) + (skillGap.get(skill) ?? 0);
    const hard = grade + 0.15 * stage - 0.15 + normal(0.3);
    // Without the ground it can hardly be mastered.
    masters.push(own >= hard && (needs.every((need) => masters[need]) || uniform() < 0.1));
  }
  // Where she begins is her own guess, which is rough.
  const guess = level + kind.wrongStart + normal(0.8);
  const band = [1.5, 3, 4.5, 5.5].reduce((best, one) => (Math.abs(one - guess) < Math.abs(best - guess) ? one : best));
  return { level: reached(map, masters), masters, start: { level: band, deviation: 1.2 } };
}

function sit(one: Learner, seed: number, kind: Kind, choose: typeof nextPlace, enough: typeof isEnough) {
  const { uniform } = chances(seed);
  const answered: Answered[] = [];
  let belief = believe(map, one.start, answered);
  while (!enough(map, belief, answered)) {
    const place = choose(map, belief, answered);
    const right = one.masters[place] ? uniform() >= kind.slips : uniform() < kind.luck;
    answered.push({ place, right });
    belief = believe(map, one.start, answered);
  }
  return { answered, belief };
}

function figures(count: number, kind: Kind, choose: typeof nextPlace, enough: typeof isEnough) {
  const rows = Array.from({ length: count }, (_, index) => {
    const one = learner(map, 7 * index + 1, kind);
    const { answered, belief } = sit(one, 7 * index + 2, kind, choose, enough);
    const found = mean(belief.overall);
    const right = belief.known.filter((known, place) => known >= 0.5 === one.masters[place]).length;
    const sure = belief.known.flatMap((known, place) => (known >= 0.8 ? [one.masters[place] ? 1 : 0] : []));
    const sureNot = belief.known.flatMap((known, place) => (known <= 0.2 ? [one.masters[place] ? 0 : 1] : []));
    return {
      level: one.level,
      found,
      inside: quantile(belief.overall, 0.1) <= one.level && one.level <= quantile(belief.overall, 0.9),
      questions: answered.length,
      ownRight: answered.filter(({ right }) => right).length / answered.length,
      places: right / map.length,
      sure,
      sureNot,
    };
  });
  const average = (of: (row: (typeof rows)[number]) => number) => rows.reduce((sum, row) => sum + of(row), 0) / count;
  const [a, b] = [average(({ level }) => level), average(({ found }) => found)];
  const covariance = average(({ level, found }) => (level - a) * (found - b));
  const share = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
  return {
    questions: average(({ questions }) => questions),
    error: average(({ level, found }) => Math.abs(level - found)),
    bias: b - a,
    correlation:
      covariance / Math.sqrt(average(({ level }) => (level - a) ** 2) * average(({ found }) => (found - b) ** 2)),
    withinHalf: average(({ level, found }) => (Math.abs(level - found) <= 0.5 ? 1 : 0)),
    inside: average(({ inside }) => (inside ? 1 : 0)),
    ownRight: average(({ ownRight }) => ownRight),
    places: average(({ places }) => places),
    sure: share(rows.flatMap((row) => row.sure)),
    sureNot: share(rows.flatMap((row) => row.sureNot)),
  };
}

const usual: Kind = { zoneGaps: 0.6, slips: 0.07, luck: 0.03, wrongStart: 0 };
const percent = (share: number) => `${Math.round(100 * share)}%`.padStart(5);

function line(name: string, f: ReturnType<typeof figures>): string {
  const number = (value: number) => value.toFixed(2).padStart(6);
  return `${name.padEnd(34)} ${f.questions.toFixed(1)} ${number(f.error)} ${number(f.bias)} ${number(f.correlation)} ${percent(f.withinHalf)} ${percent(f.inside)} ${percent(f.ownRight)} ${percent(f.places)} ${percent(f.sure)} ${percent(f.sureNot)}`;
}

test("the assessment finds made-up learners", { timeout: 900_000 }, () => {
  const [all, some] = [seeds(2000, 200), seeds(200, 15)];
  const found = figures(all, usual, nextPlace, isEnough);
  const { whole } = random(99);
  const anyPlace: typeof nextPlace = () => whole(0, map.length - 1);
  const asMany: typeof isEnough = (_map, _belief, answered) => answered.length >= Math.round(found.questions);
  const byChance = figures(some, usual, anyPlace, asMany);
  const none = figures(some, usual, nextPlace, () => true);
  const careless = figures(some, { ...usual, slips: 0.15, luck: 0.1 }, nextPlace, isEnough);
  const uneven = figures(some, { ...usual, zoneGaps: 1.1 }, nextPlace, isEnough);
  const modest = figures(some, { ...usual, wrongStart: -1.5 }, nextPlace, isEnough);
  console.log(
    [
      "learners                        questions  error   bias  corr.  <=half inside right places known unknown",
      line(`${all} usual ones`, found),
      line("the same questions picked by chance", byChance),
      line("nothing asked, only where to begin", none),
      line("careless: 15% slips, 10% luck", careless),
      line("uneven: zones 1.1 grades apart", uneven),
      line("began 1.5 grades too low", modest),
    ].join("\n"),
  );
  expect(found.correlation).toBeGreaterThan(0.97);
  expect(found.withinHalf).toBeGreaterThan(0.85);
  // Eight in ten is what the report says of its ranges: they may be too wide, never too narrow.
  expect(found.inside).toBeGreaterThan(0.8);
  expect(Math.min(found.sure, found.sureNot)).toBeGreaterThan(0.95);
  expect(found.questions).toBeGreaterThanOrEqual(fewest);
  expect(found.questions).toBeLessThanOrEqual(most);
  expect(found.error).toBeLessThan(byChance.error);
  expect(byChance.error).toBeLessThan(none.error);
  for (const hard of [careless, uneven, modest]) expect(hard.inside).toBeGreaterThan(0.8);
});
