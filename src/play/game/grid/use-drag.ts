import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { cellOf } from "../../../boards/cell-of.ts";

/** How far from its middle a cell is entered, in cells: less than half, so that slanting ways miss those beside them. */
const reach = 0.46;

interface Dragged {
  /** What was chosen before and stays. */
  readonly base: readonly number[];
  readonly cells: readonly number[];
}

interface Drag {
  readonly board: RefObject<HTMLElement | null>;
  /** Whether fingers move the board about instead. */
  readonly pans: boolean;
  /** What stays chosen when a press begins. */
  readonly kept: (event: PointerEvent) => readonly number[];
  readonly onOver: (cells: readonly number[]) => void;
  readonly onEnd: () => void;
}

/** Chooses the cells that a mouse or a finger is drawn over. */
export function useDrag({ board, pans, kept, onOver, onEnd }: Drag) {
  const drag = useRef<Dragged | null>(null);
  /** Until the next press: the click at the end of it is none. */
  const moved = useRef(false);
  // Not a swipe, either: after one the browser would take the next tap as what stops it.
  useEffect(() => {
    const hold = (event: TouchEvent) => drag.current && event.touches.length === 1 && event.preventDefault();
    const on = board.current;
    on?.addEventListener("touchmove", hold, { passive: false });
    return () => on?.removeEventListener("touchmove", hold);
  }, [board]);
  return {
    wasDragged: () => moved.current,
    handlers: {
      onPointerDown(event: PointerEvent) {
        const cell = cellOf(event.target);
        moved.current = false;
        drag.current = null;
        if (cell === null || event.button !== 0 || (pans && event.pointerType !== "mouse")) return;
        drag.current = { base: kept(event), cells: [cell] };
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        if (!drag.current) return;
        const { base, cells } = drag.current;
        const cell = entered(clientX, clientY);
        if (cell === null || cell === cells.at(-1)) return;
        moved.current = true;
        drag.current = { base, cells: [...cells.filter((one) => one !== cell), cell] };
        onOver([...new Set([...base.filter((one) => one !== cell), ...drag.current.cells])]);
      },
      onPointerUp() {
        if (drag.current && moved.current) onEnd();
        drag.current = null;
      },
      onPointerCancel() {
        drag.current = null;
      },
    },
  };
}

/** The cell under a point, unless that is near its corners. A finger stays with the cell on which it began, so it is asked for. */
function entered(x: number, y: number): number | null {
  const element = document.elementFromPoint(x, y)?.closest(".grid-board [data-cell]");
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const far = Math.hypot((x - left) / width - 0.5, (y - top) / height - 0.5);
  return far <= reach ? cellOf(element) : null;
}
