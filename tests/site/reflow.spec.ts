import { expect, open, samplePuzzles, screenPaths, test } from "./fixture.ts";

// One visit a page: loading it is most of the work, and what widens it again is what turning a tablet does.
for (const path of [...screenPaths, ...samplePuzzles]) {
  test(`${path} does not scroll sideways, 320 to 1366 px wide`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, path);
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll("main details")) fold.setAttribute("open", "");
    });
    for (const width of [320, 360, 768, 1366]) {
      await page.setViewportSize({ width, height: 700 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
