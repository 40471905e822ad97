import { describe, expect, test } from "vitest";
import { seeds } from "../../engine/contract-tests/scale.ts";
import { isProblem, isRefusal, type Settings } from "../../engine/game/game.ts";
import { random } from "../../maths/random.ts";
import { type Board, isDark } from "./board.ts";
import { leadingRows } from "./fewest.ts";
import game from "./game.ts";

const board = (text: string): Board => {
  const read = game.board.read(text);
  if (isProblem(read)) throw new Error(read.problem);
  return read.value;
};
const settings: Settings[] = ["3", "4", "5", "6", "7"].flatMap((size) =>
  ["plain", "wrap"].flatMap((edges) =>
    ["2", "3"].map((colours) => ({ size, edges, colours, presses: size === "3" ? "few" : "many" })),
  ),
);
const lit = ({ lights }: Board) => lights.flatMap((light, cell) => (light > 0 ? [cell] : []));
const rowOf = ({ size }: Board, cell: number) => Math.floor(cell / size);

describe.each(settings)("$size, $edges, $colours colours", (chosen) => {
  test("hints alone chase, read the table once at most, chase again, and end; what they say is so", () => {
    for (let seed = 0; seed < seeds(300, 30); seed++) {
      let at = game.deal(chosen, random(seed)).board;
      const techniques: string[] = [];
      while (!isDark(at)) {
        const step = game.nextStep(at, "");
        if (step === null) throw new Error(game.board.write(at));
        techniques.push(step.technique);
        const before = at;
        for (const move of step.moves) {
          const next = game.play(at, move);
          if (isRefusal(next)) throw new Error(next.refusal);
          at = next;
        }
        if (step.technique === "Light chasing") holdChased(before, at, step);
        else if (step.technique === "The last cross") expect(isDark(at)).toBe(true);
        else holdTable(before, step);
        expect(step.why, "no oracle").not.toMatch(/shortest|best/);
        expect(techniques.length).toBeLessThanOrEqual(2 * at.size + 1);
      }
      expect(techniques.filter((one) => one.endsWith("table")).length).toBeLessThanOrEqual(1);
    }
  });
});

type Told = NonNullable<ReturnType<typeof game.nextStep>>;

/** One row goes dark from the row below it, and those above it that are chased stay dark. */
function holdChased(before: Board, after: Board, { because, cells, look }: Told) {
  const row = rowOf(before, because[0] ?? 0);
  const first = leadingRows(before) - 1;
  expect(look).toContain(`row ${row + 1}:`);
  expect(because).toEqual(lit(before).filter((cell) => rowOf(before, cell) === row));
  expect(cells).toEqual(because.map((cell) => cell + before.size));
  const dark = lit(after).filter((cell) => rowOf(after, cell) >= first && rowOf(after, cell) <= row);
  expect(dark).toEqual([]);
  expect(lit(before).some((cell) => rowOf(before, cell) >= first && rowOf(before, cell) < row)).toBe(false);
}

/** Only what a chase can leave is lit, and only the rows at the top are pressed. */
function holdTable(before: Board, { because, cells }: Told) {
  const end = before.size - 1;
  expect(because).toEqual(lit(before));
  for (const cell of because) expect(before.wrap ? [0, end] : [end]).toContain(rowOf(before, cell));
  for (const cell of cells) expect(rowOf(before, cell)).toBeLessThan(leadingRows(before));
}

/** What the hints say until the board is dark. */
function told(text: string): string[] {
  const said: string[] = [];
  for (let at = board(text), step = game.nextStep(at, ""); step; step = game.nextStep(at, "")) {
    said.push(`${step.look} ${step.technique}. ${step.why}`);
    for (const move of step.moves) {
      const next = game.play(at, move);
      if (isRefusal(next)) throw new Error(next.refusal);
      at = next;
    }
  }
  return said;
}

test("a board that no chase alone can do needs the table", () => {
  const techniques = (text: string) => told(text).filter((words) => words.includes("table"));
  // One light in a corner of 3 by 3.
  expect(techniques("100.000.000")).toHaveLength(1);
  for (let seed = 0; seed < 20; seed++) {
    const four = game.deal({ size: "4", edges: "plain", colours: "2", presses: "many" }, random(seed));
    expect(techniques(game.board.write(four.board))).toEqual([]);
  }
});

test("what the hints say, board by board", () => {
  const texts = ["000.000.000", "010.111.010", "three_010.111.010", "100.000.000", "00000.01100.00100.00000.01110"];
  expect(
    [...texts, "three_120.000.000", "wrap_1000.0100.0000.0000"]
      .map((text) => [text, ...told(text)].join("\n"))
      .join("\n\n"),
  ).toMatchSnapshot();
});

test("a board that cannot be solved has no next step", () => {
  expect(game.nextStep(board("1000.0000.0000.0000"), "")).toBeNull();
});
