import type { Page } from "@playwright/test";
import { writeShared } from "../../src/engine/game/link.ts";
import { fixed } from "../../src/games/sudoku/fixed.ts";
import sudoku from "../../src/games/sudoku/game.ts";
import { random } from "../../src/maths/random.ts";
import { choose, expect, open, test } from "./fixture.ts";
import { oneIn } from "./sample.ts";

// A board by keyboard alone: the way into it, its pad, and a hint from asking to doing.

const easy = sudoku.deal({ ...sudoku.settings.first, grade: "easy" }, random(4));
const path = `/sudoku#${writeShared(sudoku, { board: easy.board })}`;
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const card = (page: Page) => page.getByRole("region", { name: "Hint" });
const written = (page: Page) => page.locator("[data-cell].open .value:not(:empty)").count();

const isNowhere = (page: Page) => page.evaluate(() => document.activeElement === document.body);

async function openSudoku(page: Page) {
  await open(page, path);
  await expect(page.getByRole("group", { name: "Sudoku, Easy" })).toBeFocused(); // it has come
}

for (const viewport of oneIn(2, [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
]))
  test(`H asks, H says why, H leads to what does it, and only Enter does it at ${viewport.width} by ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openSudoku(page);
    await page.locator("[data-cell]").first().focus();
    for (let hints = 1; hints <= 2; hints++) {
      await page.keyboard.press("h");
      await expect(card(page)).toContainText("Look");
      await expect(button(page, "Tell me why")).toBeVisible();
      await page.keyboard.press("h");
      await expect(button(page, "Do it for me")).toBeVisible();
      for (const _ of ["third", "fourth", "fifth"]) await page.keyboard.press("h");
      await expect(button(page, "Do it for me")).toBeFocused();
      expect(await written(page)).toBe(hints - 1);
      const wanted = await page.locator("[data-tone=hint]").first().getAttribute("data-cell");
      await page.keyboard.press("Enter");
      await expect(card(page)).toHaveCount(0);
      await expect(page.locator(`[data-cell="${wanted}"]`)).toBeFocused();
      await expect(page.locator(`[data-cell="${wanted}"] .value`)).toHaveText(/\d/);
      expect(await written(page)).toBe(hints);
    }
  });

test("Escape closes a hint from wherever one is, and the focus is in the cell where it was asked for", async ({
  page,
}) => {
  await openSudoku(page);
  const cell = page.locator("[data-cell].open").nth(3);
  await cell.focus();
  await page.keyboard.press("h");
  await expect(card(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card(page)).toHaveCount(0);
  await expect(cell).toBeFocused();
  for (const _ of [1, 2, 3]) {
    await page.keyboard.press("h");
    await expect(card(page)).toBeVisible();
  }
  await expect(button(page, "Do it for me")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(card(page)).toHaveCount(0);
  await expect(cell).toBeFocused();
  // Several cells that are chosen are left first.
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("h");
  await expect(card(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card(page)).toHaveCount(0);
});

test("a hint is not done by a second quick press, nor by a key that is held", async ({ page }) => {
  await openSudoku(page);
  await button(page, "Hint").click();
  const box = await button(page, "Tell me why").boundingBox();
  await page.mouse.dblclick((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expect(button(page, "Do it for me")).toBeVisible();
  expect(await written(page)).toBe(0);
  await page.keyboard.press("Escape");
  await button(page, "Hint").focus();
  for (let held = 0; held < 8; held++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(card(page)).toBeVisible();
  expect(await written(page)).toBe(0);
  await page.keyboard.press("Escape");
  await page.locator("[data-cell]").first().focus();
  for (let held = 0; held < 8; held++) await page.keyboard.down("h");
  await page.keyboard.up("h");
  await expect(button(page, "Tell me why")).toBeVisible();
});

test("where the focus is nowhere, arrows lead into the board and digits go into the chosen cell", async ({ page }) => {
  await open(page, "/sudoku");
  expect(await isNowhere(page)).toBe(true);
  await page.keyboard.press("ArrowDown");
  await expect(page.locator('[data-cell="0"]')).toBeFocused();
  const cell = page.locator("[data-cell].open").first();
  await cell.click();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const digit = fixed.solution[fixed.givens.indexOf("0")] ?? "";
  await page.keyboard.press(digit);
  await expect(cell.locator(".value")).toHaveText(digit);
  // Once the board is out of sight, arrows are the page's own again.
  await page.evaluate(() => {
    document.body.style.paddingBottom = "200vh";
    scrollTo(0, 1500);
  });
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press("ArrowUp");
  expect(await isNowhere(page)).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await page.keyboard.press("h");
  await expect(card(page)).toBeVisible();
});

test("keys with a character do nothing from outside the board where they are switched off", async ({ page }) => {
  await choose(page, { singleKeys: "off" });
  await open(page, "/sudoku");
  await page.keyboard.press("h");
  await page.keyboard.press("k");
  await page.keyboard.press("ArrowDown");
  await expect(page.locator('[data-cell="0"]')).toBeFocused();
  await expect(card(page)).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the number pad is one stop of Tab; arrows, Home and End go from key to key, and a key is pressed as it stands", async ({
  page,
}) => {
  await openSudoku(page);
  const pad = page.getByRole("toolbar", { name: "Number pad" });
  const key = (name: string) => pad.getByRole("button", { name, exact: true });
  const cell = page.locator("[data-cell].open").first();
  await cell.focus();
  await page.keyboard.press("Tab");
  await expect(key("1")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(key("2")).toBeFocused();
  await page.keyboard.press("ArrowDown"); // three to a row at a desk
  await expect(key("5")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowLeft");
  await expect(key("1")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(key("1")).toBeFocused();
  await page.keyboard.press("End");
  await expect(pad.locator(".pencil")).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(cell.locator(".value")).toHaveText("2");
  await page.keyboard.press("Tab");
  expect(await pad.locator(":focus").count()).toBe(0);
  await page.keyboard.press("Shift+Tab");
  await expect(key("2")).toBeFocused();
  // Whatever its keys are: the colours, then the numbers again.
  for (let tools = 0; tools < 4; tools++) {
    await page.keyboard.press("m");
    await expect(pad.locator('[tabindex="0"]')).toHaveCount(1);
  }
});

test("a game of moves: the arrows lead in, H gives a hint and Enter does it, K shows the keys, Ctrl+Z takes back", async ({
  page,
}) => {
  for (const folder of ["lights-out", "sliding-tiles"]) {
    await open(page, `/games?play=${folder}`);
    await expect(page.locator("[data-saved=read]")).toHaveCount(1);
    await page.keyboard.press("ArrowDown");
    await expect(page.locator(".stage-board [role=gridcell]:focus")).toHaveCount(1);
    for (const name of ["Tell me why", "Do it for me", "Do it for me"]) {
      await page.keyboard.press("h");
      await expect(button(page, name)).toBeVisible();
    }
    await expect(button(page, "Do it for me")).toBeFocused();
    await expect(page.locator(".played")).toHaveText(/^0 /);
    await page.keyboard.press("Enter");
    await expect(page.locator(".played")).not.toHaveText(/^0 /);
    await expect(page.locator(".stage-board [role=gridcell]:focus")).toHaveCount(1);
    for (let moves = 0; moves < 9 && (await page.locator(".played").textContent()) !== "0 moves"; moves++) {
      const before = await page.locator(".played").textContent();
      await page.keyboard.press("Control+z");
      await expect(page.locator(".played")).not.toHaveText(before ?? "");
    }
    await page.keyboard.press("h");
    await expect(card(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(card(page)).toHaveCount(0);
    await expect(page.locator(".stage-board [role=gridcell]:focus")).toHaveCount(1);
    await page.keyboard.press("k");
    await expect(page.getByRole("dialog", { name: "Keys" })).toContainText("Do it for me");
    await page.keyboard.press("Escape");
  }
});
