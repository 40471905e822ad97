import { describe, expect, expectTypeOf, test } from "vitest";
import type { z } from "zod";
import type { Figure, Mark } from "../../engine/figure/figure.ts";
import { figure } from "./figure.ts";

type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;
type Parsed = Frozen<z.output<typeof figure>>;

const alt = "A figure that is only here for the test";

/** One of each kind of mark, with everything it may say. A kind that is missing here is a type error. */
const marks: readonly Mark[] = [
  { polygon: ["A", [1, 0], [0, 1]], fill: "paper", dashed: true },
  {
    line: ["A", [1, 0]],
    dashed: true,
    thin: true,
    arrow: "both",
    ticks: 2,
    parallel: 1,
    label: "5 cm",
    side: "ne",
  },
  { circle: "A", radius: 2, fill: "tint1", dashed: false },
  { arc: "A", radius: 2, from: 0, to: 90, sector: true, fill: "tint2", dashed: true },
  { ellipse: [0, 0], rx: 2, ry: 1, hidden: true, fill: "tint3" },
  { angle: ["A", [1, 0], [0, 1]], label: "x", right: false, reflex: true, arcs: 3 },
  { dot: "A", label: "A", side: "c", open: true },
  { text: "A", at: [0, 0], side: "s", small: true },
  { axes: { x: [0, 5], y: [0, 5], step: 1, grid: false } },
  { grid: { x: [0, 5], y: [0, 5], step: 1, dots: true } },
];

describe("a figure in a content file", () => {
  test("is the figure that can be drawn: the schema and the type say the same", () => {
    expectTypeOf<Parsed>().toEqualTypeOf<Figure>();
    expectTypeOf<Parsed["draw"][number]>().toEqualTypeOf<Mark>();
  });

  test("may hold every kind of mark with all it may say", () => {
    const source = { alt, scale: false, points: { A: [0, 0] }, draw: marks };
    expect(figure.parse(source)).toEqual(source);
  });

  test("is to scale and without named points unless it says otherwise", () => {
    expect(figure.parse({ alt, draw: [{ dot: [0, 0] }] })).toEqual({
      alt,
      scale: true,
      points: {},
      draw: [{ dot: [0, 0] }],
    });
  });

  test.each([
    ["a text alternative that says nothing", { alt: "A triangle", draw: [{ dot: [0, 0] }] }],
    ["no marks", { alt, draw: [] }],
    ["a misspelt property", { alt, draw: [{ dot: [0, 0], lable: "A" }] }],
    ["a mark of two kinds", { alt, draw: [{ dot: [0, 0], text: "A", at: [0, 0] }] }],
    ["a fill that does not exist", { alt, draw: [{ circle: [0, 0], radius: 1, fill: "red" }] }],
    ["a radius below zero", { alt, draw: [{ circle: [0, 0], radius: -1 }] }],
    ["a polygon with two corners", { alt, draw: [{ polygon: ["A", "B"] }] }],
  ])("is refused with %s", (_fault, source) => {
    expect(figure.safeParse(source).success).toBe(false);
  });
});
