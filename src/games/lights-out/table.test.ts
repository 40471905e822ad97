import { describe, expect, test } from "vitest";
import { type Board, type Kind, press } from "./board.ts";
import { leadingPresses, leadingRows } from "./fewest.ts";
import { firstRowTable } from "./table.ts";

const kinds = [3, 4, 5, 6, 7].flatMap((size) => [2, 3].map((colours) => ({ size, wrap: false, colours }) as Kind));
// Two rows of three and more lights of three colours: 3^6 starts are tried, of larger boards only two colours.
const wrapped = [
  { size: 3, wrap: true, colours: 3 },
  ...[3, 4, 5].map((size) => ({ size, wrap: true, colours: 2 })),
] as Kind[];

/** A board dark but for presses in its leading rows, chased by hand: the cell below is pressed until the light is out. */
function chasedAfter(kind: Kind, start: readonly number[]): Board {
  let at: Board = { ...kind, lights: new Array<number>(kind.size ** 2).fill(0) };
  for (const [cell, times] of start.entries()) for (let n = 0; n < times; n++) at = press(at, cell);
  for (let cell = leadingRows(kind) * kind.size; cell < at.lights.length; cell++)
    while (at.lights[cell - kind.size] !== 0) at = press(at, cell);
  return at;
}

/** Every way to press the leading rows. */
function starts({ size, colours, ...kind }: Kind): number[][] {
  const cells = leadingRows({ size, colours, ...kind }) * size;
  return Array.from({ length: colours ** cells }, (_, code) =>
    Array.from({ length: cells }, (_, cell) => Math.floor(code / colours ** cell) % colours),
  );
}

const total = (times: readonly number[]) => times.reduce((sum, n) => sum + n, 0);

describe.each([...kinds, ...wrapped])("$size by $size, wraps $wrap, $colours colours", (kind) => {
  test("for everything that a chase can leave the table has the fewest presses, as trying all of them finds", () => {
    // What a start and a chase do to a dark board they do to every other: what is left is made up for by its opposite.
    const fewest = new Map<string, number>();
    for (const start of starts(kind)) {
      const opposite = chasedAfter(kind, start).lights.map((light) => (kind.colours - light) % kind.colours);
      fewest.set(opposite.join(""), Math.min(fewest.get(opposite.join("")) ?? 99, total(start)));
    }
    let told = 0;
    for (const left of leftOvers(kind)) {
      const lights = left.lights;
      const presses = leadingPresses(left);
      const wanted = fewest.get(lights.join(""));
      if (presses === null || wanted === undefined) {
        expect([presses, wanted], lights.join("")).toEqual([null, undefined]);
        continue;
      }
      told++;
      if (total(presses) !== wanted) expect(total(presses), lights.join("")).toBe(wanted);
      const after = chasedAfter(kind, presses).lights.map(
        (light, cell) => (light + (lights[cell] ?? 0)) % kind.colours,
      );
      if (after.some((light) => light > 0)) expect(after, lights.join("")).toEqual(after.map(() => 0));
    }
    expect(told).toBe(fewest.size);
  });
});

/** Every pattern of lights in the rows that a chase may leave lit, all others dark. */
function leftOvers(kind: Kind): Board[] {
  const { size, wrap } = kind;
  const last = Array.from({ length: size }, (_, column) => size * (size - 1) + column);
  const cells = wrap ? [...last, ...last.map((cell) => cell % size)] : last;
  return starts(kind).map((levels) => ({
    ...kind,
    lights: Array.from({ length: size ** 2 }, (_, cell) => levels[cells.indexOf(cell)] ?? 0),
  }));
}

test("the table of 5 by 5 is the one that is known", () => {
  const lines = firstRowTable(5).map(({ left, press: columns }) => [left.join(""), columns.join("")]);
  // As in Jaap Scherphuis's pages and elsewhere; for 1 and 5 the mirror image, 4 and 5, does as well.
  expect(Object.fromEntries(lines)).toEqual({
    123: "2",
    345: "4",
    235: "1",
    134: "5",
    24: expect.stringMatching(/^(14|25)$/),
    15: expect.stringMatching(/^(12|45)$/),
    1245: "3",
  });
});

test.each([3, 4, 5, 6, 7])("the lines for %s by %s end every chase", (size) => {
  const kind: Kind = { size, wrap: false, colours: 2 };
  const lines = firstRowTable(size);
  expect(lines).toHaveLength({ 4: 0, 5: 7 }[size] ?? size);
  for (const { left, press: columns } of lines) {
    const start = Array.from({ length: size }, (_, at) => (columns.includes(at + 1) ? 1 : 0));
    const lit = chasedAfter(kind, start).lights.flatMap((light, cell) => (light > 0 ? [cell] : []));
    expect(lit).toEqual(left.map((column) => size * (size - 1) + column - 1));
  }
});
