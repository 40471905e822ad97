import { expect, open, test } from "./fixture.ts";

test("a finished sum is kept, and a press brings its result back", async ({ page }) => {
  await open(page, "/calculator");
  const display = page.getByTestId("display");
  await page.keyboard.type("7*8");
  await page.keyboard.press("Enter");
  await expect(display).toHaveText("56");
  const line = page.getByRole("button", { name: "7 × 8 = 56" });
  await expect(line).toBeVisible();
  await page.reload();
  await expect(line).toBeVisible();
  await page.keyboard.type("4+");
  await line.click();
  await expect(display).toHaveText("56");
  await page.keyboard.type("=");
  await expect(display).toHaveText("60");
  await expect(page.getByRole("button", { name: "4 + 56 = 60" })).toBeVisible();
  await page.getByRole("link", { name: "Scientific Calc" }).last().click();
  await expect(page.getByTestId("history").getByRole("listitem")).toHaveCount(2);
});
