// `npm run bench`: the sizes of the last build beside their budgets. docs/benchmarks.md says how to read the tables.
//   --lighthouse  also Lighthouse, five times on seven pages, and the longest task of a list: some minutes
//   --click       also the script time of answering a click on a slow machine: a few minutes
//   --press       also what a press on a phone costs until its frame, with 10,000 entries in the log: a few minutes
//   --games       also the engines of Sudoku and KenKen beside their peers: some minutes
//   --plotter     also the graph plotter: its cells, and a slider that moves ten functions
//   --preview     also how long a sheet of 30 questions takes until its first page is drawn: some minutes
//   --fractals    also the zoom into the Mandelbrot set, where its page is there
//   --proofs      only how many numbers of all problems the proofs notice when they are altered: a minute or two
//   --strict      ends with exit code 1 when a size is over its budget
import { parseArgs } from "node:util";
import { openBrowser, serveFolder } from "./bench/browser.mjs";
import { openBuild } from "./bench/build.mjs";
import { clicks, measureClick } from "./bench/clicks.mjs";
import { measureFractals } from "./bench/fractals.mjs";
import { measureKenKenDeals } from "./bench/kenken-deal.mjs";
import { columns, measurePage, pages } from "./bench/lighthouse.mjs";
import { measureTasks } from "./bench/longest-task.mjs";
import { machine } from "./bench/machine.mjs";
import { measureCells, measureSlider } from "./bench/plotter.mjs";
import { frame, measurePress, presses, slower } from "./bench/presses.mjs";
import { measurePreviews } from "./bench/preview.mjs";
import { measureProofs } from "./bench/proofs.mjs";
import { measureLists, measureSizes } from "./bench/sizes.mjs";
import { measureSudokuDeals } from "./bench/sudoku-deal.mjs";
import { measureSudokuSolvers } from "./bench/sudoku-solver.mjs";
import { table } from "./bench/table.mjs";

const { values: options } = parseArgs({
  options: {
    lighthouse: { type: "boolean" },
    click: { type: "boolean" },
    press: { type: "boolean" },
    games: { type: "boolean" },
    plotter: { type: "boolean" },
    preview: { type: "boolean" },
    fractals: { type: "boolean" },
    proofs: { type: "boolean" },
    strict: { type: "boolean" },
  },
});
if (options.proofs) {
  console.log(`\n${measureProofs()}`);
  process.exit();
}
const build = openBuild("dist");
if (!build) {
  console.log("There is no build to measure: run npm run build first.");
  process.exit();
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (time) => `${time.toFixed(1)} ms`;
const verdict = (over) => (over ? "OVER" : "ok");
const say = (title, text) => console.log(`\n${title}\n\n${text}`);

const browser = await openBrowser();
const server = browser && (await serveFolder(build.dir));
try {
  await reportSizes();
  await reportLists();
  if (server && options.lighthouse) await reportLighthouse();
  if (server && options.click) await reportClicks();
  if (server && options.press) await reportPresses();
  if (options.games) await reportGames();
  if (options.plotter) await reportPlotter();
  if (server && options.preview) await reportPreviews();
  if (server && options.fractals) await reportFractals();
  say("Measured on", machine(browser?.version(), build));
} finally {
  await server?.close();
  await browser?.close();
}

async function reportSizes() {
  const sizes = await measureSizes(build, server && { browser, origin: server.origin });
  const over = sizes.filter(({ bytes, limit }) => bytes > limit);
  const rows = sizes.map((size) => [
    size.what,
    size.bytes === undefined ? "not measured" : kilobytes(size.bytes),
    size.limit ? kilobytes(size.limit) : "",
    size.limit && size.bytes !== undefined ? verdict(over.includes(size)) : "",
  ]);
  say("Sizes (gzip, as on the wire)", table(["What", "Measured", "Limit", ""], rows));
  if (over.length && options.strict) process.exitCode = 1;
}

async function reportLists() {
  const lists = await measureLists(build);
  const row = (name, puzzles, bytes) => [name, String(puzzles), kilobytes(bytes), `${Math.round(bytes / puzzles)} B`];
  const sum = (field) => lists.reduce((total, list) => total + list[field], 0);
  const rows = lists.map(({ name, puzzles, bytes }) => row(name, puzzles, bytes));
  rows.push(row("all lists", sum("puzzles"), sum("bytes")));
  say("Puzzle lists (gzip)", table(["List", "Puzzles", "Chunk", "A puzzle"], rows));
}

async function reportLighthouse() {
  const rows = [];
  const notes = [];
  for (const measured of pages) {
    const { path } = measured;
    const page = await attempt(`Lighthouse on ${path}`, () => measurePage(server.origin, measured));
    const cells = columns.map(({ write, ok }, index) => {
      const value = page?.values[index];
      return value === undefined ? "failed" : `${ok(value) ? "" : "MISSED "}${write(value)}`;
    });
    rows.push([path, ...cells]);
    if (page) notes.push(`${path}: processor index ${Math.round(page.processorIndex)}`);
    for (const lost of page?.lost ?? []) notes.push(`${path}: ${lost}`);
  }
  rows.push(["limit", ...columns.map((column) => column.limit)]);
  const head = ["Page", ...columns.map((column) => column.name)];
  say("Lighthouse mobile, median of five", [table(head, rows), "", ...notes].join("\n"));
  const list = "/arithmetic/easy";
  const tasks = await attempt(`tasks of ${list}`, () => measureTasks(browser, `${server.origin}${list}`));
  if (!tasks) return;
  const row = [list, milliseconds(tasks.longest), "50.0 ms", milliseconds(tasks.blocking)];
  const names = ["Page", "Longest task", "Limit", "Beyond 50 ms, in all"];
  say("A list of twelve on a processor slowed down 6 times, median of five", table(names, [row]));
}

async function reportClicks() {
  const rows = [];
  for (const click of clicks) {
    const result = await attempt(click.what, () => measureClick(browser, server.origin, click));
    const times = result && [result.script, result.rendering, result.shown, result.afterwards].map(milliseconds);
    rows.push([
      `${click.what}${result ? `, ${result.path}` : ""}`,
      ...(times ?? ["not found", "", "", ""]),
      milliseconds(click.limit),
      result ? verdict(result.script > click.limit) : "",
    ]);
  }
  const head = [
    "Click, on a processor slowed down 6 times",
    "Script",
    "Rendering",
    "Until drawn",
    "Longest after",
    "Script limit",
    "",
  ];
  say("Answering a click, median of five", table(head, rows));
}

async function reportPresses() {
  const rows = [];
  for (const press of presses) {
    const cost = await attempt(press.what, () => measurePress(browser, server.origin, press));
    if (!cost) continue;
    const slow = cost.all * slower;
    const times = [cost.script, cost.style, cost.paint, cost.all, slow, frame].map(milliseconds);
    const later = [milliseconds(cost.blocking), cost.shift.toFixed(3)];
    rows.push([`${press.what}, ${press.path}`, ...times, verdict(slow > frame), ...later]);
  }
  const head = [
    "Press on a phone, 10,000 entries in the log",
    "Script",
    "Style",
    "Paint",
    "All",
    `Times ${slower}`,
    "Limit",
    "",
  ];
  say("A press until its frame: time of the page's thread at full speed, median of nine", table(head, rows));
}

async function reportGames() {
  for (const measure of [measureSudokuSolvers, measureSudokuDeals, measureKenKenDeals]) {
    const report = await attempt(measure.name, measure);
    if (report) say(report.head[0], [table(["", ...report.head.slice(1)], report.rows), "", report.note].join("\n"));
  }
}

async function reportPlotter() {
  const cells = await attempt("cells", measureCells);
  if (cells) {
    const rows = cells.rows.map(({ text, times, undecided, over }) => [
      text,
      ...times.map(milliseconds),
      String(undecided),
      verdict(over),
    ]);
    rows.push(["limit", "", ...cells.limits.map(milliseconds), "", ""]);
    say(
      "Graph plotter: cells",
      table(["Relation", "Cold, 32 across", "First, 128 across", "Refined, 512 across", "Undecided", ""], rows),
    );
  }
  const slider = server && (await attempt("slider", () => measureSlider(browser, server.origin)));
  if (!slider) return;
  const { time, limit, behind, behindLimit } = slider;
  const rows = [
    ["Script a step", milliseconds(time), milliseconds(limit), verdict(time > limit)],
    ["Picture behind the step", milliseconds(behind), milliseconds(behindLimit), verdict(behind > behindLimit)],
  ];
  say(
    "Ten functions while a slider moves, on a processor slowed down 4 times",
    table(["What", "Measured", "Limit", ""], rows),
  );
}

async function reportPreviews() {
  const sheets = await attempt("sheets of 30 questions", () => measurePreviews(browser, server.origin));
  if (!sheets) return;
  const rows = sheets.map(({ what, first, all, longest, limit }) => [
    what,
    ...[first, all, longest, limit].map(milliseconds),
    verdict(!(first <= limit)),
  ]);
  say(
    "A sheet of 30 questions, made while its form was filled in: at full speed and times four, median of three",
    table(["Sheet", "First page drawn", "All drawn", "Longest task", "Limit", ""], rows),
  );
}

/** A slow measurement: says that it has begun; a fault in one must not lose the others. */
async function attempt(what, work) {
  console.error(`measuring: ${what}`);
  try {
    return await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}

async function reportFractals() {
  const path = "/math-art/fractals";
  const rows = await attempt("fractals", () => measureFractals(browser, `${server.origin}${path}`));
  if (!rows) return say(`Zoom into the Mandelbrot set: ${path} has none`, "");
  const written = rows.map(([what, time, limit]) => [
    what,
    milliseconds(time),
    milliseconds(limit),
    verdict(time > limit),
  ]);
  say(
    "Zoom into the Mandelbrot set, on a processor slowed down 4 times",
    table(["What", "Measured", "Limit", ""], written),
  );
}
