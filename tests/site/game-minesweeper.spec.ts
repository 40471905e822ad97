import type { Page } from "@playwright/test";
import { isProblem, isRefusal } from "../../src/engine/game/game.ts";
import { capital } from "../../src/engine/words.ts";
import game from "../../src/games/minesweeper/game.ts";
import type { Move, State } from "../../src/games/minesweeper/state.ts";
import { cellWords } from "../../src/games/minesweeper/words.ts";
import { random } from "../../src/maths/random.ts";
import { expect, open, test } from "./fixture.ts";
import { long } from "./sample.ts";

const cells = (page: Page) => page.getByRole("grid", { name: "The field" }).getByRole("gridcell");

/** Four by four, mines in row 2, column 2 and in the last corner. */
const small = "4x4:1.4:kjgxea";

async function openField(page: Page, text: string): Promise<State> {
  const read = game.board.read(text);
  if (isProblem(read)) throw new Error(read.problem);
  await open(page, `/games?play=minesweeper#1b:${text}`);
  await expect(cells(page)).toHaveCount(read.value.mines.length);
  const state = game.start(read.value);
  await shows(page, state);
  return state;
}

/** Waits until every cell of the page is named as it stands in the state. */
async function shows(page: Page, state: State): Promise<void> {
  const names = state.cells.map((_, cell) => capital(cellWords(state, cell)));
  const shown = () => cells(page).evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  await expect.poll(shown).toEqual(names);
}

function played(state: State, move: Move): State {
  const next = game.play(state, move);
  if (isRefusal(next)) throw new Error(next.refusal);
  return next;
}

test("by keyboard alone: a field is cleared", async ({ page }) => {
  const dealt = game.deal({ size: "6", grade: "easy" }, random(1));
  let state = await openField(page, game.board.write(dealt.board));
  await page.locator("summary", { hasText: "the rules" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Flag", exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(cells(page).nth(state.board.start)).toBeFocused();

  for (let step = game.nextStep(state, ""); step; step = game.nextStep(state, ""))
    for (const move of step.moves) {
      await page.keyboard.press("Control+Home");
      for (let down = Math.floor(move.cell / 6); down > 0; down--) await page.keyboard.press("ArrowDown");
      for (let right = move.cell % 6; right > 0; right--) await page.keyboard.press("ArrowRight");
      await expect(cells(page).nth(move.cell)).toBeFocused();
      await page.keyboard.press(move.do === "flag" ? "f" : "Enter");
      state = played(state, move);
      if (game.outcome(state) === "open") await shows(page, state);
    }
  await expect(page.getByRole("main").getByText("Done! You got there.")).toBeVisible();
  await expect(page.getByRole("gridcell", { name: /: closed/ })).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Another one like it" })).toBeFocused();
});

test("by mouse: flags by the right button and by the mode, a number opens the rest around it", async ({ page }) => {
  let state = await openField(page, small);
  const [first = 0, second = 0] = [...state.board.mines.keys()].filter((cell) => state.board.mines[cell]);
  await expect(page.getByRole("main").getByText("2 of 2 mines left")).toBeVisible();
  await cells(page).nth(first).click({ button: "right" });
  state = played(state, { do: "flag", cell: first });
  await shows(page, state);
  await expect(page.getByRole("main").getByText("1 of 2 mines left", { exact: true })).toBeVisible();

  await cells(page).nth(first).click();
  await expect(page.getByRole("main").getByText("There is a flag in row 2, column 2: take it away")).toBeVisible();

  const mode = page.getByRole("button", { name: "Flag", exact: true });
  await mode.click();
  await expect(mode).toHaveAttribute("aria-pressed", "true");
  await cells(page).nth(second).click();
  state = played(state, { do: "flag", cell: second });
  await shows(page, state);
  await mode.click();

  const chord = [...state.cells.keys()].find((cell) => !isRefusal(game.play(state, { do: "chord", cell })));
  expect(chord).toBeDefined();
  await cells(page)
    .nth(chord ?? 0)
    .click();
  await shows(page, played(state, { do: "chord", cell: chord ?? 0 }));
});

test("a mine that was opened is shown, and undo leads back", async ({ page }) => {
  const state = await openField(page, small);
  await cells(page).nth(state.board.mines.indexOf(true)).click();
  await expect(page.getByRole("gridcell", { name: "Row 2, column 2: mine" })).toBeVisible();
  await expect(page.getByRole("main").getByText("Not this time.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await shows(page, state);
});

test("a hint frames the cells and the number they follow from", async ({ page }) => {
  const state = await openField(page, small);
  const step = game.nextStep(state, "");
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await page.getByRole("button", { name: "Tell me why" }).click();
  await expect(page.locator(".mines [data-tone=hint]")).toHaveCount(step?.cells.length ?? 0);
  await expect(page.locator(".mines [data-tone=because]")).toHaveCount(step?.because.length ?? 0);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test(
    "a small field is cleared by taps, a finger that stays flags, and a big field scrolls",
    long,
    async ({ page }) => {
      const big = game.deal({ size: "16", grade: "easy" }, random(3));
      let state = await openField(page, game.board.write(big.board));
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await expect(cells(page).nth(state.board.start)).toBeInViewport();
      // The mode: while it is on, a tap flags. Undo takes the flag away.
      const mode = page.getByRole("button", { name: "Flag", exact: true });
      const mine = state.board.mines.indexOf(true);
      await mode.tap();
      await cells(page).nth(mine).tap();
      await shows(page, played(state, { do: "flag", cell: mine }));
      await page.getByRole("button", { name: "Undo" }).tap();
      await shows(page, state);
      await mode.tap();

      // Each move follows from what is open, and a number that has its flags opens the rest around it.
      const dealt = game.deal({ size: "6", grade: "easy" }, random(1));
      state = await openField(page, game.board.write(dealt.board));
      const done = { open: 0, flag: 0, chord: 0 };
      for (let moves = proved(state, true); moves.length > 0; moves = proved(state, done.chord === 0))
        for (const move of moves) {
          done[move.do]++;
          state = played(state, move);
          if (move.do === "flag") await hold(page, move.cell, state);
          else await cells(page).nth(move.cell).tap();
          if (game.outcome(state) === "open") await shows(page, state);
        }
      expect(Math.min(...Object.values(done))).toBeGreaterThan(0);
      await expect(page.getByRole("main").getByText("Done! You got there.")).toBeVisible();
      await expect(page.getByRole("gridcell", { name: /: closed/ })).toHaveCount(0);
      await expect(page.getByRole("gridcell", { name: /: (flag|a mine, left closed)$/ })).toHaveCount(6);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    },
  );
});

/** What is certain: around a number that has its flags, or by the next step of one who thinks; nothing at the end. */
function proved(state: State, chords: boolean): readonly Move[] {
  const allowed = (cell: number) => chords && !isRefusal(game.play(state, { do: "chord", cell }));
  const cell = [...state.cells.keys()].find(allowed);
  return cell === undefined ? (game.nextStep(state, "")?.moves ?? []) : [{ do: "chord", cell }];
}

/** A finger that stays on a cell until it is as it stands in the state; that it goes then does nothing more. */
async function hold(page: Page, cell: number, after: State): Promise<void> {
  await cells(page).nth(cell).scrollIntoViewIfNeeded();
  const { x, y } = (await cells(page).nth(cell).boundingBox()) ?? { x: 0, y: 0 };
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + 20, y: y + 20 }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await shows(page, after);
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await shows(page, after);
}
