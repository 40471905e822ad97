import { expect, hydrated, sampleEntries, samplePuzzles, screenPaths, test } from "./fixture.ts";
import { oneIn } from "./sample.ts";

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

// In every run screens.spec.ts hears what React complains of on each of them.
for (const path of oneIn(12, [...screenPaths, ...samplePuzzles, ...sampleEntries]))
  test(`nothing moves and nothing is drawn twice when React takes over ${path}`, async ({ page, watched }) => {
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      // A page may be painted while its end is still being read; what moves by that is not React's doing. The first frame after
      // the end is the last of that.
      let isRead = Number.POSITIVE_INFINITY;
      document.addEventListener("readystatechange", () => {
        if (document.readyState === "interactive")
          requestAnimationFrame(() =>
            requestAnimationFrame((frame) => {
              isRead = frame;
            }),
          );
      });
      new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, startTime, sources } of list.getEntries() as Shift[])
          if (!hadRecentInput && value > 0.001 && startTime >= isRead)
            shifts.push(
              `${value.toFixed(4)} at ${startTime}: ${sources.map(({ node }) => node?.textContent).join(" | ")}`,
            );
      }).observe({ type: "layout-shift", buffered: true });
    });
    // This is about React. A typeface may arrive after the first paint, on a busy machine even from the cache: so there is none.
    watched.expected.push(/Failed to load resource/);
    await page.route("**/*.woff2", (route) => route.abort());
    await page.goto("/formulas"); // what all pages share is here before we look
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
    await expect(page.locator("h1")).toHaveCount(1);
  });

for (const path of oneIn(2, ["/sudoku", "/kenken", "/magic-squares"]))
  test(`the board of ${path} is not painted before what it leaves room for is there`, async ({ page }) => {
    await page.goto(path);
    const link = page.locator('head link[rel="expect"][blocking="render"]');
    const awaited = (await link.getAttribute("href")) ?? "";
    expect(awaited).toMatch(/^#./);
    const follows = await page.evaluate((end) => {
      const [board, last] = [document.querySelector(".play-room"), document.querySelector(end)];
      return board && last ? board.compareDocumentPosition(last) : 0;
    }, awaited);
    expect(follows & 4 /* DOCUMENT_POSITION_FOLLOWING */).toBeTruthy();
  });
