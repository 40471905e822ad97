import type { Fair, Game } from "../../engine/game/game.ts";

/**
 * The least that a game is: a row of lamps, each switched on once. Nobody plays it. It is kept in order by the contract
 * tests, and a new game begins as a copy of it (docs/adding-a-game.md).
 */
type Board = number;
type Lamps = readonly boolean[];
type Lamp = number;

const most = 9;

const fair = (board: Board): Fair<Board> => ({ board, key: "", grade: `${board} moves at best` });

const game: Game<Board, Lamps, Lamp> = {
  id: "blank",
  title: "Lamps",
  settings: {
    fields: [
      {
        name: "lamps",
        label: "Lamps",
        options: [
          { value: "3", label: "Three" },
          { value: "6", label: "Six" },
        ],
      },
    ],
    first: { lamps: "3" },
    fault: () => null,
  },
  deal: ({ lamps }) => fair(Number(lamps)),
  judge: fair,
  board: {
    write: (board) => `lamps.${board}`,
    read(text) {
      const lamps = Number(/^lamps\.([1-9])$/.exec(text)?.[1] ?? 0);
      return lamps > 0 ? { value: lamps } : { problem: `A row has 1 to ${most} lamps, written like lamps.3.` };
    },
  },
  move: {
    write: (lamp) => String(lamp),
    read: (text) => (/^\d$/.test(text) ? { value: Number(text) } : { problem: "A move is the number of a lamp." }),
  },
  start: (board) => Array.from({ length: board }, () => false),
  play(lamps, lamp) {
    if (lamp >= lamps.length) return { refusal: "There is no such lamp." };
    return lamps[lamp] ? { refusal: "This lamp is on." } : lamps.with(lamp, true);
  },
  outcome: (lamps) => (lamps.every(Boolean) ? "solved" : "open"),
  clashes: () => [],
  isMistaken: () => false,
  nextStep(lamps) {
    const lamp = lamps.indexOf(false);
    if (lamp < 0) return null;
    return {
      look: "Look for a lamp that is off.",
      technique: "Switch it on",
      why: `Lamp ${lamp + 1} is off, and all of them should be on.`,
      cells: [lamp],
      because: [],
      area: lamps.flatMap((on, at) => (on ? [] : [at])),
      moves: [lamp],
    };
  },
  words: {
    board: (lamps) => `${lamps.filter(Boolean).length} of ${lamps.length} lamps are on.`,
    change: (_, lamp) => `lamp ${lamp + 1} on`,
  },
};

export default game;
