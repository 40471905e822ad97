import type { Page } from "@playwright/test";
import { writeShared } from "../../src/engine/game/link.ts";
import kenken from "../../src/games/kenken/game.ts";
import sudoku from "../../src/games/sudoku/game.ts";
import { random } from "../../src/maths/random.ts";
import { expect, open, test } from "./fixture.ts";

// A board, its pad, its tools and its hint share one view, on every screen.

const screens = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
];
const big = kenken.deal({ ...kenken.settings.first, size: "9" }, random(3));
const hard = sudoku.deal({ ...sudoku.settings.first, grade: "expert" }, random(5));
const boards = [
  { name: "the fixed sudoku", board: "Sudoku, Easy", path: "/sudoku" },
  { name: "a hard sudoku", board: "Sudoku, Expert", path: `/sudoku#${writeShared(sudoku, { board: hard.board })}` },
  { name: "a KenKen of 9 by 9", board: /^KenKen/, path: `/kenken#${writeShared(kenken, { board: big.board })}` },
];
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** What of these is not wholly in the window, or lies under something else at its middle. */
function hidden(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((all) =>
    all.flatMap((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const name = `${one.textContent || one.tagName} at ${Math.round(top)} to ${Math.round(bottom)}`;
      if (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1) return [name];
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return over && (one.contains(over) || over.contains(one)) ? [] : [`${name} under ${over?.className}`];
    }),
  );
}

for (const viewport of screens)
  for (const { name, board, path } of boards)
    test(`${name} has its pad and its tools in one view at ${viewport.width} by ${viewport.height}, and no hint covers it`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await open(page, path);
      await expect(page.getByRole("group", { name: board })).toBeVisible();
      await expect(page.locator("[data-cell]")).toHaveCount(81);
      await expect(page.getByRole("main").getByText("Looking at the puzzle")).toHaveCount(0);
      const keys = page.locator(".number-pad .btn");
      await expect(keys).toHaveCount(10);
      await page.evaluate(() => scrollTo(0, 0));
      expect(await hidden(page, ".grid-board td, .number-pad .btn, .board-tools .btn")).toEqual([]);
      for (const key of await keys.all()) {
        const box = await key.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      // A hint stays beside the board until it is done; a second one, too.
      for (let hints = 0; hints < 2; hints++) {
        await button(page, "Hint").click();
        await button(page, "Tell me why").click();
        await expect(page.locator("[data-tone=hint]").first()).toBeVisible();
        expect(await hidden(page, ".grid-board td")).toEqual([]);
        expect(await hidden(page, ".hint-card button")).toEqual([]);
        await button(page, "Do it for me").click();
        await expect(page.locator(".hint-card")).toHaveCount(0);
      }
    });
