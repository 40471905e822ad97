import { readFileSync } from "node:fs";
import { expect, kept, open, test } from "./fixture.ts";

test("statistics show what was practised, the slips by name, and give it all as a table", async ({ page }) => {
  await open(page, "/statistics");
  await expect(page.getByText("Nothing yet.")).toBeVisible();
  await open(page, "/tables?practise=times-tables");
  const prompt = page.locator("section .prose").first();
  const [a = 0, b = 0] = ((await prompt.textContent()) ?? "").match(/\d+/g)?.map(Number) ?? [];
  const box = page.getByLabel("Your answer");
  // Adding: no fact of this stage has a sum that is its product.
  await box.fill(String(a + b));
  await box.press("Enter");
  await expect(page.locator("output")).toContainText("Not yet.");
  await box.fill(String(a * b));
  await box.press("Enter");
  await expect(page.getByRole("button", { name: "Next" })).toBeFocused();
  await kept(page, 2);
  await open(page, "/statistics");
  await expect(page.getByRole("heading", { name: "Days with an answer: 1" })).toBeVisible();
  await expect(page.getByRole("row", { name: /tables/i }).first()).toContainText("1 of 2 (50%)");
  await expect(page.getByText("You added instead of multiplying")).toBeVisible();
  await expect(page.getByRole("row", { name: /Times tables/ })).toContainText("1 of 4");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Every answer as a table/ }).click();
  const text = readFileSync(await (await download).path(), "utf8").split("\r\n");
  expect(text).toHaveLength(3);
  expect(text[2]).toContain(`,right,`);
});
