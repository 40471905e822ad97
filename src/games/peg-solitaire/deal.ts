import type { Fair, Settings, SettingsForm } from "../../engine/game/game.ts";
import { isProblem } from "../../engine/game/game.ts";
import type { Random } from "../../maths/random.ts";
import type { Board } from "./board.ts";
import { figures } from "./figures.ts";
import { judge } from "./judge.ts";
import { endings } from "./position-class.ts";
import type { Shape } from "./shape.ts";
import { english, shapeNamed, shapes } from "./shapes.ts";
import { solverFor } from "./solver.ts";
import { jumped } from "./state.ts";

/** The empty hole that is customary; elsewhere the first one that can be played. */
const customary: Readonly<Record<string, number>> = { english: 16, triangle: 0 };

const fresh: Readonly<Record<string, number>> = { new7: 7, new12: 12 };

/** What can be chosen: the board, how the pegs stand, and where the last of them has to end. */
export const settings: SettingsForm = {
  fields: [
    { name: "board", label: "Board", options: shapes.map(({ name, title }) => ({ value: name, label: title })) },
    {
      name: "start",
      label: "Start",
      options: [
        { value: "first", label: "Full, with the customary hole empty" },
        { value: "other", label: "Full, with another hole empty" },
        ...figures.map(({ name, label }) => ({ value: name, label })),
        { value: "new7", label: "A new figure of 7 pegs" },
        { value: "new12", label: "A new figure of 12 pegs" },
      ],
    },
    {
      name: "end",
      label: "The last peg",
      options: [
        { value: "marked", label: "in the marked hole" },
        { value: "anywhere", label: "anywhere" },
      ],
    },
  ],
  first: { board: "english", start: "first", end: "marked" },
  fault: ({ board, start }) =>
    board === english.name || start === "first" || start === "other"
      ? null
      : "Figures are laid on the English cross only; a smaller board starts full, with one hole empty.",
};

/** The same settings and seed deal the same board. */
export function deal(chosen: Settings, random: Random): Fair<Board> {
  const board = boardFor(chosen, random);
  const fair = judge({ ...board, target: chosen["end"] === "anywhere" ? null : board.target });
  if (isProblem(fair)) throw new Error(`dealt a board that cannot be played: ${fair.problem}`);
  return fair;
}

function boardFor({ board: name = "", start = "" }: Settings, random: Random): Board {
  const shape = shapeNamed(name);
  if (start === "first" || start === "other") {
    const boards = oneEmpty(shape);
    const usual = boards.find(({ pegs }) => !pegs[customary[shape.name] ?? -1]) ?? boards[0];
    const others = boards.filter((board) => board !== usual);
    return start === "first" && usual ? usual : random.pick(others);
  }
  const pegs = figures.find((figure) => figure.name === start)?.pegs ?? backwards(fresh[start] ?? 7, random);
  return { shape: english.name, pegs, target: customary["english"] ?? 0 };
}

/** Every full board with one hole empty that can be played, with the end in that hole where that is possible. */
function oneEmpty(shape: Shape): Board[] {
  const holes = [...shape.places.keys()];
  return holes.flatMap((empty) => {
    const pegs = holes.map((hole) => hole !== empty);
    const aims = [empty, ...holes].map((target) => ({ shape: shape.name, pegs, target }));
    // On the English cross every hole can be the one that is empty first and full last (Beasley, The Ins and Outs of Peg Solitaire).
    if (shape === english) return aims.slice(0, 1);
    return aims
      .filter((board) => endings(board).length > 0 && solverFor(shape, endings(board)).decide(pegs) === "yes")
      .slice(0, 1);
  });
}

/** A figure of so many pegs: jumps taken back at random from the last peg in the middle. */
function backwards(wanted: number, random: Random): readonly boolean[] {
  for (;;) {
    let pegs: readonly boolean[] = english.places.map((_, hole) => hole === customary["english"]);
    for (let count = 1; count < wanted; count++) {
      const before = pegs;
      const open = english.jumps.filter(({ from, over, to }) => before[to] && !before[over] && !before[from]);
      if (open.length === 0) break;
      const { from, over, to } = random.pick(open);
      pegs = jumped(pegs, { from, over, to }).with(from, true).with(over, true).with(to, false);
    }
    if (pegs.filter(Boolean).length === wanted) return pegs;
  }
}
