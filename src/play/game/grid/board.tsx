import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useMemo,
  useRef,
} from "react";
import { cellOf } from "../../../boards/cell-of.ts";
import type { Clue, GridShape, GridState, PlayableGrid } from "../../../engine/game/grid.ts";
import { and } from "../../../engine/words.ts";
import type { CellProps } from "./cell.tsx";
import { cellRows, edgesOf } from "./edges.ts";
import { type KeyAction, keyAction } from "./keys.ts";
import { Lines } from "./lines.tsx";
import { Links } from "./links.tsx";
import { EndClue, Row, useRows } from "./rows.tsx";
import type { Chosen } from "./use-chosen.ts";
import { useDrag } from "./use-drag.ts";
import type { Lights, Tone } from "./use-lights.ts";

interface BoardProps<Board> {
  readonly game: PlayableGrid<Board>;
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
  const corners = useMemo(() => cornerTexts(shape), [shape]);
  const words = useCellWords(game, state);
  const rowEnds = useMemo(
    () => table.map((line) => shape.clues.find((clue) => clue.shape === "end" && isRow(clue, line))),
    [table, shape],
  );
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

  /** The focus goes where it is led: by a press, by an arrow, by a reader's own keys. */
  function onFocus({ target }: FocusEvent) {
    const cell = cellOf(target);
    if (cell !== null && cell !== cursor) chosen.goTo(cell);
  }

  const columns = { "--columns": shape.columns, "--rows": shape.rows, "--zoom": zoom } as CSSProperties;
  const ends = shape.clues.some((clue) => clue.shape === "end");
  const rows = useRows(
    table.map((line) =>
      line.map((cell, column): CellProps | null => {
        if (cell === null) return null;
        const [marks, corner] = [state.marks[cell] ?? 0, state.corners[cell] ?? 0];
        const [rests, goes] = [pattern.get(cell) ?? 0, struck.get(cell) ?? 0];
        const tone = tones.get(cell);
        return {
          cell,
          column,
          values: shape.values,
          value: state.cells[cell] ?? 0,
          given: shape.givens[cell] !== 0,
          edges: edges[cell],
          clue: corners.get(cell),
          tone,
          colour: state.colours[cell] ?? 0,
          marks,
          corners: corner,
          pattern: rests,
          struck: goes,
          lit: marks | corner ? lit : 0,
          sweep: sweep ? (sweep[cell] ?? 0) : null,
          isStop: cell === at,
          selected: isMany ? picked.includes(cell) : (cell === cursor && !shape.givens[cell]) || undefined,
          label: [words[cell], said[tone ?? "same"], hintWords(shape.values, rests, goes)].filter(Boolean).join(", "),
        };
      }),
    ),
  );

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
          onFocus={onFocus}
          onMouseDown={onMouseDown}
          {...drag.handlers}
        >
          <colgroup>
            <col span={shape.columns} />
            {ends && <col className="ends" />}
          </colgroup>
          <tbody>
            {rows.map((line, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their places
              <Row key={row} row={row} line={line} end={rowEnds[row]} />
            ))}
          </tbody>
          <ColumnEnds table={table} clues={shape.clues.filter(({ shape: kind }) => kind === "end")} />
        </table>
        <Links shape={shape} links={links} />
      </div>
    </div>
  );
}

/** What each cell says. A move is answered with the words of the cells that it changes; those of the others stand. */
function useCellWords<Board>(game: PlayableGrid<Board>, state: GridState<Board>): readonly string[] {
  const last = useRef<{ readonly state: GridState<Board>; readonly words: readonly string[] } | null>(null);
  return useMemo(() => {
    const was = last.current?.state.shape === state.shape ? last.current : null;
    const isSame = (cell: number) => {
      const kinds = ["cells", "marks", "corners", "colours"] as const;
      return kinds.every((kind) => was?.state[kind][cell] === state[kind][cell]);
    };
    const words = state.shape.places.map((_, cell) =>
      was && isSame(cell) ? (was.words[cell] ?? "") : game.cellWords(state, cell),
    );
    last.current = { state, words };
    return words;
  }, [game, state]);
}

const isRow = ({ cells }: Clue, line: readonly (number | null)[]) => cells.every((cell) => line.includes(cell));

/** What a cage comes to, by the cell that shows it. */
const cornerTexts = ({ clues }: GridShape): ReadonlyMap<number, string> =>
  new Map(clues.flatMap(({ shape, cells, text }) => (shape === "cage" ? [[Math.min(...cells), text]] : [])));

/** What a hint says of the candidates of a cell. */
function hintWords(values: readonly string[], pattern: number, struck: number): string {
  if (!pattern && !struck) return "";
  const said = (bits: number) => and(values.filter((_, at) => bits & (1 << at)));
  const [rests, goes] = [said(pattern & ~struck), said(struck)];
  return [rests && `the hint speaks of ${rests}`, goes && `the hint takes ${goes} away`].filter(Boolean).join(", ");
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
