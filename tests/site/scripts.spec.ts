import type { Page } from "@playwright/test";
import {
  closeOfflineDialog,
  expect,
  heldScripts,
  hold,
  hydrated,
  modulesOf,
  open,
  screenOf,
  test,
  verdictIn,
} from "./fixture.ts";
import { long, oneIn } from "./sample.ts";

// Scripts that do not come: the page can be read whatever fails, and it says what is missing. Kept pages would come from
// the worker, and nothing could fail; it is blocked here as everywhere.

test.afterEach(({ watched }) => {
  watched.expected.push(/ERR_|Failed to fetch dynamically imported module|Failed to load resource|Service Worker/);
});

const line = (page: Page) => page.getByText("The part of this page that answers clicks has not arrived.");
const displayOf = (page: Page) => page.locator(".late").evaluate((late) => getComputedStyle(late).display);
const toast = (page: Page, text: string) => page.locator("[data-sonner-toast], .plain-note").filter({ hasText: text });

/** The field of the first card on which the answer is typed and not filled in: without a script there are no boxes. */
const plain = (page: Page) => page.locator("article input.typed:visible").first();

const parts = [
  ["the entry", (modules: string[]) => modules.at(-1)],
  ["React", (modules: string[]) => modules.find((file) => file.includes("/react-"))],
  ["the router", (modules: string[]) => modules.find((file) => file.includes("/router-"))],
  ["the screen", (modules: string[]) => modules.find((file) => file.includes("/screen-"))],
] as const;

for (const [what, pick] of oneIn(2, parts))
  test(`without ${what} a page stays as it is and says what is missing`, async ({ page }) => {
    const file = pick(await modulesOf(page, "/arithmetic/easy"));
    expect(file).toBeTruthy();
    await hold(page, `**${file}`, (route) => route.abort());
    await page.goto("/arithmetic/easy");
    const box = plain(page);
    await box.fill("typed before");
    await expect(line(page)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Easy Arithmetic Puzzles");
    await expect(page.locator("article")).not.toHaveCount(0);
    await expect(box).toHaveValue("typed before");
    await expect(page.getByText("Checking", { exact: true })).toBeHidden();

    await page.unroute(`**${file}`);
    await page.getByRole("link", { name: "Try again" }).click();
    await hydrated(page);
    await expect(line(page)).toBeHidden();
  });

test("what is typed before the scripts have come is judged as it stands", async ({ page }) => {
  const letGo = await heldScripts(page);
  await page.goto("/arithmetic/easy");
  const card = page.locator("article", { has: page.locator("input.typed:visible") }).first();
  await card.getByLabel("Your answer").fill("twelve apples and a half");
  letGo();
  await hydrated(page);
  await card.getByRole("button", { name: "Check", exact: true }).click();
  await expect(verdictIn(card)).toContainText(/\w/);
  await expect(verdictIn(card)).not.toContainText("Write your answer");
  await expect(card.getByLabel("Your answer")).toHaveValue("twelve apples and a half");
});

test("without boot.js the line shows by itself after ten seconds", async ({ page }) => {
  await page.route("**/boot.js", (route) => route.abort());
  await page.goto("/about");
  await expect(line(page)).toBeHidden();
  const delays = await page.evaluate(() =>
    document.getAnimations().map((one) => one.effect?.getComputedTiming().delay),
  );
  expect(delays).toEqual([10_000]);
  await page.evaluate(() => {
    for (const one of document.getAnimations()) one.finish();
  });
  await expect(line(page)).toBeVisible();
  await page.unroute("**/boot.js");
  await page.getByRole("link", { name: "Try again" }).click();
  await hydrated(page);
  await expect(line(page)).toBeHidden();
});

test("a script that is long in coming is missed after ten seconds, and forgiven", long, async ({ page }) => {
  const entry = (await modulesOf(page, "/about")).at(-1);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await hold(page, `**${entry}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  await page.goto("/about", { waitUntil: "commit" });
  await expect(page.locator('link[rel="modulepreload"]').first()).toBeAttached();
  await page.clock.runFor(9000);
  await expect(line(page)).toBeHidden();
  await page.clock.runFor(1500);
  await expect(line(page)).toBeVisible();
  release();
  await hydrated(page);
  await expect(line(page)).toBeHidden();
});

test("the line is not there while all goes well, nor for readers of the screen, nor on paper", async ({ page }) => {
  await open(page, "/about");
  await expect(line(page)).toBeHidden();
  await expect(page.getByRole("link", { name: "Try again" })).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  expect(await displayOf(page)).toBe("none");
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });
  test("no line speaks of what has not arrived", async ({ page }) => {
    await page.goto("/about");
    expect(await displayOf(page)).toBe("none");
  });
});

test("a page gone to whose screen does not come is opened as a document, and can be read", async ({ page }) => {
  await open(page, "/");
  const screen = await screenOf(page, "/logic");
  await hold(page, `**${screen}`, (route) => route.abort());
  await page.getByRole("link", { name: "Logic", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Logic");
  await expect(page).toHaveURL("/logic");
  await expect(line(page)).toBeVisible();
});

test(
  "where a page cannot be had at all, the reader stays where she was, and can try again",
  long,
  async ({ page, context }) => {
    await open(page, "/word-problems");
    await expect(page.getByRole("button", { name: "Connection: Online" })).toBeVisible();
    const box = plain(page);
    await box.fill("half an answer");
    await page.waitForLoadState("networkidle"); // what this page fetches for later is here
    await context.setOffline(true);
    await closeOfflineDialog(page);
    await page.getByRole("link", { name: "Logic", exact: true }).first().click();
    const note = toast(page, "This page could not be fetched");
    await expect(note).toContainText("You are where you were, and nothing is lost.");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Word Problems");
    await expect(page).toHaveURL("/word-problems");
    await expect(box).toHaveValue("half an answer");
    // Once more fails once more; it does not wait for ever.
    await page.getByRole("link", { name: "Algebra", exact: true }).first().click();
    await expect(note).toBeVisible();
    await expect(box).toHaveValue("half an answer");

    await context.setOffline(false);
    await page.getByRole("link", { name: "Logic", exact: true }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Logic");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Word Problems");
  },
);

test("going back to a page that does not come leaves the reader where she is", long, async ({ page }) => {
  await open(page, "/about");
  await page.getByRole("link", { name: "FAQ", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Frequently Asked Questions");
  await page.reload();
  await hydrated(page);
  await page.route("**/*", (route) => route.abort());
  await page.evaluate(() => history.back());
  await expect(toast(page, "This page could not be fetched")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Frequently Asked Questions");
  await expect(page).toHaveURL("/faq");
});

const dialog = (page: Page) => page.getByRole("dialog");

/** Lets a page's first scripts come, and none of those that it asks for later. */
async function withoutLaterParts(page: Page, path: string) {
  const first = await modulesOf(page, path);
  await hold(page, /\/assets\/.*\.js$/, (route) =>
    first.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
}

test("an outage before any later part has come: the dialog, its retry and every message of the specification", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await withoutLaterParts(page, "/about");
  await open(page, "/about");
  await context.setOffline(true);
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(dialog(page).getByRole("heading")).toHaveText("No Internet Connection", { timeout: 200 });
  }).toPass();
  await expect(dialog(page)).toContainText(
    "It looks like you're offline. Please check your internet connection and try again.",
  );
  await expect(page.getByRole("button", { name: "Connection: Offline", includeHidden: true })).toBeVisible();
  await dialog(page).getByRole("button", { name: "Retry Connection" }).click();
  await expect(dialog(page).getByRole("button", { name: "Checking connection..." })).toBeDisabled();
  await page.clock.runFor(3100);
  await expect(toast(page, "Still Offline")).toContainText("No internet connection detected. Please try again.");
  await page.clock.runFor(3000);
  await expect(toast(page, "Still Offline")).toBeHidden();
  await context.setOffline(false);
  await expect(dialog(page)).toBeHidden();
  await expect(toast(page, "Connection Restored")).toContainText("You're back online!");
});

test("after the page's first moment its messages need no fetching", async ({ page }) => {
  const fetched = page.waitForResponse(/toast-host/);
  await page.clock.install();
  await open(page, "/about");
  await page.clock.runFor(2000);
  await fetched;
  await expect(page.getByRole("button", { name: "Connection: Online" })).toBeVisible();
  await page.route("**/*", (route) => route.abort());
  await page.clock.runFor(10_000);
  await dialog(page).getByRole("button", { name: "Retry Connection" }).click();
  await page.clock.runFor(3100);
  await expect(page.locator("[data-sonner-toast]").filter({ hasText: "Still Offline" })).toContainText(
    "No internet connection detected. Please try again.",
  );
});

test("a page that goes offline before its scripts have come says so", async ({ page, context }) => {
  await hold(page, /\/assets\/.*\.js$/, async (route) => {
    await context.setOffline(true);
    await route.abort();
  });
  await page.goto("/about");
  await expect(line(page)).toBeVisible();
  await expect(page.getByText("It looks like you're offline.")).toBeVisible();
});

test("a button whose code does not come says so", async ({ page }) => {
  await withoutLaterParts(page, "/about");
  await open(page, "/about");
  await page.getByRole("button", { name: /^Theme/ }).click();
  await expect(toast(page, "This could not be fetched")).toContainText("Try it again when you are online.");
});
