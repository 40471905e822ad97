import type { Page } from "@playwright/test";
import { test as base } from "./fixture.ts";

/**
 * Tests that only look at a page, one after the other in one tab, as somebody goes through the site: half of the work of a
 * first visit is starting a tab. What a test changes in it, the next one finds: its size, its theme, what is stored.
 */
export const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, locale, contextOptions, serviceWorkers } = project.use;
      const tab = await browser.newPage({
        ...contextOptions,
        ...(baseURL && { baseURL }),
        ...(viewport && { viewport }),
        ...(locale && { locale }),
        ...(serviceWorkers && { serviceWorkers }),
      });
      await use(tab);
      await tab.close();
    },
    { scope: "worker" },
  ],
  context: ({ tab }, use) => use(tab.context()),
  page: async ({ tab }, use) => {
    await use(tab);
    tab.removeAllListeners();
    // The page before this one must not answer for the next.
    await tab.goto("about:blank");
  },
});
