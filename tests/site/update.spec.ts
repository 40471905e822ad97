import { spawn } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { hydrated, offlineReady } from "./fixture.ts";

// Beside the site's own, so that two checkouts can be tested at the same time.
const port = Number(process.env["SITE_PORT"] ?? 4280) + 1;

/** A copy of the site that the test may deploy a new version over. */
const test = base.extend<{ site: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  site: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "sumwhere-"));
    cpSync("dist", folder, { recursive: true });
    const server = spawn("npx", ["serve", folder, "--listen", String(port), "--no-clipboard", "--no-port-switching"], {
      stdio: "ignore",
      detached: true,
    });
    await expect(async () => {
      expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
    }).toPass();
    await use(folder);
    if (server.pid) process.kill(-server.pid);
    rmSync(folder, { recursive: true, force: true });
  },
});

test.use({ serviceWorkers: "allow" });

test("a new version waits, asks, and loses nothing that is on the screen", async ({ page, context, site }) => {
  await page.goto(`http://localhost:${port}/word-problems`);
  await hydrated(page);
  await offlineReady(page);
  const box = page.locator("article").first().getByLabel("Your answer");
  await box.fill("half an answer");
  await page.evaluate(() => Object.assign(window, { stillHere: true }));

  appendFileSync(join(site, "service-worker.js"), "\n// the next version\n");
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const notice = page.locator("[data-sonner-toast]").filter({ hasText: "A new version is ready" });
  await expect(notice).toBeVisible();

  // It does not reload by itself, and outlives a message that goes away after three seconds.
  await context.setOffline(true);
  await page.keyboard.press("Escape");
  await context.setOffline(false);
  const passing = page.locator("[data-sonner-toast]").filter({ hasText: "Connection Restored" });
  await expect(passing).toBeVisible();
  await expect(passing).toBeHidden();
  await expect(notice).toBeVisible();
  await expect(box).toHaveValue("half an answer");
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true);

  await notice.getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => page.evaluate(() => "stillHere" in window).catch(() => true)).toBe(false);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Word Problems");
});
