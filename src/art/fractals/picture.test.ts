import { expect, test } from "vitest";
import { hash } from "../../maths/hash.ts";
import { bytesOf, ink, paletteIds, shades, shadesOf } from "./palettes.ts";
import { counter, type Job, type Piece, piecesOf, tilesOf } from "./picture.ts";
import { type FractalSettings, juliaOf, start } from "./settings.ts";

const job: Job = {
  settings: { ...start, iterations: 100 },
  width: 200,
  height: 150,
  steps: [8, 2, 1],
  part: 0,
  parts: 1,
  known: null,
};
const where = ({ left, top, step }: Piece) => `${step}: ${left} ${top}`;

test("tiles lie side by side, all of the picture is in one, and those nearest to its middle come first", () => {
  for (const [width, height] of [
    [390, 844],
    [64, 64],
    [1, 1],
    [130, 65],
  ] as const) {
    const tiles = tilesOf(width, height);
    const covered = new Uint8Array(width * height);
    let before = 0;
    for (const { left, top, width: wide, height: high } of tiles) {
      const far = Math.hypot(left + wide / 2 - width / 2, top + high / 2 - height / 2);
      expect(far).toBeGreaterThanOrEqual(before);
      before = far;
      for (let y = top; y < top + high; y++)
        for (let x = left; x < left + wide; x++) covered[y * width + x] = (covered[y * width + x] ?? 0) + 1;
    }
    expect(covered.every((times) => times === 1)).toBe(true);
  }
});

test("coarse first, then fine, and what is known needs no middle step", () => {
  const pieces = [...piecesOf(job)];
  const steps = pieces.map(({ step }) => step);
  expect(steps).toEqual([...steps].sort((a, b) => b - a));
  expect(pieces[0]).toMatchObject({ step: 8, left: 0, top: 0, width: 200, height: 150, count: 25 * 19 });
  expect(steps.filter((step) => step === 1)).toHaveLength(tilesOf(200, 150).length);
  const known = { left: 0, top: 0, width: 128, height: 150 };
  const shorter = [...piecesOf({ ...job, known })].filter(({ step }) => step === 2);
  expect(shorter.map(({ left }) => left)).toEqual(shorter.map(() => expect.any(Number)));
  expect(shorter.every(({ left }) => left >= 128)).toBe(true);
  expect(shorter.length).toBeGreaterThan(0);
});

test("several share a picture without doing anything twice", () => {
  const all = [...piecesOf(job)].map(where).sort();
  const shared = [0, 1, 2].flatMap((part) => [...piecesOf({ ...job, part, parts: 3 })].map(where));
  expect(shared.sort()).toEqual(all);
});

test("a piece tells how much of it is inside, in one ink, and how deep the rest goes", () => {
  const [coarse] = piecesOf({ ...job, steps: [8] });
  const colours = new Set<string>();
  let dark = 0;
  for (let i = 0; i < (coarse?.colours.length ?? 0); i += 4) {
    const colour = coarse?.colours.slice(i, i + 3).join();
    if (colour === bytesOf(ink).join()) dark++;
    else if (colour) colours.add(colour);
  }
  expect(coarse?.inside).toBe(dark);
  // The area of the set, of a picture 3.6 wide and 2.7 high.
  expect(dark / (coarse?.count ?? 1)).toBeCloseTo(1.5066 / (3.6 * 2.7), 1);
  expect(colours.size).toBeGreaterThan(50);
  expect(coarse?.deepest).toBeLessThanOrEqual(100);
});

test("the same settings paint the same picture", () => {
  const sum = [...piecesOf(job)]
    .filter(({ step }) => step === 1)
    .map(({ colours }) => colours.join())
    .join();
  const again = [...piecesOf(job)]
    .filter(({ step }) => step === 1)
    .map(({ colours }) => colours.join())
    .join();
  expect(sum === again).toBe(true);
});

test.each<[string, Partial<FractalSettings>]>([
  ["all of it", {}],
  ["sea horses", { x: "-0.745", y: "0.11", width: 0.02 }],
  ["deep", { x: "-0.7746806106269039", y: "-0.1374168856037867", width: 1e-13, iterations: 2000 }],
  ["deeper", { x: "0.0000000000000001", y: "1.0000000000000000003", width: 1e-16 }],
  ["a Julia set", juliaOf({ ...start, x: "-0.123", y: "0.745" })],
])("the counts of a picture stay what they are: %s", (_, settings) => {
  const count = counter({ ...start, ...settings }, 64);
  const pixel = (settings.width ?? start.width) / 64;
  const counts = Array.from({ length: 64 * 48 }, (_, i) =>
    count(((i % 64) - 31.5) * pixel, (23.5 - Math.floor(i / 64)) * pixel, new Float64Array(2)),
  );
  expect(hash(counts.join())).toMatchSnapshot();
});

type Colour = readonly [number, number, number];
const linear = (byte: number) => (byte <= 10 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
const brightness = (colour: Colour) => {
  const [red, green, blue] = colour.map(linear) as unknown as Colour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
/** How eyes without one of the three kinds of cones see a colour (Machado, Oliveira and Fernandes 2009, whole loss), in linear light. */
const eyes: Readonly<Record<string, readonly Colour[]>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  "no red": [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  "no green": [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  "no blue": [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const seen = (colour: Colour, by: readonly Colour[]) => {
  const light = colour.map(linear);
  const [red = 0, green = 0, blue = 0] = by.map((row) => row.reduce((sum, part, i) => sum + part * (light[i] ?? 0), 0));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

test.each(paletteIds)("the palette %s goes from dark to light for all eyes, and stands out from the ink", (id) => {
  const bytes = shadesOf(id);
  const at = (i: number): Colour => [bytes[i * 4] ?? 0, bytes[i * 4 + 1] ?? 0, bytes[i * 4 + 2] ?? 0];
  for (const [name, by] of Object.entries(eyes)) {
    let before = 0;
    for (let i = 0; i <= shades / 2; i += 16) {
      const now = seen(at(i), by);
      expect(now, `${name}, shade ${i}`).toBeGreaterThan(before);
      before = now;
    }
  }
  const contrast = (a: Colour, b: Colour) => (brightness(a) + 0.05) / (brightness(b) + 0.05);
  expect(contrast(at(0), bytesOf(ink))).toBeGreaterThan(2);
  expect(contrast(at(shades / 2), at(0))).toBeGreaterThan(4.5);
  expect(at(10)).toEqual(at(shades - 10));
});
