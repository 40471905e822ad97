import type { GridShape } from "../../../engine/game/grid.ts";

/** The lines of a star or a triangle, behind its cells, with their letters. Each is read aloud with the board's rules. */
export function Lines({ shape: { rows, columns, places, clues } }: { shape: GridShape }) {
  const lines = clues.filter(({ shape }) => shape === "line");
  if (lines.length === 0 || places.length === rows * columns) return null;
  const pointsOf = (cells: readonly number[]) =>
    cells.flatMap((cell) => places[cell] ?? []).map(({ row, column }) => [column + 0.5, row + 0.5] as const);
  return (
    <svg className="grid-lines" viewBox={`0 0 ${columns} ${rows}`} preserveAspectRatio="none" aria-hidden="true">
      {lines.map(({ cells, words }) => (
        <polyline key={words} points={pointsOf(cells).join(" ")} />
      ))}
      {lines.map(({ cells, letter }) => {
        // In the middle of a line: near its ends another line begins.
        const [[x, y] = [0, 0], [u, v] = [x, y]] = pointsOf(cells).slice(Math.floor(cells.length / 2) - 1);
        return letter ? (
          <text key={letter} x={(x + u) / 2} y={(y + v) / 2}>
            {letter}
          </text>
        ) : null;
      })}
    </svg>
  );
}
