import type { Browser, Locator, Page } from "@playwright/test";
import { expect, open, test, typeAnswers, verdictIn } from "./fixture.ts";

// What a press costs before its frame is drawn, counted and not timed: how much is laid out, and how many elements get their style anew.

test.use({ viewport: { width: 390, height: 844 } });

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly tid: number;
  readonly args: {
    readonly data?: { readonly type?: string };
    readonly elementCount?: number;
    readonly beginData?: { readonly dirtyObjects: number };
  };
}

/** Waits until so many frames were drawn. */
const frames = (page: Page, many: number) =>
  page.evaluate(async (many) => {
    for (let n = 0; n < many; n++) await new Promise(requestAnimationFrame);
  }, many);

/** Waits until the page has done what it does by itself: its cards are laid out, and it is idle after a frame. */
async function atRest(page: Page) {
  await expect(page.locator("html[data-first]")).toHaveCount(0);
  for (let n = 0; n < 3; n++) {
    await frames(page, 2);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  }
}

/** Traces a click up to the first frame that it changes; `styled` counts from the press on and a few frames longer. */
async function costOf(browser: Browser, page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  await atRest(page);
  await browser.startTracing(page, { categories: ["-*", "devtools.timeline"] });
  await target.click();
  await frames(page, 6);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const click = traceEvents.find(({ name, args }) => name === "EventDispatch" && args.data?.type === "click");
  if (!click) throw new Error("no click in the trace");
  const own = traceEvents.filter(({ tid, ts }) => tid === click.tid && ts > click.ts).sort((a, b) => a.ts - b.ts);
  const drawn = own.find(({ name }) => name === "Paint")?.ts ?? Number.POSITIVE_INFINITY;
  const sum = (events: readonly TraceEvent[], of: (event: TraceEvent) => number | undefined) =>
    events.reduce((all, event) => all + (of(event) ?? 0), 0);
  const pressed = traceEvents.filter(({ tid, ts }) => tid === click.tid && ts < click.ts + 100_000);
  return {
    laidOut: sum(
      own.filter(({ name, ts }) => name === "Layout" && ts < drawn),
      ({ args }) => args.beginData?.dirtyObjects,
    ),
    styledAtOnce: sum(
      own.filter(({ name, ts }) => name === "UpdateLayoutTree" && ts < drawn),
      ({ args }) => args.elementCount,
    ),
    styled: sum(
      pressed.filter(({ name }) => name === "UpdateLayoutTree"),
      ({ args }) => args.elementCount,
    ),
  };
}

test("a number lays out its cell, not the table and the page around it", async ({ page, browser }) => {
  await open(page, "/sudoku");
  const pad = page.getByRole("toolbar", { name: "Number pad" });
  await page.locator("[data-cell].open").first().click();
  await pad.getByRole("button", { name: "5", exact: true }).click();
  const { laidOut } = await costOf(browser, page, pad.getByRole("button", { name: "2", exact: true }));
  await expect(page.locator("[data-cell].open").first()).toHaveText("2");
  expect(laidOut).toBeGreaterThan(0);
  expect(laidOut).toBeLessThanOrEqual(8);
});

test("the first number into an empty cell gives its cell a new style, not its row and the page around it", async ({
  page,
  browser,
}) => {
  await open(page, "/sudoku");
  await page.locator("[data-cell].open").first().click();
  const five = page.getByRole("toolbar", { name: "Number pad" }).getByRole("button", { name: "5", exact: true });
  const { styled, styledAtOnce } = await costOf(browser, page, five);
  await expect(page.locator("[data-cell].open").first()).toHaveText("5");
  expect(styledAtOnce).toBeLessThanOrEqual(9);
  expect(styled).toBeGreaterThan(0);
  expect(styled).toBeLessThan(150);
});

test("a light lays out nothing: its lamps change their colours", async ({ page, browser }) => {
  await open(page, "/games?play=lights-out");
  const light = page.getByRole("grid", { name: "The lights" }).getByRole("gridcell").nth(6);
  await light.click();
  const lit = () => light.locator("svg").getAttribute("data-lit");
  const before = await lit();
  const { laidOut } = await costOf(browser, page, light);
  expect(await lit()).not.toBe(before);
  expect(laidOut).toBe(0);
});

test("an answer gives its card a new style, not every element of the page", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await typeAnswers(page);
  await open(page, "/arithmetic/easy");
  const card = page.locator("article").first();
  await card.locator("input.typed").tap();
  await expect(page.locator("[data-keypad]")).toBeVisible();
  await page.locator("[data-keypad]").getByRole("button", { name: "1", exact: true }).tap();
  const { styled } = await costOf(browser, page, card.getByRole("button", { name: "Check", exact: true }));
  await expect(verdictIn(card)).toContainText(/\w/);
  expect(styled).toBeGreaterThan(0);
  expect(styled).toBeLessThan(300);
  await context.close();
});

for (const [which, typed] of [
  ["right", "3.94"],
  ["wrong", "3.95"],
] as const)
  test(`the verdict on a ${which} answer has been drawn ahead, unseen and unheard, and is only shown`, async ({
    page,
    browser,
  }) => {
    await open(page, "/arithmetic/easy");
    const card = page.locator("article").filter({ hasText: "Three cards and a point" });
    await card.locator("input.typed").fill(typed);
    const verdict = card.locator("output");
    await expect(verdict.locator("[aria-hidden] p")).toHaveCount(1);
    expect((await verdict.boundingBox())?.height).toBe(0);
    expect(await verdict.ariaSnapshot()).toBe("- status");
    const { styledAtOnce } = await costOf(browser, page, card.getByRole("button", { name: "Check", exact: true }));
    await expect(verdict.locator("[aria-hidden] p")).toHaveCount(0);
    expect((await verdict.boundingBox())?.height).toBeGreaterThan(30);
    expect(styledAtOnce).toBeLessThanOrEqual(4);
  });

test("a pick in the quiz is seen by its colour, and its sign and its reason come with the next frame", async ({
  page,
  browser,
}) => {
  await open(page, "/weekly-quiz");
  const option = page.getByRole("list", { name: "Options" }).getByRole("button").first();
  const { styledAtOnce, laidOut } = await costOf(browser, page, option);
  await expect(page.getByRole("button", { name: "Next Question" })).toBeVisible();
  expect(styledAtOnce).toBeGreaterThan(0);
  expect(styledAtOnce).toBeLessThanOrEqual(4);
  expect(laidOut).toBe(0);
});

test("what is said of a wrong daily answer lies there folded up, unheard, and is only unfolded", async ({
  page,
  browser,
}) => {
  await page.clock.setFixedTime(new Date("2026-03-02T12:00:00"));
  await open(page, "/daily-challenge");
  const card = page.locator("main article").first();
  const told = card.getByText("Not quite.");
  await card.getByRole("textbox").fill("999983");
  await expect(told).toHaveCount(1);
  await expect(card.getByRole("textbox")).toHaveAccessibleDescription(/^((?!Not quite).)*$/);
  await expect(card.locator("[data-told]")).toHaveCount(0);
  const { styledAtOnce } = await costOf(browser, page, card.getByRole("button", { name: "Submit Answer" }));
  await expect(card.locator("[data-told]")).toBeVisible();
  expect(styledAtOnce).toBeLessThanOrEqual(6);
});
