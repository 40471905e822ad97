import { expect, open, test } from "./fixture.ts";

test("a sum is worked out by keyboard, said, and stands in the address", async ({ page }) => {
  await open(page, "/fraction-calc");
  const field = page.getByRole("textbox", { name: "Your sum" });
  await field.focus();
  await page.keyboard.type("1/4 + 5/6");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Result" })).toContainText("1.08(3)");
  await expect(page.getByRole("region", { name: "Step by step" }).getByRole("listitem")).toHaveCount(4);
  await expect(page.getByRole("img", { name: /^Bars: 1 of the parts of which 4/ })).toBeVisible();
  await expect(page.locator("[data-announcer]").first()).toContainText(/\S/);
  await expect(page).toHaveURL(/sum=1%2F4/);
});

test("a word of a step shows what it means, by keyboard, and only the first of each", async ({ page }) => {
  await open(page, "/fraction-calc?sum=1%2F4+%2B+5%2F6");
  const steps = page.getByRole("region", { name: "Step by step" });
  const word = steps.getByRole("button", { name: "common denominator" });
  await expect(word).toHaveCount(1);
  await word.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveAccessibleName(/^common denominator$/i);
  await page.keyboard.press("Escape");
  await expect(word).toBeFocused();
});

test("a link opens with its sum worked out", async ({ page }) => {
  await open(page, "/fraction-calc?sum=3%2F4%2C+2%2F3%2C+5%2F8");
  await expect(page.getByRole("textbox", { name: "Your sum" })).toHaveValue("3/4, 2/3, 5/8");
  await expect(page.getByRole("region", { name: "Result" })).toContainText("From the smallest: 5/8, 2/3, 3/4.");
  await expect(page.getByRole("button", { name: "Copy a link to this" })).toBeVisible();
});

test("what has no result gets a sentence, and what was typed stays", async ({ page }) => {
  await open(page, "/fraction-calc");
  const field = page.getByRole("textbox", { name: "Your sum" });
  await field.fill("1/2 ÷ 0");
  await page.getByRole("button", { name: "Work it out" }).click();
  await expect(field).toHaveAccessibleDescription(/Nothing can be divided by 0/);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("1/2 ÷ 0");
  await field.fill("1/2 ÷ 4");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Result" })).toContainText("0.125");
});

test.describe("with fingers", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("an example that was tapped does not stay lit", async ({ page }) => {
    await open(page, "/fraction-calc");
    const [tapped, other] = ["2/3 or 3/5", "0.1(6)"].map((name) => page.getByRole("button", { name, exact: true }));
    if (!tapped || !other) throw new Error("no examples");
    await tapped.tap();
    await expect(page.getByRole("region", { name: "Result" })).toBeVisible();
    const look = (one: typeof tapped) =>
      one.evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).borderTopColor]);
    expect(await look(tapped)).toEqual(await look(other));
  });
});
