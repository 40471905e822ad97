import type { Page } from "@playwright/test";
import { dayOf } from "../../src/learner/day.ts";
import { attempt } from "../../src/learner/derive/examples.ts";
import { storedIn } from "./database.ts";
import { expect, open, test } from "./fixture.ts";
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

test("a worker brings the figures, and the page does not read the log a second time", async ({ page }) => {
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

test("who comes back from another tab finds what was answered there", async ({ page }) => {
  await fill(page);
  await open(page, "/progress");
  await figuresAreThere(page);
  const other = await page.context().newPage();
  await open(other, "/arithmetic/easy");
  const card = other.locator("article").first();
  await card.getByLabel("Your answer").fill("-1");
  await card.getByRole("button", { name: "Check" }).click();
  await expect.poll(async () => (await storedIn(other, "attempts")).length).toBe(attempts.length + 1);
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(page.locator("[data-figures=read]")).toContainText("73%Accuracy");
});

test("where workers are not to be had, the page reads the log itself", async ({ page }) => {
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
