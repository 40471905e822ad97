import type { Page } from "@playwright/test";
import { entriesIn } from "./database.ts";
import { expect, hold, open, test } from "./fixture.ts";
import { long } from "./sample.ts";

/** Where today's challenge stands on the home page. */
const today = (page: Page) => page.getByRole("region", { name: "Today's challenge" });

for (const [width, height] of [
  [390, 844],
  [1366, 768],
] as const)
  test(`today's challenge can be answered without scrolling at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, "/");
    for (const part of [today(page).getByRole("heading"), today(page).getByRole("button", { name: "Submit Answer" })])
      await expect(part).toBeInViewport({ ratio: 1 });
    const [button, bar] = await Promise.all([
      today(page).getByRole("button", { name: "Submit Answer" }).boundingBox(),
      page.locator(".bottom-bar").boundingBox(),
    ]);
    expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? height);
    // The specified words and numbers are in sight, too.
    for (const text of ["Maths that works anywhere.", "1000+", "categories", "100%"])
      await expect(page.getByRole("main").getByText(text, { exact: true }).first()).toBeInViewport({ ratio: 1 });
  });

test("the letters of today's figure can be read on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  const pixels = await today(page)
    .locator("svg.figure text")
    .evaluateAll((all) =>
      (all as SVGTextElement[]).map(
        (one) => Number.parseFloat(getComputedStyle(one).fontSize) * (one.getScreenCTM()?.a ?? 0),
      ),
    );
  expect(pixels).toHaveLength(5);
  for (const size of pixels) expect(size).toBeGreaterThan(10);
});

test("today's challenge is answered where it stands", async ({ page }) => {
  await open(page, "/");
  const card = today(page);
  await expect
    .poll(() => card.getByLabel("Your answer").evaluate((one) => Object.keys(one).some((key) => /^__react/.test(key))))
    .toBe(true);
  await card.getByLabel("Your answer").fill("9");
  await card.getByRole("button", { name: "Submit Answer" }).click();
  await expect(card.getByText("Not quite. You wrote 9.")).toBeVisible();
  // Once, and not over the page, too.
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  // What was wrong makes room for the next digit.
  await card.getByLabel("Your answer").click();
  await page.keyboard.type("10", { delay: 50 });
  await expect(card.getByLabel("Your answer")).toHaveValue("10");
  await card.getByRole("button", { name: "Submit Answer" }).click();
  await expect(card.getByRole("heading", { name: "Congratulations!" })).toBeFocused();
  // What may come next stands below it.
  // To one that is not solved yet.
  await expect(page.getByRole("main").getByRole("link", { name: "Find another puzzle" })).toHaveAttribute(
    "href",
    "/number-theory/easy/1",
  );
  await expect(card.getByRole("link", { name: "Try the Weekly Quiz" })).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect
    .poll(async () => (await entriesIn(page, "answer")).map(({ verdict }) => verdict).sort())
    .toEqual(["right", "wrong"]);
  await open(page, "/daily-challenge");
  await expect(page.getByRole("main").getByText("1 day", { exact: true })).toBeVisible();
});

test("once today's is solved the home page says so from the first paint, and what may come next", async ({ page }) => {
  await open(page, "/");
  const main = page.getByRole("main");
  await expect(main.getByText("Today's challenge is solved.")).toBeHidden();
  await open(page, "/daily-challenge");
  await page.getByLabel("Your answer").fill("10");
  await page.getByRole("button", { name: "Submit Answer" }).click();
  await expect(page.getByRole("heading", { name: "Congratulations!" })).toBeVisible();
  // The ten bridges are drawn.
  await expect(page.locator(".fig-late path").nth(9)).toBeVisible();
  await page.goto("/");
  // No wider than a small phone, though more stands on the card of the challenge.
  const before = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize(before);
  await expect(page.locator("html")).toHaveAttribute("data-daily", "solved");
  await expect(main.getByText("Today's challenge is solved.")).toBeVisible();
  await expect(main.getByRole("link", { name: "Find another puzzle" })).toBeVisible();
  // What it was, complete, and its idea.
  await expect(main.getByRole("heading", { name: "Five islands" })).toBeVisible();
  await expect(main.getByText("The idea that solves it: counting in order.")).toBeVisible();
  await expect(main.locator(".home-figure .fig-late path").nth(9)).toBeVisible();
  await expect(main.getByRole("link", { name: "Why it works" })).toHaveAttribute("href", "/daily-challenge");
  await expect(today(page)).toBeHidden();
  await expect(main.getByRole("link", { name: "See it again" })).toBeVisible();
  // A day later it is a new one.
  await page.evaluate(() => localStorage.setItem("solvedDaily", JSON.stringify({ guest: "daily-2020-01-01" })));
  await page.reload();
  await expect(today(page)).toBeVisible();
});

test("a challenge that cannot be fetched says so, and the page stays", long, async ({ page, watched }) => {
  watched.expected.push(/ERR_|Failed to load|Failed to fetch/);
  // React says that it had to draw that place anew.
  watched.expected.push(/React error #418/);
  await hold(page, /\/assets\/today-here-.*\.js$/, (route) => route.abort());
  await open(page, "/");
  await expect(today(page).getByText("The challenge could not be fetched.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Try the daily challenge" })).toBeVisible();
});

test("one tap from home to a sudoku, a KenKen and a 24", long, async ({ page }) => {
  for (const [name, heading] of [
    ["Sudoku", "Sudoku"],
    ["KenKen", "KenKen"],
    ["24", "24"],
  ] as const) {
    await open(page, "/");
    await page.getByRole("navigation", { name: "Begin at once" }).getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByRole("button", { name: "Hint" })).toBeVisible();
  }
});

test("one tap from home to an idea, also in sight of today's challenge, and to lessons and words", async ({ page }) => {
  const main = page.getByRole("main");
  await open(page, "/");
  await page.getByRole("navigation", { name: "Begin at once" }).getByRole("link", { name: "Concepts" }).click();
  await expect(page.getByRole("navigation", { name: "Map of ideas" })).toBeVisible();
  for (const [name, heading] of [
    [/^Learn & Grow/, "Concepts"],
    ["Tutorials", "Tutorials"],
    ["Glossary", "Glossary"],
  ] as const) {
    await open(page, "/");
    await main.getByRole("link", { name, ...(typeof name === "string" && { exact: true }) }).press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
});

test(
  "the dots of the home page are a square for every number of corners, by keys and by a finger",
  long,
  async ({ page }) => {
    await open(page, "/");
    const slider = page.getByRole("slider", { name: "How many corners of dots" });
    const there = page.locator(".odd-numbers [data-there] circle");
    await expect(there).toHaveCount(64);
    await slider.focus();
    for (let corners = 7; corners >= 1; corners--) {
      await page.keyboard.press("ArrowLeft");
      await expect(there).toHaveCount(corners ** 2);
    }
    await expect(slider).toHaveAttribute("aria-valuetext", "1 = 1 × 1");
    const box = await page.locator(".odd-numbers svg").boundingBox();
    if (!box) throw new Error("no dots");
    // The third dot of the lowest row.
    await page.mouse.click(box.x + (2.5 / 8) * box.width, box.y + (7.5 / 8) * box.height);
    await expect(there).toHaveCount(9);
    await expect(page.getByText("1 + 3 + 5 = 9 = 3 × 3")).toBeVisible();
  },
);

test("what was begun is one tap away, and goes when it is over", long, async ({ page }) => {
  await open(page, "/");
  const going = page.getByRole("navigation", { name: "Continue" });
  await expect(going).toBeHidden();
  await open(page, "/games?play=lights-out");
  const light = page.getByRole("grid", { name: "The lights" }).getByRole("gridcell").first();
  await light.click();
  await expect(page.getByRole("main").getByText("1 move", { exact: true })).toBeVisible();
  await page.goto("/");
  // Its place is kept before the script has come.
  await expect(page.locator("html")).toHaveAttribute("data-begun", "some");
  await going.getByRole("link", { name: "Lights Out" }).click();
  await expect(page).toHaveURL("/games?play=lights-out");
  await expect(page.getByRole("main").getByText("1 move", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await open(page, "/");
  await expect(going).toBeHidden();
});
