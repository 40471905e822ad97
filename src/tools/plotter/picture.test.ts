import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rational } from "../../maths/rational.ts";
import { pictureLink, readPictureLink, usualFrame, zoomed } from "./link.ts";
import { readRow } from "./row.ts";
import { readSlider } from "./slider.ts";
import { piStep, tickStep, ticks, tickText } from "./ticks.ts";

const letters = new Map([["a", rational(3, 2)]]);

/** What a line is read as, in one word. */
function kind(text: string): string {
  const row = readRow(text, letters);
  return row.kind === "drawing" ? row.drawing.kind : row.kind;
}

describe("a line of the list", () => {
  test.each([
    ["", "empty"],
    ["y = x^2", "function"],
    ["x^2 = y", "function"],
    ["f(x) = 2x", "function"],
    ["sin x", "function"],
    ["y = 3", "function"],
    ["y = ax + a", "function"],
    ["x = y^2", "sideways"],
    ["x = 2", "sideways"],
    ["r = 2cos(3θ)", "polar"],
    ["r = theta/2", "polar"],
    ["(cos t, sin t)", "parametric"],
    ["(t, max(t, 1))", "parametric"],
    ["(1, 2)", "points"],
    ["(1, 2), (3, a)", "points"],
    ["x^2 + y^2 = 9", "relation"],
    ["y < 2x", "relation"],
    ["1 < x^2 + y^2 < 4", "relation"],
    ["y = x^2 {0 < x < 2}", "pieces"],
    ["y = x^2 {y < 2}", "relation"],
    ["y = {x < 0: -x, x >= 0: x^2}", "pieces"],
    ["f(x) = {x<0: -x, max(x, 2)}", "pieces"],
    ["{x<0: -x, x<1, 3}", "fault"],
    ["{x<0: y, x}", "fault"],
    ["y = y^2 + x", "relation"],
    ["a = 1.5", "slider"],
    ["a = −2,5", "slider"],
    ["x + y", "fault"],
    ["y = bx", "fault"],
    ["y = (x", "fault"],
    ["r = 2θ + x", "fault"],
    ["(x, 1)", "fault"],
    ["(t, 1), (2, 2)", "fault"],
    ["y = gcd(x, 2)", "fault"],
  ])("%s is read as %s", (text, expected) => expect(kind(text)).toBe(expected));

  test("names the letters that have no number", () => {
    expect(readRow("y = bx + c", letters)).toMatchObject({
      missing: ["b", "c"],
      message: expect.stringContaining("b = 1"),
    });
  });

  test("x, y and the constants are no letters of one's own", () => {
    for (const text of ["x = 1", "y = 1", "e = 1", "r = 1", "t = 1", "a = ", "ab = 1"])
      expect(readSlider(text)).toBeNull();
    expect(readSlider(" a = -0.25 ")).toMatchObject({ name: "a", value: rational(-1, 4) });
  });

  test("nothing that is typed throws", () => {
    const sign = fc.constantFrom(..."xyrtθabe()=<≤>≥{}|+-*/^.,;0123 πsincotan√".split(""));
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 14 }), (signs) => {
        readRow(signs.join(""), letters);
      }),
      { numRuns: 1500 },
    );
  });
});

describe("a link", () => {
  test("gives back the picture that it was made of", () => {
    const number = fc.integer({ min: -1e6, max: 1e6 }).map((n) => n / 128);
    const line = fc.record({
      text: fc.string({ minLength: 1, maxLength: 60 }).filter((text) => text.trim() !== ""),
      hidden: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 20 }),
        number,
        number,
        fc.constantFrom("number", "pi", "degrees"),
        (lines, x, y, axis) => {
          const picture = { lines, frame: { x, y, wide: 12.5, stretch: 1 }, axis } as const;
          const read = readPictureLink(pictureLink(picture));
          expect(read).toMatchObject({ frame: picture.frame, axis });
          expect(read?.lines).toEqual(lines);
        },
      ),
    );
  });

  test.each(["", "graph=2&line=y%3Dx", "7e:1234", "line=x"])("%s is none of ours", (hash) => {
    expect(readPictureLink(hash)).toBeNull();
  });

  test("a damaged one still has its lines", () => {
    expect(readPictureLink("graph=1&at=NaN,1,2&line=x&axis=odd")).toEqual({
      lines: [{ text: "x", hidden: false }],
      frame: usualFrame,
      axis: "number",
    });
  });
});

test("zooming keeps the point that it is about in its place", () => {
  const frame = zoomed({ x: 4, y: -2, wide: 20, stretch: 1 }, 0.5, { x: 1, y: 1 });
  expect(frame).toEqual({ x: 2.5, y: -0.5, wide: 10, stretch: 1 });
  expect(zoomed(frame, 1e-30, frame).wide).toBeGreaterThan(0);
});

describe("the numbers of an axis", () => {
  test.each([
    [0.02, 1],
    [0.03, 2],
    [0.1, 5],
    [1, 50],
    [0.0001, 0.005],
  ])("%s units a pixel: a mark each %s", (unit, step) => expect(tickStep(unit)).toBeCloseTo(step, 12));

  test("are whole steps, written short", () => {
    expect(ticks([-1, 1], 0.5).map((count) => tickText(count, 0.5, false))).toEqual(["−1", "−0.5", "0", "0.5", "1"]);
    expect(tickText(3, 0.1, false)).toBe("0.3");
    expect(tickText(2, 100, false)).toBe("200");
  });

  test("or parts of π", () => {
    expect(piStep(0.02)).toBeCloseTo(Math.PI / 2, 12);
    expect([-3, -2, -1, 0, 1, 2, 4].map((count) => tickText(count, Math.PI / 2, true))).toEqual([
      "−3π/2",
      "−π",
      "−π/2",
      "0",
      "π/2",
      "π",
      "2π",
    ]);
  });
});
