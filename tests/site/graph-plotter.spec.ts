import type { Page } from "@playwright/test";
import { expect, open, test } from "./fixture.ts";

const graph = (page: Page) => page.getByRole("application");
const curve = (page: Page, line: number) => graph(page).locator(`[data-line="${line}"] > path`).last();
const trace = (page: Page) => page.getByTestId("trace");

test("by keys alone: a line is typed, told in words, moved, zoomed and read out", async ({ page }) => {
  await open(page, "/graph-plotter");
  const field = page.getByLabel("Line 1", { exact: true });
  await field.fill("y = (x - 1)(x + 3)");
  await expect(page.getByText("It meets the x-axis at x = −3 and 1.")).toBeVisible();
  await expect(page.getByText("Lowest points nearby: (−1, −4).")).toBeVisible();
  await expect(curve(page, 0)).toHaveAttribute("d", /^M[\d.-]+ [\d.-]+L/);

  await graph(page).focus();
  const before = await curve(page, 0).getAttribute("d");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("+");
  await expect(curve(page, 0)).not.toHaveAttribute("d", before ?? "");
  await page.keyboard.press("0");
  await expect(curve(page, 0)).toHaveAttribute("d", before ?? "");

  await page.keyboard.press("t");
  await expect(trace(page)).toHaveText("x = 0, y = −3, gradient 2");
  for (let i = 0; i < 10; i++) await page.keyboard.press("ArrowRight");
  await expect(trace(page)).toHaveText("x = 1, y = 0, gradient 4");
  await page.keyboard.press("Escape");
  await expect(trace(page)).toHaveText("Press on a curve, or on a dot of it, to read out its points.");

  // The focus goes on: the graph is no trap.
  await page.keyboard.press("Tab");
  await expect(graph(page)).not.toBeFocused();
});

test("what is wrong is said beside the field, and a letter without a number can be given one", async ({ page }) => {
  await open(page, "/graph-plotter");
  const field = page.getByLabel("Line 1", { exact: true });
  await field.fill("y = (x");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveValue("y = (x");
  await expect(field).toHaveAccessibleDescription(/bracket/);
  await field.fill("y = ax");
  await page.getByRole("button", { name: "Add a = 1" }).click();
  await expect(page.getByLabel("Line 2", { exact: true })).toHaveValue("a = 1");
  await expect(field).not.toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("The number a").fill("-2.5");
  await expect(page.getByLabel("Line 2", { exact: true })).toHaveValue("a = -2.5");
  await expect(page.getByText("It falls from x = −10 to 10.")).toBeVisible();
});

test("a link holds the lines, and inequalities and curves without y alone are drawn", async ({ page }) => {
  const link = new URLSearchParams([
    ["graph", "1"],
    ["at", "0,0,20,1"],
    ["line", "x^2 + y^2 = 9"],
    ["line", "y < x"],
    ["hidden", "y = tan x"],
  ]);
  await open(page, `/graph-plotter#${link}`);
  await expect(page.getByLabel("Line 1", { exact: true })).toHaveValue("x^2 + y^2 = 9");
  await expect(page.getByRole("button", { name: "Show line 3" })).toHaveAttribute("aria-pressed", "false");
  await expect(graph(page).locator('[data-line="0"] > g path').last()).toHaveAttribute("d", /^M[\d.]+ [\d.]+L/);
  await expect(graph(page).locator('[data-line="1"] > g path').first()).toHaveAttribute("d", /^M\d+ \d+h/);
  await expect(graph(page).locator('[data-line="2"]')).toHaveCount(0);
  await page.getByRole("button", { name: "Show line 3" }).click();
  await expect(graph(page).locator('[data-line="2"]')).toHaveCount(1);
  await expect(page).toHaveURL(/line=y\+%3D\+tan\+x/);
  await page.reload();
  await expect(page.getByLabel("Line 3", { exact: true })).toHaveValue("y = tan x");
});
