import type { Locator, Page } from "@playwright/test";
import { fixed } from "../../src/games/sudoku/fixed.ts";
import { expect, open, openMenu, test } from "./fixture.ts";

// Other ways to write into a board of cells than a cell, then its number: by mouse, by finger, by key.

const cell = (page: Page, at: number) => page.locator(`[data-cell="${at}"]`);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const key = (page: Page, digit: string) =>
  page.getByRole("group", { name: "Number pad" }).getByRole("button", { name: digit, exact: true });
const empty = [...fixed.givens].flatMap((digit, at) => (digit === "0" ? [at] : []));
const [first = 0, second = 0, third = 0] = empty;
const digit = fixed.solution[first] ?? "";
const given = [...fixed.givens].findIndex((one) => one !== "0");
const name = (page: Page, at: number, words: string | RegExp) =>
  expect(cell(page, at)).toHaveAttribute("aria-label", words);
const chosen = (page: Page) => page.locator('[data-cell][aria-selected="true"]');
const hears = (page: Page, words: string) =>
  expect(page.getByRole("status").filter({ hasText: words }).first()).toBeAttached();

async function turn(page: Page, what: "Number first" | "Several cells"): Promise<void> {
  await openMenu(page, "More");
  const box = page.getByRole("checkbox", { name: what });
  await box.click();
  await expect(box).toBeChecked();
  await button(page, "Close").click();
}

const middle = async (one: Locator) => {
  const box = await one.boundingBox();
  if (!box) throw new Error("not on the page");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Draws a finger over cells. */
async function draw(page: Page, cells: readonly number[]): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: readonly { x: number; y: number }[]) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: [...points] });
  const points = await Promise.all(cells.map((at) => middle(cell(page, at))));
  for (const [nth, point] of points.entries()) await send(nth === 0 ? "touchStart" : "touchMove", [point]);
  await send("touchEnd", []);
}

test.describe("number first", () => {
  test("by mouse a key holds its number, each cell that is pressed gets it or loses it, and the key lets go", async ({
    page,
  }) => {
    await open(page, "/sudoku");
    await expect(key(page, digit)).not.toHaveAttribute("aria-pressed");
    await turn(page, "Number first");
    await expect(key(page, digit)).toHaveAttribute("aria-pressed", "false");
    await key(page, digit).click();
    await expect(key(page, digit)).toHaveAttribute("aria-pressed", "true");
    const there = [...fixed.givens].indexOf(digit);
    await expect(cell(page, there)).toHaveAttribute("data-tone", "same");
    await cell(page, first).click();
    await expect(cell(page, first)).toHaveText(digit);
    await cell(page, second).click();
    await expect(cell(page, second)).toHaveText(digit);
    await cell(page, second).click();
    await expect(cell(page, second)).toHaveText("");
    await button(page, "Pencil marks").click();
    await cell(page, second).click();
    await name(page, second, new RegExp(`pencil mark ${digit}`));
    await cell(page, second).click();
    await name(page, second, /^empty$/);
    await cell(page, given).click();
    await expect(cell(page, given)).toHaveText(fixed.givens[given] ?? "");
    await key(page, digit).click();
    await expect(key(page, digit)).toHaveAttribute("aria-pressed", "false");
    await cell(page, second).click();
    await name(page, second, /^empty$/);
    // Kept, and turned back.
    await page.reload();
    await expect(key(page, digit)).toHaveAttribute("aria-pressed", "false");
  });

  test("by keyboard alone: F turns it on, Enter and Space write what is held, digits still write themselves", async ({
    page,
  }) => {
    await open(page, "/sudoku");
    await cell(page, first).focus();
    await page.keyboard.press("f");
    await hears(page, "Number first");
    await expect(key(page, digit)).toHaveAttribute("aria-pressed", "false");
    await key(page, digit).focus();
    await page.keyboard.press("Enter");
    await expect(key(page, digit)).toHaveAttribute("aria-pressed", "true");
    await expect(cell(page, first)).toHaveText("");
    await cell(page, first).focus();
    await page.keyboard.press("Enter");
    await expect(cell(page, first)).toHaveText(digit);
    await page.keyboard.press("Space");
    await expect(cell(page, first)).toHaveText("");
    const other = String((Number(digit) % 9) + 1);
    await page.keyboard.press(other);
    await expect(cell(page, first)).toHaveText(other);
    await page.keyboard.press("f");
    await expect(key(page, digit)).not.toHaveAttribute("aria-pressed");
    await page.keyboard.press("Enter");
    await expect(cell(page, first)).toHaveText(other);
  });

  test.describe("by touch", () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test("a key, then the cells", async ({ page }) => {
      await open(page, "/sudoku");
      await turn(page, "Number first");
      await key(page, digit).tap();
      await cell(page, first).tap();
      await cell(page, second).tap();
      await expect(cell(page, first)).toHaveText(digit);
      await expect(cell(page, second)).toHaveText(digit);
      await cell(page, first).tap();
      await expect(cell(page, first)).toHaveText("");
    });
  });
});

/** Cells of the top row and of the left column, in the order in which a hand goes over them. */
const row = [0, 1, 2, 3];
const isEmpty = (at: number) => fixed.givens[at] === "0";

test.describe("several cells", () => {
  test("by mouse: drawn over, with Ctrl and by the switch; numbers are pencilled into all that are empty, and one undo takes them back", async ({
    page,
  }) => {
    await open(page, "/sudoku");
    await expect(page.getByRole("grid")).not.toHaveAttribute("aria-multiselectable");
    const points = await Promise.all(row.map((at) => middle(cell(page, at))));
    await page.mouse.move(points[0]?.x ?? 0, points[0]?.y ?? 0);
    await page.mouse.down();
    for (const { x, y } of points) await page.mouse.move(x, y);
    await page.mouse.up();
    await expect(chosen(page)).toHaveCount(4);
    await hears(page, "4 cells chosen.");
    await expect(page.getByRole("grid")).toHaveAttribute("aria-multiselectable", "true");
    await expect(cell(page, 5)).toHaveAttribute("aria-selected", "false");
    await key(page, "7").click();
    for (const at of row) await name(page, at, isEmpty(at) ? /pencil mark 7/ : (fixed.givens[at] ?? ""));
    await key(page, "7").click();
    for (const at of row) await name(page, at, isEmpty(at) ? /^empty$/ : (fixed.givens[at] ?? ""));
    await key(page, "7").click();
    await key(page, "8").click();
    await button(page, "Clear Cells").click();
    for (const at of row) await name(page, at, isEmpty(at) ? /^empty$/ : (fixed.givens[at] ?? ""));
    await button(page, "Undo").click();
    for (const at of row.filter(isEmpty)) await name(page, at, /pencil marks 7 and 8/);
    await hears(page, `What stood in ${row.filter(isEmpty).length} cells is back.`);

    await cell(page, first).click();
    await expect(chosen(page)).toHaveCount(1);
    await cell(page, second).click({ modifiers: ["Control"] });
    await cell(page, third).click({ modifiers: ["Control"] });
    await expect(chosen(page)).toHaveCount(3);
    await cell(page, second).click({ modifiers: ["Control"] });
    await expect(chosen(page)).toHaveCount(2);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("grid")).not.toHaveAttribute("aria-multiselectable");

    await turn(page, "Several cells");
    for (const at of [second, third]) await cell(page, at).click();
    await expect(cell(page, third)).toHaveAttribute("aria-selected", "true");
    await cell(page, third).click();
    await expect(cell(page, third)).toHaveAttribute("aria-selected", "false");
  });

  test("by keyboard alone: Shift and arrows, or S, arrows and Space; Escape goes back to one", async ({ page }) => {
    await open(page, "/sudoku");
    await cell(page, 0).focus();
    for (let nth = 0; nth < 3; nth++) await page.keyboard.press("Shift+ArrowRight");
    await expect(cell(page, 3)).toBeFocused();
    await expect(chosen(page)).toHaveCount(4);
    await hears(page, "4 cells chosen.");
    await page.keyboard.press("7");
    for (const at of row.filter(isEmpty)) await name(page, at, /pencil mark 7/);
    await page.keyboard.press("Delete");
    for (const at of row.filter(isEmpty)) await name(page, at, /^empty$/);
    await page.keyboard.press("Control+z");
    for (const at of row.filter(isEmpty)) await name(page, at, /pencil mark 7/);
    await page.keyboard.press("Escape");
    await expect(chosen(page)).toHaveCount(isEmpty(3) ? 1 : 0);
    await page.keyboard.press("s");
    await hears(page, "Several cells");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(chosen(page)).toHaveCount(1);
    await page.keyboard.press("Space");
    await expect(chosen(page)).toHaveCount(2);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("grid")).not.toHaveAttribute("aria-multiselectable");
    await page.keyboard.press("ArrowRight");
    await expect(cell(page, 22)).toBeFocused();
  });

  test.describe("by touch", () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

    test("a finger that is drawn over cells chooses them and moves no page; a board that was made bigger is moved instead", async ({
      page,
    }) => {
      await open(page, "/sudoku");
      await page.evaluate(() => document.body.style.setProperty("min-height", "200vh"));
      await draw(page, [0, 9, 18, 27, 36]);
      await expect(chosen(page)).toHaveCount(5);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await key(page, "7").tap();
      for (const at of [0, 9, 18, 27, 36].filter(isEmpty)) await name(page, at, /pencil mark 7/);
      await cell(page, first).tap();
      await expect(chosen(page)).toHaveCount(1);

      await openMenu(page, "More");
      for (let times = 0; times < 3; times++) await button(page, "Larger board").click();
      await button(page, "Close").click();
      await cell(page, 0).scrollIntoViewIfNeeded();
      await draw(page, [3, 2, 1]);
      await expect(chosen(page)).toHaveCount(1);
      await turn(page, "Several cells");
      await cell(page, second).tap();
      await cell(page, third).tap();
      await expect(chosen(page)).toHaveCount(3);
    });
  });
});
