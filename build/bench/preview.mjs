import { firstVisit } from "./browser.mjs";
import { median } from "./table.mjs";

const runs = 3;
/**
 * Times are measured at full speed and multiplied: to slow a page down the browser makes its very thread wait by the clock, so that on
 * a busy machine the same build took 187 and 311 ms within an hour.
 */
const slowdown = 4;
const questions = 30;
/** Milliseconds from the press to the first page of the sheet, drawn. */
const limit = 200;
const settle = 1500; // ms in which a page comes to rest, and has made the sheet before it is asked for
const traced = ["-*", "toplevel", "devtools.timeline"];
const sheets = ["zone:tables", "zone:fractions", "zone:equations", "zone:shapes", "puzzles:logic"];
const drawn = "bench-preview";

/**
 * How long a sheet of 30 questions takes, of several topics, on a processor slowed down 4 times: the first that a page makes, and the
 * same with other numbers. Gives the medians of { what, first, all, longest, limit }: until its first page is drawn, until all of it is, and the
 * longest task in between. All is time of the page's thread, so that another program on the same machine does not count as much.
 */
export async function measurePreviews(browser, origin) {
  const rows = [];
  for (const about of sheets) {
    const made = [];
    for (let run = 0; run < runs; run++)
      made.push(await sheetOnce(browser, `${origin}/worksheets?about=${about}&ages=4`));
    for (const [at, what] of ["first sheet", "other numbers"].entries()) {
      const middle = (field) => median(made.map((presses) => presses[at][field]));
      rows.push({
        what: `${about}, ${what}`,
        ...Object.fromEntries(["first", "all", "longest"].map((field) => [field, slowdown * middle(field)])),
        limit,
      });
    }
  }
  return rows;
}

async function sheetOnce(browser, url) {
  const page = await firstVisit(browser);
  try {
    await page.goto(url, { waitUntil: "networkidle" });
    await page.getByLabel("Questions", { exact: true }).fill(String(questions));
    await page.evaluate(watch, drawn);
    await page.waitForTimeout(settle);
    const presses = [];
    for (const name of ["Make the sheet", "Other numbers"]) presses.push(await press(browser, page, name));
    return presses;
  } finally {
    await page.context().close();
  }
}

async function press(browser, page, name) {
  const box = await page.getByRole("button", { name }).boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await browser.startTracing(page, { categories: traced });
  // The page itself tells when all is drawn: a look at it from outside would be script, too.
  const all = page.waitForEvent("console", (message) => message.text() === `${drawn} ${questions}`);
  await page.mouse.down();
  await page.mouse.up();
  await all;
  await page.waitForTimeout(2 * settle);
  await page.locator(".paper:not([data-busy]) .paper-questions").waitFor();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const onFirst = await page.evaluate(() => {
    const all = [...document.querySelectorAll(".paper-questions > li")];
    const second = all.findIndex((one) => one.hasAttribute("data-page"));
    return second < 0 ? all.length : second;
  });
  return readPreview(traceEvents, onFirst, questions);
}

/** In the page: says in each frame in which other questions stand how many do. */
function watch(mark) {
  let shown = "";
  const look = () => {
    const all = [...document.querySelectorAll(".paper-questions > li")];
    const there = all.findIndex((one) => !one.querySelector(".prose"));
    const code = document.querySelector(".paper-mark")?.textContent.replaceAll(" ", "");
    return `${code} ${there < 0 ? all.length : there}`;
  };
  new MutationObserver(() => {
    if (look() === shown) return;
    shown = look();
    const [, count] = shown.split(" ");
    requestAnimationFrame(() => {
      console.timeStamp(`${mark} ${count}`);
      setTimeout(() => console.debug(`${mark} ${count}`));
    });
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}

/** Reads a trace: milliseconds of the page's thread from the press until so many questions are drawn. */
export function readPreview(events, onFirst, all) {
  const marks = events
    .filter(({ name, args }) => name === "TimeStamp" && args?.data?.message?.startsWith(drawn))
    .map(({ ts, pid, tid, args }) => ({ ts, pid, tid, count: Number(args.data.message.split(" ")[1]) }));
  const [{ pid, tid } = {}] = marks;
  const own = events.filter((event) => event.pid === pid && event.tid === tid && event.ph === "X");
  const pressed = own.find(({ name, args }) => name === "EventDispatch" && args?.data?.type === "pointerdown");
  if (!pressed) throw new Error("the trace holds no press, or nothing that it drew");
  // A frame is laid out and painted in the task that its scripts run in: that counts, too.
  const until = (count) => marks.find((mark) => mark.count >= count)?.ts ?? Number.NaN;
  const tasks = (to) =>
    own.filter(({ name, ts, dur }) => name === "ThreadControllerImpl::RunTask" && ts + dur > pressed.ts && ts < to);
  // A task of a microsecond may come without its time of the thread.
  const time = (to) => (Number.isNaN(to) ? to : tasks(to).reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000);
  return {
    first: time(until(onFirst)),
    all: time(until(all)),
    longest: Math.max(...tasks(until(all)).map(({ tdur = 0 }) => tdur)) / 1000,
  };
}
