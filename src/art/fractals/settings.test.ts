import fc from "fast-check";
import { expect, test } from "vitest";
import { decimal } from "./decimal.ts";
import { paletteIds } from "./palettes.ts";
import {
  type FractalSettings,
  fromText,
  homeOf,
  juliaOf,
  mandelbrotOf,
  start,
  toText,
  withNumber,
} from "./settings.ts";

const place = fc.bigInt({ min: -4n * 10n ** 40n, max: 4n * 10n ** 40n }).map(decimal);
/** So that both together are at most 2 from 0. */
const part = fc.bigInt({ min: -14n * 10n ** 39n, max: 14n * 10n ** 39n }).map(decimal);
const settings = fc.record({
  kind: fc.constantFrom("mandelbrot", "julia"),
  x: place,
  y: place,
  width: fc
    .tuple(fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: -27, max: -4 }))
    .map(([digits, power]) => Number(`${digits}e${power}`)),
  iterations: fc.integer({ min: 50, max: 2000 }),
  palette: fc.constantFrom(...paletteIds),
  cx: part,
  cy: part,
}) satisfies fc.Arbitrary<FractalSettings>;

test("settings come back from their text, which stands in a link as it is", () => {
  fc.assert(
    fc.property(settings, (given) => {
      const text = toText(given);
      expect(encodeURIComponent(text)).toBe(text);
      expect(fromText(text)).toEqual(given.kind === "julia" ? given : { ...given, cx: start.cx, cy: start.cy });
    }),
  );
});

test("a text is refused as soon as a sign in it is another, missing or too many", () => {
  fc.assert(
    fc.property(
      settings,
      fc.nat(),
      fc.constantFrom(..."0123456789.-_emjx", ""),
      fc.boolean(),
      (given, where, sign, more) => {
        const text = toText(given);
        const at = where % text.length;
        const damaged = text.slice(0, at) + sign + text.slice(more && sign ? at : at + 1);
        if (damaged !== text) expect(fromText(damaged)).toBeNull();
      },
    ),
    { numRuns: 1000 },
  );
});

test("nothing that is no such text is taken for one", () => {
  fc.assert(fc.property(fc.string(), (text) => fromText(text) === null));
  for (const text of [
    "",
    "1",
    "1_m",
    "2_m_0_0_3_500_sea_0",
    toText({ ...start, x: "5" }),
    toText({ ...start, x: "0.50" }),
    toText({ ...start, iterations: 49 }),
    toText({ ...start, iterations: 50.5 }),
    toText({ ...start, width: 9 }),
    toText({ ...start, width: 0 }),
    toText({ ...start, width: Number.NaN }),
    toText({ ...start, palette: "none" as "sea" }),
  ])
    expect(fromText(text), text).toBeNull();
});

test("links that have been given away go on meaning the same", () => {
  expect(toText(start)).toMatchInlineSnapshot(`"1_m_-0.75_0_3.6_500_sea_ledjqv"`);
  expect(toText(juliaOf({ ...start, x: "-0.8", y: "0.156", width: 1e-13 }))).toMatchInlineSnapshot(
    `"1_j_0_0_3.6_500_sea_-0.8_0.156_2wzqge"`,
  );
});

test("from a point to its Julia set and back", () => {
  const deep: FractalSettings = { ...start, x: "0.285", y: "0.01", width: 1e-5 };
  const julia = juliaOf(deep);
  expect(julia).toMatchObject({ kind: "julia", x: "0", y: "0", cx: "0.285", cy: "0.01" });
  expect(mandelbrotOf(julia)).toMatchObject({ kind: "mandelbrot", x: "0.285", y: "0.01" });
  expect(homeOf({ ...julia, x: "1" })).toEqual(julia);
  expect(homeOf(deep)).toEqual(start);
});

test("the number of a Julia set is pulled back to where it is known that what is beyond 2 does not come back", () => {
  expect(juliaOf({ ...start, x: "3", y: "-4" })).toMatchObject({ cx: "1.2", cy: "-1.6" });
  expect(withNumber(juliaOf(start), -0.123, 0.745)).toMatchObject({ cx: "-0.123", cy: "0.745" });
  expect(fromText(toText({ ...juliaOf(start), cx: "1.5", cy: "1.5" }))).toBeNull();
  fc.assert(
    fc.property(fc.double({ min: -4, max: 4, noNaN: true }), fc.double({ min: -4, max: 4, noNaN: true }), (cx, cy) => {
      expect(fromText(toText(withNumber(juliaOf(start), cx, cy)))).not.toBeNull();
    }),
  );
});
