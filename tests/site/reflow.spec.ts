import { expect, open, routes, samplePuzzles, test } from "./fixture.ts";

for (const width of [320, 360, 768, 1366]) {
  test(`no page scrolls sideways at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 700 });
    const wide: string[] = [];
    for (const path of [...routes.map((row) => row.path), ...samplePuzzles]) {
      await open(page, path);
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll("main details")) fold.setAttribute("open", "");
      });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) wide.push(`${path}: ${over} px`);
    }
    expect(wide).toEqual([]);
  });
}
