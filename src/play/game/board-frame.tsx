import { type ReactNode, useEffect, useRef } from "react";

/** Gives a board what is left of the window. What moves in it lays out nothing around it (docs/benchmarks.md). */
export function BoardFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const sizes = new ResizeObserver(() => noteHeight(current));
    sizes.observe(current);
    return () => sizes.disconnect();
  }, []);
  return (
    <div ref={frame} className="board-frame">
      <div className="board-place">{children}</div>
    </div>
  );
}

/** How high what is drawn in it is, as long as one plays: what comes at the end leaves it that (styles/play.css). */
function noteHeight(frame: HTMLElement) {
  if (frame.closest(".stage")?.querySelector(".ending, .after-card")) return;
  const all = [...frame.querySelectorAll("button, svg, [role=gridcell], th, p")].map((one) =>
    one.getBoundingClientRect(),
  );
  const seen = all.filter(({ height }) => height > 0);
  const height = Math.max(...seen.map(({ bottom }) => bottom)) - Math.min(...seen.map(({ top }) => top));
  if (Number.isFinite(height))
    frame.style.setProperty("--drawn", `${Math.min(Math.ceil(height) + 16, frame.clientHeight)}px`);
}
