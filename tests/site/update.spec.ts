import { appendFileSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { type ServedCopy, serveCopy } from "../serve-copy.ts";
import { hydrated, offlineReady, typeAnswers } from "./fixture.ts";
import { long } from "./sample.ts";

/** A copy of the site that the test may deploy a new version over. */
const test = base.extend<{ site: ServedCopy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  site: async ({}, use) => {
    const site = await serveCopy();
    await use(site);
    site.remove();
  },
});

test.use({ serviceWorkers: "allow" });

/** Puts the next version in the place of the site: every file that has its version in its name has another name in it. */
function deployNext(folder: string): void {
  const assets = join(folder, "assets");
  const names = new Map(readdirSync(assets).map((name) => [name, name.replace(/\.(\w+)$/, ".next.$1")]));
  for (const [name, next] of names) renameSync(join(assets, name), join(assets, next));
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = join(folder, name);
    if (!/\.(?:html|js|css)$/.test(name) || statSync(file).isDirectory()) continue;
    const text = readFileSync(file, "utf8");
    const renamed = text.replace(/[\w.-]+-[\w-]{8}\.(?:js|css|svg|woff2)/g, (found) => names.get(found) ?? found);
    // Pages keep their names: by their revisions the worker knows that they are others.
    const revised = renamed.replace(/("?revision"?:\s*["`])(\w+)/g, "$1next$2");
    if (revised !== text) writeFileSync(file, revised);
  }
}

/** Until the page is another one. */
const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { stillHere: true }));
const isMarked = (page: Page) => page.evaluate(() => "stillHere" in window).catch(() => true);
const noticeOn = (page: Page) => page.locator("[data-sonner-toast]").filter({ hasText: "A new version is ready" });

test("a new version waits, asks, and loses nothing that is on the screen", long, async ({ page, context, site }) => {
  await page.goto(`${site.address}/word-problems`);
  await hydrated(page);
  await offlineReady(page);
  const box = page.locator("article").first().getByLabel("Your answer");
  await box.fill("half an answer");
  await markPage(page);

  appendFileSync(join(site.folder, "service-worker.js"), "\n// the next version\n");
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const notice = noticeOn(page);
  await expect(notice).toBeVisible({ timeout: 60_000 });

  // It does not reload by itself, and outlives a message that goes away after three seconds.
  await context.setOffline(true);
  await page.keyboard.press("Escape");
  await context.setOffline(false);
  const passing = page.locator("[data-sonner-toast]").filter({ hasText: "Connection Restored" });
  await expect(passing).toBeVisible();
  await expect(passing).toBeHidden();
  await expect(notice).toBeVisible();
  await expect(box).toHaveValue("half an answer");
  expect(await isMarked(page)).toBe(true);

  await notice.getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => isMarked(page), { timeout: 60_000 }).toBe(false);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Word Problems");
  await expect(box).toHaveValue("half an answer");
});

test(
  "a reload in one tab leaves the others as they are, working, until their person says so",
  long,
  async ({ page, context, site }) => {
    test.setTimeout(600_000);
    const at = (path: string) => `${site.address}${path}`;
    await page.goto(at("/word-problems"));
    await hydrated(page);
    await offlineReady(page);
    const other = await context.newPage();
    // Its field stays: parts that come in its place would take it from under the keys.
    await typeAnswers(other);
    await other.goto(at("/logic"));
    await hydrated(other);
    const box = other.locator("main article input.typed:visible").first();
    await box.fill("half an answer");
    await markPage(other);
    await markPage(page);
    const version = (tab: Page) => tab.locator("script[data-modules]").getAttribute("data-modules");
    const earlier = await version(other);

    deployNext(site.folder);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(noticeOn(page)).toBeVisible({ timeout: 60_000 });
    await noticeOn(page).getByRole("button", { name: "Reload" }).click();
    await expect.poll(() => isMarked(page), { timeout: 60_000 }).toBe(false);
    await hydrated(page);
    expect(await version(page)).not.toBe(earlier);

    // The other tab goes on in its own version, with parts that it had not fetched yet and that no server has any more.
    await expect(noticeOn(other)).toBeVisible();
    await expect(box).toHaveValue("half an answer");
    await other.getByRole("navigation").getByRole("link", { name: "Patterns", exact: true }).click();
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("Patterns");
    await other.locator("nav summary").filter({ hasText: "Special Puzzles" }).click();
    await other.getByRole("link", { name: "KenKen", exact: true }).click();
    await expect(other.getByRole("gridcell").first()).toBeVisible();
    await other.goBack();
    await other.goBack();
    expect(await isMarked(other)).toBe(true);

    await noticeOn(other).getByRole("button", { name: "Reload" }).click();
    await expect.poll(() => isMarked(other), { timeout: 60_000 }).toBe(false);
    await hydrated(other);
    expect(await version(other)).not.toBe(earlier);
    await expect(box).toHaveValue("half an answer");

    // Nobody needs the earlier version any more.
    await page.goto(at("/about"));
    await expect.poll(() => page.evaluate(() => caches.has("earlier-version")), { timeout: 60_000 }).toBe(false);
  },
);
