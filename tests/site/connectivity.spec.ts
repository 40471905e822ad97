import type { Page } from "@playwright/test";
import { expect, hydrated, offlineReady, open, test } from "./fixture.ts";
import { long } from "./sample.ts";

const check = "**/favicon.ico";
// The worker would answer pages, never this check; without it the page's own requests can be cut off here.

const dialog = (page: Page) => page.getByRole("dialog");
const toast = (page: Page, text: string) => page.locator("[data-sonner-toast]").filter({ hasText: text });

async function start(page: Page, path = "/about") {
  await page.clock.install();
  await open(page, path);
  await monitored(page);
}

async function monitored(page: Page) {
  // The watch begins when the page is idle, and what shows messages is fetched then: by a clock that stands still unless it
  // is moved.
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(page.getByRole("button", { name: "Connection: Online" })).toBeVisible({ timeout: 200 });
    expect(await page.evaluate(messagesStyled)).toBe(true);
  }).toPass();
}

/** Whether the stylesheet of messages has come. Runs in the page. */
const messagesStyled = () => [...document.styleSheets].some(({ href }) => href?.includes("/assets/toast-"));

test.afterEach(({ watched }) => {
  // The failed checks themselves, and the blocked worker, are what these tests are about.
  watched.expected.push(/Failed to load resource|Service Worker/);
});

/** What lies over everything else, a dialog's dimming included. */
async function onTop(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("DOM.getDocument", { depth: 0 });
  const { nodeIds } = await devtools.send("DOM.getTopLayerElements");
  const names: string[] = [];
  for (const nodeId of nodeIds) {
    const { node } = await devtools.send("DOM.describeNode", { nodeId });
    const { attributes = [], nodeName } = node;
    const className = attributes[attributes.indexOf("class") + 1];
    if (!nodeName.startsWith("::")) names.push(attributes.includes("class") ? `${nodeName}.${className}` : nodeName);
  }
  await devtools.detach();
  return names.at(-1) ?? "";
}

test("checks at the start and every ten seconds, at our own address", async ({ page, baseURL }) => {
  // Playwright itself reports no requests for a favicon, so the browser is asked.
  const asked: unknown[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  devtools.on("Network.requestWillBeSent", ({ request, type }) => {
    if (request.url.endsWith("/favicon.ico") && type === "Fetch")
      asked.push({ url: request.url, method: request.method, body: request.hasPostData ?? false });
  });
  await start(page);
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.runFor(10_000);
  await expect.poll(() => asked.length).toBe(2);
  await page.clock.runFor(10_000);
  await expect.poll(() => asked.length).toBe(3);
  for (const one of asked) expect(one).toEqual({ url: `${baseURL}/favicon.ico`, method: "GET", body: false });
  await expect(page.getByRole("button", { name: "Connection: Online" })).toBeVisible();
});

test("a failed check opens the dialog with the specified words, once an outage", async ({ page }) => {
  await start(page);
  await page.route(check, (route) => route.abort());
  await page.clock.runFor(10_000);
  await expect(dialog(page).getByRole("heading")).toHaveText("No Internet Connection");
  await expect(dialog(page)).toContainText(
    "It looks like you're offline. Please check your internet connection and try again.",
  );
  await expect(dialog(page).getByRole("button", { name: "Retry Connection" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Connection: Offline", includeHidden: true })).toBeVisible();
  await page.getByRole("button", { name: "Keep going offline" }).click();
  await expect(dialog(page)).toBeHidden();
  await page.clock.runFor(30_000);
  await expect(dialog(page)).toBeHidden();
});

test("Escape and the close button close it too", async ({ page, context }) => {
  await start(page);
  for (const close of ["Escape", "Close"]) {
    await context.setOffline(true);
    await expect(dialog(page)).toBeVisible();
    if (close === "Escape") await page.keyboard.press("Escape");
    else await page.getByRole("button", { name: "Close", exact: true }).click();
    await expect(dialog(page)).toBeHidden();
    await context.setOffline(false);
    await expect(toast(page, "Connection Restored").first()).toContainText("You're back online!");
  }
});

test("Retry waits three seconds: Still Offline, then Connected!", async ({ page }) => {
  await start(page);
  await page.route(check, (route) => route.abort());
  await page.clock.runFor(10_000);
  const retry = dialog(page).getByRole("button", { name: "Retry Connection" });
  // By the page's own clock: however slow the machine, what it shows in between may be over when it is looked at.
  const waited = page.evaluate(async () => {
    const ask = window.fetch;
    // Before the page hears of it, or what it does at once would be missing from the time.
    const pressed = await new Promise<number>((done) => addEventListener("click", () => done(Date.now()), true));
    return new Promise<number>((done) => {
      window.fetch = (...how) => {
        done(Date.now() - pressed);
        window.fetch = ask;
        return ask(...how);
      };
    });
  });
  await retry.click();
  await expect(dialog(page).getByRole("button", { name: "Checking connection..." })).toBeDisabled();
  await page.clock.runFor(3000);
  const ms = await waited;
  expect(ms).toBeGreaterThan(2990); // milliseconds are cut, not rounded
  expect(ms).toBeLessThan(6000);
  await expect(toast(page, "Still Offline")).toContainText("No internet connection detected. Please try again.");
  await expect(toast(page, "Still Offline")).toHaveAttribute("data-type", "error");
  await expect(dialog(page)).toBeVisible();
  expect(await onTop(page)).toBe("DIV.toasts");

  // A dialog that opens later comes on top; the next message over it again.
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await page.unroute(check);
  await page.clock.runFor(10_000);
  await expect(toast(page, "Connection Restored")).toBeVisible();
  await page.route(check, (route) => route.abort());
  await page.clock.runFor(10_000);
  await expect(dialog(page)).toBeVisible();
  expect(await onTop(page)).toMatch(/^DIALOG/);
  await retry.click();
  await page.clock.runFor(3100);
  await expect(toast(page, "Still Offline")).toBeVisible();
  expect(await onTop(page)).toBe("DIV.toasts");

  await page.unroute(check);
  await retry.click();
  await page.clock.runFor(3100);
  await expect(toast(page, "Connected!")).toContainText("Internet connection restored successfully.");
  await expect(dialog(page)).toBeHidden();
});

test("a successful periodic check restores without hiding the dialog; the browser's word hides it", async ({
  page,
  context,
}) => {
  await start(page);
  await page.route(check, (route) => route.abort());
  await page.clock.runFor(10_000);
  await expect(dialog(page)).toBeVisible();
  await page.unroute(check);
  await page.clock.runFor(10_000);
  await expect(toast(page, "Connection Restored")).toContainText("You're back online!");
  await expect(dialog(page)).toBeVisible();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(dialog(page)).toBeHidden();
});

test("the setting silences it, and is kept", async ({ page, context }) => {
  await start(page);
  await page.getByRole("button", { name: "Connection: Online" }).click();
  await page.getByLabel("Tell me when the connection is lost").uncheck();
  await page.keyboard.press("Escape");
  // What stores it is fetched with the first change: no hand reloads as fast as a test.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("settings"))).toContain('"notices":"off"');
  await page.reload();
  await monitored(page);
  await context.setOffline(true);
  await expect(page.getByRole("button", { name: "Connection: Offline" })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await context.setOffline(false);
});

test("a toast lasts three seconds", async ({ page, context }) => {
  await start(page);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(toast(page, "Connection Restored")).toBeVisible();
  await page.clock.runFor(2500);
  await expect(toast(page, "Connection Restored")).toBeVisible();
  await page.clock.runFor(1500);
  await expect(toast(page, "Connection Restored")).toBeHidden();
});

test.describe("what is on this device", () => {
  test.use({ serviceWorkers: "allow" });
  const some =
    "and so do the pages of the library you have opened. The rest follows when there is time and room, unless you save data.";
  const all = "Everything on Sumwhere keeps working without a connection.";

  /** Opens a page on a device that asks to save data, as some phones do. */
  async function sparing(page: Page) {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    await open(page, "/about");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.getByRole("button", { name: "Connection: Online" }).click();
  }

  test("is said as it is where data is saved: the library comes as it is opened, and all of it never is there", async ({
    page,
    context,
  }) => {
    await sparing(page);
    await expect(dialog(page)).toContainText("You are online.");
    await expect(dialog(page)).toContainText(some);
    await page.keyboard.press("Escape");
    await page.goto("/glossary/prime-number");
    await hydrated(page);
    await context.setOffline(true);
    await expect(dialog(page)).toContainText(some);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/prime number/i);
  });

  test("is not said before the device has answered, and is said anew when it has changed", long, async ({ page }) => {
    await page.addInitScript(() => {
      const { caches } = window;
      const held = new Promise<void>((done) => Object.assign(window, { answer: done }));
      Object.defineProperty(window, "caches", {
        value: { match: (...asked: Parameters<CacheStorage["match"]>) => held.then(() => caches.match(...asked)) },
      });
    });
    await sparing(page);
    const text = page.locator("#connection-text");
    await expect(text).toHaveCount(1);
    expect(await text.textContent()).not.toMatch(/without a connection/);
    await expect(dialog(page)).toBeHidden();
    await page.evaluate(() => (window as unknown as { answer: () => void }).answer());
    await expect(dialog(page)).toContainText(some);
    await offlineReady(page);
    await expect(dialog(page)).toContainText(all);
  });
});

test("says that nothing is on this device where nothing can be stored", async ({ page }) => {
  await open(page, "/about");
  await page.getByRole("button", { name: "Connection: Online" }).click();
  await expect(dialog(page)).toContainText("The others have not been stored on this device yet.");
});
