import { type PointerEvent, useCallback, useEffect, useRef } from "react";

/** A finger that stays so long presses long, in ms; one that moves further than this scrolls, in pixels. */
const long = 450;
const shake = 10;

/**
 * Tells a long press of a finger or pen from a tap. `act` is called with the cell while it is still held; the click
 * that may end it is `spent`, and so is a menu that the browser asks for: the mouse alone has one.
 */
export function useLongPress(act: (cell: number) => void) {
  const down = useRef<{ readonly x: number; readonly y: number; readonly timer: number } | null>(null);
  const spent = useRef(false);
  const byTouch = useRef(false);
  const stop = useCallback(() => {
    if (down.current) clearTimeout(down.current.timer);
    down.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  return {
    spent,
    byTouch,
    stop,
    onDown(event: PointerEvent, cell: number) {
      stop();
      spent.current = false;
      byTouch.current = event.pointerType !== "mouse";
      if (!byTouch.current || !event.isPrimary) return;
      const timer = window.setTimeout(() => {
        spent.current = true;
        act(cell);
      }, long);
      down.current = { x: event.clientX, y: event.clientY, timer };
    },
    onMove({ clientX, clientY }: PointerEvent) {
      if (down.current && Math.hypot(clientX - down.current.x, clientY - down.current.y) > shake) stop();
    },
  };
}
