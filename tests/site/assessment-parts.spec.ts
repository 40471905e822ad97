import { listen } from "./ear.ts";
import { expect, test } from "./fixture.ts";

test("after an answer in parts the next question of an assessment is met where its answer goes", async ({ page }) => {
  await listen(page, "/assessment"); // with the same questions each time: the first one is answered by a fraction
  await page.getByRole("button", { name: /^Ages 14–18/ }).press("Enter");
  await expect(page.getByLabel("numerator")).toBeFocused();
  await page.getByLabel("numerator").fill("2");
  await page.getByLabel("denominator").fill("3");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Question 2 of 25" })).toBeVisible();
  await expect(page.getByLabel("numerator")).toHaveCount(0);
  await expect(page.locator("form input:focus")).toHaveCount(1);
});
