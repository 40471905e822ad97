import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { dayOf } from "../../src/learner/day.ts";
import { answerOf, putInto } from "./database.ts";
import { expect, kept, open, test } from "./fixture.ts";

const status = (page: Page) => page.getByRole("region", { name: "This record is yours" }).getByRole("status");

async function answerOne(page: Page, typed: string): Promise<void> {
  await open(page, "/number-theory");
  const card = page.locator("main article:visible").first();
  await card.getByLabel("Your answer").fill(typed);
  await card.getByRole("button", { name: "Check" }).click();
  await expect(card.locator("output")).not.toBeEmpty();
}

test("a saved copy is read in on another device, which keeps its own answers", async ({ page, browser, baseURL }) => {
  await answerOne(page, "999983");
  await kept(page, 1);
  await open(page, "/progress");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save a copy" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^sumwhere-\d{4}-\d\d-\d\d\.json$/);
  const path = await file.path();
  expect(JSON.parse(readFileSync(path, "utf8")).attempts).toHaveLength(1);
  await expect(status(page)).toContainText("saved");
  await expect(page.getByText("Last copy: today")).toBeVisible();

  const other = await browser.newPage({ ...(baseURL && { baseURL }) });
  await answerOne(other, "999979");
  await kept(other, 1);
  await open(other, "/progress");
  await other.getByLabel("A copy to read in").setInputFiles(path);
  await expect(status(other)).toContainText("1 entry was read in.");
  await kept(other, 2);
  await other.getByLabel("A copy to read in").setInputFiles(path);
  await expect(status(other)).toContainText("1 was here already.");
  await other.close();
});

test("a file that is no copy is refused and changes nothing", async ({ page }) => {
  await answerOne(page, "999983");
  await kept(page, 1);
  await open(page, "/progress");
  for (const [name, text, words] of [
    ["photo.json", "\u0000\u0001PNG", "This is not a copy that Sumwhere made."],
    ["empty.json", "", "This is not a copy that Sumwhere made."],
    ["later.json", '{"sumwhere":99,"attempts":[]}', "newer Sumwhere"],
  ] as const) {
    await page
      .getByLabel("A copy to read in")
      .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
    await expect(status(page)).toContainText(words);
    await expect(status(page)).toContainText("Nothing was changed.");
  }
  await kept(page, 1);
});

test("erasing asks first, and then forgets everything", async ({ page }) => {
  await answerOne(page, "999983");
  await kept(page, 1);
  await open(page, "/progress");
  await page.getByRole("button", { name: "Save a copy" }).click();
  await expect(page.getByText("Last copy: today")).toBeVisible();
  const erase = page.getByRole("button", { name: "Erase everything …" });
  await erase.press("Enter");
  await expect(page.getByRole("button", { name: "Keep it", exact: true })).toBeFocused();
  await expect(status(page)).toContainText("This cannot be undone.");
  await page.keyboard.press("Enter");
  await expect(erase).toBeFocused();
  await kept(page, 1);
  await erase.press("Enter");
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Yes, erase everything" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(status(page)).toContainText("Everything was erased");
  await expect(erase).toBeFocused();
  await kept(page, 0);
  await expect(page.getByText("Last copy: never")).toBeVisible();
  await page.reload();
  await expect(page.getByText("These figures show what this page will look like.")).toBeVisible();
});

test("fifty answers without a copy for a month get one quiet line, until a copy is saved", async ({ page }) => {
  await open(page, "/progress");
  await expect(page.getByText("Last copy: never")).toBeVisible();
  await putInto(
    page,
    "attempts",
    Array.from({ length: 49 }, (_, n) => answerOf(n, 40)),
  );
  const line = page.getByText("are in no copy yet");
  await open(page, "/progress");
  await expect(page.locator("[data-figures=read]")).toBeVisible();
  await expect(line).toBeHidden();

  await putInto(page, "attempts", [answerOf(49, 1)]);
  await open(page, "/progress");
  await expect(line).toHaveText(/^50 answers on this device are in no copy yet\. /);
  await page.getByRole("link", { name: "Save one below" }).press("Enter");
  await expect(page.getByRole("heading", { name: "This record is yours" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Save a copy" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Last copy: today")).toBeVisible();
  await expect(line).toBeHidden();

  const threeWeeksAgo = dayOf(new Date(Date.now() - 22 * 86_400_000));
  await page.evaluate((day) => localStorage.setItem("lastCopy", day), threeWeeksAgo);
  await open(page, "/progress");
  await expect(page.getByText("Last copy: 3 weeks ago")).toBeVisible();
  await page.evaluate(() => localStorage.setItem("lastCopy", "{\u0000"));
  await open(page, "/progress");
  await expect(page.getByText("Last copy: never")).toBeVisible();
});
