import type { Page } from "@playwright/test";
import { globSync } from "tinyglobby";
import { exerciseItem } from "../../src/engine/item.ts";
import { dayOf, daysAfter } from "../../src/learner/day.ts";
import { attempt } from "../../src/learner/derive/examples.ts";
import { breaksNoRule } from "./axe.ts";
import { storedIn } from "./database.ts";
import { expect, open, test, typeAnswers } from "./fixture.ts";
import { long } from "./sample.ts";
import { seed } from "./seed.ts";

const today = dayOf(new Date());
const attempts = Array.from({ length: 40 }, (_, n) =>
  attempt(n, {
    item: `arithmetic-easy-${String(n + 1).padStart(3, "0")}`,
    category: "arithmetic",
    day: today,
    verdict: n % 4 === 0 ? "wrong" : "right",
  }),
);

async function fill(page: Page) {
  await seed(page, { attempts });
  await page.evaluate(() => localStorage.setItem("hasAttempts", "true"));
}

async function figuresAreThere(page: Page) {
  const figures = page.locator("[data-figures=read]");
  await expect(figures).toContainText("30Puzzles solved");
  await expect(figures).toContainText("75%Accuracy");
  await expect(figures).toContainText("1 dayStreak");
}

/** How often the page itself, and not a worker, has read all of a table. */
async function countReadings(page: Page) {
  await page.addInitScript(() => {
    const readings: string[] = [];
    Object.assign(window, { readings });
    for (const way of ["getAll", "openCursor"] as const) {
      const read = IDBObjectStore.prototype[way] as (...given: unknown[]) => IDBRequest;
      Object.assign(IDBObjectStore.prototype, {
        [way](this: IDBObjectStore, ...given: unknown[]) {
          readings.push(this.name);
          return read.apply(this, given);
        },
      });
    }
  });
  return () => page.evaluate(() => (window as unknown as { readings: string[] }).readings);
}

test("a worker brings the figures, and the page does not read the log a second time", long, async ({ page }) => {
  await fill(page);
  const readings = await countReadings(page);
  const worker = page.waitForEvent("worker");
  await open(page, "/progress");
  expect((await worker).url()).toContain("overview-worker");
  await figuresAreThere(page);
  await expect(page.getByText("Last copy: never")).toBeVisible();
  await expect.poll(readings).toEqual(expect.arrayContaining(["profiles", "saves"]));
  expect(await readings()).not.toContain("attempts");
});

test("who comes back from another tab finds what was answered there", long, async ({ page }) => {
  await fill(page);
  await open(page, "/progress");
  await figuresAreThere(page);
  const other = await page.context().newPage();
  await typeAnswers(other);
  await open(other, "/arithmetic/easy");
  const card = other.locator("article").first();
  await card.getByLabel("Your answer").fill("-1");
  await card.getByRole("button", { name: "Check", exact: true }).click();
  await expect.poll(async () => (await storedIn(other, "attempts")).length).toBe(attempts.length + 1);
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(page.locator("[data-figures=read]")).toContainText("73%Accuracy");
});

test("where workers are not to be had, the page reads the log itself", long, async ({ page }) => {
  await fill(page);
  await page.addInitScript(() => {
    Object.assign(window, {
      Worker: class {
        constructor() {
          throw new Error("no workers here");
        }
      },
    });
  });
  await open(page, "/progress");
  await figuresAreThere(page);
});

const figures = ["127", "8.5h", "15 days", "89%"];

test("without an answer each figure says that it is an example, and one link leads to a first answer", async ({
  page,
}) => {
  await open(page, "/progress");
  const main = page.locator("main");
  for (const figure of figures)
    await expect(main.getByRole("listitem").filter({ hasText: figure })).toContainText("Example");
  const bars = await main
    .getByRole("progressbar")
    .evaluateAll((all) => all.map((bar) => bar.getAttribute("aria-label")));
  expect(bars).toHaveLength(5);
  expect(bars.filter((name) => !name?.endsWith(": Example"))).toEqual([]);
  await expect(main.getByRole("link", { name: "Begin with an easy puzzle" })).toHaveAttribute(
    "href",
    "/arithmetic/easy",
  );
  await fill(page);
  await open(page, "/progress");
  await figuresAreThere(page);
  await expect(main.getByText("Example")).toHaveCount(0);
});

test(
  "the map has a tile for each skill, says how it sits, and leads to its practice by keyboard",
  long,
  async ({ page }) => {
    let n = 0;
    const asked = (skill: string, ...ago: readonly number[]) =>
      ago.map((days, seed) =>
        attempt(++n, {
          item: exerciseItem({ skill, stage: 0, seed: seed + 1 }),
          category: "fractions",
          day: daysAfter(today, -days),
        }),
      );
    await seed(page, {
      attempts: [
        ...asked("adding-fractions", 0),
        ...asked("comparing-fractions", 14, 13, 10, 3),
        ...asked("lowest-terms", 30, 29),
      ],
    });
    await page.evaluate(() => localStorage.setItem("hasAttempts", "true"));
    await open(page, "/progress");
    const map = page.getByRole("region", { name: "Your map of skills" });
    // Every tile has a name before the log is read, and without a claim of how it sits: where the map is in sight, that is over at once.
    expect(await (await page.request.get("/progress")).text()).toContain(">Adding fractions; practise it<");
    await map.scrollIntoViewIfNeeded();
    await expect(map.getByRole("link", { name: "Adding fractions: growing; practise it" })).toHaveCount(1);
    await expect(map.getByRole("link", { name: "Comparing fractions: secure; practise it" })).toHaveCount(1);
    await expect(map.getByRole("link", { name: "Lowest terms: due again; practise it" })).toHaveCount(1);
    await expect(map.getByRole("link", { name: "Come back to lowest terms" })).toBeVisible();
    const tiles = map.getByRole("link", { name: /practise it$/ });
    const count = await tiles.count();
    expect(count).toBe(globSync("src/skills/*/*.ts", { ignore: ["**/zone.ts", "**/shared*", "**/*.test.ts"] }).length);
    const legend = (await map.getByRole("listitem").allTextContents()).slice(0, 5);
    expect(legend).toEqual([`New ${count - 3}`, "Begun 0", "Growing 1", "Secure 1", "Due again 1"]);
    await map.getByText("Show the map in words").click();
    await expect(map.getByText("Due again: Lowest terms")).toBeVisible();

    await breaksNoRule(page);

    const fractions = map.getByRole("region", { name: /^Fractions/ });
    await fractions.getByRole("link", { name: "Fractions", exact: true }).focus();
    await page.keyboard.press("Tab");
    const tile = map.locator("a:focus");
    await expect(tile).toHaveAccessibleName("Equivalent fractions: new; practise it");
    const shown = () => tile.locator(".skill-name").evaluate((name) => name.getBoundingClientRect().width > 100);
    expect(await shown()).toBe(true);
    await page.keyboard.press("Escape");
    expect(await shown()).toBe(false);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/fractions\?practise=equivalent-fractions$/);
  },
);
