import type { Locator, Page } from "@playwright/test";
import axe from "axe-core";
import { fixed } from "../../src/games/sudoku/fixed.ts";
import { expect, open, openMenu, test } from "./fixture.ts";
import { long, oneIn } from "./sample.ts";

// Other ways to write into a board of cells than a cell, then its number: by mouse, by finger, by key.

const cell = (page: Page, at: number) => page.locator(`[data-cell="${at}"]`);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const key = (page: Page, digit: string) =>
  page.getByRole("toolbar", { name: "Number pad" }).getByRole("button", { name: digit, exact: true });
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

    test("a key, then the cells", long, async ({ page }) => {
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

    test(
      "a finger that is drawn over cells chooses them and moves no page; a board that was made bigger is moved instead",
      long,
      async ({ page }) => {
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
      },
    );
  });
});

const pad = (page: Page) => page.getByRole("toolbar", { name: "Number pad" });
const ways = (page: Page) => page.getByRole("group", { name: "Ways to write" });
/** The key beside the numbers. */
const nib = (page: Page, words = "Pencil marks") => pad(page).getByRole("button", { name: words, exact: true });

async function holdDown(one: Locator, page: Page): Promise<void> {
  const { x, y } = await middle(one);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(ways(page)).toBeVisible();
  await page.mouse.up();
}

test.describe("corner marks and colours", () => {
  test("by the right button all ways are shown at once, and go with the quickest choice", long, async ({ page }) => {
    await page.clock.install();
    await open(page, "/sudoku");
    await nib(page).click({ button: "right" });
    await ways(page).getByRole("button", { name: "Corner marks" }).click();
    await expect(nib(page, "Corner marks")).toHaveAttribute("aria-pressed", "true");
    // Longer than a long press.
    await page.clock.runFor(1000);
    await cell(page, first).click();
    await key(page, "2").click({ timeout: 5000 });
    await name(page, first, "empty, corner mark 2");
  });

  test(
    "by mouse: a long press on the pencil shows all ways, its key then goes between numbers and the one that was chosen",
    long,
    async ({ page }) => {
      await open(page, "/sudoku");
      await holdDown(nib(page), page);
      await ways(page).getByRole("button", { name: "Corner marks" }).click();
      await expect(nib(page, "Corner marks")).toHaveAttribute("aria-pressed", "true");
      await cell(page, first).click();
      await key(page, "2").click();
      await key(page, "7").click();
      await name(page, first, "empty, corner marks 2 and 7");
      await expect(cell(page, first).locator(".corners")).toHaveText("27");
      await nib(page, "Corner marks").click();
      await expect(nib(page, "Corner marks")).toHaveAttribute("aria-pressed", "false");
      await key(page, digit).click();
      await expect(cell(page, first)).toHaveText(digit);
      await button(page, "Undo").click();
      await name(page, first, "empty, corner marks 2 and 7");
      await hears(page, "Corner marks are back in row 1");

      await openMenu(page, "More");
      await page.getByRole("radio", { name: "Colours" }).check();
      await button(page, "Close").click();
      await pad(page).getByRole("button", { name: "blue" }).click();
      await name(page, first, "empty, corner marks 2 and 7, coloured blue");
      await expect(cell(page, first).locator(".colour-sign")).toHaveText("B");
      await cell(page, given).click();
      await pad(page).getByRole("button", { name: "red" }).click();
      await name(page, given, `${fixed.givens[given]}, coloured red`);
      await pad(page).getByRole("button", { name: "red" }).click();
      await name(page, given, fixed.givens[given] ?? "");
      await openMenu(page, "More");
      await button(page, "Take all colours away").click();
      await button(page, "Close").click();
      await name(page, first, "empty, corner marks 2 and 7");
      await page.reload();
      await name(page, first, "empty, corner marks 2 and 7");
    },
  );

  test("by keyboard alone: M goes through the ways, digits are marks in the corner or colours", async ({ page }) => {
    await open(page, "/sudoku");
    await cell(page, first).focus();
    for (const says of ["Pencil on", "Corner marks: numbers go into the corners."]) {
      await page.keyboard.press("m");
      await hears(page, says);
    }
    await page.keyboard.press("7");
    await name(page, first, "empty, corner mark 7");
    await hears(page, "Corner mark 7 added");
    await page.keyboard.press("m");
    await hears(page, "Colours: 1 red, 2 orange");
    await page.keyboard.press("4");
    await name(page, first, "empty, corner mark 7, coloured green");
    await page.keyboard.press("9");
    await hears(page, "The colours are 1 to 6.");
    await page.keyboard.press("Backspace");
    await name(page, first, "empty, corner mark 7");
    await page.keyboard.press("m");
    await page.keyboard.press(digit);
    await expect(cell(page, first)).toHaveText(digit);
    await nib(page, "Colours").focus();
    await page.keyboard.press("ContextMenu");
    await expect(ways(page).getByRole("button", { name: "Numbers" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(nib(page, "Colours")).toBeFocused();
  });

  test("pencil marks stand in the middle for those who want it, and where corner marks are", long, async ({ page }) => {
    await open(page, "/sudoku");
    const marks = (at: number) => cell(page, at).locator(".marks");
    await cell(page, first).click();
    await page.keyboard.press("Shift+Digit9");
    await expect(marks(first)).toHaveCSS("display", "grid");
    await page.keyboard.press("m");
    await page.keyboard.press("m");
    await page.keyboard.press("1");
    await expect(marks(first)).toHaveCSS("display", "flex");
    await cell(page, second).click();
    await page.keyboard.press("Shift+Digit9");
    await expect(marks(second)).toHaveCSS("display", "grid");
    await open(page, "/settings");
    await page.getByRole("radio", { name: "In the middle of the cell" }).check();
    await open(page, "/sudoku");
    await expect(marks(second)).toHaveCSS("display", "flex");
  });

  test.describe("by touch", () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

    test("the ways and the colours have keys that can be hit, and several cells are coloured at once", async ({
      page,
    }) => {
      await open(page, "/sudoku");
      const { x, y } = await middle(nib(page));
      const touch = await page.context().newCDPSession(page);
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
      await expect(ways(page)).toBeVisible();
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await holdsKeys(page, ".tool-keys .btn", 4);
      await ways(page).getByRole("button", { name: "Colours" }).tap();
      await holdsKeys(page, ".number-pad .btn", 7);
      await draw(page, [0, 1, 2, 11]);
      await pad(page).getByRole("button", { name: "purple" }).tap();
      await expect(page.locator('[data-cell][data-colour="6"]')).toHaveCount(4);
      await button(page, "Undo").tap();
      await expect(page.locator("[data-cell][data-colour]")).toHaveCount(0);
    });

    async function holdsKeys(page: Page, selector: string, many: number): Promise<void> {
      await expect(page.locator(selector)).toHaveCount(many);
      for (const one of await page.locator(selector).all()) {
        const box = await one.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
      }
    }
  });

  for (const theme of oneIn(2, ["light", "dark"] as const, 1))
    test(`whatever stands in a coloured cell can be read in the ${theme} theme`, long, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await open(page, "/sudoku");
      await cell(page, 0).focus();
      // In each colour a digit of one's own, a given one, pencil and corner marks, with the cell chosen and not.
      for (const [nth, colour] of ["1", "2", "3", "4", "5", "6"].entries()) {
        const [own = 0, pencilled = 0, cornered = 0] = empty.slice(4 * nth);
        await cell(page, own).focus();
        await page.keyboard.press(fixed.solution[own] ?? "");
        await cell(page, pencilled).focus();
        await page.keyboard.press("Shift+Digit7");
        await page.keyboard.press("m");
        await page.keyboard.press("m");
        await cell(page, cornered).focus();
        await page.keyboard.press("7");
        await page.keyboard.press("m");
        for (const at of [
          own,
          pencilled,
          cornered,
          [...fixed.givens].findIndex((one, at) => one !== "0" && at >= own),
        ]) {
          await cell(page, at).focus();
          await page.keyboard.press(colour);
        }
        await page.keyboard.press("m");
      }
      await page.evaluate(axe.source);
      const inGrid = () => page.evaluate(() => axe.run(".grid-board"));
      await expect(page.locator("td[data-colour]")).not.toHaveCount(0);
      const found = await inGrid();
      expect(found.violations).toEqual([]);
      expect(await faint(page), "marks are hidden from readers, and axe passes them over").toEqual([]);
    });
});

/** What stands in coloured cells with less contrast to them than 4.5 to 1. */
function faint(page: Page): Promise<string[]> {
  return page
    .locator("td[data-colour] :is(.value, .marks span:not(:empty), .corners span, .colour-sign)")
    .evaluateAll((all) => {
      const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      const light = (colour: string) => {
        if (!pen) throw new Error("no canvas");
        pen.fillStyle = colour;
        pen.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((part) => {
          const one = part / 255;
          return one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
      };
      if (all.length === 0) return ["there are none"];
      return all.flatMap((one) => {
        const cell = one.closest("td") ?? one;
        const [ink, paper] = [light(getComputedStyle(one).color), light(getComputedStyle(cell).backgroundColor)];
        const contrast = Math.max(ink, paper) / Math.min(ink, paper);
        return contrast < 4.5 ? [`${one.className} ${one.textContent} in ${cell.dataset["colour"]}: ${contrast}`] : [];
      });
    });
}
