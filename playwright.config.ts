import { defineConfig } from "@playwright/test";
import { chromiumPath, headlessShellPath } from "./build/chromium.mjs";

// Another one lets two checkouts be tested at the same time.
const port = Number(process.env["SITE_PORT"] ?? 4280);
const executablePath = headlessShellPath() ?? chromiumPath();

export default defineConfig({
  testDir: "tests/site",
  outputDir: "test-results/site",
  // What is heard on a page, press by press: tests/site/by-ear.spec.ts.
  snapshotPathTemplate: "tests/transcripts/{arg}{ext}",
  fullyParallel: true,
  // Rarer ways are tried in the long run alone: tests/site/sample.ts.
  ...(process.env["TEST_LONG"] !== "1" && { grepInvert: /@long/ }),
  workers: 2,
  // On a busy machine a browser may miss a deadline once; the report still names what needed a second try.
  retries: process.env["CI"] ? 1 : 0,
  reporter: process.env["CI"] || !process.stdout.isTTY ? "list" : "line",
  // Generous, since a machine may be busy with other things: nothing is gained by failing sooner.
  timeout: 120_000,
  expect: {
    timeout: 20_000,
    // One machine draws the same page the same way, so what is let pass is less than a shifted line of text.
    toHaveScreenshot: { pathTemplate: "tests/pictures/{arg}{ext}", scale: "css", maxDiffPixels: 60 },
  },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // A page that follows another of the same site needs no new process: a quarter of what a test costs.
        "--process-per-site",
        "--disable-site-isolation-trials",
        "--in-process-gpu",
      ],
    },
    // Keeping five hundred files for offline use takes longer than most tests: those that are about it allow it.
    serviceWorkers: "block",
    viewport: { width: 1366, height: 768 },
    locale: "en-GB",
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 30_000,
  },
  webServer: {
    command: `npx serve dist --listen ${port} --no-compression --no-clipboard --no-port-switching --no-request-logging`,
    port,
    reuseExistingServer: !process.env["CI"],
  },
});
