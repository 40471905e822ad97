import { firstVisit } from "./browser.mjs";
import { median } from "./table.mjs";

const runs = 5;
const slowdown = 6;
/** Milliseconds from the first request in which a page comes to rest. */
const rest = 8000;

/**
 * Opens a page anew, on a phone's screen and a processor slowed down six times. Gives the medians, in milliseconds, of its
 * longest task once its address has been taken on, and of how long tasks of more than 50 ms held it in all beyond those.
 */
export async function measureTasks(browser, url) {
  const results = [];
  while (results.length < runs) results.push(await tasksOnce(browser, url));
  return {
    longest: median(results.map((tasks) => Math.max(0, ...tasks))),
    blocking: median(results.map((tasks) => tasks.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0))),
  };
}

async function tasksOnce(browser, url) {
  const page = await firstVisit(browser);
  try {
    await page.setViewportSize({ width: 412, height: 823 });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    // Tasks of 50 ms and more, as the browser itself counts them: what it does before the page is there is not among them.
    await page.addInitScript(() => {
      window.longTasks = [];
      new PerformanceObserver((list) => {
        window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
      }).observe({ type: "longtask", buffered: true });
    });
    await page.goto(url);
    await page.waitForTimeout(rest);
    return await page.evaluate(() => window.longTasks);
  } finally {
    await page.context().close();
  }
}
