import type { MotifName } from "../../content/motifs/all.ts";
import { labelOfPuzzle, pathOfPuzzle } from "../../content/where.ts";
import { itemOf } from "../../engine/item.ts";
import type { Puzzle } from "../../engine/puzzle.ts";
import { Html } from "../../ui/html.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Motif } from "../../ui/motif.tsx";
import { hrefOf } from "../../ui/use-follow.ts";
import { signOf } from "./sign-of.ts";

interface TilesProps {
  readonly puzzles: readonly Puzzle[];
  readonly category: string;
  /** Ids of puzzles, and items of those whose solution was looked at. */
  readonly solved: ReadonlySet<string>;
  readonly seen: ReadonlySet<string>;
}

/** A list at a glance: a tile a puzzle, which leads to the puzzle's own page. */
export default function Tiles({ puzzles, category, solved, seen }: TilesProps) {
  return (
    <ol className="tiles">
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
                  <span className="capitalize">{level}</span>, <span className="clock-words">{minutes} min</span>
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

/** Its figure, or what tells it from its neighbours: a formula or a number that it is about. */
function Picture({ puzzle: { figure, problem }, category }: { readonly puzzle: Puzzle; readonly category: string }) {
  if (figure) return <Html inline html={figure} />;
  const sign = signOf(problem);
  return sign ? (
    <Html inline className={`tile-sign ${lengthOf(sign)}`} html={sign} />
  ) : (
    <Motif name={category as MotifName} />
  );
}

/** How much smaller it is set to be on one line: an empty box is nearly as wide as two digits, and so is a sign with its spaces. */
function lengthOf(sign: string): string {
  const wide = sign.replace(/<annotation[\s\S]*?<\/annotation>|<[^>]+>|\s/g, "").replace(/[□+−×÷=<>]/g, "mm").length;
  return wide > 9 ? "longest" : wide > 5 ? "long" : "";
}
