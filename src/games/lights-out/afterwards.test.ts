import { describe, expect, test } from "vitest";
import { isProblem } from "../../engine/game/game.ts";
import { random } from "../../maths/random.ts";
import { afterwards } from "./afterwards.ts";
import { type Board, isDark, press } from "./board.ts";
import game from "./game.ts";

const board = (text: string): Board => {
  const read = game.board.read(text);
  if (isProblem(read)) throw new Error(read.problem);
  return read.value;
};

/** The cells that a sentence sends to: "row 1, columns 2 and 5; row 3, column 4". */
function cellsIn(text: string, size: number): number[] {
  return Array.from(text.matchAll(/row (\d), columns? ([\d, and]+)/g)).flatMap(([, row, columns = ""]) =>
    Array.from(columns.matchAll(/\d/g), ([column]) => (Number(row) - 1) * size + Number(column) - 1),
  );
}

describe.each([
  { size: "5", edges: "plain", colours: "2", presses: "many" },
  { size: "4", edges: "wrap", colours: "2", presses: "many" },
  { size: "4", edges: "plain", colours: "3", presses: "many" },
])("$size, $edges, $colours colours", (settings) => {
  test("the presses that are named put the board out, and are as many as are said", () => {
    for (let seed = 0; seed < 10; seed++) {
      const fair = game.deal(settings, random(seed));
      const [best = ""] = afterwards(fair.board, fair.key);
      const [once = "", twice = ""] = best.split("press twice ");
      const cells = [once, twice, twice].flatMap((text) => cellsIn(text, fair.board.size));
      expect(isDark(cells.reduce(press, fair.board))).toBe(true);
      expect(Number.parseInt(best, 10)).toBe(cells.length);
      expect(fair.grade).toBe(`${cells.length} presses at best`);
    }
  });
});

/** Of all patterns of presses on a small board, tried one by one: how many put out nothing but leave all as it is. */
function quietByTrying(kind: Board): number {
  const cells = kind.lights.length;
  const changes = kind.lights.map((_, cell) => press({ ...kind, lights: kind.lights.map(() => 0) }, cell).lights);
  let quiet = 0;
  for (let pattern = 0; pattern < kind.colours ** cells; pattern++) {
    const sums = new Array<number>(cells).fill(0);
    for (let cell = 0, rest = pattern; cell < cells; cell++, rest = Math.floor(rest / kind.colours))
      for (let at = 0; at < cells; at++)
        sums[at] = (sums[at] ?? 0) + (changes[cell]?.[at] ?? 0) * (rest % kind.colours);
    if (sums.every((sum) => sum % kind.colours === 0)) quiet++;
  }
  return quiet;
}

test.each(["010.111.010", "three_010.111.010", "wrap_100.000.000", "wrap_three_100.000.000", "0100.1110.0100.0000"])(
  "how many ways there are on the kind of %s",
  (text) => {
    const ways = quietByTrying(board(text));
    const last = afterwards(board(text), "r1c1")[2] ?? "";
    if (ways === 1) expect(last).toContain("in exactly one way");
    else expect(last).toContain(`there are ${ways} ways to put out this board`);
  },
);

test("one press is one press", () =>
  expect(afterwards(board("010.111.010"), "r2c2")[0]).toBe(
    "1 press can put out this board, and no fewer: press row 2, column 2.",
  ));
