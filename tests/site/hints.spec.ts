import type { Page } from "@playwright/test";
import { type Fair, isProblem, isRefusal, type Step } from "../../src/engine/game/game.ts";
import type { GridGame, GridMove, GridState } from "../../src/engine/game/grid.ts";
import { begin, play, type Session, stateOf, writeSession } from "../../src/engine/game/session.ts";
import kenken from "../../src/games/kenken/game.ts";
import magic from "../../src/games/magic-squares/game.ts";
import sudoku from "../../src/games/sudoku/game.ts";
import { newSave } from "../../src/learner/records/save.ts";
import { expect, open, test } from "./fixture.ts";
import { oneIn } from "./sample.ts";
import { hidden, screens } from "./sight.ts";
import { kenkenTechniques, magicTechniques, sudokuTechniques } from "./technique-boards.ts";

// A hint of every technique: all that it speaks of is in sight beside it, whatever the screen.

const games = [
  { game: sudoku as GridGame<unknown>, path: "/sudoku", boards: sudokuTechniques },
  { game: kenken as GridGame<unknown>, path: "/kenken", boards: kenkenTechniques },
  { game: magic as GridGame<unknown>, path: "/magic-squares", boards: magicTechniques },
];
type GridSession = Session<unknown, GridState<unknown>, GridMove>;

/** The positions of a board at which the hints come to these techniques for the first time. */
function positions(game: GridGame<unknown>, text: string, techniques: readonly string[]) {
  const board = game.board.read(text);
  if (isProblem(board)) throw new Error(board.problem);
  const fair = game.judge(board.value);
  if (isProblem(fair)) throw new Error(fair.problem);
  const wanted = new Set(techniques);
  const found: { readonly session: GridSession; readonly step: Step<GridMove> }[] = [];
  for (let session = begin(game, fair as Fair<unknown>); wanted.size > 0; ) {
    const step = game.nextStep(stateOf(session), fair.key);
    if (!step) throw new Error(`${text}: no ${[...wanted].join(", ")}`);
    if (wanted.delete(step.technique)) found.push({ session, step });
    for (const move of step.moves) {
      const next = play(session, move);
      if (isRefusal(next)) throw new Error(next.refusal);
      session = next;
    }
  }
  return found;
}

/** Opens the page with a board as it stands, kept as by an earlier visit. */
async function openWith(page: Page, path: string, session: GridSession, nth: number) {
  const text = JSON.stringify({ before: "", session: writeSession(session) });
  const save = newSave(
    { who: "guest", kind: `game/${session.game.id}/n${nth}`, text },
    new Date(Date.now() + nth * 3_600_000),
  );
  if (nth === 0) await open(page, path);
  await page.evaluate(([key, note]) => localStorage.setItem(key, note), [
    `note/saves/${save.id}`,
    JSON.stringify(save),
  ] as const);
  await open(page, path);
  const { cells, shape } = stateOf(session);
  await expect(page.locator("[data-cell]")).toHaveCount(cells.length);
  const values = cells.filter(Boolean).map((value) => shape.values[value - 1] ?? "");
  await expect(page.locator("[data-cell] .value:not(:empty)")).toHaveText(values);
}

const inOrder = (list: readonly number[] = []) => [...list].sort((a, b) => a - b);
const cellsOf = (page: Page, tones: string) =>
  page.locator(tones).evaluateAll((all) => all.map((one) => Number(one.getAttribute("data-cell"))));

for (const [at, viewport] of screens.entries())
  for (const { game, path, boards } of oneIn(2, games, at))
    for (const [board, ...techniques] of oneIn(20 * screens.length, boards, at)) {
      test(`at ${viewport.width} by ${viewport.height}, ${game.title}: ${techniques.join(", ")}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        const card = page.locator(".hint-card");
        for (const [nth, { session, step }] of positions(game, board, techniques).entries()) {
          const { technique } = step;
          await openWith(page, path, session, nth);
          await page.getByRole("button", { name: "Hint", exact: true }).click();
          await expect(card).toContainText(step.look);
          expect(inOrder(await cellsOf(page, "[data-tone=area]")), technique).toEqual(inOrder(step.area));
          expect(await hidden(page, "[data-tone=area], .hint-card button"), technique).toEqual([]);

          await page.getByRole("button", { name: "Tell me why" }).click();
          await expect(card).toContainText(technique);
          await expect(card).toContainText(step.why);
          expect(inOrder(await cellsOf(page, "[data-tone=hint]")), technique).toEqual(inOrder(step.cells));
          expect(await hidden(page, "[data-tone=hint], .hint-card button"), technique).toEqual([]);
          for (const marks of [".marks [data-struck]", ".marks [data-pattern]", "[data-tone=because]"])
            if ((await page.locator(marks).count()) > 0) expect(await hidden(page, marks), technique).toEqual([]);
        }
      });
    }
