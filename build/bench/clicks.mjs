import { firstVisit } from "./browser.mjs";
import { openRecord } from "./record.mjs";
import { median } from "./table.mjs";
import { marks, readClick } from "./trace.mjs";

const runs = 5;
/** Milliseconds of script that answering a click may take, and opening the dashboard with ten thousand answers. */
const [frame, opening] = [1000 / 60, 100];
const slowdown = 6;
const settle = 1500; // ms after the click in which what it sets off (storage, a toast) comes to rest
const traced = ["-*", "devtools.timeline", "blink.user_timing"];

const cards = "article";
/** All 120 logic puzzles on one page. */
const longList = "/logic?shown=120";
/** The answer to one card, after those to the cards before. */
const check = (path, card, before = []) => ({
  path,
  prepare: async (page) => {
    for (const other of before) {
      await answer(page.locator(cards).nth(other));
      await press(submit(page.locator(cards).nth(other)));
      await page.locator(cards).nth(other).locator("output > *").waitFor();
    }
    await answer(page.locator(cards).nth(card));
  },
  target: (page) => submit(page.locator(cards).nth(card)),
  changes: `${cards} output > *`,
});

const joke = {
  path: "/jokes",
  target: (page) => page.getByRole("button", { name: "Next Joke" }),
  changes: "main h2",
};

/** Opening the dashboard from another page, with so many answers in the record of the device. */
const progress = (answers) => ({
  path: "/about",
  prepare: async (page) => {
    const here = page.url();
    await openRecord(page, new URL(here).origin, answers);
    await page.goto(here, { waitUntil: "networkidle" });
    await press(page.locator("nav summary").filter({ hasText: "Progress" }));
  },
  target: (page) => page.locator(".sidebar a[href='/progress']"),
  changes: "[data-figures=read]",
  limit: opening,
});

/** The same with ten thousand answers in the record of the device. */
const withRecord = ({ what, path, prepare, ...click }) => ({
  ...click,
  what: `${what}, with 10,000 answers on record`,
  path,
  prepare: async (page) => {
    const here = page.url();
    await openRecord(page, new URL(here).origin, 10_000);
    await page.goto(here, { waitUntil: "networkidle" });
    await prepare?.(page);
  },
});

const intoCell = {
  what: "A number into a Sudoku cell",
  path: "/sudoku",
  prepare: (page) => page.getByRole("gridcell", { name: /empty/i }).first().focus(),
  target: (page) => page.getByRole("group", { name: "Number pad" }).getByRole("button", { name: "5", exact: true }),
  changes: "[role=gridcell]",
};
const light = {
  what: "A light of Lights Out",
  path: "/games?play=lights-out",
  target: (page) => page.getByRole("grid", { name: "The lights" }).getByRole("gridcell").nth(6),
  changes: "[data-lit=bright]",
};

/** The clicks that are traced. The answer is there when the elements that `changes` selects differ in number or text. */
export const clicks = [
  { what: "Check, the first answer on a page (loads the judge)", ...check("/arithmetic/easy", 0) },
  { what: "Check, the second answer", ...check("/arithmetic/easy", 1, [0]) },
  {
    what: "A level tab",
    path: "/number-theory",
    target: (page) => page.getByRole("tab", { name: "Medium" }),
    changes: "[role=tabpanel]:not([hidden]) h2",
  },
  {
    what: "Show more",
    path: ["/arithmetic/easy", "/algebra/linear", "/number-theory"],
    target: (page) => page.getByRole("button", { name: /^Show more/ }).first(),
    changes: `${cards} > header`,
  },
  { what: "Check among 120 cards, the first answer", ...check(longList, 60) },
  { what: "Check among 120 cards, the second answer", ...check(longList, 60, [59]) },
  { what: "Next joke, the first click on the page", ...joke },
  { what: "Next joke, the second", ...joke, prepare: (page) => press(joke.target(page)) },
  {
    what: "An option of the quiz",
    path: "/weekly-quiz",
    target: (page) => page.locator("main").getByRole("button").first(),
    changes: "main",
  },
  { what: "Opening Progress without a record", ...progress(0) },
  { what: "Opening Progress with 10,000 answers", ...progress(10_000) },
  intoCell,
  withRecord({ what: "Check, the second answer", ...check("/arithmetic/easy", 1, [0]) }),
  withRecord(intoCell),
  withRecord(light),
].map((click) => ({ limit: frame, ...click }));

/** Traces a click five times, each on a fresh page. Gives the medians, or undefined where no page has the control. */
export async function measureClick(browser, origin, click) {
  const path = await pageWith(browser, origin, click);
  if (!path) return undefined;
  const results = [];
  for (let run = 0; run < runs; run++) results.push(await traceOnce(browser, `${origin}${path}`, click));
  const middle = (field) => median(results.map((result) => result[field]));
  return { path, ...Object.fromEntries(Object.keys(results[0]).map((field) => [field, middle(field)])) };
}

async function pageWith(browser, origin, { path, target }) {
  for (const candidate of [path].flat()) {
    const page = await firstVisit(browser);
    await page.goto(`${origin}${candidate}`, { waitUntil: "networkidle" });
    const present = await target(page).count();
    await page.context().close();
    if (present) return candidate;
  }
  return undefined;
}

async function traceOnce(browser, url, { prepare, target, changes }) {
  const page = await firstVisit(browser);
  try {
    await page.goto(url, { waitUntil: "networkidle" });
    await prepare?.(page);
    await target(page).scrollIntoViewIfNeeded();
    const box = await target(page).boundingBox();
    if (!box) throw new Error(`${url}: the control to click is hidden`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.evaluate(markAnswer, { changes, marks });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.waitForTimeout(settle);
    await browser.startTracing(page, { categories: traced });
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(settle); // a look at the page from outside would be script, too
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, marks.drawn, {
      polling: settle,
    });
    const trace = JSON.parse((await browser.stopTracing()).toString());
    const result = readClick(trace.traceEvents);
    if (!result) throw new Error(`${url}: the trace holds no answer to the click`);
    return result;
  } finally {
    await page.context().close();
  }
}

/** Runs in the page: sets a mark when the document shows the answer, and another when that frame has been drawn. */
function markAnswer({ changes, marks: { answered, drawn } }) {
  const look = () => [...document.querySelectorAll(changes)].map((element) => element.textContent).join("\n");
  const before = look();
  const observer = new MutationObserver(() => {
    if (look() === before) return;
    observer.disconnect();
    performance.mark(answered);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => performance.mark(drawn);
      port2.postMessage(null);
    });
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** A click from inside the page: one of Playwright's would leave its own listeners behind, which then count. */
const press = (control) => control.evaluate((element) => element.click());
const submit = (card) => card.getByRole("button", { name: "Check" });

async function answer(card) {
  const choice = card.getByRole("radio").first();
  if (await choice.count()) return choice.check();
  // Where an answer has parts, the boxes of a sum for one, each gets a digit.
  const parts = await card.locator("input.part:visible").all();
  for (const field of parts.length > 0 ? parts : [card.locator("input.typed")]) await field.fill("1");
}
