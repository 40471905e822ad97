import { expect, test } from "vitest";
import { isProblem } from "../../engine/game/game.ts";
import { type Board, countPegs, shapeOf } from "./board.ts";
import { fewestMoves } from "./fewest.ts";
import { figures } from "./figures.ts";
import { judge } from "./judge.ts";
import { endings } from "./position-class.ts";
import { allRecords, recordFor } from "./records.ts";
import { english } from "./shapes.ts";
import { Solver } from "./solver.ts";
import { boardText } from "./text.ts";
import { jumpsOf, readWay, writeWay } from "./way.ts";

function read(text: string): Board {
  const board = boardText.read(text);
  if (isProblem(board)) throw new Error(board.problem);
  return board.value;
}

/** The fewest moves by breadth first over all positions whatever, where a move is one jump or goes on from the last hole. */
function slowly(board: Board): number {
  const { jumps } = shapeOf(board);
  let level = new Set([board.pegs.map(Number).join("")]);
  const seen = new Set(level);
  for (let moves = 0; level.size > 0; moves++) {
    const next = new Set<string>();
    for (const name of level) {
      const holes = [...name].flatMap((sign, hole) => (sign === "1" ? [hole] : []));
      if (holes.length === 1 && (board.target === null || holes[0] === board.target)) return moves;
      const chains = holes.map((hole) => ({ name, hole }));
      for (const chain of chains)
        for (const { from, over, to } of jumps) {
          if (from !== chain.hole || chain.name[over] !== "1" || chain.name[to] !== "0") continue;
          const signs = [...chain.name];
          signs[from] = "0";
          signs[over] = "0";
          signs[to] = "1";
          const after = signs.join("");
          chains.push({ name: after, hole: to });
          if (!seen.has(after)) {
            seen.add(after);
            next.add(after);
          }
        }
    }
    level = next;
  }
  return 0;
}

test.each([
  "triangle:x,oo,ooo,oooo,ooooo",
  "triangle:.,oo,ooo,oooo,ooooo",
  "triangle:o,oo,ooo,oooo,ooxoo",
  "diamond:.x,oooo,oooo,oo",
  "square:o.xo,oooo,oooo,oooo",
  "english:...,.o.,..ooo..,...x...,...o...,...,...",
])("%s: no way of fewer moves", (text) => {
  // The cross of the last line is written with the peg of its middle missing, so that it cannot be finished.
  const board = read(text);
  const best = slowly(board);
  const found = fewestMoves(shapeOf(board), new Solver(shapeOf(board), endings(board)), board.pegs);
  expect(found?.length ?? 0).toBe(best);
});

test("figures of up to 11 pegs: no way of fewer moves", () => {
  const least = figures
    .filter(({ pegs }) => countPegs(pegs) < 12)
    .map(({ name, pegs }) => {
      const board = { shape: english.name, pegs, target: 16 };
      expect(fewestMoves(english, new Solver(english, [16]), pegs)?.length).toBe(slowly(board));
      return [name, slowly(board)];
    });
  expect(least).toEqual([
    ["cross", 5],
    ["plus", 6],
    ["fireplace", 8],
  ]);
});

test("the records lead to the end, and the lamp's has no way of fewer moves", () => {
  expect(allRecords.length).toBeGreaterThanOrEqual(14);
  for (const { board, way } of allRecords) {
    const jumps = jumpsOf(shapeOf(board), board.pegs, way)?.flat() ?? [];
    expect(jumps.length, boardText.write(board)).toBe(countPegs(board.pegs) - 1);
    if (board.target !== null) expect(jumps.at(-1)?.to).toBe(board.target);
    // No two moves in a row are one move of the same peg.
    for (const [at, holes] of way.entries()) expect(holes.at(-1)).not.toBe(way[at + 1]?.[0]);
  }
  const lamp = figures.find(({ name }) => name === "lamp");
  if (!lamp) throw new Error("no lamp");
  expect(slowly({ shape: english.name, pegs: lamp.pegs, target: 16 })).toBe(9);
  expect(slowly({ shape: english.name, pegs: lamp.pegs, target: null })).toBe(8);
});

test("every board of the form has its record, and a turned board the turned way", () => {
  const full = english.places.map((_, hole) => hole !== 16);
  expect(judge({ shape: english.name, pegs: full, target: 16 })).toMatchObject({ grade: "31 jumps, 18 moves at best" });
  for (const { name, pegs } of figures)
    for (const target of [16, null]) {
      const found = judge({ shape: english.name, pegs, target });
      if (isProblem(found)) throw new Error(`${name}: ${found.problem}`);
      expect(found.grade).toMatch(/^\d+ jumps, \d+ moves at best$/);
    }
  const pyramid = figures.find(({ name }) => name === "pyramid")?.pegs ?? [];
  for (const holes of english.symmetries) {
    const turned = pyramid.map((_, hole) => pyramid[holes[hole] ?? 0] === true);
    const way = recordFor({ shape: english.name, pegs: turned, target: 16 });
    expect(way && jumpsOf(english, turned, way)?.length).toBe(8);
  }
});

test("a full board has its record wherever its empty hole is turned to", () => {
  for (const [hole, moves] of [
    [16, 18],
    [9, 16],
    [4, 19],
    [1, 18],
  ] as const)
    for (const holes of english.symmetries) {
      const target = holes[hole] ?? 0;
      const pegs = english.places.map((_, at) => at !== target);
      const way = recordFor({ shape: english.name, pegs, target }) ?? [];
      expect(way.length).toBe(moves);
      expect(jumpsOf(english, pegs, way)?.at(-1)?.at(-1)?.to).toBe(target);
    }
});

test("ways as text", () => {
  expect(readWay("4-16,6-20-22")).toEqual([
    [4, 16],
    [6, 20, 22],
  ]);
  expect(writeWay(readWay("4-16,6-20-22"))).toBe("4-16,6-20-22");
  expect(jumpsOf(english, figures[0]?.pegs ?? [], readWay("nonsense"))).toBeNull();
});
