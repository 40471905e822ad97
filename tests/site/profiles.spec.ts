import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, kept, open, test, verdictIn } from "./fixture.ts";
import { long } from "./sample.ts";

const people = (page: Page) => page.getByRole("region", { name: "Who is practising?" });
const sample = (page: Page) => page.getByText("These figures show what this page will look like.");

async function answerOne(page: Page, typed: string): Promise<void> {
  await open(page, "/number-theory");
  const card = page.locator("main article:visible").first();
  await card.getByLabel("Your answer").fill(typed);
  await card.getByRole("button", { name: "Check", exact: true }).click();
  await expect(verdictIn(card)).toContainText(/\w/);
}

async function add(page: Page, name: string, adopt: boolean): Promise<void> {
  await people(page).getByRole("button", { name: "Somebody new" }).click();
  await people(page).getByLabel("Nickname").fill(name);
  await people(page).getByLabel("teal").check();
  await people(page).getByLabel("star").check();
  if (adopt) await people(page).getByLabel("What the guest has done so far is mine").check();
  await people(page).getByRole("button", { name: "Add", exact: true }).click();
  await expect(people(page).getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
}

test("two people share a device without mixing; the guest's work can be adopted", async ({ page }) => {
  await answerOne(page, "999983");
  await kept(page, 1);
  await open(page, "/progress");
  await expect(sample(page)).toBeHidden();
  await add(page, "Ada", true);
  await expect(sample(page)).toBeHidden();
  await add(page, "Nokuthula 🙂", false);
  await expect(sample(page)).toBeVisible();
  await answerOne(page, "12");
  await kept(page, 2);
  await open(page, "/progress");
  await expect(sample(page)).toBeHidden();
  await people(page).getByRole("button", { name: "Guest" }).click();
  await expect(sample(page)).toBeVisible();
  await people(page).getByRole("button", { name: "Ada" }).press("Enter");
  await page.reload();
  await expect(people(page).getByRole("button", { name: "Ada" })).toHaveAttribute("aria-pressed", "true");
  await expect(sample(page)).toBeHidden();
  await page.getByRole("button", { name: "Save a copy" }).click();
  await expect(page.getByText("Last copy: today")).toBeVisible();
  // Whatever this left in the browser stands in the privacy policy.
  const policy = readFileSync("src/content/privacy.md", "utf8");
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toEqual(expect.arrayContaining(["profile", "lastCopy"]));
  for (const key of keys) expect(policy).toContain(`\`${key}\``);
});

test("an empty nickname is asked for again, and what was chosen stays", long, async ({ page }) => {
  await open(page, "/progress");
  await people(page).getByRole("button", { name: "Somebody new" }).click();
  await people(page).getByLabel("pink").check();
  await people(page).getByLabel("Nickname").fill("   ");
  await people(page).getByRole("button", { name: "Add", exact: true }).click();
  await expect(people(page).getByText("Write a nickname first")).toBeVisible();
  await expect(people(page).getByLabel("pink")).toBeChecked();
});
