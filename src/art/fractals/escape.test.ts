import fc from "fast-check";
import { expect, test } from "vitest";
import { decimal, moved, toUnits, units } from "./decimal.ts";
import { inside, smooth, stepsToLeave } from "./escape.ts";
import { counter } from "./picture.ts";
import { doublesDo, doublesEnd, gpuDraws } from "./precision.ts";
import { type FractalSettings, start } from "./settings.ts";

const end = new Float64Array(2);
const bits = 320n;
const tenths = 10n ** 40n;

/** The count by another route: whole numbers with 320 binary digits, the plain rule, no short cuts. */
function exactly(x: bigint, y: bigint, cx: bigint, cy: bigint, limit: number): number {
  const fraction = (of: bigint) => (of << bits) / tenths;
  const [c, ci] = [fraction(cx), fraction(cy)];
  let [z, zi] = [fraction(x), fraction(y)];
  for (let count = 0; ; count++) {
    const [z2, zi2] = [(z * z) >> bits, (zi * zi) >> bits];
    if (z2 + zi2 > 4n << bits) return count;
    if (count === limit) return inside;
    [z, zi] = [z2 - zi2 + c, ((2n * z * zi) >> bits) + ci];
  }
}

/**
 * How the counts of a grid of points of a picture compare with exact ones: how many are wrong; how many are others where nobody could tell, since
 * points a hundredth of a pixel away have other exact counts, too; and how many different counts there are.
 */
function compared(settings: FractalSettings, across = 390, grid = 14) {
  const count = counter(settings, across);
  const { kind, width, iterations: limit } = settings;
  const [x = 0n, y = 0n, cx = 0n, cy = 0n] = [settings.x, settings.y, settings.cx, settings.cy].map(
    (text) => units(text) ?? 0n,
  );
  const right = (dx: number, dy: number) => {
    const [ex, ey] = [x + toUnits(dx), y + toUnits(dy)];
    return kind === "julia" ? exactly(ex, ey, cx, cy, limit) : exactly(0n, 0n, ex, ey, limit);
  };
  const near = width / across / 100;
  const seen = new Set<number>();
  let wrong = 0;
  let open = 0;
  for (let row = 0; row < grid; row++) {
    for (let column = 0; column < grid; column++) {
      const dx = ((column + 0.37) / grid - 0.5) * width;
      const dy = ((row + 0.61) / grid - 0.5) * width;
      const here = right(dx, dy);
      seen.add(here);
      if (count(dx, dy, end) === here) continue;
      const around = [right(dx + near, dy), right(dx - near, dy), right(dx, dy + near), right(dx, dy - near)];
      if (around.every((other) => other === here)) wrong++;
      else open++;
    }
  }
  return { wrong, open, different: seen.size };
}

const count = (x: number, y: number, limit = 2000) =>
  counter({ ...start, x: "0", y: "0", width: 4, iterations: limit }, 400)(x, y, end);

test("points that are known to be inside, and some that are known to leave", () => {
  for (const [x, y] of [
    [0, 0],
    [-1, 0],
    [-2, 0],
    [0, 1],
    [0.25, 0],
    [-0.75, 0],
    [-1.75, 0],
    [-0.125, 0.744],
  ] as const)
    expect(count(x, y), `${x} + ${y}i`).toBe(inside);
  // 1 → 1, 2, 5; −2.1 → −2.1; i/2 + 1/2 leaves after five steps: all worked out by hand.
  expect(count(1, 0)).toBe(3);
  expect(count(2, 0)).toBe(2);
  expect(count(-2.1, 0)).toBe(1);
  expect(count(0.5, 0.5)).toBe(5);
});

test("beside the heart's point at 1/4 it takes about π/√ε steps, and beside −3/4 about π/ε: that is how π is found there", () => {
  for (const far of [1e-3, 1e-4, 1e-5])
    expect(Math.abs(count(0.25 + far, 0) * Math.sqrt(far) - Math.PI)).toBeLessThan(0.1);
  for (const far of [1e-1, 1e-2, 2e-3]) expect(Math.abs(count(-0.75, far) * far - Math.PI)).toBeLessThan(far * 3);
});

test("a point above has the count of the one below it, and a Julia set is the same turned half round", () => {
  const julia = counter({ ...start, kind: "julia", x: "0", y: "0" }, 400);
  fc.assert(
    fc.property(fc.double({ min: -2, max: 2, noNaN: true }), fc.double({ min: -2, max: 2, noNaN: true }), (x, y) => {
      expect(count(x, y)).toBe(count(x, -y));
      expect(julia(x, y, end)).toBe(julia(-x, -y, end));
    }),
  );
});

test("the area of the Mandelbrot set comes out at about 1.5066", () => {
  // Points on a grid of 1/200, 2000 steps each; Förstemann counted many more: 1.506592.
  const grid = 200;
  let points = 0;
  for (let row = 0; row < 1.2 * grid; row++) {
    for (let column = -2.1 * grid; column < 0.6 * grid; column++) {
      if (count((column + 0.5) / grid, (row + 0.5) / grid) === inside) points += 2;
    }
  }
  const area = points / grid ** 2;
  expect(area).toBeGreaterThan(1.4);
  expect(area).toBeLessThan(1.6);
  expect(Math.abs(area - 1.5066)).toBeLessThan(0.02);
});

test("the smooth count stays near the count and does not jump where it does", () => {
  let before = Number.NaN;
  for (let x = 0.5; x < 2; x += 1e-4) {
    const steps = stepsToLeave(0, 0, x, 0.2, 500, end);
    const now = smooth(end);
    expect(Math.abs(now - steps - 1.5)).toBeLessThan(3);
    if (x > 0.6) expect(Math.abs(now - before) || 0).toBeLessThan(0.05);
    before = now;
  }
  // Beside −2 a point has left at once on one side and takes many steps on the other: how far it is from there shows on both.
  const near = counter({ ...start, x: "-2", width: 1e-13, iterations: 2000 }, 390);
  for (const far of [1e-14, 1e-15, 1e-16]) {
    const [left = 0, right = 0] = [-far, far].map((dx) => {
      near(dx, 0, end);
      return smooth(end);
    });
    for (const each of [left, right]) expect(Math.abs(each - Math.log(1 / far) / Math.log(4))).toBeLessThan(5);
  }
});

/** Places at which much is to be told apart at every depth: a spiral, the tip at −2, beside i, the valley of sea horses. */
const places: readonly Partial<FractalSettings>[] = [
  { x: "-0.743643887037158704752191506114774", y: "0.131825904205311970493132056385139" },
  { x: "-1.9999999999999999", y: "0" },
  { x: "0.0000000000000001", y: "1.0000000000000000003" },
  { x: "-0.7746806106269039", y: "-0.1374168856037867" },
  { x: "0.25", y: "0" },
  { x: "-1.7490812690237", y: "0.0000000000001" },
  { kind: "julia", x: "0", y: "0" },
  { kind: "julia", x: "1.27", y: "-0.08", cx: "-0.8", cy: "0.156" },
  { kind: "julia", x: "0", y: "0", cx: "0", cy: "1" },
];

test.each([3.2, 1e-2, 1e-4, 1e-6, 1e-8, 1e-10, 1e-12, 1e-13, 1e-16, 1e-22])(
  "at a width of %s all counts are those of exact numbers",
  (width) => {
    const different = places.map((place) => {
      const settings = { ...start, ...place, width, iterations: 2000 };
      const found = compared(settings);
      expect(found, JSON.stringify(place)).toMatchObject({ wrong: 0 });
      // One place lies in dust, of which no picture could show the grains.
      expect(found.open, JSON.stringify(place)).toBeLessThanOrEqual(doublesDo(settings, 390) ? 16 : 0);
      return found.different;
    });
    expect(Math.max(...different)).toBeGreaterThan(3);
  },
);

test("both ways to count agree where both can", () => {
  const settings: FractalSettings = { ...start, x: "-0.7746806106269039", y: "-0.1374168856037867", width: 1e-4 };
  const [plain, near] = [counter(settings, 390), counter({ ...settings }, 4e8)];
  let wrong = 0;
  for (let i = 0; i < 400; i++) {
    const [dx, dy] = [((i % 20) - 10) * 4e-6, (Math.floor(i / 20) - 10) * 4e-6];
    if (plain(dx, dy, end) !== near(dx, dy, end)) wrong++;
  }
  expect(wrong).toBeLessThanOrEqual(1);
});

test("it is said where numbers end: where two points of a picture would be the same number, and not before", () => {
  const at = (x: string, width: number, across: number) => ({ ...start, x, y: "0", width: width * across });
  for (const [x, gap] of [
    ["1.5", 2 ** -52],
    ["-0.75", 2 ** -53],
    ["0.3", 2 ** -54],
  ] as const) {
    expect(doublesEnd(at(x, gap, 390), 390)).toBe(false);
    expect(doublesEnd(at(x, gap * 0.99, 390), 390)).toBe(true);
    expect(Number(x) + gap).not.toBe(Number(x));
    expect(Number(x) + gap * 0.49).toBe(Number(x));
  }
  expect(doublesEnd({ ...start, width: 1e-13 }, 390)).toBe(false);
  expect(doublesDo({ ...start, width: 1e-13 }, 390)).toBe(false);
  expect(doublesDo({ ...start, width: 1e-8 }, 390)).toBe(true);
  expect(doublesDo({ ...start, kind: "julia", width: 1e-8 }, 390)).toBe(false);
});

test("a graphics processor of 23 binary digits draws to a width of some ten-thousandths, one of 6 nothing at all", () => {
  const how = (width: number, bits = 23) => gpuDraws({ ...start, width }, bits, 390, 844);
  expect([3.2, 0.02, 1e-3, 1e-4].map((width) => how(width))).toEqual(["fine", "fine", "rough", null]);
  expect([23, 15, 6].map((bits) => how(3.2, bits))).toEqual(["fine", "fine", null]);
  // Too much work to be done in one go.
  expect(gpuDraws({ ...start, iterations: 2000 }, 23, 1000, 1000)).toBeNull();
});

test("decimals are read, moved and written exactly", () => {
  expect(decimal(units("-0.0500") ?? 0n)).toBe("-0.05");
  expect(decimal(0n)).toBe("0");
  for (const text of ["", "1e5", "1.", ".5", "--1", "1,5", " 1", `0.${"1".repeat(41)}`]) expect(units(text)).toBeNull();
  expect(moved("-0.1", 0.1, 30)).toBe("0.000000000000000005551115123126");
  expect(moved("1.0000000000000000000000001", 1e-25, 30)).toBe("1.0000000000000000000000002");
  expect(moved("-0.05", -0.00049, 3)).toBe("-0.05");
  fc.assert(
    fc.property(fc.double({ min: -4, max: 4, noNaN: true }), fc.double({ min: -4, max: 4, noNaN: true }), (a, b) => {
      expect(Number(moved(decimal(toUnits(a)), b, 40))).toBeCloseTo(a + b, 14);
    }),
  );
});
