import type { ReactNode } from "react";

/** Gives a board what is left of the window. What moves in it lays out nothing around it (docs/benchmarks.md). */
export function BoardFrame({ children }: { children: ReactNode }) {
  return (
    <div className="board-frame">
      <div className="board-place">{children}</div>
    </div>
  );
}
