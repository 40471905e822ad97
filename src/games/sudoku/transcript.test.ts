import { expect, test } from "vitest";
import { isRefusal } from "../../engine/game/game.ts";
import { begin, play, stateOf } from "../../engine/game/session.ts";
import { opening } from "./fixed.ts";
import game from "./game.ts";

/** What a screen reader says in a whole game: the grid cell by cell, then hint after hint with what each changed. */
function transcript(): string {
  let session = begin(game, opening);
  const start = stateOf(session);
  const lines = [game.title, game.rules(opening.board), game.words.board(start), ""];
  // Readers say the row and the column themselves, and of a given cell that it is read-only.
  const row = (at: number) =>
    start.shape.places.flatMap((place, cell) =>
      place.row === at ? [`${game.cellWords(start, cell)}${start.shape.givens[cell] ? " (read-only)" : ""}`] : [],
    );
  lines.push(...Array.from({ length: start.shape.rows }, (_, at) => `Row ${at + 1}: ${row(at).join("; ")}`), "");
  for (let step = game.nextStep(start, opening.key); step; step = game.nextStep(stateOf(session), opening.key)) {
    lines.push(`Hint: ${step.look}`, `${step.technique}. ${step.why}`);
    for (const move of step.moves) {
      const before = stateOf(session);
      const next = play(session, move);
      if (isRefusal(next)) throw new Error(next.refusal);
      session = next;
      lines.push(`Said: ${game.words.change(before, move, stateOf(session))}`);
    }
  }
  return [...lines, "", game.words.board(stateOf(session)), ""].join("\n");
}

// Read it from top to bottom when it changes: it is what somebody hears who does not see the board.
test("the words of a whole game are those that were read and found good", async () => {
  await expect(transcript()).toMatchFileSnapshot("../../../tests/transcripts/sudoku.txt");
});
