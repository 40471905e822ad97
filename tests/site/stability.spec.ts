import { expect, hydrated, samplePuzzles, screenPaths, test } from "./fixture.ts";

/** Each group opens a page of its own, so that they run side by side, and one that fails is tried again alone. */
const groupSize = 12;
const paths = [...screenPaths, ...samplePuzzles];
const groups = Array.from({ length: Math.ceil(paths.length / groupSize) }, (_, at) =>
  paths.slice(at * groupSize, (at + 1) * groupSize),
);

for (const group of groups) {
  test(`nothing moves and nothing is drawn twice when React takes a page over: ${group[0]} to ${group.at(-1)}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        // A page may be painted while its end is still being read; what moves then is not React's doing either.
        const [{ domInteractive } = { domInteractive: 0 }] = performance.getEntriesByType("navigation") as [
          PerformanceNavigationTiming,
        ];
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput && entry.value > 0.001 && domInteractive > 0 && entry.startTime > domInteractive)
            shifts.push(entry.value.toFixed(4));
      }).observe({ type: "layout-shift", buffered: true });
    });
    // Both typefaces are here before we look: this is about React, and a font that arrives late is the line's doing.
    await page.goto("/formulas");
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const path of group) {
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
      const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
      expect(shifts, path).toEqual([]);
      await expect(page.locator("h1"), path).toHaveCount(1);
    }
  });
}
