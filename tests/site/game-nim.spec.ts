import type { Page } from "@playwright/test";
import { isProblem } from "../../src/engine/game/game.ts";
import game from "../../src/games/nim/game.ts";
import type { State } from "../../src/games/nim/state.ts";
import { expect, open, test } from "./fixture.ts";
import { long } from "./sample.ts";

const piles = (page: Page) => page.getByRole("group", { name: "The piles" }).getByRole("group");
const pile = (page: Page, number: number) => piles(page).nth(number - 1);
const counter = (page: Page, number: number, count: number) =>
  page.locator(`.nim [data-stop="${number - 1}-${count}"]`);

/** The state as the names of the piles tell it; it is the player's move. */
async function stateOn(page: Page, text: string): Promise<State> {
  const board = game.board.read(text);
  if (isProblem(board)) throw new Error(board.problem);
  const names = await piles(page).evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
  return {
    ...game.start(board.value),
    piles: names.map((name) => Number(/: (\d+)/.exec(name)?.[1] ?? 0)),
    turn: "you",
  };
}

async function openBoard(page: Page, text: string): Promise<void> {
  await open(page, `/math-games?play=nim#1b:${text}`);
  // Until the board of the link has come another one may stand there, with as many counters in its first pile.
  const sizes = (text.split("-")[0] ?? "").split(".");
  for (const [at, size] of sizes.entries())
    await expect(pile(page, at + 1)).toHaveAccessibleName(new RegExp(`: ${size} counter`));
  await expect(piles(page)).toHaveCount(sizes.length);
}

test("what a hint takes is told apart from what was chosen before it was asked for", async ({ page }) => {
  await openBoard(page, "8.7.2-any-wins-good-you-0");
  await counter(page, 1, 8).click();
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await page.getByRole("button", { name: "Tell me why" }).click();
  await expect(pile(page, 1).locator("[data-tone=hint]")).toHaveCount(3);
  const looks = await pile(page, 1)
    .locator(".nim-counter")
    .evaluateAll((all) => all.map((one) => getComputedStyle(one, "::before").borderColor));
  // Eight are chosen; the last three of them are what the hint takes.
  expect(new Set(looks.slice(0, 5)).size).toBe(1);
  expect(new Set(looks.slice(5)).size).toBe(1);
  expect(looks[7]).not.toBe(looks[0]);
});

test("by keyboard alone: a game won against a perfect opponent, and the strategy afterwards", async ({ page }) => {
  const text = "3.4.5-any-wins-perfect-you-0";
  await openBoard(page, text);
  await page.locator("summary", { hasText: "the rules" }).focus();
  await page.keyboard.press("Tab");
  await expect(counter(page, 1, 1)).toBeFocused();

  // Chosen with the space bar, chosen no more by Escape; a digit chooses so many.
  await page.keyboard.press("ArrowLeft");
  await expect(counter(page, 1, 2)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(counter(page, 1, 2)).toHaveAttribute("aria-pressed", "true");
  await expect(counter(page, 1, 3)).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByRole("button", { name: "Take 2 from pile 1" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".nim [aria-pressed=true]")).toHaveCount(0);
  await page.keyboard.press("3");
  await expect(page.locator(".nim [aria-pressed=true]")).toHaveCount(3);
  await page.keyboard.press("Space");
  await expect(page.locator(".nim [aria-pressed=true]")).toHaveCount(0);

  for (let moves = 1; moves < 20; moves++) {
    const state = await stateOn(page, text);
    if (state.piles.every((size) => size === 0)) break;
    const move = game.nextStep(state, "")?.moves[0];
    if (!move) throw new Error("no step");
    for (let up = 0; up < 3; up++) await page.keyboard.press("ArrowUp");
    for (let down = 0; down < move.pile; down++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("End");
    for (let left = 1; left < move.count; left++) await page.keyboard.press("ArrowLeft");
    await expect(counter(page, move.pile + 1, move.count)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator(".duel-latest")).toContainText(`You took ${move.count} from pile ${move.pile + 1}.`);
    // What had the focus is gone: the focus stays on the board.
    await expect(pile(page, move.pile + 1).locator(":focus")).toHaveCount(1);
  }
  await expect(page.getByRole("main").getByText("Done! You got there.")).toBeVisible();
  await expect(page.locator(".duel-latest")).toContainText("You win: you took the last counter.");
  await expect(page.getByRole("main").getByText(/and you did\.$/)).toBeVisible();
  await expect(pile(page, 1)).toHaveAccessibleName("Pile 1: empty");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByText("Done! You got there.")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.locator(".nim .duel-take")).toBeFocused();
  await page.locator("summary", { hasText: "the reasons" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByText("More piles: pairs of powers of two.")).toBeVisible();
});

test("more than a move takes is refused with the reason, and a hint frames the pile", async ({ page }) => {
  await openBoard(page, "21-3-wins-good-you-4");
  await expect(
    page.getByRole("main").getByText("Whoever takes the last counter wins. A move takes 1 to 3."),
  ).toBeVisible();
  await counter(page, 1, 5).click({ force: true });
  await expect(page.getByRole("main").getByText("A move takes 3 counters at most, not 5.")).toBeVisible();
  await expect(counter(page, 1, 5)).toHaveAccessibleName(
    "Pile 1: 21 counters, take 5: too many, a move takes 3 at most",
  );
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await page.getByRole("button", { name: "Tell me why" }).click();
  await expect(pile(page, 1)).toHaveAccessibleName("Pile 1: 21 counters, the hint takes from here");
  await page.getByRole("button", { name: "Do it for me" }).click();
  await expect(page.locator(".duel-latest")).toContainText("You took 1 from pile 1.");
  await expect(page.locator(".duel-latest")).toContainText("The opponent took");
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test(
    "a game is won against a perfect opponent by taps alone; undo gives back what both took",
    long,
    async ({ page }) => {
      const text = "7.12.9-any-wins-perfect-you-3";
      await openBoard(page, text);
      // A tap chooses, a second one takes it back, and one in another pile chooses there.
      await counter(page, 1, 2).tap();
      await expect(page.locator(".nim [aria-pressed=true]")).toHaveCount(2);
      await counter(page, 1, 2).tap();
      await expect(page.locator(".nim [aria-pressed=true]")).toHaveCount(0);
      await counter(page, 1, 2).tap();
      await counter(page, 2, 4).tap();
      await expect(page.locator(".nim [aria-pressed=true]")).toHaveCount(4);
      await counter(page, 2, 4).tap();
      const size = await counter(page, 1, 1).boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

      let moves = 0;
      for (let state = await stateOn(page, text); state.piles.some((pile) => pile > 0); moves++) {
        const move = game.nextStep(state, "")?.moves[0];
        if (!move) throw new Error("no step");
        const taken = `${move.count} from pile ${move.pile + 1}`;
        await counter(page, move.pile + 1, move.count).tap();
        await page.getByRole("button", { name: `Take ${taken}`, exact: true }).tap();
        await expect(page.locator(".duel-latest")).toContainText(`You took ${taken}.`);
        if (moves === 0) {
          // What was taken shows by whom.
          await expect(page.locator(".duel-latest")).toContainText(/The opponent took \d+ from pile \d\./);
          await expect(page.locator(".nim-pile [data-by=you]")).toHaveCount(move.count);
          await page.getByRole("button", { name: "Undo" }).tap();
          await expect.poll(async () => (await stateOn(page, text)).piles).toEqual([7, 12, 9]);
          await page.getByRole("button", { name: "Redo" }).tap();
          await expect.poll(async () => (await stateOn(page, text)).piles).not.toEqual([7, 12, 9]);
        }
        state = await stateOn(page, text);
      }
      await expect(page.getByRole("main").getByText("Done! You got there.")).toBeVisible();
      await expect(page.locator(".duel-latest")).toContainText("You win: you took the last counter.");
      await expect(
        page.getByRole("main").getByText(/Here you began: you could win for certain, and you did\.$/),
      ).toBeVisible();
      await expect(page.getByRole("button", { name: "Nothing is left" })).toBeVisible();
    },
  );
});
