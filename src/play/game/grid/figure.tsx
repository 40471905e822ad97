import type { GridShape } from "../../../engine/game/grid.ts";
import { edgesOf } from "./edges.ts";

interface FigureProps {
  readonly shape: GridShape;
  /** For each cell the number of the value that is printed in it, 0 for none. */
  readonly cells: readonly number[];
  readonly label: string;
}

const sides: Readonly<Record<string, (x: number, y: number) => string>> = {
  t: (x, y) => `M${x} ${y}h1`,
  r: (x, y) => `M${x + 1} ${y}v1`,
  b: (x, y) => `M${x} ${y + 1}h1`,
  l: (x, y) => `M${x} ${y}v1`,
};

/** A board for paper, in units of one cell: not a picture of the screen, and no larger than it has to be. */
export function GridFigure({ shape, cells, label }: FigureProps) {
  const { rows, columns, places, values, clues } = shape;
  const ends = clues.filter((clue) => clue.shape === "end");
  const room = ends.length > 0 ? 1 : 0.05;
  const thick = edgesOf(shape).flatMap((edges, cell) => {
    const { row = 0, column = 0 } = places[cell] ?? {};
    return edges.split(" ").map((side) => sides[side]?.(column, row) ?? "");
  });
  return (
    <svg
      className="grid-figure"
      viewBox={`-0.05 -0.05 ${columns + 0.05 + room} ${rows + 0.05 + room}`}
      role="img"
      aria-label={label}
    >
      {clues.map(({ shape: kind, cells: line, words }) =>
        kind === "line" && places.length < rows * columns ? (
          <polyline key={words} className="thin" points={line.map((cell) => centre(shape, cell)).join(" ")} />
        ) : null,
      )}
      {places.map(({ row, column }, cell) => (
        <g key={`${row} ${column}`}>
          <rect x={column} y={row} width={1} height={1} className="thin" />
          <text
            x={column + 0.5}
            y={row + 0.5}
            className={(values[(cells[cell] ?? 0) - 1] ?? "").length > 2 ? "long" : "value"}
          >
            {values[(cells[cell] ?? 0) - 1]}
          </text>
        </g>
      ))}
      {clues.map((clue) => {
        const { row = 0, column = 0 } = places[Math.min(...clue.cells)] ?? {};
        if (clue.shape === "cage")
          return (
            <text key={clue.words} x={column + 0.07} y={row + 0.07} className="clue">
              {clue.text}
            </text>
          );
        if (clue.shape === "line") return null;
        const last = places[Math.max(...clue.cells)] ?? { row: 0, column: 0 };
        const across = clue.cells.every((cell) => places[cell]?.row === last.row);
        const [x, y] = across ? [columns + 0.5, last.row + 0.5] : [last.column + 0.5, rows + 0.5];
        return (
          <text key={clue.words} x={x} y={y} className="end">
            {clue.text}
          </text>
        );
      })}
      <path d={thick.join("")} className="thick" />
    </svg>
  );
}

function centre({ places }: GridShape, cell: number): string {
  const { row = 0, column = 0 } = places[cell] ?? {};
  return `${column + 0.5},${row + 0.5}`;
}
