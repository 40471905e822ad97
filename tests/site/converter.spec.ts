import { expect, open, test } from "./fixture.ts";

test("a conversion by keyboard alone: what, value, units, swap; the address keeps it", async ({ page }) => {
  await open(page, "/converter");
  const result = page.getByTestId("result");
  await expect(result).toHaveText("5 km ≈ 3.107 mi");
  await page.getByLabel("What", { exact: true }).focus();
  await page.keyboard.type("Mass");
  await expect(result).toHaveText("5 kg ≈ 11.02 lb");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("2.5");
  for (let i = 0; i < 3; i++) await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Swap" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(result).toHaveText("2.5 lb = 1.133980925 kg");
  await expect(page.getByTestId("working")).toContainText("2.5 lb × 0.45359237");
  await expect(page.locator("[data-announcer]").first()).toContainText("2.5 pounds is 1.133980925 kilograms.");
  await expect(page).toHaveURL(/value=2\.5/);
  await page.reload();
  await expect(result).toHaveText("2.5 lb = 1.133980925 kg");
});

test("a link to what stands there is copied", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/converter?value=68&from=F&to=C");
  await page.getByRole("button", { name: "Copy a link to this" }).click();
  await expect(page.locator("main").getByText("The link is copied.")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${baseURL}/converter?value=68&from=F&to=C`);
});

test("a link fills the fields in; what goes wrong is said, and what was typed stays", async ({ page }) => {
  await open(page, "/converter?value=68&from=F&to=C");
  await expect(page.getByTestId("result")).toHaveText("68 °F = 20 °C");
  await expect(page.getByRole("row", { name: "kelvins" })).toContainText("293.15");
  const value = page.getByLabel("Value", { exact: true });
  await value.fill("-500");
  await expect(page.getByRole("main").getByText("Nothing can be that cold")).toBeVisible();
  await expect(value).toHaveValue("-500");
  await open(page, "/converter?value=5&from=kg&to=m");
  await expect(page.getByRole("main").getByText("Kilograms measure mass, metres measure length.")).toBeVisible();
});

test("numbers in other bases and Roman numerals", async ({ page }) => {
  await open(page, "/converter?value=1994&from=base10&to=roman");
  await expect(page.getByTestId("result")).toContainText("MCMXCIV");
  await page.getByRole("button", { name: "Swap" }).click();
  await expect(page.getByLabel("Number", { exact: true })).toHaveValue("MCMXCIV");
  await expect(page.getByTestId("result")).toContainText("1994");
});
