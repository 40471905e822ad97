import type { Page } from "@playwright/test";
import { type Operation, termWords } from "../../src/engine/game/combine.ts";
import { isProblem, isRefusal } from "../../src/engine/game/game.ts";
import game from "../../src/games/numbers-round/game.ts";
import { expect, open, test } from "./fixture.ts";
import { long } from "./sample.ts";

const board = (page: Page) => page.getByRole("group", { name: "Numbers and signs" });
const number = (page: Page, name: string | RegExp) => board(page).getByRole("button", { name, exact: true });
const signNames: Record<Operation, string> = { "+": "Plus", "-": "Minus", "*": "Times", "/": "Divided by" };

async function openRound(page: Page, round: string): Promise<void> {
  await open(page, `/math-games?play=numbers-round#1b:${round}`);
  await expect(page.locator(".combine-goal strong")).toHaveText(round.split(":")[1] ?? "");
}

test("by keyboard alone: the target from six numbers, as the hints would do it", async ({ page }) => {
  const round = "75-50-2-3-8-7:813";
  const read = game.board.read(round);
  if (isProblem(read)) throw new Error(read.problem);
  await openRound(page, round);
  await expect(page.getByRole("main").getByText("Nearest so far: 75, 738 away")).toBeVisible();
  await page.locator("summary", { hasText: "the rules" }).focus();
  await page.keyboard.press("Tab");
  await expect(board(page).getByRole("button").first()).toBeFocused();

  let state = game.start(read.value);
  let moves = 0;
  for (let step = game.nextStep(state, ""); step; step = game.nextStep(state, "")) {
    const [{ left, operation, right }] = step.moves;
    await goTo(page, left);
    await page.keyboard.press("Enter");
    await page.keyboard.press(operation);
    await goTo(page, right);
    await page.keyboard.press("Enter");
    moves += 1;
    await expect(
      page.getByRole("main").getByText(`${moves} move${moves === 1 ? "" : "s"}`, { exact: true }),
    ).toBeVisible();
    const next = game.play(state, step.moves[0]);
    if (isRefusal(next)) throw new Error(next.refusal);
    state = next;
  }
  await expect(page.getByRole("main").getByText("Done! You got there.")).toBeVisible();
  await expect(page.getByRole("main").getByText("Nearest so far: 813, on the target")).toBeVisible();
  await expect(
    page.getByRole("main").getByText(/^You made .* = 813 with \d numbers, and no way takes fewer\.$/),
  ).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Another one like it" })).toBeFocused();
});

/** With the arrows, row by row, over the gaps of numbers that were used. */
async function goTo(page: Page, place: number): Promise<void> {
  const spot = () => page.evaluate(() => document.activeElement?.getAttribute("data-spot") ?? "");
  for (const key of ["ArrowUp", "ArrowUp", "ArrowUp", "Home"]) await page.keyboard.press(key);
  for (let down = 0; down < 3; down++) {
    for (let right = 0; right < 4; right++) {
      if ((await spot()) === String(place)) return;
      await page.keyboard.press("ArrowRight");
    }
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Home");
  }
  throw new Error(`no way to place ${place}`);
}

test("what is no whole number above zero is refused, and the choice stays", async ({ page }) => {
  await openRound(page, "75-50-2-3-8-7:813");
  await number(page, "50").click();
  await number(page, "Divided by").click();
  await number(page, "3").click();
  await expect(page.getByRole("main").getByText("50 ÷ 3 is not a whole number.")).toBeVisible();
  await expect(number(page, "50")).toHaveAttribute("aria-pressed", "true");
  await number(page, "2").click();
  await expect(number(page, "25 (made as 50 ÷ 2)")).toBeVisible();
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test(
    "the target is made by taps alone; undo gives the numbers back, and nothing scrolls sideways",
    long,
    async ({ page }) => {
      const round = "75-50-2-3-8-7:813";
      const read = game.board.read(round);
      if (isProblem(read)) throw new Error(read.problem);
      await openRound(page, round);
      const place = (at: number) => board(page).locator(`[data-spot="${at}"]`);
      const sizes = await board(page)
        .getByRole("button")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      expect(Math.min(...sizes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

      let state = game.start(read.value);
      let moves = 0;
      for (let step = game.nextStep(state, ""); step; step = game.nextStep(state, "")) {
        const [move] = step.moves;
        await place(move.left).tap();
        await number(page, signNames[move.operation]).tap();
        await place(move.right).tap();
        const next = game.play(state, move);
        if (isRefusal(next)) throw new Error(next.refusal);
        const result = next.table[move.right];
        if (!result) throw new Error("nothing was made");
        await expect(place(move.right)).toHaveAccessibleName(termWords(result));
        await expect(place(move.left)).toHaveCount(0);
        state = next;
        moves++;
        if (moves > 1) continue;
        await page.getByRole("button", { name: "Undo" }).tap();
        await expect(page.getByRole("main").getByText("Nearest so far: 75, 738 away")).toBeVisible();
        await expect(place(move.left)).toBeVisible();
        await page.getByRole("button", { name: "Redo" }).tap();
        await expect(place(move.right)).toHaveAccessibleName(termWords(result));
      }
      await expect(page.getByRole("main").getByText("Done! You got there.")).toBeVisible();
      await expect(page.getByRole("main").getByText("Nearest so far: 813, on the target")).toBeVisible();
      await expect(page.getByRole("main").getByText(`${moves} moves`, { exact: true })).toBeVisible();
      await expect(
        page.getByRole("main").getByText(/^You made .* = 813 with \d numbers, and no way takes fewer\.$/),
      ).toBeVisible();
      // The numbers that are left over stay, and can be used no more.
      const left = board(page).locator(".combine-numbers button");
      await expect(left).toHaveCount(6 - moves);
      await expect(board(page).locator(".combine-numbers [aria-disabled=true]")).toHaveCount(6 - moves);
    },
  );
});
