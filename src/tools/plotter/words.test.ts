import { expect, test } from "vitest";
import type { Angle } from "./interval/program.ts";
import { readRow } from "./row.ts";
import { shownNumber } from "./shown.ts";
import { tell } from "./telling.ts";

/** What is told of a line between two places. */
function told(text: string, from = -10, to = 10, angle: Angle = "rad"): string {
  const row = readRow(text, new Map());
  if (row.kind !== "drawing") throw new Error(row.kind);
  const { curves } = tell([{ id: 1, place: 1, text, drawing: row.drawing }], { x: [from, to], y: [-10, 10] }, angle);
  return curves[0]?.words.join(" ") ?? "";
}

test("a parabola is told with its exact roots and its exact turning point", () => {
  const words = told("x^2 - x - 1");
  expect(words).toContain("It meets the y-axis at y = −1.");
  expect(words).toContain("x = (1 − √5)/2 (about −0.618) and (1 + √5)/2 (about 1.618)");
  expect(words).toContain("(1/2, −5/4)");
});

test.each([
  ["x^3 - 3x", "at x = −√3 (about −1.7321), 0 and √3 (about 1.7321)."],
  ["(2x - 1)(x^2 - 5)/3", "at x = −√5 (about −2.2361), 1/2 and √5 (about 2.2361)."],
  ["x^4 - 5x^2 + 6", "at x = −√3 (about −1.7321), −√2 (about −1.4142), √2 (about 1.4142) and √3 (about 1.7321)."],
  ["x^4 - 4x^2 + 1", "at x = −1.9319, −0.5176, 0.5176 and 1.9319."],
  ["(x^2 - 3)^2", "at x = −√3 (about −1.7321) and √3 (about 1.7321)."],
  ["(x - 1)^2(x + 2)", "at x = −2 and 1."],
  ["x^3 - 1/8", "at x = 1/2."],
  ["x^3 - 123456789", "It does not meet the x-axis here."],
])("roots of a polynomial beyond the second degree: %s", (text, words) => expect(told(text)).toContain(words));

test.each([
  ["x^3 - 3x", "Highest points nearby: (−1, 2). Lowest points nearby: (1, −2)."],
  ["x^3 - 2x", "Lowest points nearby: (√6/3, −4√6/9), about (0.8165, −1.0887)."],
  ["x^4 - 5x^2 + 6", "Highest points nearby: (0, 6). Lowest points nearby: (−√10/2, −1/4), about (−1.5811, −0.25)"],
  ["x^3", "It meets the x-axis at x = 0. It rises"],
])("turning points of a polynomial beyond the second degree: %s", (text, words) => expect(told(text)).toContain(words));

test.each([
  // Beside 0 the search comes to no end; what lies to the right of it is told all the same.
  [
    "sin x / x",
    "Highest points nearby: (−7.7253, 0.1284) and (7.7253, 0.1284). Lowest points nearby: (−4.4934, −0.2172) and (4.4934, −0.2172).",
  ],
  [
    "(1 - cos x)/x^2",
    "at x = −2π (about −6.2832) and 2π (about 6.2832). Highest points nearby: (−8.9868, 0.0236) and (8.9868, 0.0236).",
  ],
  ["x/sin x", "Highest points nearby: (−4.4934, −4.6033) and (4.4934, −4.6033)."],
])("turning points on both sides of a place where nothing can be proved: %s", (text, words) =>
  expect(told(text)).toContain(words),
);

test.each([
  ["sin x / x", "It has a hole: it leaves out (0, 1)."],
  ["(x^2 - 1)/(x - 1)", "It has a hole: it leaves out (1, 2)."],
  ["x sin(1/x)", "It has a hole: it leaves out (0, 0)."],
  ["sin x / (x - π)", "It has a hole: it leaves out (π, −1)."],
  ["sin x / (2x + 3π)", "It goes up or down without end near x = −4.71."],
  ["cos x / (2x + 3π)", "It has a hole: it leaves out (−3π/2, −0.5)."],
  ["1/x", "It goes up or down without end near x = 0."],
  ["1/√|x - 1|", "It goes up or down without end near x = 1."],
  ["x/sin x", "(0, 1). It goes up or down without end near x = −9.42, −6.28, −3.14, 3.14, 6.28 and 9.42."],
  ["|x|/x", "It is broken near x = 0."],
  ["floor x + x/9", "It is broken near x = −9, −8, −7, −6, −5, −4 and 14 more."],
  ["sin(1/(x - 2))", "It is broken near x = 2."],
  ["tan x", "It goes up or down without end near x = −7.85, −4.71, −1.57, 1.57, 4.71 and 7.85."],
])("a hole is told from a pole and from a jump: %s", (text, words) => {
  const all = told(text);
  expect(all).toContain(words);
  expect(/hole|^\(0, 1\)/.test(words), all).toBe(all.includes("hole"));
  expect(words.includes("broken"), all).toBe(all.includes("broken"));
  expect(words.includes("without end"), all).toBe(all.includes("without end"));
});

test.each([
  ["sin x / x", "rises from x = −4.49 to 0, falls from x = 0 to 4.49"],
  ["(1 - cos x)/x^2", "rises from x = −6.28 to 0, falls from x = 0 to 6.28"],
  ["tan x / x", "falls from x = −1.57 to 0, rises from x = 0 to 1.57"],
  ["x^2 / sin x", "It does not meet the x-axis here."],
])("beside a hole or a pole there is nothing more to be told: %s", (text, words) => {
  expect(told(text)).toContain(words);
  expect(told(text)).not.toMatch(/more of it here|proved/);
});

test("what is more than can be told is not the same as what cannot be proved", () => {
  const more = "There is more of it here than can be told: zoom in to hear about a part.";
  const unproved = "Whether it turns could not be proved everywhere.";
  for (const text of ["x sin(1/x)", "sin(1/x)", "sin(1000x)"]) expect(told(text)).toMatch(new RegExp(`${more}$`));
  for (const text of ["|x|/x", "cos x / cos x"]) expect(told(text)).toMatch(new RegExp(`${unproved}$`));
  for (const text of ["sin(20x)", "5", "x^x", "floor x"]) expect(told(text)).not.toMatch(/more of it here|it turns/);
  // As near to the hole as here, that cannot be proved.
  expect(told("(1 - cos x)/x^2", -1, 1)).toContain(unproved);
});

test.each([
  [
    "y = x^2 {0 < x < 2}",
    "It is y = x² where 0 < x < 2. Seen from x = −10 to x = 10. It does not meet the y-axis. It does not meet the x-axis here. Ends that are left out: (0, 0) and (2, 4). It rises from x = 0 to 2.",
  ],
  ["x^2 {0 <= x < 2}", "It meets the x-axis at x = 0. Ends that belong to it: (0, 0). Ends that are left out: (2, 4)."],
  [
    "y = 5 {1 < x <= 3}",
    "Ends that belong to it: (3, 5). Ends that are left out: (1, 5). It stays level from x = 1 to 3.",
  ],
  ["y = x^2 {x < -1} {x > -3}", "It is y = x² where x < −1 and x > −3."],
  ["y = {x < 0: -x, x + 1}", "It is y = −x where x < 0; x + 1 everywhere else."],
])("where a rule holds is told first: %s", (text, words) => expect(told(text)).toContain(words));

test.each([
  ["√(x - 2)/(x - 4)", "It falls from x = 2 to 4 and falls from x = 4 to 10."],
  ["√x", "It rises from x = 0 to 10."],
  ["ln x", "It rises from x = 0 to 10."],
  ["1/√x", "It goes up or down without end near x = 0. It falls from x = 0 to 10."],
  ["√(4 - x^2)", "It rises from x = −2 to 0 and falls from x = 0 to 2."],
  ["√(x^2 - 2)", "It falls from x = −10 to −1.41 and rises from x = 1.41 to 10."],
])("what a curve does is told from where it begins to where it ends: %s", (text, words) =>
  expect(told(text)).toContain(words),
);

test.each([
  [
    "sin x",
    "at x = −3π (about −9.4248), −2π (about −6.2832), −π (about −3.1416), 0, π (about 3.1416), 2π (about 6.2832)",
  ],
  ["tan x", "−π (about −3.1416), 0, π (about 3.1416)"],
  ["sin 2x", "−3π (about −9.4248), −5π/2 (about −7.854), −2π (about −6.2832), −3π/2 (about −4.7124)"],
  ["sin x + cos x", "x = −9π/4 (about −7.0686), −5π/4 (about −3.927), −π/4 (about −0.7854)"],
  ["2 sin x - √3", "π/3 (about 1.0472), 2π/3 (about 2.0944)"],
  ["sin(5x)", "x = −3π (about −9.4248), −14π/5 (about −8.7965)"],
  ["1 + cos x", "x = −3π (about −9.4248), −π (about −3.1416), π (about 3.1416) and 3π (about 9.4248)"],
  ["x^2 - π^2", "x = −π (about −3.1416) and π (about 3.1416)"],
])("a zero that is so many times π is named where it is proved: %s", (text, words) =>
  expect(told(text)).toContain(words),
);

test("what is only near a multiple of π is told in decimals", () => {
  // These are 0 beside π and not at it: at 355/113, and where rounding hides the difference.
  expect(told("x - 355/113", 3, 4)).toContain("at x = 355/113.");
  expect(told("sin(x + 1/10^12)", 3, 4)).toContain("at x = 3.1416.");
  expect(told("sin x - 1/10^9", 3, 4)).toContain("at x = 3.1416.");
  expect(told("sin x", -190, 190, "deg")).toContain("at x = −180, 0 and 180.");
});

test.each([
  [
    "sin(3x)/sin x",
    "rad",
    "It has a hole: it leaves out (−3π, 3), (−2π, 3), (−π, 3), (0, 3), (π, 3), (2π, 3) and 1 more. It rises from",
  ],
  ["sin(2x)/cos x", "rad", "it leaves out (−5π/2, −2), (−3π/2, 2), (−π/2, −2), (π/2, 2), (3π/2, −2) and (5π/2, 2). It"],
  [
    "(1 - cos x)/sin x",
    "rad",
    "it leaves out (−2π, 0), (0, 0) and (2π, 0). It goes up or down without end near x = −9.42",
  ],
  ["(e^x - 1)/(e^(2x) - 1)", "rad", "it leaves out (0, 0.5). It falls"],
  ["x/sin x", "rad", "it leaves out (0, 1). It goes up"],
  ["sin(3x)/sin x", "deg", "it leaves out (0, 3)."],
] as const)("holes at multiples of π are told as holes: %s", (text, angle, words) => {
  expect(told(text, -10, 10, angle)).toContain(words);
  expect(told(text, -10, 10, angle)).not.toContain("broken");
});

test("in degrees holes lie at half turns, and far out, too", () => {
  expect(told("sin(3x)/sin x", 100, 400, "deg")).toContain("it leaves out (180, 3) and (360, 3).");
  expect(told("sin(3x)/sin x", 311, 318)).toContain("it leaves out (99π, 3), (100π, 3) and (101π, 3).");
});

test.each(["√x", "x^2"])("%s has neither", (text) => expect(told(text)).not.toMatch(/hole|broken/));

test("a root out of sight is not told", () => {
  expect(told("x - 20")).toContain("It does not meet the x-axis here.");
});

test("what has no exact form is told in decimals", () => {
  expect(told("x^3 - 2")).toContain("at x = 1.2599.");
  expect(told("sin x - 0.1", 0.5, 4)).toContain("at x = 3.0414.");
});

test.each([
  [0.30000000000000004, "0.3"],
  [-2, "−2"],
  [1e-12, "0"],
  [1234567, "1.235e+6"],
  [Number.NaN, "no value"],
])("%s is written %s", (value, text) => expect(shownNumber(value)).toBe(text));

test.each([
  ["|x|", "It meets the x-axis at x = 0. Lowest points nearby: (0, 0). It falls from x = −10 to 0 and rises"],
  [
    "|x - 9.9|",
    "at x = 9.9. Lowest points nearby: (9.9, 0). It falls from x = −10 to 9.9 and rises from x = 9.9 to 10.",
  ],
  ["|sin x|", "It meets the x-axis at x = −3π (about −9.4248), −2π (about −6.2832), −π (about −3.1416), 0, π (about"],
  ["√x", "It meets the x-axis at x = 0."],
  ["√(4 - x^2)", "It meets the x-axis at x = −2 and 2."],
  ["min(x, 2)", "It meets the x-axis at x = 0."],
  ["max(x, 1)", "It does not meet the x-axis here."],
  ["floor x", "It meets the x-axis at x = 0, and it may meet it elsewhere."],
  ["x^3", "It rises from x = −10 to 10."],
  [
    "1/x",
    "It does not meet the x-axis here. It goes up or down without end near x = 0. It falls from x = −10 to 0 and",
  ],
  ["1/(3x - 1)", "It does not meet the x-axis here. It goes up or down without end near x = 0.333."],
  ["sec x", "It does not meet the x-axis here."],
  ["5", "It does not meet the x-axis here. It stays level from x = −10 to 10."],
  ["0", "It lies on the x-axis. It stays level"],
])("corners, ends, poles and level lines: %s", (text, words) => expect(told(text)).toContain(words));
