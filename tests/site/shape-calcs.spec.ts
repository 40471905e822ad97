import { expect, open, test } from "./fixture.ts";
import { long } from "./sample.ts";

test("an area by keyboard alone, then a side from the area; the address keeps it", async ({ page }) => {
  await open(page, "/area-calc");
  await page.getByLabel("Shape", { exact: true }).focus();
  await page.keyboard.type("Rect");
  await expect(page.getByTestId("result-A")).toContainText("A = 40 cm²");
  await expect(page.getByRole("img", { name: "Rectangle: length a = 8 cm and width b = 5 cm." })).toBeVisible();
  const length = page.getByLabel("a Length");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(length).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("Backspace");
  await expect(page.getByTestId("result-A")).toBeHidden();
  await page.getByLabel("A Area", { exact: true }).focus();
  await page.keyboard.type("40");
  await expect(page.getByTestId("result-a")).toContainText("a = A ÷ b");
  await expect(page.getByTestId("result-a")).toContainText("a = 8 cm");
  await expect(page.locator("[data-announcer]").first()).toContainText("Length: 8 cm");
  await expect(page).toHaveURL(/shape=rectangle.*b=5.*A=40/);
  await page.reload();
  await expect(page.getByTestId("result-a")).toContainText("a = 8 cm");
  await expect(length).toHaveValue("");
});

test("units are mixed, and what cannot be is refused with its reason", long, async ({ page }) => {
  await open(page, "/area-calc?shape=rectangle&unit=cm&a=1.2&a-unit=m&b=50");
  await expect(page.getByTestId("conversions")).toContainText("a = 1.2 m = 120 cm");
  await expect(page.getByTestId("result-A")).toContainText("A = 6000 cm²");
  // A link made by hand names a unit as the page shows it.
  await open(page, "/area-calc?shape=rectangle&unit=cm&a=4&a-unit=m&A=20&A-unit=m²");
  await expect(page.getByTestId("conversions")).toContainText("A = 20 m² = 200 000 cm²");
  await expect(page.getByTestId("result-b")).toContainText("b = 500 cm");
  await open(page, "/area-calc?shape=triangle-sides&a=2&b=3&c=9");
  // It is announced, too.
  const inside = page.getByRole("region", { name: "Measurements" });
  await expect(inside.getByText("Two sides of 2 cm and 3 cm cannot reach around a side of 9 cm.")).toBeVisible();
  await expect(page.getByLabel("c Third side")).toHaveValue("9");
});

test("a volume, exact and rounded, and an edge from a volume", async ({ page }) => {
  await open(page, "/volume-calc?shape=sphere&r=3");
  await expect(page.getByTestId("result-V")).toContainText("V = 36π cm³ ≈ 113.1 cm³");
  await page.getByLabel("Shape", { exact: true }).selectOption("Cube");
  await page.getByLabel("a Edge", { exact: true }).fill("");
  await page.getByLabel("V Volume", { exact: true }).fill("8");
  await page.getByLabel("Unit of V").selectOption("l");
  await expect(page.getByTestId("result-a")).toContainText("a = 20 cm");
});

test("a link to a shape that is not there says so, until one is chosen", async ({ page }) => {
  await open(page, "/volume-calc?shape=rectangle&a=8&b=5");
  const told = page.getByText("The link names a shape that is not in this list");
  await expect(told).toBeVisible();
  await page.getByLabel("Shape", { exact: true }).selectOption("Cylinder");
  await expect(told).toHaveCount(0);
});
