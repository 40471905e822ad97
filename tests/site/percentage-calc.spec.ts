import { expect, open, test } from "./fixture.ts";

test("a question is chosen and answered by keyboard, said, and stands in the address", async ({ page }) => {
  await open(page, "/percentage-calc");
  await page.getByRole("combobox", { name: "Kind of question" }).selectOption("The change between two amounts");
  await page.getByRole("textbox", { name: "From" }).fill("80");
  await page.getByRole("textbox", { name: "To", exact: true }).fill("60,0");
  await page.keyboard.press("Enter");
  await expect(page.getByText("From 80 to 60 is a fall of 25%.", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("img", { name: "A bar: 100% is 80; shaded to 75%, which is 60." })).toBeVisible();
  await expect(page.locator("[data-announcer]").first()).toContainText("a fall of 25%");
  await expect(page).toHaveURL(/ask=change&from=80/);
});

test("points and per cent are drawn on a bar each", async ({ page }) => {
  const bars = page.getByRole("img", { name: /^A bar/ });
  await open(page, "/percentage-calc?ask=points&from=40&to=50");
  await expect(bars).toHaveCount(2);
  await expect(bars.nth(0)).toHaveAccessibleName("A bar: the whole is 100%. From 40% to 50% of it is 10 points.");
  await expect(bars.nth(1)).toHaveAccessibleName("A bar: 100% is 40%; shaded to 125%, which is 50%.");
  // Of nothing there is no percentage, and below nothing no bar.
  await open(page, "/percentage-calc?ask=points&from=0&to=5");
  await expect(bars).toHaveCount(1);
  await open(page, "/percentage-calc?ask=points&from=-2&to=5");
  await expect(page.getByText("7 percentage points more").first()).toBeVisible();
  await expect(bars).toHaveCount(0);
});

test("a link opens with its blanks filled in and its answer", async ({ page }) => {
  await open(page, "/percentage-calc?ask=before&p=20&way=off&amount=80");
  await expect(page.getByRole("textbox", { name: "Amount after" })).toHaveValue("80");
  await expect(page.getByText("It was 100 before it went down 20% to 80.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy a link to this" })).toBeVisible();
});

test("a blank or an impossible number gets a sentence, and the focus goes to it", async ({ page }) => {
  await open(page, "/percentage-calc?ask=share&part=3&whole=0");
  const whole = page.getByRole("textbox", { name: "Whole" });
  await expect(whole).toHaveAccessibleDescription(/Nothing can be a percentage of 0/);
  await whole.fill("");
  await page.getByRole("button", { name: "Work it out" }).click();
  await expect(whole).toHaveAccessibleDescription(/still blank/);
  await expect(whole).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Part" })).toHaveValue("3");
});
