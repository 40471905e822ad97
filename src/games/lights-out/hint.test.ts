import { describe, expect, test } from "vitest";
import { seeds } from "../../engine/contract-tests/scale.ts";
import { isProblem, isRefusal, type Settings } from "../../engine/game/game.ts";
import { random } from "../../maths/random.ts";
import { type Board, cross, isDark, press } from "./board.ts";
import { fewestPresses, leadingRows, total } from "./fewest.ts";
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
  test("hints alone go a shortest way: the table first, one chase, and crosses at the end; what they say is so", () => {
    for (let seed = 0; seed < seeds(300, 30); seed++) {
      let at = game.deal(chosen, random(seed)).board;
      const techniques: string[] = [];
      const best = pressesLeft(at);
      let presses = 0;
      while (!isDark(at)) {
        const step = game.nextStep(at, "");
        if (step === null) throw new Error(game.board.write(at));
        techniques.push(step.technique);
        const before = at;
        for (const move of step.moves) {
          const next = game.play(at, move);
          if (isRefusal(next)) throw new Error(next.refusal);
          at = next;
          presses++;
        }
        if (step.technique === "Light chasing") holdChased(before, at, step);
        else if (step.technique === "The last cross") expect(isDark(at)).toBe(true);
        else if (step.technique === "Crosses") holdCross(before, at, step);
        else holdTable(before, step);
      }
      expect(presses).toBe(best);
      expect(techniques.slice(1).filter((one) => one.endsWith("table"))).toEqual([]);
    }
  });
});

const pressesLeft = (at: Board) => total(fewestPresses(at) ?? []);

/** One press of the two or three that are left; most of its cross is lit, and what is not is named with the other cross over it. */
function holdCross(before: Board, after: Board, { moves, area, because, why, look }: Told) {
  const left = pressesLeft(before);
  expect([2, 3]).toContain(left);
  expect(pressesLeft(after)).toBe(left - 1);
  expect(look).toContain(left === 2 ? "Two presses" : "Three presses");
  const [{ row, column }] = moves;
  expect(moves).toHaveLength(1);
  expect(because).toEqual(cross(before, row * before.size + column));
  expect(area).toEqual(because.filter((cell) => before.lights[cell] === 1));
  expect(area.length).toBeGreaterThan(0);
  const dark = because.filter((cell) => before.lights[cell] === 0);
  if (dark.length === 0) expect(why).toMatch(/^All \d lights/);
  const over = [...why.matchAll(/in the cross around row (\d), column (\d)/g)].map(([, r, c]) =>
    cross(before, (Number(r) - 1) * before.size + Number(c) - 1),
  );
  for (const cell of dark)
    expect(
      over.filter((one) => one.includes(cell)),
      why,
    ).toHaveLength(1);
}

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

/** Only the rows at the top are pressed; the picture shows what a chase, by hand, would leave, and what is pressed for it. */
function holdTable(before: Board, { cells, moves, strips = [] }: Told) {
  for (const cell of cells) expect(rowOf(before, cell)).toBeLessThan(leadingRows(before));
  const { size } = before;
  const lights = chasedByHand(before);
  const rows = before.wrap ? [0, size - 1] : [size - 1];
  const left = strips.filter(({ what }) => what === "light").map(({ values }) => values);
  expect(left).toEqual(
    rows.map((row) => lights.slice(row * size, (row + 1) * size).map((light) => light / (before.colours - 1))),
  );
  const pressed = strips.filter(({ what }) => what === "press").flatMap(({ values }) => values);
  const times = pressed.map((_, cell) => moves.filter(({ row, column }) => row * size + column === cell).length);
  expect(pressed).toEqual(times);
}

/** A chase as somebody does it who presses below a light until it is out. */
function chasedByHand(board: Board): readonly number[] {
  let at = board;
  for (let cell = (leadingRows(board) - 1) * board.size; cell < board.size * (board.size - 1); cell++)
    while (at.lights[cell] !== 0) at = press(at, cell + board.size);
  return at.lights;
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

test("of several ways to begin that end dark the shortest is taken, and it says so", () => {
  // On 4 by 4 every chase ends dark, on 5 by 5 one first row in eight: the hint does not stop at the first that will do.
  const said = ["4", "5"].flatMap((size) =>
    Array.from({ length: 40 }, (_, seed) => {
      const { board: dealt } = game.deal({ size, edges: "plain", colours: "2", presses: "many" }, random(seed));
      const [words = ""] = told(game.board.write(dealt));
      if (words.includes("table")) expect(words).toContain(`In all ${pressesLeft(dealt)} presses, and no way`);
      return words;
    }),
  );
  expect(said.some((words) => words.includes("would leave no light. But that takes"))).toBe(true);
  expect(said.some((words) => words.includes("On this size other presses mend the same; here"))).toBe(true);
});

test("two presses at best: the hint leads to them, and not away", () => {
  // Row 1, column 4 and row 5, column 3.
  const said = told("00111.00010.00000.00100.01110");
  expect(said).toHaveLength(2);
  expect(said[0]).toContain("All 4 lights of the cross around row 1, column 4 are lit");
});

test("what the hints say, board by board", () => {
  const texts = ["000.000.000", "010.111.010", "three_010.111.010", "100.000.000", "00000.01100.00100.00000.01110"];
  expect(
    [
      ...texts,
      "three_120.000.000",
      "01110.10101.11011.10101.01110",
      "00110.11011.00110.00000.00000",
      "wrap_1000.0100.0000.0000",
    ]
      .map((text) => [text, ...told(text)].join("\n"))
      .join("\n\n"),
  ).toMatchSnapshot();
});

test("a board that cannot be solved has no next step", () => {
  expect(game.nextStep(board("1000.0000.0000.0000"), "")).toBeNull();
});
