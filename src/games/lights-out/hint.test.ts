import { describe, expect, test } from "vitest";
import { isProblem, isRefusal, type Settings } from "../../engine/game/game.ts";
import { random } from "../../maths/random.ts";
import { type Board, isDark } from "./board.ts";
import { fewestPresses, total } from "./fewest.ts";
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
const count = (one: Board) => total(fewestPresses(one) ?? []);

describe.each(settings)("$size, $edges, $colours colours", (chosen) => {
  test("each step is as many presses of a shortest way as it has moves, and its reason is true", () => {
    for (let seed = 0; seed < 10; seed++) {
      let at = game.deal(chosen, random(seed)).board;
      while (!isDark(at)) {
        const before = count(at);
        const step = game.nextStep(at, "");
        if (step === null) throw new Error(game.board.write(at));
        if (step.technique === "Light chasing") holdChased(at, step.because, step.cells);
        if (step.technique === "The last cross")
          expect(step.because.toSorted((a, b) => a - b)).toEqual(lit(at).toSorted((a, b) => a - b));
        for (const move of step.moves) {
          const next = game.play(at, move);
          if (isRefusal(next)) throw new Error(next.refusal);
          at = next;
        }
        expect(count(at)).toBe(before - step.moves.length);
      }
    }
  });
});

const lit = ({ lights }: Board) => lights.flatMap((light, cell) => (light > 0 ? [cell] : []));

/** No cell in the rows of the light and above it can change the light in the shortest way, and the cell below it can. */
function holdChased(at: Board, because: readonly number[], cells: readonly number[]) {
  const [light = -1] = because;
  const [cell = -1] = cells;
  expect(cell).toBe(light + at.size);
  expect(at.lights[light]).toBeGreaterThan(0);
  const presses = fewestPresses(at) ?? [];
  expect(presses.slice(0, cell).every((times) => times === 0)).toBe(true);
  const changing = at.lights.flatMap((_, other) => {
    const next = game.play(at, { row: Math.floor(other / at.size), column: other % at.size });
    return !isRefusal(next) && next.lights[light] !== at.lights[light] ? [other] : [];
  });
  expect(changing.filter((other) => other >= cell)).toEqual([cell]);
}

test.each([
  ["000.000.000", null],
  [
    "010.111.010",
    "What is still lit is the whole cross around row 2, column 2 and nothing else, so one press there puts all of it out.",
  ],
  [
    "three_010.111.010",
    "What is still lit is the whole cross around row 2, column 2 and nothing else, so two presses there put all of it out.",
  ],
  [
    "010.101.101",
    "A shortest way from here presses nothing more in row 1. So only the cell below, in row 2, column 2, can still put out the light in row 1, column 2.",
  ],
  [
    "100.000.000",
    "Chasing the lights from here, each put out from the cell below it, would leave 2 lights lit at the end: row 3, columns 1 and 3. With presses in row 1, columns 1 and 3 first, the last row goes out as well.",
  ],
])("why in %s", (text, why) => expect(game.nextStep(board(text), "")?.why ?? null).toBe(why));

test("a board that cannot be solved has no next step", () => {
  expect(game.nextStep(board("1000.0000.0000.0000"), "")).toBeNull();
});
