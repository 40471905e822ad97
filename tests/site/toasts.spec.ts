import type { Page } from "@playwright/test";
import { choose, expect, open, openMenu, test } from "./fixture.ts";
import { oneIn } from "./sample.ts";

const toast = (page: Page) => page.locator("[data-sonner-toast]").first();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** The controls in sight whose middle lies under a message; those of the bar at the top only where `bar` asks for them. */
function covered(page: Page, { bar = false } = {}): Promise<string[]> {
  return page
    .locator("main :is(button, a, input, summary, [data-cell]), .topbar :is(button, a)")
    .evaluateAll((controls, bar) => {
      const edge = document.querySelector(".topbar")?.getBoundingClientRect().bottom ?? 0;
      return controls.flatMap((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        // What was scrolled under the bar is not in sight anyway.
        if (control.closest(".topbar") ? !bar : y < edge) return [];
        const over = document.elementFromPoint(x, y)?.closest("[data-sonner-toast]");
        return over ? [control.textContent || control.ariaLabel || control.className] : [];
      });
    }, bar);
}

for (const viewport of oneIn(2, [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
]))
  test.describe(`at ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport });

    test("a message lies over no key of a board, nor over what checks it, wherever the page stands", async ({
      page,
    }) => {
      await open(page, "/sudoku");
      await page.locator("[data-cell].open").first().click();
      await page.locator(".number-pad .key").first().click();
      await openMenu(page, "New puzzle");
      await button(page, "Start").click();
      await expect(toast(page)).toContainText("What you had begun is kept.");
      // At a desk the bar has room beside what can be pressed in it.
      if (viewport.width > 1000) await expect.poll(() => covered(page, { bar: true })).toEqual([]);
      for (const place of [".grid-board", ".number-pad", ".board-tools .btn-main"]) {
        await page.locator(place).evaluate((one) => one.scrollIntoView({ block: "center" }));
        expect(await covered(page), place).toEqual([]);
      }
    });

    test("what a board says beside itself no message says as well, unless it is out of sight there", async ({
      page,
    }) => {
      await open(page, "/sudoku");
      await button(page, "Check Solution").click();
      await expect(page.locator(".board-note")).toContainText("Not quite right. Keep trying!");
      await page.waitForTimeout(500);
      await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
      await page.evaluate(() => {
        document.body.style.paddingBottom = "200vh";
        scrollTo(0, 1500);
      });
      await button(page, "Check Solution").evaluate((one: HTMLElement) => one.click());
      await expect(toast(page)).toContainText("Not quite right. Keep trying!");
    });

    test("nor over the way on in a quiz", async ({ page }) => {
      await open(page, "/weekly-quiz");
      await page.getByRole("list", { name: "Options" }).getByRole("button").first().click();
      await expect(toast(page)).toBeVisible();
      await button(page, "Next Question").click({ trial: true });
      expect(await covered(page)).not.toContain("Next Question");
    });

    test("a message that stays has a place of its own, and covers nothing at all", async ({ page }) => {
      await page.addInitScript(() => {
        IDBObjectStore.prototype.add = () => {
          throw new DOMException("no room", "QuotaExceededError");
        };
        IDBObjectStore.prototype.put = IDBObjectStore.prototype.add;
      });
      await choose(page, { answers: "text" });
      await open(page, "/arithmetic/easy");
      const card = page.locator("article").first();
      await card.getByRole("textbox").fill("3, 4");
      await card.getByRole("textbox").press("Enter");
      await expect(page.locator(".lasting")).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
      await expect.poll(() => covered(page, { bar: true })).toEqual([]);
      await page.evaluate(() => scrollTo(0, 900));
      expect(await covered(page, { bar: true })).toEqual([]);
      await page.locator(".lasting").getByRole("button", { name: "Close toast" }).click();
      await expect.poll(() => page.locator(".topbar").evaluate((bar) => bar.getBoundingClientRect().top)).toBe(0);
    });
  });

test("a message goes with the next press beside it", async ({ page }) => {
  await open(page, "/daily-challenge");
  await page.getByRole("main").getByLabel("Your answer").fill("999983");
  await page.getByRole("button", { name: "Submit Answer" }).click();
  const toast = page.locator("[data-sonner-toast]", { hasText: "Not quite" });
  await expect(toast).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  // Sooner than by itself.
  await expect(toast).toHaveCount(0, { timeout: 1500 });
});

for (const [width, height] of oneIn(2, [
  [390, 844],
  [360, 640],
] as const))
  test(`at ${width} by ${height} a message lies where there is nothing to press, below the bar at the top and above the one at the bottom`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, "/daily-challenge");
    await page.getByRole("main").getByLabel("Your answer").fill("999983");
    await page.getByRole("main").getByLabel("Your answer").press("Enter");
    await expect(toast(page)).toContainText("Not quite");
    await toast(page).hover(); // so it stays
    await expect.poll(() => covered(page, { bar: true })).toEqual([]);
    const { y = 0 } = (await toast(page).boundingBox()) ?? {};
    expect(y).toBeGreaterThan(height / 2);
  });
