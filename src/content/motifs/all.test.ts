import { readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { Flat, Mark, Point } from "../../engine/figure/figure.ts";
import { symbol } from "../../engine/figure/symbol.ts";
import { type MotifName, motifs } from "./all.ts";
import { polar, range } from "./shapes.ts";

const symbols = Object.entries(motifs).map(([name, marks]) => symbol(name, marks));
const folders = (of: string) =>
  readdirSync(`src/${of}`, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));

test("every game and every practice zone has one", () => {
  const wanted = [...folders("games").filter((name) => name !== "blank"), ...folders("skills")];
  expect(wanted.filter((name) => !(name in motifs))).toEqual([]);
});

test("no two are alike, whatever their hue", () => {
  const bodies = symbols.map((one) => one.replace(/id="[^"]*"/, ""));
  expect(new Set(bodies).size).toBe(bodies.length);
});

test("all together are 14 kB or less on their way, in no colour but the theme's", () => {
  expect(gzipSync(symbols.join("")).length).toBeLessThan(14_000);
  expect(symbols.filter((one) => /#|rgb|oklch/.test(one))).toEqual([]);
});

/** How far a mark reaches, lines without their width. */
function reach(mark: Mark<Flat>): readonly number[] {
  if ("polygon" in mark) return mark.polygon.flat() as number[];
  if ("line" in mark) return mark.line.flat() as number[];
  if ("circle" in mark) return round(mark.circle as readonly number[], mark.radius, mark.radius);
  if ("ellipse" in mark) return round(mark.ellipse as readonly number[], mark.rx, mark.ry);
  if ("arc" in mark)
    return range(9).flatMap((i) => polar(mark.arc as Point, mark.radius, mark.from + ((mark.to - mark.from) * i) / 8));
  if ("text" in mark) return mark.at as readonly number[] as number[];
  return [];
}
const round = ([x = 0, y = 0]: readonly number[], rx: number, ry: number) => [x - rx, x + rx, y - ry, y + ry];

test.each(Object.keys(motifs) as MotifName[])("%s fills its square and stays in it", (name) => {
  const all = motifs[name].flatMap(reach);
  expect(Math.min(...all)).toBeGreaterThanOrEqual(-0.01);
  expect(Math.max(...all)).toBeLessThanOrEqual(12.01);
  expect(Math.max(...all) - Math.min(...all)).toBeGreaterThan(10.5);
});

test("the queens of the games attack nobody", () => {
  const queens = motifs.games.flatMap((mark) => ("circle" in mark ? [mark.circle as readonly [number, number]] : []));
  for (const line of [([x]: readonly number[]) => x, ([, y]: readonly number[]) => y])
    expect(new Set(queens.map(line)).size).toBe(8);
  for (const sign of [1, -1]) expect(new Set(queens.map(([x, y]) => Math.round(x + sign * y))).size).toBe(8);
});

test("the magic line goes through squares that add up to 15 in every row, column and diagonal", () => {
  const line = motifs["magic-squares"].find((mark) => "line" in mark);
  if (!line || !("line" in line)) throw new Error("no line");
  const value = (x: number, y: number) => 1 + line.line.findIndex((at) => at[0] === 2 + 4 * x && at[1] === 2 + 4 * y);
  const lines = [0, 1, 2].flatMap((i) => [[0, 1, 2].map((k) => value(i, k)), [0, 1, 2].map((k) => value(k, i))]);
  const diagonals = [[0, 1, 2].map((k) => value(k, k)), [0, 1, 2].map((k) => value(k, 2 - k))];
  for (const three of [...lines, ...diagonals]) expect(three.reduce((a, b) => a + b)).toBe(15);
});
