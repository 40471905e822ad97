import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readInvestigations } from "../../../src/content/schema/library/investigations.ts";
import { manipulatives } from "../../../src/manipulatives/all.ts";

const folder = new URL("../../../src/content/investigations/", import.meta.url);
const all = ["08-11.yaml", "11-14.yaml", "14-18.yaml"].flatMap((file) =>
  readInvestigations(file, readFileSync(new URL(file, folder), "utf8")),
);

/**
 * What the words of an investigation send the hand to, on the paper that lies there: `@` stands for that paper, the axes or the line or
 * the curve that it begins with. A tool that cannot come there is no tool for the question.
 */
const sentTo: Readonly<Record<string, readonly string[]>> = {
  "a-fence-of-24": ["9 x 9", "11 x 1", "12 x 3"],
  "threes-and-fives": ["@: 0 +5 +5 +5 +5", "@: 0 +3 +3 +3 +3 +3"],
  // Ten stones, one at a time.
  "the-last-stone": ["@: 10 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1", "@: 15 -3 -2 -1"],
  // Ten children.
  "everybody-shakes-hands": ["@: 0 +1 +2 +3 +4 +5 +6 +7 +8 +9"],
  "squares-in-a-square": ["2,2 4,2 4,4 2,4", "0,0 5,0 5,5 0,5"],
  "up-the-stairs": ["@: 0 +1 +1 +1 +1 +1 +1 +1 +1 +1 +1"],
  "half-of-what-is-left": ["@: 0 +32 +16 +8 +4 +2"],
  // The weight one would buy next.
  "four-weights": ["@: 0 +16 +8 +4 +2 +1"],
  "pictures-of-multiples": ["1..100 by 9: 3", "1..100 by 8: 4", "1..100 by 10: 7"],
  "moving-the-mean": ["1 5 5 8 11 on 0..20"],
  "the-largest-product": ["40+1 x 30+2", "80+5 x 70+6"],
  "a-bite-out-of-a-corner": ["0,0 8,0 8,1 1,1 1,6 0,6"],
  "hands-of-a-clock": ["1:06 by 1", "12:00 by 1"],
  "sums-of-neighbours": ["@: 0 +14 +15", "@: 0 +7 +8 +9 +10 +11"],
  "straight-cuts": ["@: 1 +1 +2 +3 +4 +5 +6 +7 +8 +9 +10"],
  "through-how-many-squares": ["@: A(0, 0) B(5, 0) C(5, 2) joined"],
  "weights-on-both-sides": ["@: 0 +27 +9 +3 +1", "@: 0 +27 -9 -3 -1"],
  "sliding-the-top": ["2,1 8,1 10,5", "2,1 8,1 3,3"],
  "runs-of-luck": ["red 1, blue 1; 20 spins, seed 8"],
  "the-painted-cube": ["1+1+1 x 1+1+1", "1+2+1 x 1+2+1"],
  "where-does-it-settle": ["@: 14 -4 -2 -1 -0.5 -0.25", "@: 0 +3 +1.5 +0.75"],
  "chords-of-a-parabola": ["@; chord 0 4", "@; chord -2 7"],
  // Up to sides of 30.
  "right-triangles-in-whole-numbers": ["@: A(0, 0) B(24, 0) C(24, 18) joined", "@: A(0, 0) B(20, 0) C(20, 21) joined"],
  "the-largest-box": ["@; chord 1 0", "@; chord 2.5 0"],
  "interest-ever-more-often": ["3^x; chord 0 0.1", "@; chord 0 0.0125"],
  "as-far-from-a-point": ["@; chord 2 0", "@; at -3"],
  "thin-strips": ["@; strips 0 1 32", "@; strips 0 2 8"],
  "neighbours-divided": ["@: 1.62, 1.62", "@: 2"],
  "a-third-of-a-square": ["6,6 7,6 7,7 6,7"],
  "midpoints-all-round": ["4,1 9,5 6,9 1,5"],
  "better-both-days-and-worse": ["9/10, 80/100, 30/100, 2/10"],
  "sum-and-product": ["5 x 5", "9 x 1"],
};

describe("what an investigation sends the hand to can be reached with what it gives", () => {
  test.each(Object.entries(sentTo))("%s", (id, states) => {
    const entry = all.find((one) => one.id === id);
    const tool = [...manipulatives.values()].find((one) => one.id === entry?.move.by);
    const [paper = ""] = entry?.move.state.split(tool?.id === "curve" ? ";" : ":") ?? [];
    for (const state of states) expect(tool?.read(state.replace("@", paper)), state).toHaveProperty("state");
  });
});

/** Follows the buttons, as long as it takes. */
function reached(id: string, from: string, to: string): boolean {
  const tool = [...manipulatives.values()].find((one) => one.id === id);
  const first = tool?.read(from);
  if (!tool || !first || "problem" in first) return false;
  const seen = new Set([from]);
  let edge: unknown[] = [first.state];
  for (let depth = 0; depth < 4; depth++) {
    const next: unknown[] = [];
    for (const state of edge)
      for (const { to: then } of tool.acts(state)) {
        if (then === null || seen.has(tool.write(then))) continue;
        if (tool.write(then) === to) return true;
        seen.add(tool.write(then));
        next.push(then);
      }
    edge = next;
  }
  return false;
}

test.each([
  // A frame stays one when it grows.
  ["area", "1+3+1 x 1+3+1", "1+2+1 x 1+2+1"],
  ["pins", "0,0 2,0 2,2 0,2", "2,2 4,2 4,4 2,4"],
  ["curve", "2^x; chord 0 0.1", "3^x; chord 0 0.05"],
])("%s: from %s the buttons lead to %s", (id, from, to) => {
  expect(reached(id, from, to)).toBe(true);
});
