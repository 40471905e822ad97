import { expect, test } from "vitest";
import { libraryOf, readFiles } from "../../build/library/read.ts";
import { makers } from "../../src/art/all.ts";
import { rowsOf } from "../../src/art/cellular-automata/cellular-automata.ts";
import { threads } from "../../src/art/curve-stitching/curve-stitching.ts";
import type { Point } from "../../src/art/geometry.ts";
import { starIn } from "../../src/art/islamic-stars/islamic-stars.ts";
import { grow, known } from "../../src/art/l-systems/l-systems.ts";
import { touches } from "../../src/art/lissajous/lissajous.ts";
import { type Maker, type Settings, startOf } from "../../src/art/maker.ts";
import { closing } from "../../src/art/spirographs/spirographs.ts";
import { elementsIn } from "../../src/art/tessellations/elements.ts";
import { groups, movesOf, sidesOf } from "../../src/art/tessellations/groups.ts";
import { laid, stringsOf } from "../../src/art/truchet/truchet.ts";
import { neighbours, pointsOf } from "../../src/art/voronoi/voronoi.ts";

// What is asked beside a picture is answered by what draws it: by its mathematics, and where that can be by its own sentence.
const asked = new Map(libraryOf(readFiles())["math-art"].map(({ id, ask }) => [id, ask.answer]));
const maker = (id: string): Maker => {
  const found = makers.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
const words = (id: string, settings: Settings) => maker(id).draw({ ...startOf(maker(id)), ...settings }).words;
const value = (id: string): number => {
  const answer = asked.get(id);
  return answer && "value" in answer ? Number(answer.value) : Number.NaN;
};

test("every maker has its page, and every page its maker", () => {
  expect([...asked.keys()].filter((id) => id !== "fractals").sort()).toEqual(makers.map(({ id }) => id).sort());
});

test("patterns with neither mirrors nor glides", () => {
  const bare = groups.filter((group) =>
    elementsIn(movesOf(group), sidesOf(group.lattice, 1.2, 75), 4).every(({ kind }) => kind === "turn"),
  );
  expect(value("tessellations")).toBe(bare.length);
});

test("petals of a wheel of 60 in a ring of 96", () => {
  expect(value("spirographs")).toBe(closing({ ring: 96, wheel: 60 }).petals);
  expect(words("spirographs", { ring: 96, wheel: 60, pens: 1 })).toContain(`${value("spirographs")} petals`);
});

test("lines of the snowflake after 4 rounds", () => {
  const rules = known["koch"];
  if (!rules) throw new Error("no snowflake");
  expect(value("l-systems")).toBe(grow(rules, 4).text.split("F").length - 1);
  expect(words("l-systems", { rule: "koch", rounds: 4 })).toContain(`${value("l-systems")} lines`);
});

test("how often 6 to 9 touches the top", () => {
  expect(value("lissajous")).toBe(touches({ across: 6, down: 9 }).top);
  expect(words("lissajous", { across: 6, down: 9, strands: 1 })).toContain(`the top ${value("lissajous")} times`);
});

test("full cells in the 8th row of rule 90", () => {
  expect(value("cellular-automata")).toBe(rowsOf(90, 8, 15, null)[7]?.filter((cell) => cell === 1).length);
});

test("the average of neighbours comes near 6 but stays below, and passes 5", () => {
  const averages = [3, 10, 30, 60].flatMap((points) =>
    [1, 5, 9].flatMap((seed) =>
      [0, 12].map((even) => {
        const all = pointsOf({ ...startOf(maker("voronoi")), points, seed, even });
        return (2 * neighbours(all).length) / points;
      }),
    ),
  );
  expect(Math.max(...averages)).toBeLessThan(value("voronoi"));
  expect(Math.max(...averages)).toBeGreaterThan(value("voronoi") - 1);
});

test("points of the curve of the 5 times table: the strings that are diameters", () => {
  const nails = 360 * 4;
  const across = Array.from({ length: nails }, (_, n) => (n * 5 - n + nails * 5) % nails).filter(
    (gap) => gap === nails / 2,
  );
  expect(value("string-art")).toBe(across.length);
  expect(words("string-art", { times: 5, nails: 200 })).toContain(`${value("string-art")} points`);
});

test("kites to darts, fat to thin, after six rounds, whichever tiles", () => {
  for (const kind of ["kites", "rhombs"])
    for (const begin of ["sun", "star"]) {
      const ratio = Number(/That is ([\d.]+) to 1/.exec(words("penrose", { kind, begin, zoom: 100, rounds: 6 }))?.[1]);
      expect(ratio.toFixed(1), `${kind} ${begin}`).toBe(value("penrose").toFixed(1));
    }
});

test("strings to the edge of 9 by 9 tiles", () => {
  for (const seed of [1, 2, 3]) expect(stringsOf(9, laid(seed, 9, 2, 50)).open).toBe(value("truchet"));
});

test("the angle at which stars in hexagons are two triangles: a line goes straight to the middle of the side after next", () => {
  const { lines } = starIn({ sides: 6, middle: [0, 0], looks: 0 }, value("islamic-stars"), 0);
  const middles = lines.map(([from]) => from as Point);
  for (const [i, [from, tip]] of lines.entries()) {
    const to = middles[(i + 2) % 6];
    if (!from || !tip || !to) throw new Error("a line without its ends");
    expect((to[0] - from[0]) * (tip[1] - from[1]) - (to[1] - from[1]) * (tip[0] - from[0])).toBeCloseTo(0, 9);
  }
});

test("hole 5 of 12", () => {
  const all = threads([0, 0], [12, 0], [0, 12], 12);
  expect(value("curve-stitching")).toBe(Math.round(all[4]?.[1][1] ?? 0));
});
