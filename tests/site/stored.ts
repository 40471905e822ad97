import type { BrowserContext } from "@playwright/test";
import { test as base, offlineReady, open } from "./fixture.ts";

/**
 * A device that has visited the site and keeps all of it for offline use. Keeping it takes longer than most tests, so a
 * worker does it once for all of them; each begins online, with no pages open and nothing of a learner on the device.
 */
export const test = base.extend<object, { storedDevice: BrowserContext }>({
  storedDevice: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, locale, contextOptions } = project.use;
      const device = await browser.newContext({
        ...contextOptions,
        serviceWorkers: "allow",
        ...(baseURL && { baseURL }),
        ...(viewport && { viewport }),
        ...(locale && { locale }),
      });
      const page = await device.newPage();
      await open(page, "/about");
      await offlineReady(page);
      await page.close();
      await use(device);
      await device.close();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  context: async ({ storedDevice }, use) => {
    await forget(storedDevice);
    await use(storedDevice);
    // While its pages are still there: their service worker hears of it, too.
    await storedDevice.setOffline(false);
    await storedDevice.unrouteAll({ behavior: "ignoreErrors" });
    await Promise.all(storedDevice.pages().map((page) => page.close()));
  },
});

/** Empties what a learner leaves on the device; what is kept of the site itself stays. */
async function forget(device: BrowserContext): Promise<void> {
  await device.clearCookies();
  const page = await device.newPage();
  await page.goto("/favicon.ico"); // of the site, but without its scripts, which would hold the database open
  await page.evaluate(async () => {
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) {
      if (!name) continue;
      await new Promise((done) => {
        const deleting = indexedDB.deleteDatabase(name);
        deleting.onsuccess = done;
        deleting.onerror = done;
      });
    }
  });
  await page.close();
}
