import type { CSSProperties } from "react";
import type { MotifName } from "../../content/motifs/all.ts";
import { labelOfPuzzle, pathOfPuzzle } from "../../content/where.ts";
import { itemOf } from "../../engine/item.ts";
import type { Puzzle } from "../../engine/puzzle.ts";
import { hrefOf } from "../../ui/hooks/use-follow.ts";
import { Html } from "../../ui/html.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Motif } from "../../ui/motif.tsx";
import { useNumberText } from "../../ui/numbers/number-text.ts";
import { TileStyles } from "../../ui/styles/tile-styles.tsx";
import { pictureOf } from "./picture-of.ts";
import { widthOf } from "./sign-of.ts";

interface TilesProps {
  readonly puzzles: readonly Puzzle[];
  readonly category: string;
  /** Ids of puzzles, and items of those whose solution was looked at. */
  readonly solved: ReadonlySet<string>;
  readonly seen: ReadonlySet<string>;
}

/** A list at a glance: a tile a puzzle, which leads to the puzzle's own page. */
export default function Tiles({ puzzles, category, solved, seen }: TilesProps) {
  // Where all are easy, nobody needs to be told so of each.
  const isMixed = new Set(puzzles.map(({ level }) => level)).size > 1;
  return (
    <ol className="tiles">
      <TileStyles />
      {puzzles.map((puzzle) => {
        const { id, title, level, minutes } = puzzle;
        const isSolved = solved.has(id);
        return (
          <li key={id}>
            <a href={hrefOf(pathOfPuzzle(id))} className="card tile" data-solved={isSolved || undefined}>
              <span className="tile-picture" aria-hidden="true">
                <Picture puzzle={puzzle} category={category} />
              </span>
              <span className="tile-words">
                <strong>
                  <span className="text-hue-strong">{labelOfPuzzle(puzzle)}.</span> {title}
                </strong>
                <span className="text-sm text-soft">
                  {isMixed && <span className="capitalize">{level}, </span>}
                  <span className="clock-words">{minutes} min</span>
                  {isSolved && (
                    <>
                      {" "}
                      <span className="inline-flex items-center whitespace-nowrap align-bottom text-good">
                        <Icon name="check" /> Solved
                      </span>
                    </>
                  )}
                  {!isSolved && seen.has(itemOf(puzzle)) && ", solution seen"}
                </span>
              </span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}

function Picture({ puzzle, category }: { readonly puzzle: Puzzle; readonly category: string }) {
  const shown = useNumberText();
  const picture = pictureOf(puzzle, category);
  switch (picture.kind) {
    case "figure":
      return <Html inline html={picture.html} />;
    case "formula":
      return (
        <span className="tile-sign" style={{ "--wide": widthOf(picture.html) } as CSSProperties}>
          <Html inline html={picture.html} />
        </span>
      );
    case "thing":
      return (
        <span className="tile-sign">
          <svg className="icon" aria-hidden="true" focusable="false">
            <use href={`${import.meta.env.BASE_URL}things.svg#${picture.name}`} />
          </svg>
        </span>
      );
    case "sign":
      return <span className="tile-sign">{shown(picture.text)}</span>;
    case "icon":
      return (
        <span className="tile-sign">
          <Icon name={picture.name} />
        </span>
      );
    case "motif":
      return <Motif name={pathOfPuzzle(puzzle.id).split("/").at(-2) as MotifName} />;
  }
}
