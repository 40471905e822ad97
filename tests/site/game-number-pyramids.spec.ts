import type { Page } from "@playwright/test";
import { valueText } from "../../src/engine/game/combine.ts";
import { isProblem, isRefusal } from "../../src/engine/game/game.ts";
import game from "../../src/games/number-pyramids/game.ts";
import { expect, open, test } from "./fixture.ts";
import { long } from "./sample.ts";

const brick = (page: Page, at: number) => page.locator(`[data-brick="${at}"]`);
const padNames: Readonly<Record<string, string>> = { "−": "Minus sign", "/": "Fraction line" };

async function openPyramid(page: Page, board: string): Promise<void> {
  await open(page, `/math-games?play=number-pyramids#1b:${board}`);
  const read = game.board.read(board);
  if (isProblem(read)) throw new Error(read.problem);
  for (const [at, value] of read.value.givens.entries())
    await expect(brick(page, at)).toHaveValue(value ? valueText(value) : "");
}

test("by keyboard alone: a pyramid with numbers below zero, to its end", async ({ page }) => {
  const text = "subtract:20...7..-3";
  const board = game.board.read(text);
  if (isProblem(board)) throw new Error(board.problem);
  const fair = game.judge(board.value);
  if (isProblem(fair)) throw new Error(fair.problem);
  await openPyramid(page, text);
  await page.locator("summary", { hasText: "the rules" }).focus();
  await page.keyboard.press("Tab");
  await expect(brick(page, 1)).toBeFocused();
  await expect(brick(page, 1)).toHaveAccessibleName("Row 2, brick 1");
  await expect(brick(page, 3)).toHaveAccessibleName("Row 3, brick 1, given");

  // What cannot be read is said, and stays to be mended.
  await page.keyboard.type("3//4");
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("main").getByText('A number is written like 12, -3, 2/3, 1 1/2 or 0.25; "3//4" is none.'),
  ).toBeVisible();
  await expect(brick(page, 1)).toHaveValue("3//4");
  await expect(brick(page, 1)).toHaveAttribute("aria-invalid", "true");
  await page.keyboard.press("Escape");
  await expect(brick(page, 1)).toHaveValue("");
  await expect(page.getByRole("main").getByText("0 moves")).toBeVisible();

  let state = game.start(board.value);
  let at = 1;
  let moves = 0;
  for (let step = game.nextStep(state, fair.key); step; step = game.nextStep(state, fair.key)) {
    const [move] = step.moves;
    await goTo(page, at, move.brick);
    at = move.brick;
    await page.keyboard.type(move.value ? valueText(move.value).replace("−", "-") : "");
    await page.keyboard.press("Enter");
    moves += 1;
    await expect(
      page.getByRole("main").getByText(`${moves} move${moves === 1 ? "" : "s"}`, { exact: true }),
    ).toBeVisible();
    const next = game.play(state, move);
    if (isRefusal(next)) throw new Error(next.refusal);
    state = next;
  }
  await expect(page.getByRole("main").getByText("Done! You got there.")).toBeVisible();
  await expect(brick(page, 4)).toHaveValue("−8");
  await page.keyboard.type("5");
  await expect(page.getByRole("main").getByText("3 moves", { exact: true })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Another one like it" })).toBeFocused();
});

/** In a pyramid of three rows: up to the top, then down its left side, and along the row. */
async function goTo(page: Page, from: number, to: number): Promise<void> {
  const row = (at: number) => (at === 0 ? 0 : at < 3 ? 1 : 2);
  for (let up = row(from); up > 0; up--) await page.keyboard.press("ArrowUp");
  for (let down = 0; down < row(to); down++) await page.keyboard.press("ArrowDown");
  const first = [0, 1, 3][row(to)] ?? 0;
  for (let right = first; right < to; right++) await page.keyboard.press("ArrowRight");
  await expect(brick(page, to)).toBeFocused();
}

test("fractions in every spelling; bricks that do not fit say why, and a hint shows the way", async ({ page }) => {
  await openPyramid(page, "add:16...3..5");
  await brick(page, 4).fill("7/2");
  await brick(page, 1).fill("7");
  await expect(brick(page, 4)).toHaveValue("7/2");
  await brick(page, 2).click();
  await expect(page.getByRole("main").getByText("3 + 7/2 is 13/2, but row 2, brick 1 is 7.")).toBeVisible();
  await expect(brick(page, 4)).toHaveAttribute("aria-invalid", "true");
  await brick(page, 4).fill("4.0");
  await brick(page, 4).press("Enter");
  await expect(brick(page, 4)).toHaveValue("4");
  await expect(page.getByRole("main").getByText("13/2")).toBeHidden();
  // An empty text clears a brick.
  await brick(page, 4).fill("");
  await brick(page, 4).press("Enter");
  await brick(page, 2).fill("what");
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await page.getByRole("button", { name: "Tell me why" }).click();
  await expect(page.getByRole("textbox", { name: /, the hint is about this brick$/ })).toHaveCount(1);
  await expect(brick(page, 2)).toHaveValue("what");
  await page.getByRole("button", { name: "Do it for me" }).click();
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await page.getByRole("button", { name: "Tell me why" }).click();
  await page.getByRole("button", { name: "Do it for me" }).click();
  await expect(page.getByRole("main").getByText("Some of it was done for you")).toBeVisible();
  await expect(brick(page, 2)).toHaveValue("9");
});

test("on a small phone the pad stays where it is when bricks do not fit, and no sign lies over a number", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openPyramid(page, "add:16...3..5");
  await brick(page, 1).fill("7");
  const key = page.getByRole("group", { name: "Number pad" }).getByRole("button", { name: "1", exact: true });
  const before = await key.boundingBox();
  await brick(page, 4).fill("7/2");
  await brick(page, 4).press("Enter");
  await expect(page.getByRole("main").getByText("3 + 7/2 is 13/2, but row 2, brick 1 is 7.")).toBeVisible();
  expect(await key.boundingBox()).toEqual(before);
  // The digits stand in the middle of a brick, as high as their size says; a sign comes in from its upper corner.
  const overlaps = await page.locator(".pyramid").evaluate((wall) => {
    const signs = [...wall.querySelectorAll(".pyramid-sign")].map((one) => one.getBoundingClientRect());
    return [...wall.querySelectorAll("input")].filter((input) => {
      const { top, bottom, left, right } = input.getBoundingClientRect();
      const half = Number.parseFloat(getComputedStyle(input).fontSize) * 0.36; // half the height of a digit
      const [under, middle] = [(top + bottom) / 2 + half, (left + right) / 2];
      return signs.some(
        (sign) => sign.top < under && sign.bottom > top && Math.abs(sign.x + sign.width / 2 - middle) < 2,
      );
    }).length;
  });
  expect(overlaps).toBe(0);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test(
    "a pyramid to its end by taps on its bricks and the pad, below zero and over a line; six rows fit",
    long,
    async ({ page }) => {
      const text = "add:...-7_2.2.4";
      const board = game.board.read(text);
      if (isProblem(board)) throw new Error(board.problem);
      const fair = game.judge(board.value);
      if (isProblem(fair)) throw new Error(fair.problem);
      await openPyramid(page, text);
      const key = (name: string) =>
        page.getByRole("group", { name: "Number pad" }).getByRole("button", { name, exact: true });
      // A slip is taken back, and nothing counts until the brick is left.
      await brick(page, 2).tap();
      for (const name of ["1", "6", "Take back a sign", "Take back a sign", "5", "Minus sign", "Minus sign"])
        await key(name).tap();
      await expect(brick(page, 2)).toBeFocused();
      await expect(brick(page, 2)).toHaveValue("5");
      await expect(page.getByRole("main").getByText("0 moves")).toBeVisible();
      await brick(page, 0).tap();
      await expect(page.getByRole("main").getByText("1 move", { exact: true })).toBeVisible();
      await page.getByRole("button", { name: "Undo" }).tap();
      await expect(brick(page, 2)).toHaveValue("");

      let state = game.start(board.value);
      let moves = 0;
      const written: string[] = [];
      for (let step = game.nextStep(state, fair.key); step; step = game.nextStep(state, fair.key)) {
        const [move] = step.moves;
        const value = move.value ? valueText(move.value) : "";
        written.push(value);
        await brick(page, move.brick).tap();
        for (const sign of value) await key(padNames[sign] ?? sign).tap();
        await key("Enter").tap();
        moves++;
        await expect(
          page.getByRole("main").getByText(moves === 1 ? "1 move" : `${moves} moves`, { exact: true }),
        ).toBeVisible();
        await expect(brick(page, move.brick)).toHaveValue(value);
        const next = game.play(state, move);
        if (isRefusal(next)) throw new Error(next.refusal);
        state = next;
      }
      expect(written.toSorted()).toEqual(["6", "9/2", "−3/2"]);
      await expect(page.getByRole("main").getByText("Done! You got there.")).toBeVisible();
      await expect(brick(page, 0)).toHaveValue("9/2");
      await expect(page.getByRole("group", { name: "Number pad" })).toBeHidden();
      await page.evaluate(() => {
        location.hash = "1b:add:...............1.2.3.4.5.6";
      });
      await expect(brick(page, 20)).toHaveValue("6");
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    },
  );
});
