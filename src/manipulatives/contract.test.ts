import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seeds } from "../engine/contract-tests/scale.ts";
import { draw } from "../engine/figure/draw.ts";
import { manipulativeIds } from "../engine/shows.ts";
import { manipulatives } from "./all.ts";
import type { Manipulative } from "./manipulative.ts";

test("every name has its manipulative", () => {
  expect([...manipulatives.keys()]).toEqual([...manipulativeIds]);
});

/** Texts from careless links and other pages. */
const noise = [
  "",
  " ",
  "?",
  "0/0",
  "1/0",
  "-1/2",
  "9".repeat(400),
  "1e9..2e9 by 1",
  "<b>1</b>",
  "3x=;x=",
  "25:61",
  "1:21",
  "A(1,1)",
];

for (const one of manipulatives.values())
  describe(one.id, () => {
    const fresh = stateOf(one, one.fresh);

    test("is called something, and says what can be done with it", () => {
      expect(one.title).toMatch(/^[A-Z]/);
      expect(one.about).toMatch(/^[A-Z].{20,140}\.$/);
    });

    test("what it begins with reads back to itself", () => {
      expect(one.write(fresh)).toBe(one.fresh);
    });

    test("no text makes it throw, and what it cannot read it says in plain words", () => {
      const hold = (text: string) => {
        const read = one.read(text);
        if ("problem" in read) expect(read.problem).toMatch(/^This was meant to be .+, such as .+\.$/);
        else expect(one.write(stateOf(one, one.write(read.state)))).toBe(one.write(read.state));
      };
      for (const text of noise) hold(text);
      fc.assert(fc.property(fc.string({ maxLength: 60 }), hold));
      // What nearly is a state: one sign of it changed.
      fc.assert(
        fc.property(fc.nat(one.fresh.length), fc.constantFrom(..."0123456789-+./,: x"), (at, sign) =>
          hold(one.fresh.slice(0, at) + sign + one.fresh.slice(at + 1)),
        ),
      );
    });

    test("every act, on and on, leads to a state that reads back, has its words, its parts and its picture", () => {
      const seen = new Set<string>();
      let edge: readonly unknown[] = [fresh];
      for (let depth = 0; depth < 3; depth++) {
        const next: unknown[] = [];
        for (const state of edge)
          for (const { id, label, to, of } of one.acts(state)) {
            expect(label, id).toMatch(/^[A-Z0-9]/);
            if (of !== undefined) expect(one.parts(state).map((part) => part.id)).toContain(of);
            if (to === null || seen.has(one.write(to))) continue;
            seen.add(one.write(to));
            holdState(one, to);
            next.push(to);
          }
        // From a few of them on: every third, or there would be a hundred thousand.
        edge = next.filter((_, i) => i % 3 === depth % 3).slice(0, seeds(60, 15));
      }
      expect(seen.size).toBeGreaterThan(10);
    });

    test("acts are told apart, and nothing is changed in place", () => {
      const before = one.write(fresh);
      const acts = one.acts(fresh);
      expect(new Set(acts.map(({ id }) => id)).size).toBe(acts.length);
      expect(one.write(fresh)).toBe(before);
      for (const { to } of acts) if (to !== null) expect(one.write(to)).not.toBe(before);
      // Two acts around one word: less and more.
      const knobs = acts.flatMap(({ knob, of }) => (knob === undefined ? [] : [`${of} ${knob}`]));
      for (const knob of knobs) expect(knobs.filter((other) => other === knob)).toHaveLength(2);
    });
  });

function stateOf(one: Manipulative<unknown>, text: string): unknown {
  const read = one.read(text);
  if ("problem" in read) throw new Error(`${one.id}: ${text}: ${read.problem}`);
  return read.state;
}

function holdState(one: Manipulative<unknown>, state: unknown): void {
  const text = one.write(state);
  expect(text.length).toBeLessThanOrEqual(300);
  expect(stateOf(one, text), text).toEqual(state);
  const words = one.words(state);
  expect(words, text).toMatch(/^[A-Z0-9].*\.$/s);
  expect(words).not.toMatch(/undefined|NaN|null|\[object|-\d/);
  for (const { id } of one.parts(state)) expect(one.words(state, id)).toMatch(/\.$/);
  const picture = draw(one.paper(state));
  expect(picture).toContain("<svg");
  expect(picture).not.toMatch(/NaN|undefined/);
}

describe("the words name the numbers", () => {
  const told: readonly (readonly [id: string, state: string, ...words: string[]])[] = [
    ["bar", "6/8", "8 equal parts", "6 shaded", "That is 3/4"],
    ["bar", "8+3/12", "8 and 3, together 11", "11/12"],
    ["bar", "3/5 of 20", "one part is 4", "shaded part is 12"],
    ["bar", "2/3, 1/4", "2/3 is more than 1/4"],
    ["bar", "1/2, 2/4", "1/2 = 2/4"],
    ["number-line", "0..3 by 1/4: 0.25 +0.75 +0.75", "at 1/4", "2 jumps of 3/4 on to 1 3/4"],
    ["number-line", "-10..10 by 1: -4 +7", "from \u221210 to 10", "at \u22124", "a jump of 7 on to 3"],
    ["area", "10+2 x 7", "12 × 7 = 84", "10 × 7 = 70 and 2 × 7 = 14"],
    ["area", "10-1 x 7", "9 × 7 = 63", "10 × 7 = 70, less 1 × 7 = 7"],
    ["balance", "3x + 4 = 19; x = 5", "The two sides balance: 3x + 4 = 19"],
    ["balance", "3x + 4 = 18; x = 5", "The left side is heavier"],
    ["balance", "x = 5; x = 5", "So x is 5"],
    ["wall", "2/3", "2/3 is as long as 4/6, 6/9 and 8/12"],
    ["grid", "-6..6: A(-2, 4)", "A is at (\u22122, 4): 2 to the left and 4 up"],
    ["clock", "14:45 since 13:40", "14:45: quarter to 3", "65 minutes, which is 1 hour and 5 minutes"],
    ["counters", "100:0 10:13 1:4", "the number is 134", "Ten tens can be exchanged for one hundred"],
    ["counters", "1:4 0.1:0 0.01:7", "the number is 4.07"],
    ["turn", "open 60", "60° is an acute angle", "1/6 of a whole turn"],
    ["turn", "open 250", "a reflex angle"],
    ["turn", "triangle 50 60", "50° + 60° + 70° = 180°", "acute-angled"],
    ["turn", "triangle 90 45", "right-angled, and isosceles"],
    ["turn", "parallel 65", "four of 65° and four of 115°", "alternate angles are equal"],
    ["turn", "parallel 65 co-interior", "115° + 65° = 180°", "as in a C"],
    ["hundred", "1..100 by 10: 2 3", "67 numbers, 16 of them multiples of both", "33 numbers are left"],
    ["hundred", "1..100 by 10: 5", "stand in columns"],
    ["hundred", "1..100 by 10: 3 9", "The multiples of 9 slant to the left", "10 is 1 more than one of them"],
    ["hundred", "1..100 by 10: 2 3 5 7", "22 numbers are left: 1, 11, 13", "all of these are prime"],
    ["hundred", "1..100 by 10:", "Nothing is shaded"],
    [
      "dots",
      "2 3 3 7 10 on 0..20",
      "mean is 5: 25 shared among 5",
      "distances of 7 on either side",
      "median is 3",
      "mode is 3",
      "range is 8",
    ],
    ["dots", "1 2 4 9 on 0..10", "mean is 4", "median is 3: halfway", "no mode"],
    ["dots", "1 1 2 2 3 on 0..10", "mean is 1.8", "modes are 1 and 2"],
    ["dots", "150 160 160 on 140..180", "mode is 160", "range is 10"],
    ["dots", "1 1 2 on 0..10", "mean is about 1.33"],
    [
      "spinner",
      "red 3, blue 1; 40 spins, seed 7",
      "4 equal parts",
      "red 3/4 and blue 1/4",
      "red 28 times, where 30",
      "blue 12 times",
    ],
    ["spinner", "red 1, blue 2; 0 spins, seed 1", "not been spun"],
    ["curve", "x^2; chord 1 0.5", "y = x²", "1.25 up on a step of 0.5: its gradient is 2.5."],
    ["curve", "x^2; chord 1 0.1", "its gradient is 2.1. Steps of 0.1, 0.01 and 0.001", "they come near to 2."],
    ["curve", "x^2; chord 1 0", "there is no chord", "2.1, 2.01, 2.001: they come near to 2."],
    ["curve", "|x|; chord 0 0", "do not come near to one number"],
    ["curve", "1/x; chord 0 1", "no point at x = 0"],
    ["curve", "x^2; strips 0 2 4", "4 strips", "lower sum is 1.75, the upper sum 3.75", "2 apart"],
    ["curve", "1/x; strips 0 2 4", "no sums"],
    ["curve", "2x + 1; at 3", "At x = 3 it is at y = 7"],
    ["pins", "0,0 4,0 4,3", "A right-angled triangle", "Sides 4, 3 and 5; perimeter 12; area 6"],
    ["pins", "0,0 3,2 1,5", "right-angled isosceles", "about 3.6", "perimeter about 12.3; area 6.5"],
    ["pins", "0,0 4,0 4,4 0,4", "A square", "area 16"],
    ["pins", "0,0 4,4 4,0 0,4", "no single inside"],
    ["pins", "0,0 2,2 4,4", "lie on one line, so there is no area"],
    ["pins", "0,0 2,0 2,1 | move 3 2", "Moved 3 right and 2 up", "stay the same"],
    ["pins", "0,0 2,0 2,1 | mirror y=4", "in the line y = 4", "faces the other way"],
    ["pins", "0,0 2,0 2,1 | turn 90 about 3,3", "through 90° anticlockwise about (3, 3)"],
    ["pins", "0,0 2,0 2,1 | grow 3 from 0,0", "3 times as long", "from 1 to 9: 3 × 3 = 9 times"],
    ["pins", "0,0 4,0 4,2 | grow 1/2 from 0,0", "half as long", "from 4 to 1: a quarter"],
  ];
  test("what the gradients come near to is for the eye to find first: it is told where the step has become small", () => {
    const curve = [...manipulatives.values()].find(({ id }) => id === "curve") as Manipulative<unknown>;
    const near = (state: string) => curve.words(stateOf(curve, state)).includes("come near");
    expect([0.5, 0.2, 0.1, -0.1, 0].map((step) => near(`x^2; chord 1 ${step}`))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });
  test.each(told)("%s %s", (id, text, ...words) => {
    const one = [...manipulatives.values()].find((one) => one.id === id);
    if (!one) throw new Error(id);
    for (const word of words) expect(one.words(stateOf(one, text))).toContain(word);
  });
});
