import type { Page } from "@playwright/test";
import { answerOf, putInto } from "./database.ts";
import { expect, open, test } from "./fixture.ts";
import { long } from "./sample.ts";

const record = (page: Page) => page.getByRole("region", { name: "This record is yours" });
const install = (page: Page) => record(page).getByRole("heading", { name: "Install Sumwhere" });

/** What Chromium sends when it would install the site; the reader says yes or no to its question. */
async function offer(page: Page, outcome: "accepted" | "dismissed"): Promise<void> {
  await page.evaluate((answer) => {
    const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: async () => ({ outcome: answer }),
    });
    dispatchEvent(event);
    Object.assign(window, { caught: event.defaultPrevented });
  }, outcome);
}

const caught = (page: Page) => page.evaluate(() => (window as unknown as { caught: boolean }).caught);

/** When the page has loaded what it loads at leisure, it catches offers. */
async function offerCaught(page: Page, outcome: "accepted" | "dismissed"): Promise<void> {
  await expect(async () => {
    await offer(page, outcome);
    expect(await caught(page)).toBe(true);
  }).toPass();
}

test(
  "an offer that comes on another page waits on the progress page, and is taken by keyboard",
  long,
  async ({ page }) => {
    await open(page, "/about");
    await offerCaught(page, "accepted");
    await page.locator("nav summary").filter({ hasText: "Progress" }).click();
    await page.getByRole("link", { name: "Progress", exact: true }).click();
    await expect(install(page)).toBeVisible();
    await record(page).getByRole("button", { name: "Install" }).press("Enter");
    await expect(record(page).getByText("Sumwhere is installed.")).toBeVisible();
    await expect(record(page).locator(":focus")).toHaveText("Sumwhere is installed.");
    await expect(record(page).getByRole("button", { name: "Install" })).toBeHidden();
    await page.reload();
    await expect(record(page).getByText("Last copy")).toBeVisible();
    await expect(install(page)).toBeHidden();
  },
);

test("no is taken for an answer; where nothing is offered nothing is said", async ({ page }) => {
  await open(page, "/progress");
  await expect(record(page).getByText("Last copy")).toBeVisible();
  await expect(install(page)).toBeHidden();
  await offerCaught(page, "dismissed");
  await record(page).getByRole("button", { name: "Install" }).click();
  await expect(record(page).getByText("Sumwhere was not installed.")).toBeVisible();
});

test.describe("on a phone of Apple's", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    hasTouch: true,
  });

  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, "vendor", { get: () => "Apple Computer, Inc." });
      Object.defineProperty(navigator, "maxTouchPoints", { get: () => 5 });
    }),
  );

  test("the steps are told, and that the app has a record of its own", async ({ page }) => {
    await open(page, "/progress");
    await expect(install(page)).toBeVisible();
    await expect(record(page)).toContainText("Open the Share menu and choose Add to Home Screen.");
    await expect(record(page)).toContainText("save a copy here first");
  });

  test("nothing is said in the app itself", async ({ page }) => {
    await page.addInitScript(() => {
      const real = window.matchMedia.bind(window);
      window.matchMedia = (query) => (query === "(display-mode: standalone)" ? real("all") : real(query));
    });
    await open(page, "/progress");
    await expect(record(page).getByText("Last copy")).toBeVisible();
    await expect(install(page)).toBeHidden();
  });
});

/** A browser that says yes when it is asked to keep what is stored, and counts how often it was asked. */
async function withPromises(page: Page, vendor: string): Promise<void> {
  await page.addInitScript((name) => {
    let kept = false;
    Object.assign(window, { askings: 0 });
    Object.defineProperty(navigator, "vendor", { get: () => name });
    StorageManager.prototype.persisted = async () => kept;
    StorageManager.prototype.persist = async () => {
      (window as unknown as { askings: number }).askings++;
      kept = true;
      return kept;
    };
  }, vendor);
}

const askings = (page: Page) => page.evaluate(() => (window as unknown as { askings: number }).askings);
const button = (page: Page) => record(page).getByRole("button", { name: "Ask the browser to keep it" });

async function withAnswers(page: Page, count: number): Promise<void> {
  await open(page, "/progress");
  await expect(record(page).getByText("The browser may clear this record")).toBeVisible();
  await putInto(
    page,
    "attempts",
    Array.from({ length: count }, (_, n) => answerOf(n, 1)),
  );
  await open(page, "/progress");
  await expect(page.locator("[data-figures=read]")).toBeVisible();
}

test(
  "with the tenth answer a browser that decides by itself is asked to keep the record, once",
  long,
  async ({ page }) => {
    await withPromises(page, "Google Inc.");
    await withAnswers(page, 9);
    await expect(button(page)).toBeVisible();
    expect(await askings(page)).toBe(0);
    await putInto(page, "attempts", [answerOf(9, 0)]);
    await open(page, "/progress");
    await expect(record(page).getByText("Kept firmly")).toBeVisible();
    await expect(button(page)).toBeHidden();
    expect(await askings(page)).toBe(1);
  },
);

test("a browser that would ask the reader is asked after a click only", long, async ({ page }) => {
  await withPromises(page, "");
  await withAnswers(page, 12);
  await expect(button(page)).toBeVisible();
  expect(await askings(page)).toBe(0);
  await button(page).press("Enter");
  await expect(record(page).locator(":focus")).toContainText("Kept firmly");
  await expect(button(page)).toBeHidden();
  expect(await askings(page)).toBe(1);
});
