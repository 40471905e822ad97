import { describe, expect, test } from "vitest";
import { fresh, type Question, type Skill, type Zone } from "../../engine/exercise.ts";
import { groupBy } from "../../learner/derive/group-by.ts";
import { random } from "../../maths/random.ts";
import bothSides from "../../skills/equations/both-sides.ts";
import quadratics from "../../skills/equations/quadratics.ts";
import amounts from "../../skills/fractions/fraction-of-an-amount.ts";
import timesTables, { fact } from "../../skills/tables/times-tables.ts";
import { seedFrom } from "./choose.ts";
import { questionOf } from "./pose.ts";
import { alike, Dealt, gist, shape, story, unlike } from "./unlike.ts";

test("a product asks the same whichever number stands first, and another one does not", () => {
  expect(gist(fact(9, 7))).toBe(gist(fact(7, 9)));
  expect(gist(fact(9, 7))).not.toBe(gist(fact(9, 8)));
});

test("an equation asks the same whatever its unknown is called", () => {
  const solve = (letter: string, n: number) => ({
    ...fact(2, 3),
    prompt: `Solve $3${letter} + ${n} = \\frac{14}{2}$. Which number is $${letter}$?`,
  });
  expect(gist(solve("w", 5))).toBe(gist(solve("k", 5)));
  expect(gist(solve("w", 5))).not.toBe(gist(solve("w", 6)));
});

/** Ten questions of a stage, one after the other. */
function ten(skill: Skill, stage: number, run: number): Question[] {
  const chance = random(run);
  const seed = () => seedFrom(chance);
  const asked: Question[] = [];
  const dealt = new Dealt([skill]);
  while (asked.length < 10)
    asked.push(dealt.question(unlike(asked, fresh(skill, stage, seed()), [skill], seed, dealt)));
  return asked;
}

test("ten questions of a stage are ten different ones, as long as there are so many", () => {
  for (let run = 0; run < 30; run++) expect(new Set(ten(timesTables, 1, run).map(gist)).size).toBe(10);
});

test("of four stories and bare sums each comes once before any comes again, and no story comes a third time", () => {
  for (let run = 0; run < 30; run++) {
    const asked = ten(amounts, 0, run);
    const stories = asked.map(({ prompt }) => story(prompt));
    expect(new Set(stories.slice(0, 5)).size).toBe(5);
    const told = stories.filter((one) => !one.startsWith("Work out"));
    for (const one of told) expect(told.filter((other) => other === one).length, one).toBeLessThan(3);
  }
});

test("an equation comes more often than any of the stories about one", () => {
  for (let run = 0; run < 30; run++) {
    const stories = ten(bothSides, 0, run).map(({ prompt }) => story(prompt));
    const times = (first: string) => stories.filter((one) => one.startsWith(first)).length;
    expect(times("Solve")).toBeGreaterThan(3);
    expect(stories.filter((one) => one.startsWith("Two tanks")).length).toBeLessThan(3);
  }
});

test("a story is the same whoever it is about, and is never told with the answer that it had", () => {
  const share = (
    names: string,
    prompt = `${names} share $12$ shells in the ratio $1 : 2$. How many does each get?`,
  ) => ({
    ...fact(3, 4),
    prompt,
  });
  const bag = { ...fact(3, 4), prompt: "A bag holds $12$ sweets. How many bags hold 144?" };
  // Asked of others, with other numbers, and then of what is left.
  const posed = [
    share("Mei and Ama", "Mei and Ama share $8$ shells in the ratio $3 : 1$. How many does each get?"),
    bag,
  ];
  const write = ({ which }: { readonly which: number }) => posed[which] ?? bag;
  const one: Skill = {
    ...timesTables,
    stages: [{ ...timesTables.stages[0], rules: {}, bounds: { which: [0, 1] }, write: write as never }],
  };
  for (let first = 0; first < 8; first++) {
    let seed = first;
    const next = unlike([share("Kofi and Noor")], fresh(one, 0, first), [one], () => ++seed);
    expect(questionOf([one], next)).toBe(bag);
  }
});

/** So often of a hundred a story must come up to count as one that the stage has: one that is rarer may be missed. */
const often = 6;
const grams = (prompt: string) => new Set(story(prompt).match(/\b[a-z]+\b/g));
const isLike = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((word) => other.has(word)).length >= 0.8 * Math.max(one.size, other.size);
/** How many stories they tell, where what is like one of a story is of that story. */
function kindsOf(prompts: readonly string[]): number {
  let kinds: ReadonlySet<string>[][] = [];
  for (const words of prompts.map(grams)) {
    const own = kinds.filter((kind) => kind.some((one) => isLike(one, words)));
    kinds = [...kinds.filter((kind) => !own.includes(kind)), [...own.flat(), words]];
  }
  return kinds.length;
}

// The rounds of each stage: all the stories that it has, as far as ten go, and no ending twice while it has others.
const zones = import.meta.glob<Zone>("../../skills/*/zone.ts", { eager: true, import: "default" });
test.each(Object.values(zones).flatMap(({ skills }) => skills.map((skill) => [skill.id, skill] as const)))(
  "a round of %s tells every story that its stages have before it tells one again",
  (_, skill) => {
    for (const stage of skill.stages.keys()) {
      const asked = ten(skill, stage, 1);
      const all = Array.from({ length: 100 }, (_, seed) => questionOf([skill], fresh(skill, stage, seed)));
      const times = groupBy(all, ({ prompt }) => story(prompt));
      const there = [...times.values()].filter((those) => those.length >= often).map(([one]) => one?.prompt ?? "");
      const label = `stage ${stage}`;
      expect(kindsOf(asked.map(({ prompt }) => prompt)), label).toBeGreaterThanOrEqual(Math.min(10, kindsOf(there)));
      const key = ({ prompt, answer }: Question) => `${story(prompt)} ${JSON.stringify(answer)}`;
      const ends = new Set(all.map(key)).size;
      if (asked[0]?.answer.kind !== "choice" && ends > 30) expect(new Set(asked.map(key)).size, label).toBe(10);
    }
  },
);

test("where there is nothing new, something old is asked", () => {
  const { rules: _, ...stage } = timesTables.stages[0];
  const one: Skill = { ...timesTables, stages: [{ ...stage, bounds: {}, write: () => fact(2, 3) }] };
  expect(unlike([fact(2, 3)], fresh(one, 0, 7), [one], () => 8)).toEqual(fresh(one, 0, 7));
});

describe("an example", () => {
  test.each([
    [quadratics, 0],
    [quadratics, 1],
    [amounts, 0],
    [amounts, 3],
  ])("is another question of the same form and worked out in the same way", (skill, stage) => {
    const chance = random(4);
    const seed = () => seedFrom(chance);
    for (let n = 1; n <= 40; n++) {
      const exercise = fresh(skill, stage, seed());
      const [own, like] = [exercise, alike(exercise, [skill], seed)].map((one) => questionOf([skill], one));
      if (!own || !like) throw new Error("nothing posed");
      expect(gist(like)).not.toBe(gist(own));
      expect(story(like.steps.join(" "))).toBe(story(own.steps.join(" ")));
      expect(story(like.prompt)).toBe(story(own.prompt));
    }
  });

  test("of a product that is zero is no square", () => {
    const chance = random(1);
    const seed = () => seedFrom(chance);
    const square = shape("Solve $t^2 = 16$.");
    const isSquare = ({ prompt }: Question) => shape(prompt).startsWith(square.slice(0, -1));
    const kinds = Array.from({ length: 40 }, () => {
      const exercise = fresh(quadratics, 0, seed());
      return [exercise, alike(exercise, [quadratics], seed)].map((one) => isSquare(questionOf([quadratics], one)));
    });
    expect(kinds.every(([own, like]) => own === like)).toBe(true);
    expect(new Set(kinds.flat()).size).toBe(2);
  });
});
