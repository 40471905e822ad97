import { useEffect } from "react";
import { createPortal } from "react-dom";
import type { PlayableGrid } from "../../../engine/game/grid.ts";
import { GridFigure } from "./figure.tsx";
import type { Printed } from "./printed.ts";

interface SheetsProps<Board> {
  readonly game: PlayableGrid<Board>;
  readonly boards: readonly Printed<Board>[];
}

/** A page of boards to solve, and a page with their answers; nothing else of the page is printed with them. */
export function Sheets<Board>({ game, boards }: SheetsProps<Board>) {
  useEffect(() => {
    document.body.dataset["prints"] = "";
    return () => {
      delete document.body.dataset["prints"];
    };
  }, []);
  return createPortal(
    <div className="print-sheets print-only">
      <Page game={game} boards={boards} answers={false} />
      <Page game={game} boards={boards} answers />
    </div>,
    document.body,
  );
}

function Page<Board>({ game, boards, answers }: SheetsProps<Board> & { readonly answers: boolean }) {
  return (
    <section className="print-page" data-many={boards.length}>
      <header>
        <h1>{answers ? `${game.title}: answers` : game.title}</h1>
        {!answers && <p>Name ______________________ Date ____________</p>}
      </header>
      {!answers &&
        [...new Set(boards.map(({ fair }) => game.rules(fair.board)))].map((rules) => <p key={rules}>{rules}</p>)}
      <div className="print-boards">
        {boards.map(({ fair, code }, at) => {
          const shape = game.shape(fair.board);
          return (
            <figure key={game.board.write(fair.board)}>
              <GridFigure
                shape={shape}
                cells={answers ? game.readKey(fair.board, fair.key) : shape.givens}
                label={`${answers ? "The answer to puzzle" : "Puzzle"} ${at + 1}`}
              />
              <figcaption>
                {boards.length > 1 && `${at + 1}. `}
                {[fair.grade, code].filter(Boolean).join(" · ")}
              </figcaption>
            </figure>
          );
        })}
      </div>
    </section>
  );
}
