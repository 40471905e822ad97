import { expect, open, routes, test } from "./fixture.ts";

for (const width of [320, 360, 768, 1366]) {
  test(`no page scrolls sideways at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 700 });
    const wide: string[] = [];
    for (const row of routes) {
      await open(page, row.path);
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll("main details")) fold.setAttribute("open", "");
      });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) wide.push(`${row.path}: ${over} px`);
    }
    expect(wide).toEqual([]);
  });
}
