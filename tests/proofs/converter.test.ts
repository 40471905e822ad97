import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { convert } from "../../src/tools/converter/convert.ts";
import { findUnit } from "../../src/tools/converter/find.ts";

// Cases that GNU units answered. They are kept beside the project, not in it.
const file = new URL("../../../shared/oracles/units.json", import.meta.url);
const here = existsSync(file);
if (!here) console.log("converter: skipped, there is no folder ../shared/oracles beside the project");

interface UnitCase {
  readonly id: string;
  readonly cat: string;
  readonly value: string;
  readonly from: string;
  readonly to: string;
  readonly result: number;
}

describe.skipIf(!here)("against GNU units", () => {
  const oracle = here ? JSON.parse(readFileSync(file, "utf8")) : { meta: { unitMap: {} }, cases: [] };
  const cases: readonly UnitCase[] = oracle.cases;

  test("every case", () => {
    const faults = cases.filter(({ cat, value, from, to, result }) => {
      const error = Math.abs(Number(convert(value, from, to)) - result);
      return !(error <= (cat === "temperature" ? 1e-9 : 1e-12 * Math.abs(result)));
    });
    expect(faults.map(({ id, from, to }) => `${id}: ${from} to ${to}`)).toEqual([]);
    expect(cases.length).toBeGreaterThanOrEqual(500);
  });

  test("every unit of it is known", () => {
    const map: Readonly<Record<string, Readonly<Record<string, string>>>> = oracle.meta.unitMap;
    for (const [id, units] of Object.entries(map))
      for (const symbol of Object.keys(units)) expect(findUnit(symbol)?.quantity.id, symbol).toBe(id);
  });
});
