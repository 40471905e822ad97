import type { Page } from "@playwright/test";
import { isRefusal } from "../../src/engine/game/game.ts";
import game from "../../src/games/bulls-and-cows/game.ts";
import type { State } from "../../src/games/bulls-and-cows/state.ts";
import { guessWords } from "../../src/games/bulls-and-cows/words.ts";
import { expect, open, test } from "./fixture.ts";
import { long } from "./sample.ts";

const guesses = (page: Page) =>
  page.getByRole("list", { name: "Your guesses, the newest first" }).getByRole("listitem");
const pad = (page: Page) => page.getByRole("group", { name: "Digits" });
const field = (page: Page) => page.getByRole("textbox", { name: /^(Guess \d+|The secret)$/ });

async function openSecret(page: Page, secret: string, repeats = false): Promise<State> {
  const board = { length: secret.length, repeats, zero: true, secret };
  await open(page, `/math-games?play=bulls-and-cows#1b:${game.board.write(board)}`);
  // A new board is there once the address is plain again.
  await expect(page).toHaveURL(/play=bulls-and-cows$/);
  await expect(page.locator("#bulls-rule")).toContainText(repeats ? "may come again" : `${secret.length} different`);
  return game.start(board);
}

function played(state: State, guess: string): State {
  const next = game.play(state, guess);
  if (isRefusal(next)) throw new Error(next.refusal);
  return next;
}

test("by keyboard alone: a secret of five digits is found by what fits", long, async ({ page }) => {
  let state = await openSecret(page, "93517");
  await page.locator("summary", { hasText: "the rules" }).focus();
  await page.keyboard.press("Tab");
  await expect(field(page)).toBeFocused();

  // What cannot be the secret is refused and can be changed; letters are no digits.
  await page.keyboard.type("1x12");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByText("The secret has 5 digits; this has 3.")).toBeVisible();
  await expect(field(page)).toHaveValue("112");
  await page.keyboard.press("Escape");
  await expect(field(page)).toHaveValue("");

  // The pad is one stop, with arrows inside.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(pad(page).getByRole("button", { name: "1", exact: true })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(pad(page).getByRole("button", { name: "7", exact: true })).toBeFocused();
  await field(page).focus();

  for (let step = game.nextStep(state, ""); step; step = game.nextStep(state, "")) {
    const [guess] = step.moves;
    await page.keyboard.type(guess);
    await page.keyboard.press("Enter");
    state = played(state, guess);
    await expect(guesses(page)).toHaveCount(state.guesses.length);
    await expect(guesses(page).first()).toContainText(`Guess ${state.guesses.length}: ${[...guess].join(" ")}`);
    await expect(field(page)).toBeFocused();
  }
  await expect(page.getByRole("main").getByText("Done! You got there.")).toBeVisible();
  await expect(field(page)).toHaveAccessibleName("The secret");
  await expect(field(page)).toHaveValue("93517");
  await expect(guesses(page).first()).toContainText("5 bulls and no cows");
  await expect(page.getByRole("main").getByText(/^At first there were 30,240 possible secrets\./)).toBeVisible();
  await page.keyboard.type("123");
  await expect(field(page)).toHaveValue("93517");

  // The pad is gone; what was pressed last keeps the focus.
  await expect(pad(page)).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Guess", exact: true })).toBeFocused();
  // The guesses can be scrolled by keys.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("list", { name: "Your guesses" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Another one like it" })).toBeFocused();
});

test("a hint frames the answers that it follows from", async ({ page }) => {
  await openSecret(page, "3517");
  await field(page).fill("1234");
  await field(page).press("Enter");
  await expect(guesses(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await page.getByRole("button", { name: "Tell me why" }).click();
  await expect(page.locator(".bulls-guesses [data-tone=because]")).toHaveCount(1);
  await page.getByRole("button", { name: "Do it for me" }).click();
  await expect(guesses(page)).toHaveCount(2);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test(
    "a secret is found by taps alone; a digit tapped again is taken back, and undo takes back a guess",
    long,
    async ({ page }) => {
      const start = await openSecret(page, "3517");
      const key = (name: string) => pad(page).getByRole("button", { name, exact: true });
      const ask = async (digits: string) => {
        for (const digit of digits) await key(digit).tap();
        await expect(field(page)).toHaveValue(digits);
        await page.getByRole("button", { name: "Guess", exact: true }).tap();
      };
      await key("1").tap();
      await key("2").tap();
      await expect(key("1")).toHaveAttribute("aria-pressed", "true");
      for (const digit of "1345") await key(digit).tap();
      await expect(field(page)).toHaveValue("2345");
      const sizes = await pad(page)
        .getByRole("button")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      expect(Math.min(...sizes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(44);
      for (let left = 4; left > 0; left--) await key("Rub out the last digit").tap();
      await ask("2341");
      await expect(guesses(page).first()).toContainText("Guess 1: 2 3 4 1, no bulls and 2 cows");
      await expect(field(page)).toHaveValue("");
      await page.getByRole("button", { name: "Undo" }).tap();
      await expect(guesses(page)).toHaveCount(0);
      await page.getByRole("button", { name: "Redo" }).tap();
      await expect(guesses(page)).toHaveCount(1);

      let state = played(start, "2341");
      for (let step = game.nextStep(state, ""); step; step = game.nextStep(state, "")) {
        const [guess] = step.moves;
        await ask(guess);
        state = played(state, guess);
        await expect(guesses(page)).toHaveCount(state.guesses.length);
        await expect(guesses(page).first()).toContainText(guessWords(state, state.guesses.length - 1));
      }
      await expect(page.getByRole("main").getByText("Done! You got there.")).toBeVisible();
      await expect(field(page)).toHaveAccessibleName("The secret");
      await expect(field(page)).toHaveValue("3517");
      await expect(guesses(page).first()).toContainText("4 bulls and no cows");
      await expect(
        page.getByText(/^At first there were 5,040 possible secrets\. The answer to guess 1 left/),
      ).toBeVisible();
      // Nothing is typed any more: all guesses have the room of the pad.
      await expect(pad(page)).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

      // The widest guesses: five digits, which may come again.
      await openSecret(page, "33171", true);
      await ask("33112");
      await expect(guesses(page).first()).toContainText("Guess 1: 3 3 1 1 2, 3 bulls and 1 cow");
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    },
  );
});

test.describe("on a small phone", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test("a long list of guesses says that it goes on, a tap leads down it, and each new answer stands at its head in sight", async ({
    page,
  }) => {
    await openSecret(page, "3517");
    const guess = async (digits: string) => {
      await field(page).fill(digits);
      await field(page).press("Enter");
    };
    for (const digits of ["0246", "8901", "2468", "1234", "5678", "7890"]) await guess(digits);
    await expect(guesses(page)).toHaveCount(6);
    const on = page.locator(".panned-on");
    await on.tap();
    await on.tap();
    await on.tap();
    await expect(on).toBeHidden();
    await expect(guesses(page).last()).toBeInViewport({ ratio: 0.9 });
    await guess("9012");
    await expect(guesses(page)).toHaveCount(7);
    await expect(guesses(page).first()).toBeInViewport({ ratio: 0.9 });
    await expect(on).toBeVisible();
    // A hint leads to the answers that it follows from; the guess that it makes is seen with its answer.
    for (const name of ["Hint", "Tell me why", "Do it for me"])
      await page.getByRole("button", { name, exact: true }).click();
    await expect(guesses(page)).toHaveCount(8);
    await expect(guesses(page).first()).toBeInViewport({ ratio: 0.9 });
  });
});
