import type { BrowserContext, Page } from "@playwright/test";
import { storedIn } from "./database.ts";
import { expect, hold, kept, open, test } from "./fixture.ts";
import { isLong, long } from "./sample.ts";

/** Answers the card at that place, from 0, and gives its number by typing it: each answer is another text. */
async function answer(page: Page, place: number, typed: string): Promise<void> {
  const card = page.locator("main article:visible").nth(place);
  await card.getByLabel("Your answer").fill(typed);
  await card.getByLabel("Your answer").press("Enter");
  await expect(card.locator("output > *")).toBeVisible();
}

/** What is stored on the device once a page has had time to look after it. */
async function typedOnDevice(context: BrowserContext, count: number): Promise<unknown[]> {
  const page = await context.newPage();
  await open(page, "/about");
  await kept(page, count);
  const rows = await storedIn(page, "attempts");
  await page.close();
  return rows.map(({ typed }) => typed).sort();
}

test("closed at the verdict, again and again: every answer is there afterwards, once", async ({ page, context }) => {
  const given: string[] = [];
  for (let visit = 0; visit < (isLong ? 8 : 4); visit++) {
    const tab = visit === 0 ? page : await context.newPage();
    await open(tab, "/number-theory");
    for (let one = 0; one <= visit % 3; one++) {
      const typed = String(999_000 + given.length);
      given.push(typed);
      await answer(tab, one, typed);
    }
    await tab.close();
  }
  expect(await typedOnDevice(context, given.length)).toEqual(given);
});

test("closed at the verdict before what keeps answers has arrived, too", long, async ({ page, context }) => {
  await hold(context, /\/assets\/(?:attempts|db)-/, (route) => new Promise(() => route));
  await open(page, "/number-theory");
  await answer(page, 0, "999001");
  await page.close();
  await context.unrouteAll();
  expect(await typedOnDevice(context, 1)).toEqual(["999001"]);
});

test("a board is there as it was left at the last move", async ({ page, context }) => {
  await open(page, "/sudoku");
  const cells = page.getByRole("gridcell");
  const empty = await cells.evaluateAll((all) =>
    all.findIndex((one) => /empty/.test(one.getAttribute("aria-label") ?? "")),
  );
  await cells.nth(empty).click();
  await page.keyboard.press("7");
  await expect(cells.nth(empty)).toContainText("7");
  await page.close();
  const later = await context.newPage();
  await open(later, "/sudoku");
  await expect(later.getByRole("gridcell").nth(empty)).toContainText("7");
});

test("the progress page counts what is only noted yet", async ({ page, context }) => {
  await open(page, "/number-theory");
  await answer(page, 0, "999001");
  await page.close();
  const later = await context.newPage();
  await open(later, "/progress");
  await expect(later.getByText("These figures show what this page will look like.")).toBeHidden();
  await expect(later.getByText("0%", { exact: true }).first()).toBeVisible();
});

test("answers leave no listener behind", async ({ page }) => {
  await page.addInitScript(() => {
    const counted = (add: typeof window.addEventListener, by: number) =>
      new Proxy(add, {
        apply(real, target, args) {
          (window as unknown as { listeners: number }).listeners += by;
          Reflect.apply(real, target, args);
        },
      });
    Object.assign(window, { listeners: 0 });
    window.addEventListener = counted(window.addEventListener, 1);
    window.removeEventListener = counted(window.removeEventListener, -1);
  });
  const listeners = () => page.evaluate(() => (window as unknown as { listeners: number }).listeners);
  await open(page, "/number-theory");
  await answer(page, 0, "999000");
  await kept(page, 1);
  const before = await listeners();
  for (let one = 1; one < 5; one++) await answer(page, 0, String(999_000 + one));
  await kept(page, 5);
  expect(await listeners()).toBe(before);
});
