import type { GridShape } from "../../../engine/game/grid.ts";

/** The lines of a star or a triangle, behind its cells. Each is read aloud with the board's rules. */
export function Lines({ shape: { rows, columns, places, clues } }: { shape: GridShape }) {
  const lines = clues.filter(({ shape }) => shape === "line");
  if (lines.length === 0 || places.length === rows * columns) return null;
  return (
    <svg className="grid-lines" viewBox={`0 0 ${columns} ${rows}`} preserveAspectRatio="none" aria-hidden="true">
      {lines.map(({ cells, words }) => (
        <polyline
          key={words}
          points={cells
            .flatMap((cell) => places[cell] ?? [])
            .map(({ row, column }) => `${column + 0.5},${row + 0.5}`)
            .join(" ")}
        />
      ))}
    </svg>
  );
}
