import type { Page } from "@playwright/test";
import { type Operation, termsOf, termText, termWords } from "../../src/engine/game/combine.ts";
import { isProblem, isRefusal } from "../../src/engine/game/game.ts";
import game from "../../src/games/twenty-four/game.ts";
import { expect, open, test } from "./fixture.ts";
import { long } from "./sample.ts";

const board = (page: Page) => page.getByRole("group", { name: "Numbers and signs" });
const number = (page: Page, name: string) => board(page).getByRole("button", { name, exact: true });
const sign = number;
const signNames: Record<Operation, string> = { "+": "Plus", "-": "Minus", "*": "Times", "/": "Divided by" };

async function openHand(page: Page, hand: string): Promise<void> {
  await open(page, `/math-games?play=twenty-four#1b:${hand}`);
  for (const [place, card] of hand.split("-").entries())
    await expect(board(page).getByRole("button").nth(place)).toHaveAccessibleName(card);
}

test("digits lead to the card with exactly that number", async ({ page }) => {
  await openHand(page, "13-12-1-3");
  const buttons = board(page).getByRole("button");
  await buttons.nth(1).focus();
  await page.keyboard.press("3");
  await expect(buttons.nth(3)).toBeFocused();
  // No number begins with 32 or with 2.
  await page.keyboard.press("2");
  await expect(buttons.nth(3)).toBeFocused();
  await page.keyboard.type("12");
  await expect(buttons.nth(1)).toBeFocused();
  await expect(page.locator("#board-keys")).toContainText("digits lead to the number that they write");
});

test("by keyboard alone: 24 from 3, 3, 8 and 8, through two fractions", async ({ page }) => {
  await openHand(page, "3-3-8-8");
  await page.locator("summary", { hasText: "the rules" }).focus();
  await page.keyboard.press("Tab");
  const buttons = board(page).getByRole("button");
  await expect(buttons.nth(0)).toBeFocused();

  // Taking back, by choosing again and by Escape.
  await page.keyboard.press("Enter");
  await expect(buttons.nth(0)).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Enter");
  await expect(buttons.nth(0)).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("Space");
  await page.keyboard.press("/");
  await expect(sign(page, "Divided by")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(board(page).locator("[aria-pressed=true]")).toHaveCount(0);

  // 8 ÷ 3: the digit leads to the first 8, the sign is chosen with the arrows.
  await page.keyboard.press("8");
  await expect(buttons.nth(2)).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await expect(sign(page, "Times")).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Home");
  await expect(buttons.nth(0)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(buttons.nth(0)).toHaveAccessibleName("8/3 (made as 8 ÷ 3)");
  await expect(buttons.nth(0)).toBeFocused();
  await expect(page.getByRole("list", { name: "Your working" }).getByRole("listitem")).toHaveText(["8 ÷ 3 = 8/3"]);

  // 3 − 8/3, then 8 ÷ (1/3); nothing stands between them where the 8 was.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.keyboard.press("-");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(buttons.nth(0)).toHaveAccessibleName("1/3 (made as 3 − 8 ÷ 3)");
  await page.keyboard.press("ArrowRight");
  await expect(number(page, "8")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("/");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("main").getByText("Done! You got there.")).toBeVisible();
  await expect(page.getByRole("main").getByText("8 ÷ (3 − 8 ÷ 3) = 24", { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByText("that is the only way there is")).toBeVisible();
  await expect(buttons.nth(0)).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByText("3 moves", { exact: true })).toBeVisible();

  // One stop for the whole board; then the way on, then what takes a step back.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Another one like it" })).toBeFocused();
  const undo = page.getByRole("button", { name: "Undo" });
  for (let stops = 0; stops < 4 && !(await undo.evaluate((one) => one === document.activeElement)); stops++)
    await page.keyboard.press("Tab");
  await expect(undo).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(number(page, "1/3 (made as 3 − 8 ÷ 3)")).toBeVisible();
  await expect(board(page).locator("[aria-pressed=true]")).toHaveCount(0);
});

test("a division by zero is refused and the choice stays; a last number that is not 24 says what to do", async ({
  page,
}) => {
  await openHand(page, "8-8-4-6");
  await number(page, "8").nth(0).click();
  await sign(page, "Minus").click();
  await number(page, "8").nth(1).click();
  await number(page, "4").click();
  await sign(page, "Divided by").click();
  await number(page, "0 (made as 8 − 8)").click();
  await expect(page.getByRole("main").getByText("Nothing can be divided by 0.")).toBeVisible();
  await expect(number(page, "4")).toHaveAttribute("aria-pressed", "true");
  await number(page, "6").click();
  await number(page, "2/3 (made as 4 ÷ 6)").click();
  await sign(page, "Plus").click();
  await number(page, "0 (made as 8 − 8)").click();
  await expect(page.getByRole("main").getByText("One number is left, 2/3. It is not 24: undo a step")).toBeVisible();
});

test("a hint names its two numbers, and is followed to the end", long, async ({ page }) => {
  await openHand(page, "4-6-1-1");
  for (let step = 0; step < 3; step++) {
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    await page.getByRole("button", { name: "Tell me why" }).click();
    await expect(board(page).getByRole("button", { name: /, the hint is about this number$/ })).toHaveCount(2);
    await page.getByRole("button", { name: "Do it for me" }).click();
  }
  await expect(page.getByRole("main").getByText("there are 2 essentially different ways")).toBeVisible();
  await expect(page.getByRole("main").getByText("Times or divided by at the end: 6 × 4 × 1 × 1.")).toBeVisible();
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test(
    "24 is made by taps alone; another number may be chosen first, and undo takes a step back",
    long,
    async ({ page }) => {
      const hand = "10-12-13-11";
      const read = game.board.read(hand);
      if (isProblem(read)) throw new Error(read.problem);
      await openHand(page, hand);
      const place = (at: number) => board(page).locator(`[data-spot="${at}"]`);
      const chosen = board(page).locator("[aria-pressed=true]");
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      for (const button of await board(page).getByRole("button").all())
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);

      const height = async () => (await sign(page, "Plus").boundingBox())?.y;
      const before = await height();
      let state = game.start(read.value);
      for (let step = game.nextStep(state, ""); step; step = game.nextStep(state, "")) {
        const [move] = step.moves;
        expect(await height()).toBe(before); // nothing moves under the finger
        await place(move.right).tap();
        await place(move.left).tap();
        await expect(place(move.left)).toHaveAttribute("aria-pressed", "true");
        await expect(chosen).toHaveCount(1);
        await sign(page, signNames[move.operation]).tap();
        await place(move.right).tap();
        const next = game.play(state, move);
        if (isRefusal(next)) throw new Error(next.refusal);
        const result = next[move.right];
        if (!result) throw new Error("nothing was made");
        await expect(place(move.right)).toHaveAccessibleName(termWords(result));
        await expect(chosen).toHaveCount(0);
        const isFirst = state.every((term) => term !== null);
        state = next;
        if (!isFirst) continue;
        await page.getByRole("button", { name: "Undo" }).tap();
        await expect(place(move.left)).toBeVisible();
        await expect(page.getByRole("main").getByText("0 moves")).toBeVisible();
        await page.getByRole("button", { name: "Redo" }).tap();
        await expect(place(move.right)).toHaveAccessibleName(termWords(result));
      }
      await expect(page.getByRole("main").getByText("Done! You got there.")).toBeVisible();
      await expect(page.getByRole("main").getByText("3 moves", { exact: true })).toBeVisible();
      const way = termsOf(state).map(termText).join();
      await expect(page.getByRole("main").getByText(`${way} = 24`, { exact: true })).toBeVisible();
      await expect(page.getByRole("main").getByText(`You made 24 as ${way}.`)).toBeVisible();
      await expect(
        page.getByRole("main").getByText("With 10, 11, 12 and 13 that is the only way there is."),
      ).toBeVisible();
      await expect(board(page).locator("[aria-disabled=false]")).toHaveCount(0);
    },
  );
});
