import { type ReactNode, Suspense, useEffect, useRef } from "react";

/** Pieces of the prerendered page that React has yet to take over. */
const open = new Set<object>();
const waiting = new Set<() => void>();

function close(piece: object) {
  open.delete(piece);
  if (open.size > 0) return;
  for (const run of waiting) run();
  waiting.clear();
}

/** Runs something once React has taken over every piece of the page: what alters prerendered text must wait for that. */
export function whenWhole(run: () => void): void {
  if (open.size === 0) run();
  else waiting.add(run);
}

/**
 * A piece of a page that is taken over by itself, after what is around it and in steps that let the browser answer; or at
 * once, when it is pressed or typed into. What in it waits for something fetched has a piece of its own that nothing changes
 * before that (play/inside/beside.tsx): it would vanish meanwhile.
 */
export function Piece({ children }: { children: ReactNode }) {
  const taken = useRef(false);
  useEffect(() => {
    if (taken.current) return;
    open.add(taken);
    return () => close(taken);
  }, []);
  return (
    <Suspense>
      {children}
      <Taken
        tell={() => {
          taken.current = true;
          close(taken);
        }}
      />
    </Suspense>
  );
}

/** The last part of a piece. */
function Taken({ tell }: { tell: () => void }) {
  const first = useRef(tell);
  useEffect(() => first.current(), []);
  return null;
}
