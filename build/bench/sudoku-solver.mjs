import { existsSync, readFileSync } from "node:fs";
import { importBundled } from "./bundle.mjs";
import { countByExactCover } from "./exact-cover.mjs";

const oracles = new URL("../../../shared/oracles/", import.meta.url);
const limits = { everyday: 200_000, "17clue": 130_000, top1465: 25_000, hardest: 2_500 };
/** So many boards of a file, spread over it, are given to a slower solver; none where it would take minutes. */
const sampled = { everyday: 100, "17clue": 60, top1465: 60, hardest: 24 };
const rounds = 30;
const enough = 3000; // ms after which two rounds will do
const warming = 200; // ms
const shortest = 10; // ms of one measurement at least: long for the clock, short enough for other programs to leave it alone

/**
 * How many boards a second are proved to have exactly one solution, as { head, rows, note } for a table. Every peer runs in turns
 * with our solver on the same boards in this process; its row says how many times as fast ours was there.
 */
export async function measureSudokuSolvers() {
  const ours = await importBundled("src/games/sudoku/solver/solver.ts");
  const peers = [
    { name: "exact cover in the style of kudoku", count: countByExactCover, sampled },
    await dancingLinks(),
    await sudokuCore(),
  ];
  const sets = boardSets(ours);
  for (const boards of Object.values(sets)) warmTime(ours.countSolutions, boards); // each kind has code of its own to compile
  const own = Object.values(sets).map((boards) => rate(duel([ours.countSolutions], boards)[0]));
  const rows = [
    ["ours", ...own],
    ["limit", ...Object.keys(sets).map((name) => rate(limits[name]))],
    ...peers.map((peer) => [peer.name, ...Object.entries(sets).map((set) => against(ours, peer, ...set))]),
  ];
  const note = existsSync(oracles) ? "" : "There is no folder ../shared/oracles: the boards were made here.";
  return { head: ["Proof of one solution, boards a second", ...Object.keys(sets)], rows, note };
}

function against(ours, peer, name, boards) {
  if (!peer.count) return "not installed";
  const size = peer.sampled[name] ?? 0;
  if (size === 0) return "not run";
  const step = Math.max(1, Math.floor(boards.length / size));
  const sample = boards.filter((_, at) => at % step === 0);
  const [own, other] = duel([ours.countSolutions, peer.count], sample);
  return `${rate(other)} (ours ${times(own / other)})`;
}

/** Boards a second of each solver in its fastest round: what else the machine does can only slow a round down. */
function duel(solvers, boards) {
  const repeats = solvers.map((count) => Math.max(1, Math.ceil(shortest / warmTime(count, boards))));
  const best = solvers.map(() => 0);
  const end = performance.now() + enough;
  for (let round = 0; round < rounds && (round < 2 || performance.now() < end); round++)
    for (const [at, count] of solvers.entries())
      best[at] = Math.max(best[at], (boards.length * repeats[at] * 1000) / time(count, boards, repeats[at]));
  return best;
}

/** Milliseconds for the boards once; what is quick is first repeated until the engine has compiled it. */
function warmTime(count, boards) {
  const first = time(count, boards, 1);
  if (first > warming) return first;
  time(count, boards, Math.ceil(warming / first));
  return time(count, boards, 1);
}

function time(count, boards, repeats) {
  const start = performance.now();
  for (let repeat = 0; repeat < repeats; repeat++)
    for (const board of boards)
      if (count(board, 2) !== 1) throw new Error(`not found to have exactly one solution: ${board}`);
  return performance.now() - start;
}

const rate = (perSecond) => Number(perSecond.toPrecision(3)).toLocaleString("en-GB");
const times = (ratio) => `${ratio >= 10 ? rate(Math.round(ratio)) : ratio.toFixed(1)}x`;

/** Lists of boards by name. */
function boardSets(ours) {
  if (!existsSync(oracles)) return { everyday: Array.from({ length: 300 }, (_, seed) => makeBoard(ours, seed + 1)) };
  const lines = (name) =>
    readFileSync(new URL(`sudoku-${name}.txt`, oracles), "utf8")
      .trim()
      .split("\n");
  return Object.fromEntries(Object.keys(limits).map((name) => [name, lines(name)]));
}

/** A board without a given to spare: a full grid from which, in a random order, all is taken that leaves one solution. */
function makeBoard({ solve, countSolutions }, seed) {
  const shuffled = shuffler(seed);
  const grid = Array(81).fill(".");
  // The three boxes on the diagonal do not see each other: any filling of them can be finished.
  for (const corner of [0, 30, 60])
    for (const [at, digit] of shuffled(9).entries()) grid[corner + 9 * Math.floor(at / 3) + (at % 3)] = digit + 1;
  const board = [...solve(grid.join(""))];
  for (const cell of shuffled(81)) {
    const given = board[cell];
    board[cell] = ".";
    if (countSolutions(board.join(""), 2) > 1) board[cell] = given;
  }
  return board.join("");
}

/** Random orders of 0, 1, ... by a linear congruential generator: good enough for boards to measure with. */
function shuffler(seed) {
  let state = seed;
  const below = (size) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * size);
  };
  return (size) => {
    const order = Array.from({ length: size }, (_, at) => at);
    for (let last = size - 1; last > 0; last--) {
      const other = below(last + 1);
      [order[last], order[other]] = [order[other], order[last]];
    }
    return order;
  };
}

/** The package dancing-links: 729 rows, of which only those that agree with the givens are handed over. */
async function dancingLinks() {
  const name = "dancing-links (npm)";
  const { DancingLinks } = (await load("dancing-links")) ?? {};
  if (!DancingLinks) return { name };
  const links = new DancingLinks();
  const choices = Array.from({ length: 81 }, (_, cell) =>
    Array.from({ length: 9 }, (_, digit) => {
      const [row, column] = [Math.floor(cell / 9), cell % 9];
      const box = 3 * Math.floor(row / 3) + Math.floor(column / 3);
      const columnIndices = [cell, 81 + 9 * row + digit, 162 + 9 * column + digit, 243 + 9 * box + digit];
      return { data: 9 * cell + digit, columnIndices };
    }),
  );
  const count = (board, limit) => {
    const solver = links.createSolver({ columns: 324 });
    const chosen = choices.flatMap((all, cell) => (board[cell] === "." ? all : [all[Number(board[cell]) - 1]]));
    solver.addSparseConstraints(chosen);
    return solver.find(limit).length;
  };
  return { name, count, sampled };
}

/** The package sudoku-core, which proves uniqueness while it analyses; one board with 17 clues takes it over 45 seconds. */
async function sudokuCore() {
  const name = "sudoku-core (npm)";
  const analyze = (await load("sudoku-core"))?.analyze;
  if (!analyze) return { name };
  const count = (board) =>
    analyze([...board].map((digit) => (digit === "." ? null : Number(digit)))).hasUniqueSolution ? 1 : 2;
  return { name, count, sampled: { everyday: 10 } };
}

/** A package that need not be there. */
async function load(name) {
  return import(name).catch(() => undefined);
}
