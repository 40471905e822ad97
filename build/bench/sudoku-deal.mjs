import { importBundled } from "./bundle.mjs";

/** Boards a second that each grade is to reach, and how many are dealt in a round. */
const kinds = [
  { grade: "Easy", limit: 1000, boards: 200 },
  { grade: "Medium", limit: 500, boards: 150 },
  { grade: "Hard", limit: 200, boards: 100 },
  { grade: "Expert", limit: 100, boards: 60 },
  { grade: "Extreme", limit: 25, boards: 40 },
];
const rounds = 5;
const warming = 40;

/**
 * How many sudokus a second are dealt at each grade, and the slowest board, as { head, rows, note } for a table. Each has one
 * solution, symmetric givens and needs exactly the grade.
 */
export async function measureSudokuDeals() {
  const { deal } = await importBundled("src/games/sudoku/deal.ts");
  const { random } = await importBundled("src/maths/random.ts");
  const rows = kinds.map(({ grade, limit, boards }) => {
    console.error(`measuring: sudokus, ${grade}`);
    for (let seed = 0; seed < warming; seed++) deal({ grade }, random(-1 - seed));
    const { best, worst, givens } = measure((seed) => deal({ grade }, random(seed)), boards);
    return [
      grade,
      best.toFixed(0),
      String(limit),
      `${worst.toFixed(1)} ms`,
      givens.toFixed(1),
      best < limit ? "OVER" : "ok",
    ];
  });
  return {
    head: ["Sudokus dealt", "A second", "Limit", "Slowest", "Givens", ""],
    rows,
    note: `Boards a second in the fastest of ${rounds} rounds; the slowest board and the mean of the givens are of all rounds.`,
  };
}

/** Other seeds in each round: what else the machine does can only slow a round down. */
function measure(dealSeed, boards) {
  let best = 0;
  let worst = 0;
  let givens = 0;
  for (let round = 0; round < rounds; round++) {
    const begin = performance.now();
    for (let at = 0; at < boards; at++) {
      const start = performance.now();
      const { board } = dealSeed(round * boards + at);
      worst = Math.max(worst, performance.now() - start);
      givens += board.replaceAll(".", "").length / (rounds * boards);
    }
    best = Math.max(best, (boards * 1000) / (performance.now() - begin));
  }
  return { best, worst, givens };
}
