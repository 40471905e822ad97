import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { isUnit, matchUnit } from "./units.ts";

describe("the same unit in other words", () => {
  test.each([
    ["centimetres", "cm"],
    ["Centimeter", "cm"],
    ["sq m", "m²"],
    ["square metres", "m^2"],
    ["metres squared", "m2"],
    ["cubic cm", "cm³"],
    ["cc", "cm³"],
    ["cm cubed", "ml"],
    ["feet", "ft"],
    ["inches", "in"],
    ["pence", "p"],
    ["%", "per cent"],
    ["percent", "%"],
    ["degrees", "°"],
    ["m", "minutes"],
    ["pounds", "£"],
    ["pounds", "lb"],
    ["c", "°C"],
    ["mph", "miles per hour"],
    ["metres a second", "m/s"],
    ["square units", "units²"],
    ["cherry", "cherries"],
    ["boxes", "box"],
    ["glass", "glasses"],
    ["people", "people"],
  ])("%s is %s", (typed, wanted) => {
    expect(matchUnit(typed, wanted)).toEqual({ match: "same" });
  });
});

test.each([
  ["cm", "cm²", "other"],
  ["kg", "cm", "other"],
  ["$", "£", "other"],
  ["°F", "°C", "unknown"],
  ["cm", "cherries", "unknown"],
  ["cherries", "cm", "unknown"],
  ["", "cm", "unknown"],
  ["m/s/s", "m/s", "unknown"],
  ["ms", "m", "unknown"],
  ["__proto__", "cm", "unknown"],
  ["constructor", "£", "unknown"],
  ["toString", "$", "unknown"],
])("%s beside %s is %s", (typed, wanted, match) => {
  expect(matchUnit(typed, wanted)).toEqual({ match });
});

test("known units", () => {
  expect(["cm", "km per hour", "square feet"].every(isUnit)).toBe(true);
  expect(["cherries", "", "cm per"].some(isUnit)).toBe(false);
});

interface OracleCase {
  readonly id: string;
  readonly value: string;
  readonly from: string;
  readonly to: string;
  readonly result: number;
}

const oracle = resolve("../shared/oracles/units.json");
const hasOracle = existsSync(oracle);

describe.skipIf(!hasOracle)("conversions of another program (skipped without ../shared/oracles/units.json)", () => {
  const all = hasOracle ? (JSON.parse(readFileSync(oracle, "utf8")).cases as (OracleCase & { cat: string })[]) : [];
  const cats = new Set(["length", "area", "volume", "mass", "time", "speed"]);
  const cases = all.filter(
    ({ cat, from, to }) => cats.has(cat) && isUnit(from) && isUnit(to) && ![from, to].includes("c"),
  );

  test("there are enough of them", () => {
    expect(cases.length).toBeGreaterThan(60);
  });

  test.each(cases.map((one) => [`${one.value} ${one.from} in ${one.to}`, one] as const))("%s", (_, one) => {
    const match = matchUnit(one.from, one.to);
    const factor = match.match === "converts" ? Number(match.factor.num) / Number(match.factor.den) : 1;
    expect((Number(one.value) * factor) / one.result).toBeCloseTo(1, 11);
  });
});
