import { useEffect, useState } from "react";
import { fixed } from "../../games/sudoku/fixed.ts";
import { isGiven, reset, resume, set, solved, start } from "../../games/sudoku/grid.ts";
import { readLocal, writeLocal } from "../../learner/local.ts";
import { Icon } from "../../ui/icon.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { toast } from "../../ui/toast.ts";
import type { ScreenProps } from "../screen-props.ts";
import { Board } from "./board.tsx";

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const savedAs = "sudoku";

export default function SudokuScreen({ row }: ScreenProps) {
  const [game, setGame] = useState(() => start(fixed));
  const [cursor, setCursor] = useState<number | null>(null);
  const selected = cursor !== null && !isGiven(game, cursor) ? cursor : null;

  // After the prerendered page is taken over, so that both begin with the same grid.
  useEffect(() => {
    const saved = resume(fixed, readLocal(savedAs) ?? "");
    if (saved) setGame(saved);
  }, []);

  function change(next: typeof game) {
    setGame(next);
    writeLocal(savedAs, next.cells);
  }

  function enter(digit: number) {
    if (selected !== null) change(set(game, selected, digit));
  }

  function check() {
    void toast(
      solved(game)
        ? { title: "🎉 Congratulations! You solved it!", tone: "good" }
        : { title: "Not quite right. Keep trying!", tone: "bad" },
    );
  }

  return (
    <>
      <PageHeading icon={row.icon} title={row.title}>
        Each row, column and 3×3 box holds 1-9 without repeats.
      </PageHeading>
      <div className="board-and-pad flex flex-col items-start gap-6 lg:flex-row">
        <Board game={game} cursor={cursor} onCursor={setCursor} onDigit={enter} />
        <div className="screen-only flex w-full max-w-[34rem] flex-col gap-4 lg:max-w-72">
          {/* biome-ignore lint/a11y/useSemanticElements: these are no form fields */}
          <div role="group" aria-label="Number pad" className="grid grid-cols-9 gap-1 lg:grid-cols-3 lg:gap-2">
            {digits.map((digit) => (
              <button
                key={digit}
                type="button"
                className="btn min-h-12 p-0 text-xl"
                aria-disabled={selected === null}
                onClick={() => enter(digit)}
              >
                {digit}
              </button>
            ))}
          </div>
          <div className="grid grid-cols-2 gap-2 lg:grid-cols-1">
            <button type="button" className="btn" disabled={selected === null} onClick={() => enter(0)}>
              <Icon name="eraser" /> Clear Cell
            </button>
            <button
              type="button"
              className="btn"
              onClick={() => {
                change(reset(game));
                setCursor(null);
              }}
            >
              <Icon name="rotate-ccw" /> Reset Puzzle
            </button>
            <button type="button" className="btn btn-main col-span-2 lg:col-span-1" onClick={check}>
              <Icon name="check" /> Check Solution
            </button>
          </div>
          <p className="text-sm text-soft">
            Choose an empty cell, then a number. With a keyboard: arrows move, 1 to 9 write, Backspace clears.
          </p>
        </div>
      </div>
    </>
  );
}
