import type { Page } from "@playwright/test";
import { writeShared } from "../../src/engine/game/link.ts";
import game from "../../src/games/magic-squares/game.ts";
import { random } from "../../src/maths/random.ts";
import { expect, open, openMenu, test } from "./fixture.ts";
import { long } from "./sample.ts";

/** The board that the page opens with. */
const { board, key } = game.deal(game.settings.first, random(1));
const { values, givens, rows, columns } = game.shape(board);
const solution = game.readKey(board, key).map((number) => values[number - 1] ?? "");
const empty = givens.flatMap((given, at) => (given === 0 ? [at] : []));

const cell = (page: Page, at: number) => page.locator(`[data-cell="${at}"]`);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const solved = (page: Page) => expect(page.getByRole("main").getByText("You solved it!")).toBeVisible();

async function holdsTheSolution(page: Page): Promise<void> {
  for (const [at, value] of solution.entries()) await expect(cell(page, at)).toHaveText(value);
}

test("an easy square is solved by keyboard alone", async ({ page }) => {
  await open(page, "/magic-squares");
  const isOnBoard = () => page.evaluate(() => document.activeElement?.hasAttribute("data-cell"));
  for (let presses = 0; presses < 80 && !(await isOnBoard()); presses++) await page.keyboard.press("Tab");
  await expect(cell(page, 0)).toBeFocused();

  let at = 0;
  const goTo = async (to: number) => {
    const [down, right] = [Math.floor(to / columns) - Math.floor(at / columns), (to % columns) - (at % columns)];
    for (let step = 0; step < Math.abs(down); step++) await page.keyboard.press(down > 0 ? "ArrowDown" : "ArrowUp");
    for (let step = 0; step < Math.abs(right); step++)
      await page.keyboard.press(right > 0 ? "ArrowRight" : "ArrowLeft");
    at = to;
    await expect(cell(page, to)).toBeFocused();
  };

  // A wrong number first, which is taken away again.
  const [first = 0] = empty;
  await goTo(first);
  await page.keyboard.press(solution[(first + 1) % solution.length] ?? "");
  await expect(cell(page, first)).not.toHaveText("");
  await page.keyboard.press("Backspace");
  await expect(cell(page, first)).toHaveText("");

  for (const one of empty) {
    await goTo(one);
    await page.keyboard.type(solution[one] ?? "");
  }
  await holdsTheSolution(page);
  await solved(page);
  expect(rows * columns).toBe(solution.length);
});

test("the line over the board says what every line has to reach: that diagonals count is to be seen nowhere else", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/magic-squares");
  await expect(page.locator(".board-bar p")).toContainText("Every row, column and diagonal adds up to 15.");
});

test("a figure is offered in its own sizes, and takes the nearest when it is chosen", async ({ page }) => {
  await open(page, "/magic-squares");
  await openMenu(page, "New puzzle");
  const form = page.getByRole("dialog", { name: "New puzzle" });
  await expect(form.getByRole("radio", { name: "6 points" })).toHaveCount(0);
  await form.getByRole("radio", { name: "Star" }).check();
  await expect(form.getByRole("radio", { name: "6 points" })).toBeChecked();
  await expect(form.getByRole("radio", { name: "3 numbers a line" })).toHaveCount(0);
});

test("hints lead to the end: where to look, why, and the number itself", long, async ({ page }) => {
  await open(page, "/magic-squares");
  const hint = page.getByRole("region", { name: "Hint" });
  for (const left of empty.map((_, at) => empty.length - at)) {
    await expect(page.locator("[data-cell].open .value:not(:empty)")).toHaveCount(empty.length - left);
    await button(page, "Hint").click();
    await expect(hint.locator("div").first()).toHaveText(/^Look at .*\.$/);
    await button(page, "Tell me why").click();
    await expect(hint.locator("div").first()).toHaveText(/\d.*\.$/);
    await expect(page.locator("[data-tone=hint]")).toHaveCount(1);
    await button(page, "Do it for me").click();
    await expect(hint).toHaveCount(0);
  }
  await holdsTheSolution(page);
  await expect(page.getByRole("main").getByText("All of it was done for you")).toBeVisible();
});

test("the line of a star that a hint names has its letter on the board, and its cells are read with it", async ({
  page,
}) => {
  const star = game.deal({ ...game.settings.first, kind: "star", size: "6" }, random(2));
  await open(page, `/magic-squares#${writeShared(game, { board: star.board })}`);
  await expect(page.locator("[data-cell]")).toHaveCount(12);
  await expect(page.locator(".grid-lines text")).toHaveText([..."ABCDEF"]);
  await button(page, "Hint").click();
  const hint = page.getByRole("region", { name: "Hint" }).locator("div").first();
  await expect(hint).toHaveText(/^Look at line [A-F]\.$/);
  const letter = /line ([A-F])/.exec((await hint.textContent()) ?? "")?.[1];
  await button(page, "Tell me why").click();
  await expect(page.locator("[data-tone=hint]")).toHaveAttribute("aria-label", new RegExp(`lines? .*${letter}`));
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("a tap chooses a cell, a tap on the pad fills it", long, async ({ page }) => {
    await open(page, "/magic-squares");
    const pad = page.getByRole("toolbar", { name: "Number pad" });
    for (const at of empty) {
      await cell(page, at).tap();
      await pad.getByRole("button", { name: solution[at] ?? "", exact: true }).tap();
      await expect(cell(page, at)).toHaveText(solution[at] ?? "");
    }
    await solved(page);
  });

  test("the largest construction fits a phone", async ({ page }) => {
    await open(page, "/magic-squares");
    await page.getByRole("group", { name: "Order" }).getByText("10", { exact: true }).tap();
    await button(page, "To the end").tap();
    await expect(how(page).locator(".total:has-text('505')")).toHaveCount(22);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

const how = (page: Page) => page.getByRole("region", { name: "How to make one" });
const why = (page: Page) => how(page).getByRole("status");
const slider = (page: Page) => how(page).getByRole("slider", { name: "Step" });
/** The numbers along the rows, empty cells as "". */
const numbers = (page: Page) =>
  how(page)
    .locator("td.cell")
    .evaluateAll((cells) => cells.map((one) => one.querySelector(".number")?.textContent ?? ""));

test("a construction is walked through by buttons and by the slider's keys", long, async ({ page }) => {
  await open(page, "/magic-squares");
  await expect(how(page).getByRole("heading", { name: "Order 3: Siamese method" })).toBeVisible();
  expect(await numbers(page)).toEqual(["", "1", "", "", "", "", "", "", ""]);
  await expect(why(page)).toHaveText("The walk begins in the middle of the top row, so 1 goes there.");

  await button(page, "Next").click();
  await expect(why(page)).toContainText("so 2 comes back in at the bottom of column 3.");
  await expect(how(page).locator("td.cell[data-mark=newest] .number")).toHaveText("2");
  await button(page, "Back").click();
  // At the start there is nothing to go back to, and the focus stays where it is.
  await page.keyboard.press("Enter");
  await expect(button(page, "Back")).toBeFocused();
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "1 of 9");
  await expect(button(page, "Back")).toHaveAttribute("aria-disabled", "true");

  await button(page, "To the end").click();
  await expect(how(page).getByRole("table")).toHaveAccessibleName("The square of order 3 after step 9 of 9");
  expect(await numbers(page)).toEqual(["8", "1", "6", "3", "5", "7", "4", "9", "2"]);
  await expect(how(page).locator(".total:has-text('15')")).toHaveCount(8);
  await expect(why(page)).toContainText("every row, every column and both diagonals add up to 15.");
  await expect(button(page, "Next")).toHaveAttribute("aria-disabled", "true");
  await button(page, "Back").click();
  await expect(how(page).locator(".total:has-text('15')")).toHaveCount(0);
  await button(page, "First").click();
  await expect(how(page).locator("td.cell[data-full]")).toHaveCount(1);

  await how(page).getByRole("radio", { name: "6", exact: true }).check();
  await expect(how(page).getByRole("heading", { name: "Order 6: LUX method" })).toBeVisible();
  await expect(how(page).locator(".letter")).toHaveText([..."LLLLULULU"]);
  await slider(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(slider(page)).toHaveValue("3");
  await expect(why(page)).toHaveText(
    "The pen that writes L comes to the bottom right of the block next, so 3 goes there.",
  );
  await page.keyboard.press("End");
  await expect(how(page).locator(".total:has-text('111')")).toHaveCount(14);

  await how(page).getByRole("radio", { name: "8", exact: true }).check();
  await expect(how(page).getByRole("heading", { name: "Order 8: Diagonal method" })).toBeVisible();
  await expect(how(page).locator("td.cell[data-cross]")).toHaveCount(32);
  await expect(slider(page)).toHaveValue("1");
});

test("the steps go by themselves when asked to, and stop at a second press", long, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/magic-squares");
  await button(page, "Play").click();
  await expect(slider(page)).toHaveValue("3");
  await button(page, "Pause").click();
  const stopped = await slider(page).inputValue();
  await button(page, "To the end").click();
  expect(Number(stopped)).toBeLessThan(9);

  // From the end it begins again; whoever asks for less motion meanwhile gets it.
  await button(page, "Play").click();
  await expect(slider(page)).toHaveValue("2");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(how(page).locator(".steps-play")).toBeHidden();
  await expect(how(page).locator(".steps-play")).toHaveText("Play");
  expect(Number(await slider(page).inputValue())).toBeLessThan(9);
});
