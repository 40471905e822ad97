import { describe, expect, test } from "vitest";
import { areaOf, type Point } from "../geometry.ts";
import { golden, type Half, halves, type Kind, tilesOf } from "./penrose.ts";

const kinds = (["kites", "rhombs"] as const).flatMap((kind) => [true, false].map((sun) => [kind, sun] as const));
const area = (all: readonly Half[]) => all.reduce((sum, { a, b, c }) => sum + areaOf([a, b, c]), 0);
const length = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const name = ([x, y]: Point) => `${Math.round(x * 1e6) + 0} ${Math.round(y * 1e6) + 0}`;

/** How many wide and narrow halves one of each becomes. */
const becomes: Readonly<Record<Kind, readonly [wide: readonly [number, number], narrow: readonly [number, number]]>> = {
  kites: [
    [2, 1],
    [1, 1],
  ],
  rhombs: [
    [2, 1],
    [1, 1],
  ],
};

describe.each(kinds)("%s, a sun: %s", (kind, sun) => {
  test("cutting keeps the area, and counts grow as the rules say", () => {
    let [wide, narrow] = [0, 0];
    for (let rounds = 0; rounds <= 6; rounds++) {
      const all = halves(kind, sun, rounds);
      const counts = [all.filter((half) => half.wide).length, all.filter((half) => !half.wide).length] as const;
      if (rounds > 0) {
        const [[ww, wn], [nw, nn]] = becomes[kind];
        expect(counts).toEqual([wide * ww + narrow * nw, wide * wn + narrow * nn]);
      }
      expect(area(all)).toBeCloseTo(area(halves(kind, sun, 0)), 9);
      [wide, narrow] = counts;
    }
    expect(wide / narrow).toBeCloseTo(golden, 2);
  });

  test("whole tiles have the right sides and angles", () => {
    for (const rounds of [0, 1, 4]) {
      const long = golden ** -rounds * (kind === "rhombs" && !sun ? 1 / golden : 1);
      for (const { wide, corners } of tilesOf(halves(kind, sun, rounds))) {
        const sides = corners.map((corner, i) => length(corner, corners[(i + 1) % 4] ?? corner)).sort((a, b) => a - b);
        const wanted = kind === "rhombs" ? [long, long, long, long] : [long / golden, long / golden, long, long];
        for (const [i, one] of sides.entries()) expect(one).toBeCloseTo(wanted[i] ?? 0, 6);
        const [a, b, other, c] = corners as [Point, Point, Point, Point];
        // Across: the tips of a kite or a dart lie on its axis b c.
        expect(length(a, b)).toBeCloseTo(length(other, b), 6);
        expect(length(a, c)).toBeCloseTo(length(other, c), 6);
        const part = areaOf(corners) / long ** 2;
        const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
        if (kind === "rhombs") expect(part).toBeCloseTo(sine(wide ? 72 : 36), 6);
        else expect(part).toBeCloseTo(wide ? sine(36) : sine(36) / golden, 6);
      }
    }
  });

  test("tiles meet side to side: no side has more than two tiles, and within the picture each has two", () => {
    const sides = new Map<string, number>();
    const all = halves(kind, sun, 4);
    for (const { corners } of tilesOf(all))
      for (const [i, corner] of corners.entries()) {
        const next = corners[(i + 1) % 4] ?? corner;
        const key = [name(corner), name(next)].sort().join(":");
        sides.set(key, (sides.get(key) ?? 0) + 1);
      }
    expect(Math.max(...sides.values())).toBe(2);
    for (const [key, count] of sides)
      if (key.split(":").every((end) => Math.hypot(...end.split(" ").map(Number)) < 0.55e6)) expect(count, key).toBe(2);
  });

  test("it has the symmetry of a pentagon", () => {
    const tiles = tilesOf(halves(kind, sun, 3));
    const middles = new Set(tiles.map(({ corners }) => name(mid(corners))));
    const [cos, sin] = [Math.cos((2 * Math.PI) / 5), Math.sin((2 * Math.PI) / 5)];
    const near = (point: Point) =>
      [...middles].some((one) => {
        const [x = 0, y = 0] = one.split(" ").map(Number);
        return Math.hypot(x - point[0] * 1e6, y - point[1] * 1e6) < 5;
      });
    for (const { corners } of tiles) {
      const [x, y] = mid(corners);
      expect(near([x * cos - y * sin, x * sin + y * cos])).toBe(true);
      expect(near([-x, y])).toBe(true);
    }
  });
});

const mid = (corners: readonly Point[]): Point => [
  corners.reduce((sum, [x]) => sum + x, 0) / 4,
  corners.reduce((sum, [, y]) => sum + y, 0) / 4,
];
