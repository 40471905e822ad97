import { expect, test } from "vitest";
import { isRefusal, type Step } from "../../engine/game/game.ts";
import type { GridMove, GridState } from "../../engine/game/grid.ts";
import { random } from "../../maths/random.ts";
import { type Board, type Cage, reaches } from "./board/board.ts";
import { deal } from "./deal.ts";
import game from "./game.ts";

// What hints say, read again as a reader would read it and held against the board by counting through all cases: a strike can be
// right and its reason wrong.

type State = GridState<Board>;
type Values = (cell: number) => readonly number[];

const numbers = (text = "") => (text.match(/\d+/g) ?? []).map(Number);
const inLine = (size: number, one: number, other: number) =>
  one % size === other % size || Math.floor(one / size) === Math.floor(other / size);

/** All ways to fill a cage with the values that its cells may hold. */
function waysTo(size: number, cage: Cage, may: Values): number[][] {
  return cage.cells
    .reduce<number[][]>(
      (ways, cell, at) =>
        ways.flatMap((way) =>
          may(cell)
            .filter((value) => !way.some((one, place) => one === value && inLine(size, cell, cage.cells[place] ?? 0)))
            .map((value) => [...way.slice(0, at), value]),
        ),
      [[]],
    )
    .filter((way) => reaches(cage, way));
}

/** What a cell may hold as far as its row and column, and its pencil marks, tell. */
const openIn =
  ({ board: { size }, cells, marks }: State): Values =>
  (cell) => {
    const values = Array.from({ length: size }, (_, at) => at + 1);
    if (cells[cell]) return [cells[cell]];
    const seen = cells.filter((_, other) => inLine(size, cell, other));
    return values.filter((value) => !seen.includes(value) && (!marks[cell] || marks[cell] & (1 << (value - 1))));
  };

const lineOf = (size: number, name: string) => {
  const line = (numbers(name)[0] ?? 0) - 1;
  return Array.from({ length: size }, (_, at) => (name.startsWith("row") ? line * size + at : at * size + line));
};

/** The kinds of claims that were read in a reason, each held against the board. */
function readClaims(state: State, { technique, why }: Step<GridMove>, key: readonly number[]): string[] {
  const { size, cages } = state.board;
  const [, row = 0, column = 0] = /the cage \S+ at row (\d+), column (\d+)/i.exec(why)?.map(Number) ?? [];
  const first = (row - 1) * size + column - 1;
  const cage = cages.find(({ cells }) => cells[0] === first);
  const any: Values = () => Array.from({ length: size }, (_, at) => at + 1);
  if (cage && technique === "Cage combinations") {
    const isStill = why.includes("With what its cells can still hold");
    const ways = waysTo(size, cage, isStill ? openIn(state) : any).map((way) => way.sort().join());
    const listed = /made only (.*?)\. So/.exec(why)?.[1];
    const said = listed
      ?.split("with ")
      .slice(1)
      .map((one) => numbers(one).join());
    const combinations = [...new Set(ways)].sort();
    if (said) expect([...said].sort(), why).toEqual(combinations);
    else expect(numbers(/are (\d+) ways/.exec(why)?.[1]), why).toEqual([combinations.length]);
    return [isStill ? "still" : "only"];
  }
  if (cage && technique === "Last cell of a cage") {
    const [, must, out] = /must be ([\d, or]+?)(?:, and ([\d, and]+) (?:is|are) ruled out there)?\.$/.exec(why) ?? [];
    const gap = cage.cells.findIndex((cell) => !state.cells[cell]);
    const ways = waysTo(size, cage, (cell) => (state.cells[cell] ? [state.cells[cell]] : any(cell)));
    const fits = ways.map((way) => way[gap] ?? 0);
    expect(numbers(must), why).toEqual([...new Set(fits)].sort());
    const open = openIn(state)(cage.cells[gap] ?? 0);
    expect(numbers(out), why).toEqual(numbers(must).filter((value) => !open.includes(value)));
    return [out ? "ruled out" : "last"];
  }
  if (cage && /^(Cage claims|Line demands)/.test(technique)) {
    let ways = waysTo(size, cage, openIn(state));
    const holds = (way: readonly number[], value: number, line: readonly number[]) =>
      way.some((one, place) => one === value && line.includes(cage.cells[place] ?? 0));
    for (const [, name = "", values] of why.matchAll(/in ((?:row|column) \d+), ([\d, and]+?) can stand only/gi))
      ways = ways.filter((way) => numbers(values).every((value) => holds(way, value, lineOf(size, name))));
    const [, values, line = ""] = /puts (.*?) into ((?:row|column) \d+)/.exec(why) ?? [];
    for (const value of numbers(values))
      expect(
        ways.every((way) => holds(way, value, lineOf(size, line))),
        why,
      ).toBe(true);
    return values ? [technique] : [];
  }
  const [, sum, r = "", c = ""] = /make ([\d,]+) and stick out only at row (\d+), column (\d+)\. /.exec(why) ?? [];
  if (sum && technique === "Cell that sticks out of a line") {
    const [, kind = "", lines] = /^(row|column)s? ([\d, and]+)/i.exec(why) ?? [];
    const inside = numbers(lines).flatMap((line) => lineOf(size, `${kind.toLowerCase()} ${line}`));
    const counted = [...inside, (Number(r) - 1) * size + Number(c) - 1];
    const total = counted.reduce((all, cell) => all + (key[cell] ?? 0), 0);
    expect(Number(sum), why).toBe(total);
    return [why.includes("not counting") ? "not counting" : "sticks out"];
  }
  return [];
}

test("what hints say is so", () => {
  const read = new Set<string>();
  const common = (["all", "hidden"] as const).flatMap((operations) =>
    (["Normal", "Hard", "Extreme"] as const).flatMap((grade) =>
      Array.from({ length: 12 }, (_, seed) => ({ operations, grade, size: 5 + (seed % 2), seed })),
    ),
  );
  // Two that have the rarest kinds of claims.
  const rare = [19, 57].map((seed) => ({ operations: "all", grade: "Extreme", size: 5, seed }) as const);
  for (const { seed, ...wish } of [...common, ...rare]) {
    const { board, solution } = deal(wish, random(seed));
    let state = game.start(board);
    while (game.outcome(state) === "open") {
      const step = game.nextStep(state, solution.join(""));
      if (!step) throw new Error("no way on");
      for (const claim of readClaims(state, step, solution)) read.add(claim);
      for (const move of step.moves) {
        const next = game.play(state, move);
        if (isRefusal(next)) throw new Error(next.refusal);
        state = next;
      }
    }
  }
  expect([...read].sort()).toEqual([
    "Cage claims a value of a line",
    "Line demands a value of a cage",
    "last",
    "not counting",
    "only",
    "ruled out",
    "sticks out",
    "still",
  ]);
});
