import AxeBuilder from "@axe-core/playwright";
import { expect, open, routes, samplePuzzles, test } from "./fixture.ts";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const narrow = { width: 390, height: 844 };
const wide = { width: 1366, height: 768 };
/** Colours are all that the dark theme changes, and most of the time goes into looking at them. */
const looks = [
  { colorScheme: "light", size: narrow, rules: null },
  { colorScheme: "light", size: wide, rules: null },
  { colorScheme: "dark", size: wide, rules: ["color-contrast"] },
] as const;

// Rows without a screen are one screen: the first of them stands for all.
const unbuilt = routes.find((row) => !row.screen);
const looked = routes.filter((row) => row.screen || row === unbuilt).map((row) => row.path);

for (const path of [...looked, ...samplePuzzles, "/no-such-page"]) {
  test(`${path} breaks no accessibility rule, light and dark, narrow and wide`, async ({ page, watched }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    // Everything that can be folded is open, so that what is inside is looked at too.
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll("main details")) fold.setAttribute("open", "");
    });
    for (const { colorScheme, size, rules } of looks) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
      await page.setViewportSize(size);
      const axe = new AxeBuilder({ page });
      const { violations } = await (rules ? axe.withRules([...rules]) : axe.withTags(standards)).analyze();
      const found = violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join("\n   ")}`);
      expect(found, `${colorScheme} at ${size.width} px`).toEqual([]);
    }
    if (path === "/no-such-page") watched.expected.push(/404: there is no page|status of 404/);
  });
}
