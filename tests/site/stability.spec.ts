import { expect, hydrated, routes, samplePuzzles, test } from "./fixture.ts";

test("nothing moves and nothing is drawn twice when React takes a page over", async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput && entry.value > 0.001) shifts.push(entry.value.toFixed(4));
    }).observe({ type: "layout-shift", buffered: true });
  });
  // Both typefaces are here before we look: this is about React, and a font that arrives late is the line's doing.
  await page.goto("/formulas");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const moved: string[] = [];
  for (const path of [...routes.map((row) => row.path), ...samplePuzzles]) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
    const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
    if (shifts.length > 0) moved.push(`${path}: ${shifts.join(", ")}`);
    await expect(page.locator("h1"), path).toHaveCount(1);
  }
  expect(moved).toEqual([]);
});
