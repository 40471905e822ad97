import type { ReactNode } from "react";

/** The first view of a page with a board: heading, menu, board and tools share the window, however big it is. */
export function PlayRoom({ children }: { children: ReactNode }) {
  return (
    <div className="play" data-own-keys>
      <div className="play-room">{children}</div>
    </div>
  );
}
