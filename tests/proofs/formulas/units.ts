import { expect } from "vitest";
import { holds } from "./agree.ts";
import { type Angle, type Names, normalised } from "./evaluate.ts";

/** How often length, time, mass and money stand in a unit. */
type Dimension = readonly [length: number, time: number, mass: number, money: number];

const none: Dimension = [0, 0, 0, 0];
const length: Dimension = [1, 0, 0, 0];
const time: Dimension = [0, 1, 0, 0];
const mass: Dimension = [0, 0, 1, 0];
const units: Readonly<Record<string, Dimension>> = {
  ...{ mm: length, cm: length, m: length, km: length },
  ...{ s: time, second: time, min: time, h: time, hour: time, day: time, days: time, year: time, years: time },
  ...{ g: mass, kg: mass },
  ...{ "£": [0, 0, 0, 1], N: [1, -2, 1, 0], Pa: [-1, -2, 1, 0], J: [2, -2, 1, 0] },
  ...{ "°": none, rad: none, "%": none },
};

/** What a unit such as m/s², kg/m³ or % per year measures. Throws where it is unknown. */
export function dimensionOf(unit: string): Dimension {
  const [over = "", ...under] = unit.replaceAll(" per ", "/").split("/");
  const sum = [...none];
  for (const [part, sign] of [[over, 1] as const, ...under.map((one) => [one, -1] as const)])
    for (const factor of part.split(" ")) {
      const [, name = "", power = ""] = /^(.*?)([²³])?$/.exec(factor) ?? [];
      const dimension = name === "1" ? none : units[name];
      if (!dimension) throw new Error(`${unit}: what is ${name}?`);
      const times = sign * (power === "²" ? 2 : power === "³" ? 3 : 1);
      for (const [i, n] of dimension.entries()) sum[i] = (sum[i] ?? 0) + n * times;
    }
  return sum as unknown as Dimension;
}

/** Lengths, times, masses and money counted in smaller units: by what every number grows. */
const growth = [2, 3, 5, 7];

/** The dimension of every letter of a formula that has a unit. */
export function dimensions(letters: readonly { letter: string; unit?: string | undefined }[]): Map<string, Dimension> {
  return new Map(
    letters.flatMap(({ letter, unit }) => (unit ? [[normalised(letter), dimensionOf(unit)] as const] : [])),
  );
}

/** The same example in smaller units. A formula that holds for quantities, and not only for numbers, holds still. */
function inSmallerUnits(names: Names, dimensions: ReadonlyMap<string, Dimension>): Names {
  return Object.fromEntries(
    Object.entries(names).map(([name, value]) => {
      const powers = dimensions.get(normalised(name)) ?? none;
      const by = powers.reduce((product, power, i) => product * (growth[i] ?? 1) ** power, 1);
      return [name, typeof value === "object" ? value.map((one) => one * by) : value * by];
    }),
  );
}

/** Expects that the texts of a formula hold in the units of its letters, and with no letter in a unit one length off. */
export function expectUnits(
  texts: readonly string[],
  tried: readonly Names[],
  own: ReadonlyMap<string, Dimension>,
  near: number,
  angle: Angle,
): void {
  for (const text of texts) {
    const fails = tried.filter((names) => !holds(text, inSmallerUnits(names, own), near, angle));
    expect(fails.slice(0, 2), text).toEqual([]);
    for (const [letter, [length, ...others]] of own) {
      if ([length, ...others].every((power) => power === 0)) continue;
      const wrong = new Map(own).set(letter, [length + 1, ...others]);
      const stillHolds = tried.every((names) => holds(text, inSmallerUnits(names, wrong), near, angle));
      expect(stillHolds, `${text} with ${letter} in a wrong unit`).toBe(false);
    }
  }
}
