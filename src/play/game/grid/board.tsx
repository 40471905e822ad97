import { type CSSProperties, type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef } from "react";
import type { Link } from "../../../engine/game/game.ts";
import { type Clue, colourNames, type GridGame, type GridState } from "../../../engine/game/grid.ts";
import { and } from "../../../engine/words.ts";
import { cellRows, edgesOf } from "./edges.ts";
import { type KeyAction, keyAction } from "./keys.ts";
import { Lines } from "./lines.tsx";
import { Links } from "./links.tsx";
import { Marks } from "./marks.tsx";
import type { Chosen } from "./use-chosen.ts";
import { cellOf, useDrag } from "./use-drag.ts";

/**
 * How a cell stands out, the strongest first: a hint is about it, the hint follows from it, it breaks a rule, it is where the
 * hint says to look, it has the value of the chosen cell, it shares a house with that.
 */
export type Tone = "hint" | "because" | "clash" | "area" | "same" | "near";

/** What stands out on a board. */
export interface Lights {
  readonly tones: ReadonlyMap<number, Tone>;
  /** For each cell the candidates that the hint rests on, and those that it takes away; bit 0 stands for the first value. */
  readonly pattern: ReadonlyMap<number, number>;
  readonly struck: ReadonlyMap<number, number>;
  /** The value whose pencil marks stand out, 1 for the first; 0 for none. */
  readonly lit: number;
  /** The links of the hint's chain, in order. */
  readonly links: readonly Link[];
}

interface BoardProps<Board> {
  readonly game: GridGame<Board>;
  readonly state: GridState<Board>;
  readonly label: string;
  /** How many times its usual size. */
  readonly zoom: number;
  readonly chosen: Chosen;
  /** When the light of the end comes to each cell, from 0 to 1; null where there is none. */
  readonly sweep: readonly number[] | null;
  readonly lights: Lights;
  /** A cell that is pressed; `also` beside those that are chosen. */
  readonly onTap: (cell: number, also: boolean) => void;
  /** Gives whether there was anything to do. */
  readonly onAction: (action: KeyAction) => boolean;
}

const said: Partial<Record<Tone, string>> = { hint: "the hint is about this cell", clash: "breaks a rule" };

/** A board of cells with one tab stop: arrows move inside it, Tab leaves it. */
export function GridBoard<Board>({
  game,
  state,
  label,
  zoom,
  chosen,
  sweep,
  lights,
  onTap,
  onAction,
}: BoardProps<Board>) {
  const { tones, pattern, struck, lit, links } = lights;
  const { shape } = state;
  const table = useMemo(() => cellRows(shape), [shape]);
  const edges = useMemo(() => edgesOf(shape), [shape]);
  const board = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  const { cursor, cells: picked, isMany } = chosen;
  const at = cursor ?? 0;
  const also = (event: { ctrlKey: boolean; metaKey: boolean }) => event.ctrlKey || event.metaKey;
  const drag = useDrag({
    board,
    pans: zoom > 1,
    kept: (event) => (also(event) || chosen.several ? picked : []),
    onOver: chosen.over,
    onEnd: chosen.tell,
  });

  useEffect(() => {
    if (!moved.current || cursor === null) return;
    moved.current = false;
    board.current?.querySelector<HTMLElement>(`[data-cell="${cursor}"]`)?.focus();
  }, [cursor]);

  function onKey(event: KeyboardEvent) {
    const action = keyAction(event.nativeEvent, state, at);
    if (!action) return;
    moved.current = action.do === "go" || action.do === "extend";
    if (onAction(action)) event.preventDefault();
  }

  function onClick(event: MouseEvent) {
    const cell = cellOf(event.target);
    if (cell === null || drag.wasDragged()) return;
    moved.current = true;
    onTap(cell, also(event));
  }

  /** Where cells are added, the focus that comes with a press would choose this one alone. */
  function onMouseDown(event: MouseEvent) {
    if ((also(event) || chosen.several) && cellOf(event.target) !== null) event.preventDefault();
  }

  const corner = (cell: number) =>
    shape.clues.find(({ shape: kind, cells }) => kind === "cage" && Math.min(...cells) === cell);
  const columns = { "--columns": shape.columns, "--rows": shape.rows, "--zoom": zoom } as CSSProperties;
  const ends = shape.clues.some((clue) => clue.shape === "end");

  return (
    <div className="grid-scroll" style={columns}>
      <div
        className="grid-board"
        data-gaps={shape.places.length < shape.rows * shape.columns || undefined}
        data-ends={ends || undefined}
      >
        <Lines shape={shape} />
        <p id="grid-keys" className="sr-only">
          Arrows move, numbers write, Backspace clears, K tells all keys.
        </p>
        <table
          ref={board}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the WAI-ARIA grid pattern on a table
          role="grid"
          aria-label={label}
          aria-describedby="grid-keys"
          aria-multiselectable={isMany || undefined}
          data-pans={zoom > 1 || undefined}
          onKeyDown={onKey}
          onClick={onClick}
          onMouseDown={onMouseDown}
          {...drag.handlers}
        >
          <colgroup>
            <col span={shape.columns} />
            {ends && <col className="ends" />}
          </colgroup>
          <tbody>
            {table.map((line, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows and columns never change their places
              <tr key={row} aria-rowindex={row + 1}>
                {line.map((cell, column) =>
                  cell === null ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    <td key={`gap ${column}`} className="gap" aria-hidden="true" />
                  ) : (
                    <td
                      key={cell}
                      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above
                      role="gridcell"
                      data-cell={cell}
                      data-edges={edges[cell]}
                      data-tone={tones.get(cell)}
                      data-colour={state.colours[cell] || undefined}
                      data-sweep={sweep ? "" : undefined}
                      style={sweep ? ({ "--sweep": sweep[cell] ?? 0 } as CSSProperties) : undefined}
                      tabIndex={cell === at ? 0 : -1}
                      aria-label={[
                        game.cellWords(state, cell),
                        said[tones.get(cell) ?? "same"],
                        hintWords(shape.values, pattern.get(cell) ?? 0, struck.get(cell) ?? 0),
                      ]
                        .filter(Boolean)
                        .join(", ")}
                      aria-colindex={column + 1}
                      aria-selected={
                        isMany ? picked.includes(cell) : (cell === cursor && !shape.givens[cell]) || undefined
                      }
                      aria-readonly={shape.givens[cell] !== 0 || undefined}
                      className={shape.givens[cell] ? "given" : "open"}
                      onFocus={() => cell !== cursor && chosen.goTo(cell)}
                    >
                      <CellClue clue={corner(cell)} />
                      <ColourSign colour={state.colours[cell] ?? 0} />
                      {state.cells[cell] ? (
                        <span className="value">{shape.values[(state.cells[cell] ?? 0) - 1]}</span>
                      ) : (
                        <Marks
                          values={shape.values}
                          marks={state.marks[cell] ?? 0}
                          corners={state.corners[cell] ?? 0}
                          pattern={pattern.get(cell) ?? 0}
                          struck={struck.get(cell) ?? 0}
                          lit={lit}
                        />
                      )}
                    </td>
                  ),
                )}
                <EndClue clue={shape.clues.find((clue) => clue.shape === "end" && isRow(clue, line))} />
              </tr>
            ))}
          </tbody>
          <ColumnEnds table={table} clues={shape.clues.filter(({ shape: kind }) => kind === "end")} />
        </table>
        <Links shape={shape} links={links} />
      </div>
    </div>
  );
}

const isRow = ({ cells }: Clue, line: readonly (number | null)[]) => cells.every((cell) => line.includes(cell));

/** What a hint says of the candidates of a cell. */
function hintWords(values: readonly string[], pattern: number, struck: number): string {
  const said = (bits: number) => and(values.filter((_, at) => bits & (1 << at)));
  const [rests, goes] = [said(pattern & ~struck), said(struck)];
  return [rests && `the hint speaks of ${rests}`, goes && `the hint takes ${goes} away`].filter(Boolean).join(", ");
}

function CellClue({ clue }: { clue: Clue | undefined }) {
  return clue && <span className="clue">{clue.text}</span>;
}

/** The letter of a colour: for those who do not tell it from the others. The cell is read with its colour. */
function ColourSign({ colour }: { colour: number }) {
  const name = colourNames[colour - 1];
  return name ? (
    <span className="colour-sign" aria-hidden="true">
      {name.charAt(0).toUpperCase()}
    </span>
  ) : null;
}

function EndClue({ clue }: { clue: Clue | undefined }) {
  return (
    clue && (
      <th className="end" aria-label={clue.words}>
        {clue.text}
      </th>
    )
  );
}

/** A last line with what the columns come to; nothing where no column says so. */
function ColumnEnds({ table, clues }: { table: readonly (readonly (number | null)[])[]; clues: readonly Clue[] }) {
  const ends = (table[0] ?? []).map((_, column) => {
    const line = table.map((row) => row[column] ?? null);
    return clues.find((clue) => isRow(clue, line));
  });
  if (ends.every((end) => end === undefined)) return null;
  return (
    <tfoot>
      <tr>
        {ends.map((clue, column) =>
          clue ? (
            <EndClue key={clue.words} clue={clue} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their places
            <td key={column} className="gap" />
          ),
        )}
      </tr>
    </tfoot>
  );
}
