import { spawn, spawnSync } from "node:child_process";
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importBundled } from "./bundle.mjs";
import { median } from "./table.mjs";

/** What is dealt, keen's name for it, and how our median and worst may compare with keen's. */
const kinds = [
  { size: 4, grade: "Hard", params: "4dh", limit: [2, 2] },
  { size: 6, grade: "Hard", params: "6dh", limit: [2, 2] },
  { size: 6, grade: "Extreme", params: "6dx", limit: [2, 2] },
  { size: 9, grade: "Normal", params: "9dn", limit: [1, 0.5] },
  { size: 9, grade: "Extreme", params: "9dx", limit: [1, 0.5] },
];
/** Debian's package sgt-puzzles names it sgt-keen; /usr/games need not be in PATH. */
const programs = ["keen", "sgt-keen", "/usr/games/keen", "/usr/games/sgt-keen"];
const warming = 200;

/**
 * How long a KenKen takes to deal, median and worst in milliseconds, as { head, rows, note } for a table; beside it the program
 * keen of Simon Tatham's collection, where there is one, at its own grades of the same names. Ours is one solution and exactly
 * the grade; so is keen's.
 */
export async function measureKenKenDeals(boards = 200) {
  const { deal } = await importBundled("src/games/kenken/deal.ts");
  const { random } = await importBundled("src/maths/random.ts");
  const keen = programs.find((program) => spawnSync(program, ["--generate", "1", "3de"]).status === 0);
  const columns = kinds.map(({ size, grade, params, limit }) => {
    console.error(`measuring: ${boards} KenKens, ${size}x${size} ${grade}`);
    const own = ownTimes(deal, random, { size, operations: "all", grade }, boards);
    const theirs = keen ? keenTimes(keen, params, boards) : null;
    const ratios = theirs && own.map((time, at) => time / theirs[at]);
    const isOver = ratios?.some((ratio, at) => ratio > limit[at]);
    return {
      name: `${size}x${size} ${grade}`,
      cells: [
        pair(own, milliseconds),
        theirs ? pair(theirs, milliseconds) : "not found",
        ratios ? pair(ratios, times) : "",
        pair(limit, times),
        isOver === undefined ? "" : isOver ? "OVER" : "ok",
      ],
    };
  });
  const names = ["ours", "keen (C)", "ours to keen's", "limit", ""];
  return {
    head: ["KenKen dealt, ms (median / worst)", ...columns.map(({ name }) => name)],
    rows: names.map((name, at) => [name, ...columns.map(({ cells }) => cells[at])]),
    note: keen
      ? `${boards} boards each; keen is ${keen}.`
      : "keen was not found: it is in Debian's package sgt-puzzles.",
  };
}

/** Median and worst of our times. */
function ownTimes(deal, random, wish, boards) {
  for (let seed = 0; seed < warming; seed++) deal(wish, random(-1 - seed));
  const all = [];
  for (let seed = 0; seed < boards; seed++) {
    const start = performance.now();
    deal(wish, random(seed));
    all.push(performance.now() - start);
  }
  return [median(all), Math.max(...all)];
}

/**
 * Median and worst of keen's times: when each board came out of one run. Starting the program takes longer than most boards, so
 * the first boards only start the clock; and the pipe is read without rest, because waking up for it would take as long again.
 */
function keenTimes(keen, params, boards) {
  const folder = mkdtempSync(join(tmpdir(), "keen-"));
  const path = join(folder, "boards");
  spawnSync("mkfifo", [path]);
  const pipe = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const end = openSync(path, "w");
  const child = spawn("stdbuf", ["-oL", keen, "--generate", String(boards + 1), params], {
    stdio: ["ignore", end, "ignore"],
  });
  closeSync(end);
  const buffer = Buffer.alloc(65536);
  const all = [];
  let last = null;
  for (;;) {
    const read = poll(pipe, buffer);
    if (read === 0) break;
    if (read < 0) continue;
    const now = performance.now();
    const lines = buffer.subarray(0, read).filter((byte) => byte === 10).length;
    // On a busy machine several boards come at once: they share their time.
    for (let line = 0; line < lines; line++) if (last !== null) all.push((now - last) / lines);
    if (lines > 0) last = now;
  }
  closeSync(pipe);
  child.unref();
  rmSync(folder, { recursive: true });
  return all.length > boards / 2 ? [median(all), Math.max(...all)] : null;
}

/** How many bytes came; 0 at the end, -1 when there is nothing yet. */
function poll(pipe, buffer) {
  try {
    return readSync(pipe, buffer);
  } catch (error) {
    if (error.code === "EAGAIN") return -1;
    throw error;
  }
}

const pair = ([middle, worst], write) => `${write(middle)} / ${write(worst)}`;
const milliseconds = (time) => (time < 10 ? time.toFixed(2) : time.toFixed(0));
const times = (ratio) => `${ratio < 0.1 ? ratio.toFixed(2) : ratio.toFixed(1)}x`;
