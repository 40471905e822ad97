import type { Page } from "@playwright/test";
import { challengeOf, type DailyChallenge } from "../../src/content/daily-calendar.ts";
import { closeOfflineDialog, expect, hold, hydrated, kept, offlineReady, open, test } from "./fixture.ts";
import { long, oneIn } from "./sample.ts";
import { test as stored } from "./stored.ts";

const title = (page: Page) => page.locator("main article h2");
const noon = (day: string) => new Date(`${day}T12:00:00`);

/** Answers the first challenge on a day, so that the device has a history. */
async function begin(page: Page, day: string): Promise<void> {
  await page.clock.setFixedTime(noon(day));
  await open(page, "/daily-challenge");
  await expect(title(page)).toHaveText("Five islands");
  await page.getByLabel("Your answer").fill("10");
  await page.getByLabel("Your answer").press("Enter");
  await expect(page.getByRole("heading", { name: "Congratulations!" })).toBeVisible();
  await kept(page, 1);
}

async function openOn(page: Page, time: Date, path = "/daily-challenge"): Promise<string> {
  await page.clock.setFixedTime(time);
  await open(page, path);
  await expect(page.getByText("Fetching the challenge")).toBeHidden();
  await expect(title(page)).not.toHaveText("Five islands");
  return (await page.locator("main article .prose").first().textContent()) ?? "";
}

test("a learner with a history has the date's own, the same each time and another one the next day", async ({
  page,
}) => {
  await begin(page, "2026-03-02");
  const first = await openOn(page, noon("2026-03-03"));
  const second = await openOn(page, noon("2026-03-04"));
  expect(second).not.toBe(first);
  expect(await openOn(page, noon("2026-03-03"))).toBe(first);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Daily Challenge");
  await expect(page.getByText(/^Tuesday,? 3 March 2026$/)).toBeVisible();
});

for (const path of oneIn(2, ["/", "/daily-challenge"]))
  test(`the first challenge stays the one that is answered when midnight passes, on ${path}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date("2026-03-02T23:59:50"));
    await open(page, path);
    const challenge = page.locator("main article h2", { hasText: "Five islands" });
    await expect(challenge).toBeVisible();
    await page.clock.setFixedTime(new Date("2026-03-03T00:00:20"));
    const box = page.getByRole("main").getByLabel("Your answer");
    await box.fill("20");
    await box.press("Enter");
    await kept(page, 1);
    await expect(page.getByRole("main").getByText("Each bridge was counted twice")).toBeVisible();
    await expect(challenge).toBeVisible();
    await box.fill("10");
    await box.press("Enter");
    await kept(page, 2);
    await expect(page.getByRole("heading", { name: "Congratulations!" })).toBeVisible();
  });

test("a day has a puzzle of each other level, the same each time", long, async ({ page }) => {
  const beside = async (level: string) => {
    await page.clock.setFixedTime(noon("2026-03-03"));
    await open(page, "/daily-challenge");
    await page.getByRole("button", { name: `${level} one` }).click();
    await page.waitForURL(/\/(easy|medium|hard)\/\d+$/);
    const { pathname } = new URL(page.url());
    await expect(page.getByRole("main").getByText(`Also for today, ${level.split(" ")[1]}.`)).toBeVisible();
    await page.getByRole("link", { name: "Back to today's challenge" }).click();
    await expect(page).toHaveURL("/daily-challenge");
    return pathname;
  };
  await page.clock.setFixedTime(noon("2026-03-03"));
  await open(page, "/daily-challenge");
  const [told] = /This one is (easy|medium|hard)\./.exec((await page.getByRole("main").textContent()) ?? "") ?? [];
  expect(told).toBe("This one is easy.");
  await expect(page.getByRole("button", { name: "An easy one" })).toHaveCount(0);
  const medium = await beside("A medium");
  expect(medium).toMatch(/\/medium\/\d+$/);
  expect(await beside("A hard")).toMatch(/\/hard\/\d+$/);
  expect(await beside("A medium")).toBe(medium);
});

test("a clock set to the first days gets the ones that are written out", long, async ({ page }) => {
  await begin(page, "2025-10-25");
  await openOn(page, noon("2025-10-26"));
  await expect(title(page)).toHaveText("Pears against mangoes");
  await openOn(page, noon("2025-11-13"));
  expect(challengeOf("2025-11-13")).toEqual({ kind: "written", id: "daily-020" } satisfies DailyChallenge);
});

test.describe("time zones", () => {
  /** The last minute of 28 March, in the night in which European clocks go forward, and a day in the other summer. */
  const days = ["2026-03-28", "2026-10-04", "2026-11-01"];
  /** When those days are almost over where the clock says so: the same words on the wall, 20 hours apart. */
  const ends = {
    "Pacific/Auckland": ["2026-03-28T10:59:00Z", "2026-10-04T10:59:00Z", "2026-11-01T10:59:00Z"],
    "America/Los_Angeles": ["2026-03-29T06:59:00Z", "2026-10-05T06:59:00Z", "2026-11-02T07:59:00Z"],
  };
  const seen: string[][] = [];
  test.describe.configure({ mode: "serial" });

  for (const [timezoneId, moments] of Object.entries(ends)) {
    test(`one minute before midnight in ${timezoneId}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ timezoneId, ...(baseURL && { baseURL }), locale: "en-GB" });
      const page = await context.newPage();
      await begin(page, "2026-01-10");
      const texts: string[] = [];
      for (const [index, moment] of moments.entries()) {
        texts.push(await openOn(page, new Date(moment)));
        const date = new Date(`${days[index]}T12:00:00Z`);
        const words = date.toLocaleDateString("en-GB", {
          timeZone: "UTC",
          day: "numeric",
          month: "long",
          year: "numeric",
        });
        await expect(page.locator("main header").first()).toContainText(words);
      }
      seen.push(texts);
      await context.close();
    });
  }

  test("the same date has had the same challenge", () => {
    expect(seen).toHaveLength(2);
    expect(seen[0]).toEqual(seen[1]);
    expect(new Set(seen[0]).size).toBe(days.length);
  });
});

test.describe("with a service worker", () => {
  stored("offline, a day that was never looked at has its challenge", async ({ page, context, watched }) => {
    await begin(page, "2026-03-02");
    await offlineReady(page);
    await context.setOffline(true);
    await page.clock.setFixedTime(noon("2026-03-20"));
    await page.goto("/daily-challenge");
    await hydrated(page);
    await closeOfflineDialog(page);
    await expect(page.getByText("Fetching the challenge")).toBeHidden();
    await expect(title(page)).not.toHaveText("Five islands");
    await expect(page.getByLabel("Your answer")).toBeVisible();
    watched.expected.push(/favicon\.ico|ERR_|Failed to load resource/);
  });
});

test("a challenge that cannot be fetched says so, and keeps the figures", async ({ page, watched }) => {
  await begin(page, "2026-03-02");
  await hold(page, /assets\/later\//, (route) => route.abort());
  await page.clock.setFixedTime(noon("2026-03-03"));
  await open(page, "/daily-challenge");
  await expect(page.getByText("The challenge could not be fetched.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(page.locator("main")).toContainText("1 day");
  watched.expected.push(/ERR_|Failed to load resource|Failed to fetch/);
});

for (const [width, height] of oneIn(2, [
  [390, 844],
  [1366, 768],
] as const))
  test.describe(`${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const path of ["/daily-challenge", "/"])
      test(`the ending on ${path} is in sight as a whole, and one way leads to the quiz`, async ({ page }) => {
        await page.clock.setFixedTime(noon("2026-03-02"));
        await open(page, path);
        await page.getByLabel("Your answer").fill("10");
        await page.getByLabel("Your answer").press("Enter");
        await expect(page.locator(".sunflower")).toBeInViewport({ ratio: 1 });
        const ending = page.locator("main article div", { has: page.locator(".sunflower") }).first();
        await expect(ending).toBeInViewport({ ratio: 1 });
        const bar = page.getByRole("navigation", { name: "Most used" });
        const edge = (await bar.isVisible()) ? ((await bar.boundingBox())?.y ?? height) : height;
        const { y = 0, height: tall = 0 } = (await ending.boundingBox()) ?? {};
        expect(y + tall).toBeLessThanOrEqual(edge);
        await expect(page.getByRole("main").getByRole("link", { name: /quiz/i })).toHaveCount(1);
      });
  });
