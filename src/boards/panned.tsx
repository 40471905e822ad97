import { type ReactElement, useEffect, useRef } from "react";

/**
 * A part of a board that may be longer than its place and is moved about in it: it fades out where it goes on, and a sign there
 * leads further down. A sliver of the next row alone tells nobody that there are twenty numbers more.
 */
export function Panned({ count, children }: { count: number; children: ReactElement }) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another count others are the first and the last
  useEffect(() => {
    const moved = place.current?.firstElementChild;
    if (!moved) return;
    const [first, last] = [moved.firstElementChild, moved.lastElementChild];
    // Asks for no layout of its own, as reading how far it was moved would after each move.
    const ends = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (target === first) place.current?.toggleAttribute("data-above", !isIntersecting);
          if (target === last) place.current?.toggleAttribute("data-below", !isIntersecting);
        }
      },
      { root: moved, threshold: 0.9 },
    );
    for (const end of [first, last]) if (end) ends.observe(end);
    return () => ends.disconnect();
  }, [count]);
  return (
    <div ref={place} className="panned">
      {children}
      {/* For fingers and mice alone: keys move the focus or the list itself, and a screen reader has all of it anyway. */}
      <button
        type="button"
        className="panned-on screen-only"
        tabIndex={-1}
        aria-hidden="true"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          const moved = place.current?.firstElementChild;
          moved?.scrollBy(0, moved.clientHeight * 0.7);
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="m6 9 6 6 6-6" />
        </svg>
      </button>
    </div>
  );
}
