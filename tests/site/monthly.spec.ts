import type { Page } from "@playwright/test";
import { entriesIn, storedIn } from "./database.ts";
import { choose, expect, kept, keptSave, linksOnce, open, test } from "./fixture.ts";
import { long } from "./sample.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 2 }).first();

// One field for each answer, whatever its form.
test.beforeEach(({ page }) => choose(page, { answers: "text" }));

test("a test is taken to its end: nothing is judged before, back and forth keeps the answers, the report tells all", async ({
  page,
}) => {
  await open(page, "/monthly-test");
  await page.getByRole("button", { name: "Ages 10–12" }).click();
  for (let n = 1; n <= 25; n++) {
    await expect(heading(page)).toHaveText(`Question ${n} of 25`);
    const choice = page.getByRole("radio");
    const isChoice = (await choice.count()) > 0;
    if (isChoice) await choice.first().check();
    else await page.getByRole("textbox").fill("7");
    if (n === 2) {
      await page.getByRole("button", { name: "Back" }).click();
      await expect(heading(page)).toHaveText("Question 1 of 25");
      if ((await choice.count()) > 0) await expect(choice.first()).toBeChecked();
      else await expect(page.getByRole("textbox")).toHaveValue("7");
      await page.getByRole("button", { name: "Next" }).click();
    }
    await expect(page.locator("main")).not.toContainText(/Not yet\.|Yes,/);
    await page.getByRole("button", { name: n === 25 ? "Hand in" : "Next" }).click();
  }
  await expect(page.getByRole("heading", { name: /^(None|\d+) of 25 right/ })).toBeFocused();
  await expect(page.locator("main ol > li.card")).toHaveCount(25);
  await linksOnce(page);
  await page.locator("main ol > li.card").first().getByText("Show Steps").click();
  await expect(page.locator("main ol > li.card").first().locator("ol li").first()).toBeVisible();
  await page.getByRole("button", { name: "All tests" }).click();
  await expect(page.getByText("ages 10–12:")).toBeVisible();
});

/** Answers the question that is shown with something wrong, a number or the first option. */
async function answer(page: Page): Promise<void> {
  const choice = page.getByRole("radio");
  if ((await choice.count()) > 0) await choice.first().check();
  else await page.getByRole("textbox").fill("999983");
}

test("stopping a test asks first; the report is about what was answered, and it is no best", async ({ page }) => {
  await open(page, "/monthly-test");
  await page.getByLabel("Show me the minutes that have passed").check();
  await page.getByRole("button", { name: "Ages 8–10" }).press("Enter");
  await expect(page.getByRole("timer")).toContainText("0 min");
  for (const n of [1, 2, 3]) {
    await expect(heading(page)).toHaveText(`Question ${n} of 25`);
    if (n === 3) await page.getByRole("textbox").or(page.getByRole("radio").first()).focus();
    else await answer(page);
    if (n < 3) await page.getByRole("button", { name: "Next" }).click();
  }
  const stop = page.getByRole("button", { name: "Stop and see how it went" });
  await stop.press("Enter");
  const asks = "You have answered 2 of the 25 questions, 23 are left.";
  await expect(page.getByRole("status").filter({ hasText: asks })).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Keep going" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(stop).toBeFocused();
  await expect(heading(page)).toHaveText("Question 3 of 25");
  await stop.press("Enter");
  await page.getByRole("button", { name: "Yes, stop" }).press("Enter");
  await expect(page.getByRole("heading", { name: /^(None right yet|\d right) of the 2 you answered$/ })).toBeFocused();
  const main = page.getByRole("main");
  await expect(main.getByText("23 not answered.")).toBeVisible();
  await expect(main.locator("ol > li.card")).toHaveCount(2);
  await expect(main).not.toContainText(/left open|of 25 right|0 of 25/);
  const rights = await main.locator("section table.figures td:nth-child(2)").allTextContents();
  expect(rights.map((cell) => Number(cell.split(" of ")[1])).reduce((sum, of) => sum + of, 0)).toBe(2);
  await linksOnce(page);
  // An answer that could not be read is answered, and no attempt.
  await kept(page, 2 - (await main.getByText("could not be read").count()));
  await expect.poll(() => storedIn(page, "saves").then((saves) => saves[0]?.["text"])).toBe("");
  expect(await entriesIn(page, "run")).toEqual([]);
  await page.getByRole("button", { name: "All tests" }).click();
  await expect(page.getByRole("button", { name: "Ages 8–10" })).toBeVisible();
  await expect(main.getByText("Your last tests")).toHaveCount(0);
});

test("stopping before anything is answered goes back, also from the last question", long, async ({ page }) => {
  await open(page, "/monthly-test");
  const begin = page.getByRole("button", { name: "Ages 10–12" });
  await begin.click();
  await page.getByRole("button", { name: "Stop here" }).click();
  await begin.click();
  for (let n = 1; n < 25; n++) {
    await expect(heading(page)).toHaveText(`Question ${n} of 25`);
    await page.getByRole("button", { name: "Next" }).click();
  }
  await expect(page.getByRole("main").getByText("No question is answered yet.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Hand in" })).toHaveCount(0);
  await page.getByRole("button", { name: "Stop here" }).click();
  await expect(begin).toBeVisible();
  await expect(page.getByRole("button", { name: "Go on there" })).toHaveCount(0);
  expect(await entriesIn(page, "run")).toEqual([]);
});

test("a test that is left goes on where it stopped, with what was answered", long, async ({ page }) => {
  await open(page, "/monthly-test");
  await page.getByRole("button", { name: "Ages 14–18" }).click();
  await expect(heading(page)).toHaveText("Question 1 of 25");
  const choice = page.getByRole("radio");
  const chosen = (await choice.count()) > 0;
  if (chosen) await choice.first().check();
  else await page.getByRole("textbox").fill("12345");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(heading(page)).toHaveText("Question 2 of 25");
  await keptSave(page, "monthly", ({ at }) => at === 1);
  await open(page, "/");
  const going = page.getByRole("navigation", { name: "Continue" });
  await going.getByRole("link", { name: "Monthly Test" }).click();
  await expect(page.getByText("You stopped at question 2 of the test for ages 14–18.")).toBeVisible();
  await page.getByRole("button", { name: "Go on there" }).press("Enter");
  await expect(heading(page)).toHaveText("Question 2 of 25");
  await page.getByRole("button", { name: "Back" }).click();
  if (chosen) await expect(choice.first()).toBeChecked();
  else await expect(page.getByRole("textbox")).toHaveValue("12345");
  await page.getByRole("button", { name: "Stop and see how it went" }).click();
  await page.getByRole("button", { name: "Yes, stop" }).click();
  await expect(page.getByRole("heading", { name: "of the 1 you answered" })).toBeVisible();
  await open(page, "/");
  await expect(going).toBeHidden();
});
