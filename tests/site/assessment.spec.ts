import type { Page } from "@playwright/test";
import { entriesIn, storedIn } from "./database.ts";
import { choose, expect, kept, keptSave, linksOnce, open, test } from "./fixture.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 2 }).first();
const over = (page: Page) => page.getByRole("heading", { name: "Where you are" });

// One field for each answer, whatever its form.
test.beforeEach(({ page }) => choose(page, { answers: "text" }));

test("whoever has learnt nothing yet is asked fifteen to twenty-five questions, and told where to begin", async ({
  page,
}) => {
  await open(page, "/assessment");
  await page.getByRole("button", { name: /^Ages 8–10/ }).press("Enter");
  let asked = 0;
  while ((await over(page).count()) === 0) {
    asked++;
    await expect(heading(page)).toHaveText(`Question ${asked} of 25 at most`);
    await expect(page.locator("form :is(input, .btn):focus")).toHaveCount(1);
    await page.getByRole("button", { name: "I have not learnt this yet" }).click();
    await expect(over(page).or(page.getByRole("heading", { name: `Question ${asked + 1} of 25` }))).toBeVisible();
  }
  expect(asked).toBeGreaterThanOrEqual(15);
  expect(asked).toBeLessThanOrEqual(25);
  await expect(over(page)).toBeFocused();
  await expect(page.getByRole("main").getByText("ages 8 to 9", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("main").getByText("left open")).toHaveCount(asked);
  await linksOnce(page);
  const next = page.getByRole("region", { name: "What comes next" }).getByRole("link").first();
  await next.click();
  await expect(page.getByRole("main").getByText("Question 1 of 10")).toBeVisible();
});

test("an empty and an unreadable answer are asked for again; an answer is kept in the record, a missing one is not", async ({
  page,
}) => {
  // The question's formulas are still being put into words when the answer is asked for: that is what was said last.
  // Requests for /favicon.ico fail where any are held back, which looks like a lost connection.
  await choose(page, { answers: "text", notices: "off" });
  let bring = () => {};
  const asked = new Promise<void>((done) => {
    bring = done;
  });
  await page.route(/\/text-[\w-]{8}\.js$/, async (route) => {
    await asked;
    await route.continue();
  });
  await open(page, "/assessment");
  await page.getByRole("button", { name: /^Ages 10–12/ }).click();
  await expect(heading(page)).toHaveText("Question 1 of 25 at most");
  await page.getByRole("button", { name: "Next" }).click();
  await page.waitForTimeout(300);
  bring();
  await page.waitForTimeout(700);
  await expect(page.getByRole("status").filter({ hasText: "Write your answer first" })).toBeVisible();
  const box = page.getByRole("textbox");
  // Some questions have options to choose from: they can be left.
  for (let turn = 2; (await box.count()) === 0; turn++) {
    await page.getByRole("button", { name: "I have not learnt this yet" }).click();
    await expect(heading(page)).toHaveText(`Question ${turn} of 25 at most`);
  }
  const before = await heading(page).textContent();
  await box.fill("a banana");
  await box.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /\w/ })).toBeVisible();
  await expect(box).toHaveValue("a banana");
  await expect(heading(page)).toHaveText(before ?? "");
  await box.fill("999983");
  await box.press("Enter");
  await expect(heading(page)).not.toHaveText(before ?? "");
  await kept(page, 1);
});

test("an assessment that is left goes on where it stopped", async ({ page }) => {
  await open(page, "/assessment");
  await page.getByRole("button", { name: /^Ages 12–14/ }).click();
  for (let asked = 1; asked <= 3; asked++) {
    await expect(heading(page)).toHaveText(`Question ${asked} of 25 at most`);
    await page.getByRole("button", { name: "I have not learnt this yet" }).click();
  }
  await expect(heading(page)).toHaveText("Question 4 of 25 at most");
  await keptSave(page, "assessment", ({ given }) => Array.isArray(given) && given.length === 3);
  await open(page, "/");
  await page.getByRole("navigation", { name: "Continue" }).getByRole("link", { name: "Assessment" }).click();
  await expect(page.getByRole("main").getByText("You stopped before question 4.")).toBeVisible();
  await page.getByRole("button", { name: "Go on there" }).press("Enter");
  await expect(heading(page)).toHaveText("Question 4 of 25 at most");
});

test("stopping asks first, and the report is about what was answered; before the first answer it goes back", async ({
  page,
}) => {
  await open(page, "/assessment");
  const begin = page.getByRole("button", { name: /^Ages 10–12/ });
  await begin.click();
  await page.getByRole("button", { name: "Stop here" }).click();
  await begin.click();
  let answered = 0;
  for (let asked = 1; asked <= 4; asked++) {
    await expect(heading(page)).toHaveText(`Question ${asked} of 25 at most`);
    const box = page.getByRole("textbox");
    if (asked > 2 && (await box.count()) > 0) {
      await box.fill("999983");
      await box.press("Enter");
      answered += 1;
    } else await page.getByRole("button", { name: "I have not learnt this yet" }).click();
  }
  await expect(heading(page)).toHaveText("Question 5 of 25 at most");
  const stop = page.getByRole("button", { name: "Stop and see how it went" });
  await stop.press("Enter");
  const asks = "You have done 4 questions, 11 to 21 are left.";
  await expect(page.getByRole("status").filter({ hasText: asks })).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(stop).toBeFocused();
  await stop.press("Enter");
  await page.getByRole("button", { name: "Yes, stop" }).press("Enter");
  await expect(page.getByRole("heading", { name: "You stopped after 4 questions" })).toBeFocused();
  const main = page.getByRole("main");
  if (answered > 0) await expect(main.getByText(`None right yet of the ${answered} you answered.`)).toBeVisible();
  await expect(main.locator("ol > li.card")).toHaveCount(4);
  // No more topics in the bars than were asked about, and no plan on so little.
  const bars = await page.getByRole("table", { name: "Your level, topic by topic" }).getByRole("rowheader").count();
  expect(bars).toBeGreaterThan(0);
  expect(bars).toBeLessThanOrEqual(4);
  await expect(page.getByRole("heading", { name: "A plan" })).toHaveCount(0);
  await linksOnce(page);
  await expect.poll(() => storedIn(page, "saves").then((saves) => saves[0]?.["text"])).toBe("");
  expect(await entriesIn(page, "run")).toEqual([]);
});
