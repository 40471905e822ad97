import { openRecord } from "./record.mjs";
import { median } from "./table.mjs";
import { readPress } from "./trace.mjs";

const runs = 9;
/** Milliseconds of the page's thread that a press may take until its frame, on a processor so many times slower. */
export const [frame, slower] = [1000 / 60, 4];
const settle = 1000; // ms before the press, until the page has done what it does by itself, and after it, for its frame
const traced = ["-*", "devtools.timeline", "disabled-by-default-devtools.timeline"];
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

const pad = (page) => page.getByRole("toolbar", { name: "Number pad" });
/** A digit into the first empty cell of a board. */
const digit = (what, path, key) => ({
  what,
  path,
  prepare: (page) => page.locator("[data-cell].open").first().tap(),
  target: (page) => pad(page).getByRole("button", { name: key, exact: true }),
});
/** A cell of a game's board, by its place. */
const cell = (what, game, place) => ({
  what,
  path: `/games?play=${game}`,
  target: (page) => page.getByRole("grid").first().getByRole("gridcell").nth(place),
});
/** An answer to the puzzle with this title, in a list. */
const answer = (what, path, title, typed) => {
  const card = (page) => page.locator("article").filter({ hasText: title });
  return {
    what,
    path,
    prepare: async (page) => {
      await card(page).scrollIntoViewIfNeeded();
      await card(page).locator("input.typed").fill(typed);
    },
    target: (page) => card(page).getByRole("button", { name: "Check" }),
  };
};

/** What is pressed on a phone, each on a freshly opened page with ten thousand entries in the log of the device. */
export const presses = [
  digit("A number into a Sudoku", "/sudoku", "5"),
  digit("A number into a KenKen", "/kenken", "2"),
  cell("A light of Lights Out", "lights-out", 6),
  cell("The first cell of a Minesweeper", "minesweeper", 20),
  answer("A wrong answer in a list", "/arithmetic/easy", "Three cards and a point", "3.95"),
  answer("The right answer in a list", "/arithmetic/easy", "Three cards and a point", "3.94"),
  {
    what: "An option of the quiz",
    path: "/weekly-quiz",
    target: (page) => page.locator("main").getByRole("button").first(),
  },
  {
    what: "A wrong answer to the daily puzzle",
    path: "/daily-challenge",
    prepare: (page) => page.locator("main article input.field").first().fill("1"),
    target: (page) => page.getByRole("button", { name: "Submit Answer" }),
  },
];

/** Traces a press nine times. Gives the medians in milliseconds of the page's thread at full speed. */
export async function measurePress(browser, origin, press) {
  const results = [];
  for (let run = 0; run < runs; run++) results.push(await traceOnce(browser, origin, press));
  return Object.fromEntries(
    Object.keys(results[0]).map((field) => [field, median(results.map((result) => result[field]))]),
  );
}

async function traceOnce(browser, origin, { path, prepare, target }) {
  const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
  const page = await context.newPage();
  try {
    await page.goto(`${origin}${path}`, { waitUntil: "networkidle" });
    await openRecord(page, origin, 10_000);
    await page.goto(`${origin}${path}`, { waitUntil: "networkidle" });
    await prepare?.(page);
    await target(page).scrollIntoViewIfNeeded();
    await page.waitForTimeout(settle);
    await browser.startTracing(page, { categories: traced });
    await target(page).tap({ noWaitAfter: true });
    await page.waitForTimeout(settle);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    const result = readPress(traceEvents, slower);
    if (!result) throw new Error(`${path}: the trace holds no frame after the press`);
    return result;
  } finally {
    await context.close();
  }
}
