import { expect, test } from "vitest";
import { random } from "../../maths/random.ts";
import { bitCount, Canonical, halvesOf, weigher } from "./bitboard.ts";
import { pagodas, tooLight } from "./pagoda.ts";
import { PositionSet } from "./position-set.ts";
import { english } from "./shapes.ts";

const somePegs = (seed: number) => {
  const { whole } = random(seed);
  return english.places.map(() => whole(0, 1) === 1);
};

test("counts and weighs the pegs of a position", () => {
  const weights = english.places.map((_, hole) => hole * hole - 100);
  const weigh = weigher(weights, 7);
  for (let seed = 0; seed < 200; seed++) {
    const pegs = somePegs(seed);
    const { low, high } = halvesOf(pegs);
    expect(bitCount(low) + bitCount(high)).toBe(pegs.filter(Boolean).length);
    expect(weigh(low, high)).toBe(7 + weights.reduce((sum, weight, hole) => sum + (pegs[hole] ? weight : 0), 0));
  }
});

test("all reflections of a position have one form, and different positions have different ones", () => {
  const same = new Canonical(english.symmetries);
  const form = (pegs: readonly boolean[]) => {
    const { low, high } = halvesOf(pegs);
    same.find(low, high);
    return `${same.low} ${same.high}`;
  };
  const seen = new Map<string, string>();
  for (let seed = 0; seed < 200; seed++) {
    const pegs = somePegs(seed);
    const turned = english.symmetries.map((holes) => pegs.map((_, hole) => pegs[holes[hole] ?? 0] === true));
    const forms = new Set(turned.map(form));
    expect(forms.size).toBe(1);
    const least = turned.map((one) => one.map(Number).join("")).sort()[0] ?? "";
    for (const one of forms) expect(seen.get(one) ?? least).toBe(least);
    for (const one of forms) seen.set(one, least);
  }
  expect(seen.size).toBe(200);
});

test("a set of positions is a set", () => {
  const { whole } = random(1);
  const ours = new PositionSet();
  const theirs = new Set<number>();
  for (let count = 0; count < 50_000; count++) {
    const low = whole(0, 300);
    const high = whole(low === 0 ? 1 : 0, 300);
    expect(ours.has(low, high)).toBe(theirs.has(low + 1000 * high));
    expect(ours.add(low, high)).toBe(!theirs.has(low + 1000 * high));
    theirs.add(low + 1000 * high);
  }
  expect(ours.size).toBe(theirs.size);
});

test("no jump adds weight, by any of the pagoda functions", () => {
  const all = pagodas(english);
  expect(all.length).toBeGreaterThan(30);
  for (const weights of all)
    for (const { from, over, to } of english.jumps)
      expect((weights[from] ?? 0) + (weights[over] ?? 0)).toBeGreaterThanOrEqual(weights[to] ?? 0);
});

/** Every position of three pegs that two jumps take to one of the ends. */
function goalsBefore(ends: readonly number[]): boolean[][] {
  let level = new Set(ends.map((end) => english.places.map((_, hole) => Number(hole === end)).join("")));
  for (let pegs = 2; pegs <= 3; pegs++) {
    const signs = [...level];
    level = new Set(
      signs.flatMap((all) =>
        english.jumps
          .filter(({ from, over, to }) => all[to] === "1" && all[over] === "0" && all[from] === "0")
          .map(({ from, over, to }) =>
            [...all].map((sign, hole) => (hole === to ? "0" : hole === from || hole === over ? "1" : sign)).join(""),
          ),
      ),
    );
  }
  return [...level].map((all) => [...all].map((sign) => sign === "1"));
}

function isFirstForm(pegs: readonly boolean[], symmetries: readonly (readonly number[])[]): boolean {
  const name = pegs.map(Number).join("");
  return symmetries.every((holes) => pegs.map((_, hole) => Number(pegs[holes[hole] ?? 0])).join("") >= name);
}

test("four weighed at once tell the same as one by one", () => {
  let light = 0;
  for (const ends of [[16], [0], [4, 20], [1, 13, 16, 19, 31]]) {
    // Goals as the solver gives them: one of all those that its symmetries make of it.
    const symmetries = english.symmetries.filter((holes) => ends.every((end) => ends.includes(holes[end] ?? -1)));
    const goals = goalsBefore(ends);
    const halves = goals.filter((pegs) => isFirstForm(pegs, symmetries)).map(halvesOf);
    const check = tooLight(
      english,
      symmetries,
      halves.flatMap((goal) => [goal.low, goal.high]),
    );
    for (let seed = 0; seed < 500; seed++) {
      // Positions of few pegs and of many, so that all sums are met.
      const { whole } = random(seed);
      const few = whole(1, 9);
      const pegs = english.places.map(() => whole(0, 9) < few);
      const { low, high } = halvesOf(pegs);
      const slowly = pagodas(english).some((weights) => {
        const weigh = (all: readonly boolean[]) =>
          all.reduce((sum, peg, hole) => sum + (peg ? (weights[hole] ?? 0) : 0), 0);
        const weight = weigh(pegs);
        return goals.every((goal) => weight < weigh(goal));
      });
      expect(check(low, high)).toBe(slowly);
      if (slowly) light++;
    }
  }
  expect(light).toBeGreaterThan(200);
});
