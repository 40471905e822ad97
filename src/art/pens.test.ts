import { describe, expect, test } from "vitest";
import { circle } from "./geometry.ts";
import { asSvg, forPlotter, linesOf, penLines } from "./pens.ts";

describe("curves as lines", () => {
  test("a circle stays on its circle and closes", () => {
    const lines = linesOf(circle([500, 400], 100));
    const points = lines.flat();
    for (const [x, y] of points) expect(Math.hypot(x - 500, y - 400)).toBeCloseTo(100, 6);
    expect(points[0]?.[0]).toBeCloseTo(points.at(-1)?.[0] ?? 0, 9);
    const tops = points.map(([, y]) => y);
    expect([Math.min(...tops), Math.max(...tops)].map(Math.round)).toEqual([300, 500]);
  });

  test("a quarter circle bends to the side that its flag says", () => {
    const middle = (sweep: number) => {
      const [line = []] = linesOf(`M100 0A100 100 0 0 ${sweep} 0 100`);
      return line[Math.floor(line.length / 2)];
    };
    // Around the corner 0, 0 one way, bulging from it the other.
    expect(Math.hypot(...(middle(1) ?? [0, 0]))).toBeCloseTo(100, 0);
    expect(Math.hypot((middle(0)?.[0] ?? 0) - 100, (middle(0)?.[1] ?? 0) - 100)).toBeCloseTo(100, 0);
  });

  test("a parabola goes through its middle", () => {
    const [line = []] = linesOf("M0 0Q50 100 100 0");
    expect(line[line.length >> 1]).toEqual([50, 50]);
  });

  test("steps across and down, and several lines of one path", () => {
    expect(linesOf("M1 2H5V7H1ZM10 10L20 20")).toEqual([
      [
        [1, 2],
        [5, 2],
        [5, 7],
        [1, 7],
        [1, 2],
      ],
      [
        [10, 10],
        [20, 20],
      ],
    ]);
  });
});

test("a side that two shapes share is drawn once, and lines that meet are drawn in one go", () => {
  const squares = "M0 0L100 0L100 100L0 100ZM100 0L200 0L200 100L100 100Z";
  const lines = penLines([{ ink: 1, d: squares, fill: true }]);
  const length = lines.reduce((sum, line) => sum + 100 * (line.length - 1), 0);
  expect(length).toBe(700);
  expect(lines.length).toBe(1);
});

test("a side that shapes of two colours share is drawn by one pen", () => {
  const drawing = {
    paths: [
      { ink: 1, d: "M0 0L100 0L100 100L0 100Z", fill: true },
      { ink: 2, d: "M100 0L200 0L200 100L100 100Z", fill: true },
    ] as const,
    words: "",
  };
  const [, one = "", other = ""] = / d="([^"]*)".* d="([^"]*)"/.exec(forPlotter(drawing, ["", "", ""], 1000)) ?? [];
  expect([one, other].map((d) => d.match(/L/g)?.length)).toEqual([4, 3]);
  expect(other).not.toMatch(/100 0L100 100|100 100L100 0/);
});

test("what is outside the square is cut off", () => {
  const lines = penLines([{ ink: 1, d: "M-100 500L1100 500" }]);
  expect(lines).toEqual([
    [
      [0, 500],
      [1000, 500],
    ],
  ]);
  expect(penLines([{ ink: 1, d: "M-100 -5L1100 -5" }])).toEqual([]);
});

test("a plotter gets strokes alone, one path a pen, in millimetres", () => {
  const drawing = {
    paths: [
      { ink: 1, d: "M0 0L1000 0L1000 1000Z", fill: true },
      { ink: 1, d: "M0 0L500 500" },
      { ink: 2, d: "M0 0L100 0", soft: true },
      { ink: 0, d: "M10 10L20 20" },
    ] as const,
    words: "a < b",
  };
  const svg = forPlotter(drawing, ["#000", "#111", "#222"], 180);
  expect(svg.match(/<path/g)).toHaveLength(2);
  expect(svg).toContain('width="180mm" height="180mm" viewBox="0 0 180 180"');
  expect(svg).toContain("a &lt; b");
  expect(svg).not.toMatch(/fill="#/);
  expect(asSvg(drawing, "T", ["#000", "#111", "#222"], "#fff").match(/<path/g)).toHaveLength(4);
});
