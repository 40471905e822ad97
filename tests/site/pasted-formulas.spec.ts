import { expect, open, test } from "./fixture.ts";

// What is pasted as LaTeX or MathML, which no field but two reads itself, comes into it as people would type it.
const pastes = [
  ["/scientific-calc?equation=x%3D1", "Your equation", "\\frac{x}{2} + 3 = 5", "x/2 + 3 = 5"],
  [
    "/fraction-calc",
    "Your sum",
    "<math><mfrac><mn>1</mn><mn>4</mn></mfrac><mo>+</mo><mfrac><mn>5</mn><mn>6</mn></mfrac></math>",
    "1/4 + 5/6",
  ],
  ["/graph-plotter", "Line 1", "x^{2}+y^{2}\\leq 9", "x^2 +y^2 ≤ 9"],
  ["/converter", "Value", "\\frac{3}{4}", "3/4"],
] as const;

test("LaTeX and MathML are pasted as they would be typed, and the paste can be undone", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // Until a page has time it takes a text as it is.
  const atLeisure = () => page.waitForResponse((response) => response.url().includes("at-leisure"));
  for (const [path, label, markup, typed] of pastes) {
    await Promise.all([atLeisure(), open(page, path)]);
    const field = page.getByLabel(label, { exact: true });
    await page.evaluate((text) => navigator.clipboard.writeText(text), markup);
    await expect(async () => {
      await field.fill("");
      await page.keyboard.press("Control+V");
      await expect(field).toHaveValue(typed, { timeout: 1000 });
    }).toPass();
  }
  await page.keyboard.press("Control+Z");
  await expect(page.getByLabel("Value", { exact: true })).not.toHaveValue("3/4");
});
