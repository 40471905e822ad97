import { readFileSync } from "node:fs";
import { importBundled } from "./bundle.mjs";

const relations = [
  "x^2 + y^2 = 25",
  "tan(35.6x) = 0",
  "x^y = y^x",
  "sin(x y) = cos(x - y)",
  "1 < x^2 + y^2 < 16",
  "tan(x y) = x",
  "exp(sin x + cos y) = sin(exp(x + y))",
  "sin(x^2 + y^2) = cos(x y)",
];
const view = { x: [-10, 10], y: [-10, 10] };
const first = 50; // ms
const refined = 250; // ms
const rounds = 5;
const slowdown = 4;
const frames = 40;
/** Ten functions of one letter. */
const functions = Array.from({ length: 10 }, (_, i) => `y = a sin(x + ${i}/3) + x^2/${i + 8}`);

/**
 * How long the cells of relations take this thread, coarse and fine, as { head, rows }; the first time of each is the
 * coarsest picture in a copy of the program that has drawn nothing yet: the page begins with 32 columns then.
 */
export async function measureCells() {
  const { readRelation } = await importBundled("src/tools/plotter/read-relation.ts");
  const read = (text) => readRelation(text, ["x", "y"]).value;
  const cold = [];
  for (const [copy, text] of relations.entries()) {
    const { cellsOf } = await importBundled("src/tools/plotter/grid.ts", copy + 1);
    cold.push(time(() => cellsOf(read(text), view, 32)));
  }
  const { cellsOf } = await importBundled("src/tools/plotter/grid.ts");
  for (let i = 0; i < rounds; i++) cellsOf(read(relations[3]), view, 128); // the page warms up its worker, too
  const rows = relations.map((text, i) => {
    const times = [128, 512].map((across) => middle(() => cellsOf(read(text), view, across)));
    const { undecided } = cellsOf(read(text), view, 512);
    return {
      text,
      times: [cold[i], ...times],
      over: cold[i] > first || times[0] > first || times[1] > refined,
      undecided,
    };
  });
  return { rows, limits: [first, refined] };
}

function time(run) {
  const start = now();
  run();
  return now() - start;
}

/** Milliseconds that the processor has given to this thread; of the clock where the system does not tell. */
function now() {
  try {
    return Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

function middle(run) {
  const times = Array.from({ length: rounds }, () => time(run));
  return times.sort((a, b) => a - b)[rounds >> 1];
}

/**
 * The script of the page for each step of a slider that moves ten functions, as a processor 4 times as slow would take for it; and
 * how long after a step the first of them is drawn anew, on a processor slowed down 4 times.
 */
export async function measureSlider(browser, origin) {
  const page = await browser.newPage();
  try {
    const link = new URLSearchParams([
      ["graph", "1"],
      ["at", "0,0,20,1"],
      ...[...functions, "a = 1"].map((line) => ["line", line]),
    ]);
    await page.goto(`${origin}/graph-plotter#${link}`);
    const slider = page.getByLabel("The number a");
    await slider.focus();
    const devtools = await page.context().newCDPSession(page);
    // Time of the page's own thread, multiplied: slowed down, the browser waits in that very thread by the clock, so that other
    // programs on the machine would count.
    await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
    const script = async () => {
      const { metrics } = await devtools.send("Performance.getMetrics");
      return metrics.find(({ name }) => name === "ScriptDuration").value * 1000;
    };
    for (let i = 0; i < 5; i++) await step(page);
    const before = await script();
    for (let i = 0; i < frames; i++) await step(page);
    const time = (slowdown * ((await script()) - before)) / frames;
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.evaluate(watch);
    for (let i = 0; i < frames; i++) await step(page);
    const behind = await page.evaluate(() => window.behind.sort((a, b) => a - b)[window.behind.length >> 1]);
    return { time, limit: 16, behind, behindLimit: 100 };
  } finally {
    await page.close();
  }
}

async function step(page) {
  await page.keyboard.press("ArrowRight");
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** In the page: notes the milliseconds from each key to the frame in which the first curve is another one. */
function watch() {
  let pressed = 0;
  window.behind = [];
  addEventListener("keydown", ({ timeStamp }) => (pressed ||= timeStamp), true);
  const observer = new MutationObserver(() =>
    requestAnimationFrame(() => {
      if (pressed) window.behind.push(performance.now() - pressed);
      pressed = 0;
    }),
  );
  observer.observe(document.querySelector('[data-line="0"] > path:last-of-type'), { attributeFilter: ["d"] });
}
