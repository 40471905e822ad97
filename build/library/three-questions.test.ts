import { describe, expect, test } from "vitest";
import type { Ages } from "../../src/content/ages.ts";
import { posersOf, skillIn } from "../../src/content/schema/library/entry.ts";
import { families } from "../content/all-families.ts";
import { zones } from "../content/all-skills.ts";
import { readBank } from "../search/index.ts";
import { libraryOf, readFiles } from "./read.ts";

// The three questions of an idea stay on that idea and climb: no jump to another skill, none back to something easier.

const { concepts } = libraryOf(readFiles());
const skills = new Map(zones.flatMap((zone) => zone.skills.map((skill) => [skill.id, skill] as const)));
const bank = [...readBank((path) => families.get(path)).values()].flat();

/** An idea asks one skill alone. Here are those that more than one skill is about, and which. */
const several: Readonly<Record<string, readonly string[]>> = {
  "place-value": ["multiplying-by-tens", "division-by-tens"],
  "rounding-and-estimating": ["rounding-whole-numbers", "estimating-products"],
  "multiplication-as-area": ["two-digit-times-one-digit", "splitting-products"],
  remainders: ["remainders", "remainders-in-context"],
  "prime-numbers": ["factors-and-multiples", "prime-factors"],
  powers: ["powers-and-roots", "rules-of-powers"],
  "letters-for-numbers": ["substituting", "collecting-like-terms"],
  "equations-as-balance": ["one-step-equations", "two-step-equations", "unknowns-on-both-sides"],
  averages: ["mean", "median-mode-range"],
  "equivalent-fractions": ["equivalent-fractions", "lowest-terms"],
  decimals: ["decimal-place-value", "comparing-decimals"],
  percentages: ["percentages-and-fractions", "percentage-of-an-amount", "one-as-a-percentage-of-another"],
  "percentage-change": ["percentage-increase-and-decrease", "percentage-change"],
  ratio: ["simplifying-ratios", "sharing-in-a-ratio"],
};

/** The families of puzzles that are about an idea. Nobody is asked another one there. */
const about: Readonly<Record<string, readonly string[]>> = {
  "negative-numbers": ["arithmetic/equal-steps-through-zero"],
  "order-of-operations": ["arithmetic/cards-and-brackets"],
  "prime-numbers": ["number-theory/prime-partners"],
  "square-numbers": ["number-theory/square-gaps"],
  "number-bases": ["number-theory/which-base"],
  symmetry: ["geometry/through-folded-paper", "brain-teasers/clock-in-a-mirror"],
  "similar-shapes": ["geometry/lines-across-a-trapezium"],
  trigonometry: ["geometry/sixty-or-one-twenty"],
  vectors: ["geometry/the-missing-corner-post"],
  coordinates: ["geometry/rounds-on-a-grid"],
  gradient: ["algebra/rule-from-three", "patterns/two-distant-terms"],
  functions: ["algebra/a-new-sign"],
  parabolas: ["word-problems/halfway-between-the-zeros"],
  "exponential-growth": ["arithmetic/how-many-years"],
  "speed-and-rates": ["word-problems/closing-the-gap"],
  limits: ["arithmetic/collapsing-fractions"],
  "the-derivative": ["word-problems/halfway-between-the-zeros"],
  proof: ["algebra/trick-with-a-gap", "algebra/always-divides"],
  counterexamples: ["arithmetic/biggest-first-fails"],
  "percentage-change": ["arithmetic/up-then-down"],
  ratio: ["arithmetic/ratio-from-a-difference"],
};

/** What those ages have met: the first question is no harder. */
const metBy: Readonly<Record<Ages, number>> = { "8-11": 3, "11-14": 5, "14-18": 6 };
const levels = ["easy", "medium", "hard"];

const familyIn = (from: string) => (from.startsWith("family:") ? [from.slice("family:".length)] : []);
/** How hard each of these skills is, in their order; of one without a stage the ages would decide. */
const stagesIn = (posers: readonly string[]) =>
  posers.flatMap((from) => {
    const named = skillIn(from);
    if (!named) return [];
    const { id, stage = -1 } = named;
    return [{ id, stage, grade: skills.get(id)?.stages[stage]?.grade ?? 0 }];
  });
const climbs = (steps: readonly number[]) => steps.every((step, at) => at === 0 || step >= (steps[at - 1] ?? 0));

describe.each(concepts.map((one) => [one.id, one] as const))("the three questions of %s", (id, { ages, practise }) => {
  const posers = posersOf(practise);
  const stages = stagesIn(posers);
  const asked = posers.flatMap(familyIn);

  test("are about it", () => {
    const own = several[id] ?? stages.slice(0, 1).map((one) => one.id);
    expect(stages.map((one) => one.id).filter((one) => !own.includes(one))).toEqual([]);
    expect(asked.filter((one) => !about[id]?.includes(one))).toEqual([]);
  });

  test("say which stage is asked, and each is asked once", () => {
    expect(stages.filter(({ grade }) => grade === 0)).toEqual([]);
    expect(new Set(posers).size).toBe(posers.length);
  });

  test("begin with what its ages know, and rise", () => {
    const grades = stages.map(({ grade }) => grade);
    expect(climbs(grades), String(grades)).toBe(true);
    for (const one of new Set(stages.map((one) => one.id))) {
      const own = stages.filter((other) => other.id === one).map(({ stage }) => stage);
      expect(climbs(own), `${one} ${own}`).toBe(true);
    }
    if (typeof practise[0] === "string" && stages[0]) expect(stages[0].grade).toBeLessThanOrEqual(metBy[ages]);
  });

  test("go on to puzzles after what can be answered at once, the easier puzzle first", () => {
    expect(posers.map((from) => familyIn(from).length)).toEqual(posers.map((from) => familyIn(from).length).sort());
    const hard = asked.map((family) => levels.indexOf(bank.find((puzzle) => puzzle.family === family)?.level ?? ""));
    expect(hard).not.toContain(-1);
    expect(climbs(hard), String(hard)).toBe(true);
    // No puzzle stands first unless it is easy: the first question comes from the picture.
    if (typeof practise[0] === "string" && stages.length === 0) expect(hard[0]).toBe(0);
  });
});

test("what is said here of ideas is said of what they ask", () => {
  const posersIn = (id: string) => posersOf(concepts.find((one) => one.id === id)?.practise ?? []);
  for (const [id, own] of Object.entries(several))
    expect(new Set(stagesIn(posersIn(id)).map((one) => one.id)), id).toEqual(new Set(own));
  for (const [id, own] of Object.entries(about)) expect(posersIn(id).flatMap(familyIn), id).toEqual(own);
});
