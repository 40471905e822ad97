import type { ReactNode } from "react";
import { hasPage } from "../../ui/has-page.ts";
import { EndingStyles } from "../../ui/styles/ending-styles.tsx";
import sheet from "./styles/boards.css?url";

/** The first view of a page with a board: heading, menu, board and tools share the window, however big it is. */
export function PlayRoom({ children }: { children: ReactNode }) {
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="boards" />
      <EndingStyles />
      <div className="play" data-own-keys>
        <div className="play-room" {...hasPage.board}>
          {children}
        </div>
      </div>
    </>
  );
}
