import { type ReactNode, useEffect, useRef } from "react";

/** Gives a board what is left of the window. What moves in it lays out nothing around it (docs/benchmarks.md). */
export function BoardFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    let next = 0;
    // A frame later: within the observer's own turn another height of the frame would be an error.
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(next);
      next = requestAnimationFrame(() => {
        giveRoom(current);
        noteHeight(current);
      });
    });
    sizes.observe(current);
    return () => {
      cancelAnimationFrame(next);
      sizes.disconnect();
    };
  }, []);
  return (
    <div ref={frame} className="board-frame">
      <div className="board-place">{children}</div>
    </div>
  );
}

/** In a low window, or with large text, a board may need more than is left of it: the page scrolls, and nothing lies over another. */
function giveRoom(frame: HTMLElement) {
  frame.style.removeProperty("--least-board");
  // A gap may grow with the frame: once more.
  for (let rounds = 0; rounds < 3 && frame.scrollHeight > frame.clientHeight + 1; rounds++)
    frame.style.setProperty("--least-board", `${frame.scrollHeight}px`);
}

/** How high what is drawn in it is, as long as one plays: what comes at the end leaves it that (styles/play.css). */
function noteHeight(frame: HTMLElement) {
  if (frame.closest(".stage")?.querySelector(".ending, .after-card")) return;
  const all = [...frame.querySelectorAll("button, svg, [role=gridcell], th, p")].filter(
    // A pad goes at the end, and needs no room then.
    (one) => !one.closest("[data-leaves]"),
  );
  const seen = all.map((one) => one.getBoundingClientRect()).filter(({ height }) => height > 0);
  const height =
    Math.max(...seen.map(({ bottom }) => bottom)) - Math.min(...seen.map(({ top }) => top)) - freeIn(frame);
  if (Number.isFinite(height))
    frame.style.setProperty("--drawn", `${Math.min(Math.ceil(height) + 16, frame.clientHeight)}px`);
}

/** At the end three lines more may be told than during play. Pixels. */
const toldAtEnd = 72;

/** What is free above the line that tells the latest moves, which lies at the tools; but for what the end tells there. */
function freeIn(frame: HTMLElement): number {
  const latest = frame.querySelector(".duel-latest");
  const above = latest?.previousElementSibling;
  if (!latest || !above) return 0;
  return Math.max(0, latest.getBoundingClientRect().top - above.getBoundingClientRect().bottom - toldAtEnd);
}
