import { defineConfig } from "@playwright/test";
import { sayMissing } from "../../build/browsers.mjs";

// Workers read this file as well.
if (process.env["TEST_WORKER_INDEX"] === undefined) sayMissing();

/** The walk through the site in browsers that Playwright cannot drive as they are packaged; see driver.ts. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/browsers",
  // One browser for the whole walk, both browsers side by side.
  workers: 2,
  retries: process.env["CI"] ? 1 : 0,
  reporter: process.env["CI"] || !process.stdout.isTTY ? "list" : "line",
  timeout: 120_000,
  expect: { timeout: 30_000 },
  projects: [{ name: "firefox" }, { name: "webkit" }],
});
