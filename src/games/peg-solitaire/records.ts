import { isProblem } from "../../engine/game/game.ts";
import { type Board, shapeOf } from "./board.ts";
import { boardText } from "./text.ts";
import { readWay, type Way } from "./way.ts";

/**
 * Ways of fewest moves on the English cross that take too long to find while somebody waits. 18 for the central game is
 * Bergholt's (1912), and Beasley proved that there is no shorter one (1964; both in his book The Ins and Outs of Peg
 * Solitaire, 1985). records.test.ts proves the counts of the figures. Those of the full boards were proved by the same
 * search, which takes between 3 and 50 seconds for each and is not run with the tests: it met 630,080 positions for the
 * central game, turns and reflections counted once.
 */
const records: readonly (readonly [board: string, way: string])[] = [
  [
    "english:ooo,ooo,ooooooo,oooxooo,ooooooo,ooo,ooo",
    "4-16,7-9,0-8,15-3,27-15,20-22,10-8,12-10,23-21,6-20-22,25-23-21-7-9-11,26-12-10,32-24,17-29,2-0-8-22,30-32-24,5-17-15-27-29-17,18-16",
  ],
  [
    "english:ooo,ooo,oooxooo,ooooooo,ooooooo,ooo,ooo",
    "7-9,22-8,20-22,23-21,30-22,3-15-27,10-8,12-10,25-23-9-11,2-10-24,26-12-10,32-30-22,29-27-15-3,0-8,6-20-22,1-9-11-25-23-21-7-9",
  ],
  [
    "english:ooo,oxo,ooooooo,ooooooo,ooooooo,ooo,ooo",
    "16-4,7-9,0-8,4-16,11-9-7,6-8,15-3,2-0-8,24-10,5-17,26-24,23-25,12-26-24-10,32-24,21-23-25-11-9-7,20-6-8,30-22,31-23-21-7-9,16-4",
  ],
  [
    "english:oxo,ooo,ooooooo,ooooooo,ooooooo,ooo,ooo",
    "9-1,7-9,0-8,16-4,11-9-7,6-8,15-3,2-0-8,24-10,5-17,26-24,23-25,12-26-24-10,32-24,21-23-25-11-9-7,20-6-8,30-22,31-23-21-7-9-1",
  ],
  [
    "english:.o.,ooo,.ooooo.,oooxooo,.ooooo.,ooo,.o.",
    "4-16,22-20,24-22,7-9-23-21,10-12-26-24-32-30-22-8-0-2-10-24,20-22,13-15-27-29-17,18-16",
  ],
  [
    "english:.o.,ooo,.ooooo.,ooo.ooo,.ooooo.,ooo,.o.",
    "4-16,22-20,24-22,7-9-23-21,10-12-26-24-32-30-22-8-0-2-10-24,20-22,13-15-27-29-17-19",
  ],
  [
    "english:.o.,ooo,.ooooo.,...X...,...o...,ooo,ooo",
    "8-6,30-22-24,31-23-25,32-24,10-8,25-23-9-7,6-8-0-2-10,11-9,4-16",
  ],
  ["english:.o.,ooo,.ooooo.,...o...,...o...,ooo,ooo", "8-6,30-22-24,31-23-25,32-24,10-8,25-23-9-7,6-8-0-2-10,11-9-1"],
  [
    "english:...,.o.,..ooo..,.ooXoo.,ooooooo,...,...",
    "9-11,17-19,16-28,15-27-29-17,26-12-10-24,20-22,25-23-21-7-9,4-16",
  ],
  ["english:...,.o.,..ooo..,.ooooo.,ooooooo,...,...", "9-11,17-19,16-28,15-27-29-17,26-12-10-24,20-22,25-23-21-7-9-1"],
  [
    "english:...,...,ooooooo,oooxooo,ooooooo,...,...",
    "15-27,20-22,23-21,25-23,6-20-22-24,11-25-23,9-11,12-10,7-9-11,26-12-10-24-22,27-15,14-16",
  ],
  [
    "english:...,...,ooooooo,ooo.ooo,ooooooo,...,...",
    "15-27,20-22,23-21,25-23,6-20-22-24,11-25-23,9-11,12-10,7-9-11,26-12-10-24-22,27-15-13",
  ],
  [
    "english:...,ooo,.ooooo.,.ooxoo.,.ooooo.,ooo,...",
    "9-1,7-9,18-16-4,11-9,23-31,25-23,22-24-32-30-22-8-10-2-0-8,21-7-9,4-16",
  ],
  [
    "english:...,ooo,.ooooo.,.oo.oo.,.ooooo.,ooo,...",
    "9-1,7-9,18-16-4,11-9,23-31,25-23,22-24-32-30-22-8-10-2-0-8,21-7-9-1",
  ],
  [
    "english:ooo,ooo,ooooooo,ooo.ooo,ooooooo,ooo,ooo",
    "4-16,7-9,0-8,15-3,27-15,20-22,10-8,12-10,23-21,6-20-22,25-23-21-7-9-11,26-12-10,32-24,17-29,2-0-8-22,30-32-24,5-17-15-27-29-17-19",
  ],
  [
    "english:o.o,ooo,ooooooo,ooooooo,ooooooo,ooo,ooo",
    "9-1,7-9,0-8,15-3,27-15,20-22,10-8,12-10,23-21,6-20-22,25-23-21-7-9-11,26-12-10,32-24,17-29,2-0-8-22,30-32-24,5-17-15-27-29-17-19",
  ],
];

/** Every board with a record, and its way. */
export const allRecords: readonly { readonly board: Board; readonly way: Way }[] = records.flatMap(([text, way]) => {
  const read = boardText.read(text);
  return isProblem(read) ? [] : [{ board: read.value, way: readWay(way) }];
});

/** The way of fewest moves that is kept for a board, or for one that a turn or a reflection makes of it. */
export function recordFor(board: Board): Way | null {
  const { symmetries } = shapeOf(board);
  for (const { board: known, way } of allRecords) {
    if (known.shape !== board.shape) continue;
    const turn = symmetries.find(
      (holes) =>
        (known.target === null ? board.target === null : holes[known.target] === board.target) &&
        known.pegs.every((peg, hole) => board.pegs[holes[hole] ?? -1] === peg),
    );
    if (turn) return way.map((holes) => holes.map((hole) => turn[hole] ?? 0));
  }
  return null;
}
