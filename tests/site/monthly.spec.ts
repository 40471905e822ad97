import type { Page } from "@playwright/test";
import { expect, kept, keptSave, open, test } from "./fixture.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 2 }).first();

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
  await expect(page.getByRole("heading", { name: /^\d+ of 25 right$/ })).toBeFocused();
  await expect(page.locator("main ol > li.card")).toHaveCount(25);
  await page.locator("main ol > li.card").first().getByText("Show Steps").click();
  await expect(page.locator("main ol > li.card").first().locator("ol li").first()).toBeVisible();
  await page.getByRole("button", { name: "All tests" }).click();
  await expect(page.getByText("ages 10–12:")).toBeVisible();
});

test("a test left early says what is open and counts only what was answered", async ({ page }) => {
  await open(page, "/monthly-test");
  await page.getByLabel("Show me the minutes that have passed").check();
  await page.getByRole("button", { name: "Ages 8–10" }).press("Enter");
  await expect(page.getByRole("timer")).toContainText("0 min");
  await expect(heading(page)).toHaveText("Question 1 of 25");
  const choice = page.getByRole("radio");
  if ((await choice.count()) > 0) await choice.first().check();
  else await page.getByRole("textbox").fill("999983");
  await page.getByRole("button", { name: "Stop and see how it went" }).click();
  await expect(page.getByText("left open")).toHaveCount(24);
  await kept(page, 1);
});

test("a test that is left goes on where it stopped, with what was answered", async ({ page }) => {
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
  await open(page, "/monthly-test");
  await expect(page.getByText("You stopped at question 2 of the test for ages 14–18.")).toBeVisible();
  await page.getByRole("button", { name: "Go on there" }).press("Enter");
  await expect(heading(page)).toHaveText("Question 2 of 25");
  await page.getByRole("button", { name: "Back" }).click();
  if (chosen) await expect(choice.first()).toBeChecked();
  else await expect(page.getByRole("textbox")).toHaveValue("12345");
});
