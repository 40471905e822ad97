import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Zone } from "../../engine/exercise.ts";
import { type Answered, believe } from "./belief.ts";
import { fewest, isEnough, most, nextPlace } from "./choose.ts";
import { deviation, levels, mean, normal, quantile } from "./levels.ts";
import { skillMap } from "./map.ts";
import { report, studyPlan } from "./report.ts";

const skill = (id: string, grades: readonly number[], needs: readonly string[] = []) => ({
  id,
  needs,
  stages: grades.map((grade) => ({ grade })),
});
const zones = [
  { id: "late", skills: [skill("equations", [4, 5, 6], ["adding", "sharing"]), skill("powers", [5, 6])] },
  { id: "early", skills: [skill("adding", [1, 2, 3]), skill("sharing", [2, 3, 3], ["adding"])] },
  { id: "other", skills: [skill("shapes", [1, 3, 5]), skill("angles", [3, 4]), skill("circles", [5, 6], ["angles"])] },
] as unknown as readonly Zone[];
const map = skillMap(zones);
const start = { level: 3, deviation: 1.2 };
const placeOf = (id: string, stage: number) => map.findIndex((one) => one.skill === id && one.stage === stage);

test("the map has every stage once, after what it rests on", () => {
  expect(map).toHaveLength(18);
  for (const [index, { needs }] of map.entries()) for (const need of needs) expect(need).toBeLessThan(index);
});

test("a stage rests on the one before, and on what is no harder in the skills it needs", () => {
  expect(map[placeOf("sharing", 0)]?.needs).toEqual([placeOf("adding", 1)]);
  expect(map[placeOf("sharing", 1)]?.needs).toEqual([placeOf("sharing", 0), placeOf("adding", 2)]);
  expect(map[placeOf("equations", 0)]?.needs).toEqual([placeOf("adding", 2), placeOf("sharing", 2)]);
});

test("stages of one grade lie around it, in their order", () => {
  const [a, b] = [map[placeOf("sharing", 1)]?.difficulty ?? 0, map[placeOf("sharing", 2)]?.difficulty ?? 0];
  expect(a).toBeLessThan(b);
  expect((a + b) / 2).toBeCloseTo(3, 9);
});

test("without an answer the belief is where the learner began", () => {
  const { overall, known } = believe(map, start, []);
  expect(mean(overall)).toBeCloseTo(3, 1);
  expect(quantile(overall, 0.5)).toBeCloseTo(3, 1);
  expect(known[placeOf("adding", 0)]).toBeGreaterThan(0.8);
  expect(known[placeOf("powers", 1)]).toBeLessThan(0.1);
});

const anyAnswers = fc.array(fc.record({ place: fc.nat(map.length - 1), right: fc.boolean() }), { maxLength: most });

test("beliefs stay beliefs, in whatever order the answers came", () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const belief = believe(map, start, answers);
      const back = believe(map, start, answers.toReversed());
      for (const one of [belief.overall, ...belief.zones.values(), ...belief.skills.values()])
        expect(one.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 6);
      expect(mean(back.overall)).toBeCloseTo(mean(belief.overall), 6);
      for (const [index, { needs }] of map.entries())
        for (const need of needs) expect(belief.known[index]).toBeLessThanOrEqual(belief.known[need] ?? 0);
    }),
    { numRuns: 60 },
  );
});

test("a right answer never lowers, and a wrong one never raises, what is believed", () => {
  fc.assert(
    fc.property(anyAnswers, fc.nat(map.length - 1), (answers, place) => {
      const before = believe(map, start, answers);
      const right = believe(map, start, [...answers, { place, right: true }]);
      const wrong = believe(map, start, [...answers, { place, right: false }]);
      expect(mean(right.overall)).toBeGreaterThanOrEqual(mean(before.overall) - 1e-9);
      expect(mean(wrong.overall)).toBeLessThanOrEqual(mean(before.overall) + 1e-9);
    }),
    { numRuns: 60 },
  );
});

test("the belief is what Bayes' rule gives when every case is counted", () => {
  // The same model on one skill, by brute force over its three levels.
  const place = placeOf("powers", 0);
  const { difficulty } = map[place] ?? { difficulty: 0 };
  const right = (level: number) => 0.03 + 0.9 / (1 + Math.exp(-2.5 * (level - difficulty)));
  const weights = levels.map(() => 0);
  const [top, zone, own] = [normal(3, 1.2), levels.map((l) => normal(l, 0.7)), levels.map((l) => normal(l, 0.5))];
  for (const [t] of levels.entries())
    for (const [z] of levels.entries())
      for (const [s, level] of levels.entries())
        weights[t] = (weights[t] ?? 0) + (top[t] ?? 0) * (zone[t]?.[z] ?? 0) * (own[z]?.[s] ?? 0) * right(level);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const { overall } = believe(map, start, [{ place, right: true }]);
  for (const [index, weight] of weights.entries()) expect(overall[index]).toBeCloseTo(weight / sum, 9);
});

test("an assessment ends, asks nothing twice while there is something else, and finds who can all and who can nothing", () => {
  for (const [can, from, to] of [
    [(grade: number) => grade <= 6, 5, 8],
    [(grade: number) => grade < 1, -1, 1.5],
    [(grade: number) => grade <= 3, 2.7, 4.3],
  ] as const) {
    const answered: Answered[] = [];
    while (!isEnough(map, believe(map, start, answered), answered)) {
      const place = nextPlace(map, believe(map, start, answered), answered);
      answered.push({ place, right: can(map[place]?.grade ?? 0) });
    }
    expect(answered.length).toBeGreaterThanOrEqual(fewest);
    expect(answered.length).toBeLessThanOrEqual(most);
    expect(new Set(answered.map(({ place }) => place)).size).toBeGreaterThanOrEqual(Math.min(answered.length, fewest));
    const found = mean(believe(map, start, answered).overall);
    expect(found).toBeGreaterThan(from);
    expect(found).toBeLessThan(to);
  }
});

test("the report names what comes next only where its ground is there", () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const belief = believe(map, start, answers);
      const { next, known, zones: levels, overall } = report(map, belief);
      for (const place of next) {
        expect(belief.known[map.indexOf(place)]).toBeLessThan(0.5);
        for (const need of place.needs) expect(belief.known[need]).toBeGreaterThanOrEqual(0.5);
      }
      expect(new Set(known.map(({ skill }) => skill)).size).toBe(known.length);
      for (const { from, level, to } of [...levels, overall]) {
        expect(from).toBeLessThan(to);
        expect(level).toBeGreaterThan(from - 0.3);
        expect(level).toBeLessThan(to + 0.3);
      }
    }),
    { numRuns: 60 },
  );
});

test("a plan brings each of the first four skills back after growing gaps", () => {
  const plan = studyPlan(["a", "b", "a", "c", "d", "e"]);
  const daysOf = (wanted: string) => plan.filter(({ skills }) => skills.includes(wanted)).map(({ day }) => day);
  expect(daysOf("a")).toEqual([1, 3, 7, 15]);
  expect(daysOf("b")).toEqual([3, 5, 9, 17]);
  expect(daysOf("e")).toEqual([]);
  expect(plan.map(({ day }) => day)).toEqual(plan.map(({ day }) => day).toSorted((a, b) => a - b));
  expect(studyPlan([])).toEqual([]);
});

test("what pages say of its length is true", () => {
  for (const file of ["src/content/faq.yaml", "src/content/route-descriptions.yaml", "CHANGELOG.md"])
    expect(readFileSync(file, "utf8")).toMatch(new RegExp(`\\b${fewest} to ${most}\\s+questions`));
});

test("levels: mean, deviation and quantiles of a normal belief", () => {
  const belief = normal(3.5, 0.8);
  expect(mean(belief)).toBeCloseTo(3.5, 3);
  expect(deviation(belief)).toBeCloseTo(0.8, 2);
  expect(quantile(belief, 0.9)).toBeCloseTo(3.5 + 1.2816 * 0.8, 1);
});
