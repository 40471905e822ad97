import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Rectangle } from "../engine/game/rectangle.ts";

/** How big a cell can be made, in pixels, where it is smaller with the whole board in its frame. */
const steps = [28, 36, 44, 56];
/** At this size any finger hits a cell: nobody needs it bigger. */
const comfortable = 44;
/** What is smaller than this is not hit for sure: by a finger, by a mouse. */
const hit = { finger: 28, mouse: 20 };

/** A point of a board in parts of its width and height. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The size of the cells of a board that may be bigger than its frame, which scrolls and lies in a box as big as it may get. A
 * board opens whole where its cells can be hit then, else with cells that can, and with `first` in the middle.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, { rows, columns }: Rectangle, of: unknown, first: Point) {
  /** `fit`: the size at which the whole board is seen; `least`: the one that was asked for. */
  const [size, setSize] = useState<{ readonly of: unknown; readonly fit: number; readonly least: number } | null>(null);
  /** What comes to stand in the middle of the frame with the next size. */
  const middle = useRef<Point | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each board opens at its own size
  useLayoutEffect(() => {
    const box = frame.current?.parentElement;
    if (!box) return;
    const measure = () => Math.min((box.clientWidth - 4) / columns, (box.clientHeight - 4) / rows, steps.at(-1) ?? 0);
    const fit = measure();
    const small = fit < (matchMedia("(pointer: coarse)").matches ? hit.finger : hit.mouse);
    middle.current = first;
    setSize({ of, fit, least: small ? (steps[0] ?? 0) : 0 });
    const watch = new ResizeObserver(() => setSize((now) => now && { ...now, fit: measure() }));
    watch.observe(box);
    return () => watch.disconnect();
  }, [frame, rows, columns, of]);

  useLayoutEffect(() => {
    const box = frame.current;
    const at = middle.current;
    if (!box || !at || size?.of !== of) return;
    middle.current = null;
    box.scrollLeft = at.x * box.scrollWidth - box.clientWidth / 2;
    box.scrollTop = at.y * box.scrollHeight - box.clientHeight / 2;
  }, [frame, of, size]);

  const { fit, least } = size ?? { fit: 0, least: 0 };
  const cell = Math.max(fit, least);
  const larger = steps.find((step) => step > cell + 1);

  function show(next: number) {
    const box = frame.current;
    if (!box || !size || next === least) return;
    middle.current = {
      x: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
      y: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
    };
    setSize({ ...size, least: next });
  }

  return {
    /** In pixels; 0 before it is known. */
    cell,
    /** Whether making it bigger is of any use. */
    offered: size !== null && fit < comfortable,
    canGrow: larger !== undefined,
    canShrink: cell > fit,
    grow: () => show(larger ?? least),
    shrink: () => show(steps.findLast((step) => step < cell && step > fit) ?? 0),
    /** The whole board in its frame. */
    whole: () => show(0),
  };
}
