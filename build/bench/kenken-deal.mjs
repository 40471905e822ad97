import { spawn, spawnSync } from "node:child_process";
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync, rmSync } from "node:fs";
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
/** Debian's package sgt-puzzles names it sgt-keen; /usr/games need not be in PATH. Another place can be told in KEEN. */
const programs = ["keen", "sgt-keen", "/usr/games/keen", "/usr/games/sgt-keen"];
const warming = 200;

/**
 * How long a KenKen takes to deal in milliseconds, as { head, rows, note } for a table; beside it the program keen of Simon
 * Tatham's collection, where there is one, at its own grades of the same names. Ours is one solution and exactly the grade; so is
 * keen's. Median and worst go by the clock, so what else the machine does lengthens them, the worst most of all; means go by the
 * time of the processor, so that their ratio holds on a busy machine, too.
 */
export async function measureKenKenDeals(boards = 200) {
  const { deal } = await importBundled("src/games/kenken/deal.ts");
  const { random } = await importBundled("src/maths/random.ts");
  const keen = (process.env.KEEN ? [process.env.KEEN] : programs).find(isKeen);
  const columns = kinds.map(({ size, grade, params, limit }) => {
    console.error(`measuring: ${boards} KenKens, ${size}x${size} ${grade}`);
    const own = ownTimes(deal, random, { size, operations: "all", grade }, boards);
    const theirs = keen ? keenTimes(keen, params, boards) : null;
    const ratios = theirs && own.each.map((time, at) => time / theirs.each[at]);
    const isOver = ratios?.some((ratio, at) => ratio > limit[at]);
    return {
      name: `${size}x${size} ${grade}`,
      cells: [
        pair(own.each, milliseconds),
        theirs ? pair(theirs.each, milliseconds) : "none",
        ratios ? pair(ratios, times) : "",
        pair(limit, times),
        isOver === undefined ? "" : isOver ? "OVER" : "ok",
        milliseconds(own.mean),
        theirs ? milliseconds(theirs.mean) : "none",
        theirs ? times(own.mean / theirs.mean) : "",
      ],
    };
  });
  const names = [
    "ours",
    "keen (C)",
    "ours to keen's",
    "limit",
    "",
    "ours, mean",
    "keen (C), mean",
    "ours to keen's, mean",
  ];
  return {
    head: ["KenKen dealt, ms (median / worst)", ...columns.map(({ name }) => name)],
    rows: names.map((name, at) => [name, ...columns.map(({ cells }) => cells[at])]),
    note: keen
      ? `${boards} boards each, in one process. Median and worst by the clock, means by processor time. keen is ${keen}.`
      : `keen is not installed: apt install sgt-puzzles${process.env.KEEN ? " (what KEEN names is not it)" : ""}`,
  };
}

/** Whether a program makes boards as keen does. */
function isKeen(program) {
  const { status, stdout } = spawnSync(program, ["--generate", "1", "3de"], { encoding: "utf8", timeout: 10_000 });
  return status === 0 && /^3\S*:\S+,/.test(stdout);
}

/** Of our boards the median and worst time, and the mean time of the processor. */
function ownTimes(deal, random, wish, boards) {
  for (let seed = 0; seed < warming; seed++) deal(wish, random(-1 - seed));
  const all = [];
  const before = process.cpuUsage();
  for (let seed = 0; seed < boards; seed++) {
    const start = performance.now();
    deal(wish, random(seed));
    all.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(before);
  return { each: [median(all), Math.max(...all)], mean: (user + system) / 1000 / boards };
}

/**
 * The same of keen's boards: when each came out of one run. Starting the program takes longer than most boards, so the first
 * boards only start the clock; and the pipe is read without rest, because waking up for it would take as long again.
 */
function keenTimes(keen, params, boards) {
  const folder = mkdtempSync(join(tmpdir(), "keen-"));
  const path = join(folder, "boards");
  spawnSync("mkfifo", [path]);
  const pipe = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const end = openSync(path, "w");
  const child = spawn("bash", ["-c", run, keen, String(boards + 1), params, join(folder, "times")], {
    stdio: ["ignore", end, "ignore"],
  });
  // Without bash nothing comes through the pipe, and there are no times.
  child.on("error", () => {});
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
  const isWhole = all.length > boards / 2;
  const mean = isWhole ? (processorTime(readFileSync(join(folder, "times"), "utf8")) - startTime(keen)) / boards : 0;
  rmSync(folder, { recursive: true });
  return isWhole ? { each: [median(all), Math.max(...all)], mean } : null;
}

/** Makes boards, a line each at once, and writes down the time of the processor that it took. */
const run = 'stdbuf -oL "$0" --generate "$1" "$2"; times > "$3"';

/** What one run takes that makes a single small board. */
function startTime(keen) {
  const all = Array.from({ length: 5 }, () => {
    const { stdout } = spawnSync("bash", ["-c", '"$0" --generate 1 3de > /dev/null; times', keen], {
      encoding: "utf8",
    });
    return processorTime(stdout);
  });
  return median(all);
}

/** Milliseconds, user's and system's, from the second line of what bash's times writes: "0m0.061s 0m0,008s". */
function processorTime(text) {
  const parts =
    text
      .trim()
      .split("\n")[1]
      ?.replaceAll(",", ".")
      .matchAll(/(\d+)m([\d.]+)s/g) ?? [];
  return [...parts].reduce((sum, [, minutes, seconds]) => sum + 60_000 * Number(minutes) + 1000 * Number(seconds), 0);
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
