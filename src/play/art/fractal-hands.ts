import { shifted, zoomed } from "../../art/fractals/move.ts";
import type { FractalScreen } from "./fractal-screen.ts";

interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * Moves a picture as mouse, pen, fingers and wheel do. One finger scrolls the page, unless the canvas says that one finger moves the picture
 * (data-one-finger); the wheel scrolls it, too, unless the picture has been pressed or Ctrl is held. Gives what ends that.
 */
export function takeHands(canvas: HTMLCanvasElement, screen: FractalScreen): () => void {
  const held = new Map<number, Place>();
  const end = new AbortController();
  const { signal } = end;

  /** Seen from the middle, in parts of the width. */
  const place = ({ clientX, clientY }: MouseEvent): Place => {
    const { left, top } = canvas.getBoundingClientRect();
    const { clientLeft, clientTop, clientWidth: width, clientHeight: height } = canvas;
    // Whole points of the picture, so that what is moved is not blurred.
    const fine = canvas.width / width;
    const whole = (css: number) => Math.round(css * fine) / fine;
    return {
      x: (whole(clientX - left - clientLeft) - width / 2) / width,
      y: (height / 2 - whole(clientY - top - clientTop)) / width,
    };
  };

  canvas.addEventListener(
    "pointerdown",
    (event) => {
      if (event.button !== 0) return;
      canvas.setPointerCapture(event.pointerId);
      held.set(event.pointerId, place(event));
    },
    { signal },
  );

  canvas.addEventListener(
    "pointermove",
    (event) => {
      const before = held.get(event.pointerId);
      if (!before) return;
      const now = place(event);
      const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
      held.set(event.pointerId, now);
      if (other) {
        const apart = (point: Place) => Math.max(0.02, Math.hypot(point.x - other.x, point.y - other.y));
        const closer = zoomed(
          screen.settings,
          apart(before) / apart(now),
          (before.x + other.x) / 2,
          (before.y + other.y) / 2,
        );
        screen.move(shifted(closer, (before.x - now.x) / 2, (before.y - now.y) / 2));
      } else if (event.pointerType !== "touch" || canvas.dataset["oneFinger"] === "true") {
        if (now.x !== before.x || now.y !== before.y)
          screen.move(shifted(screen.settings, before.x - now.x, before.y - now.y));
      }
    },
    { signal },
  );

  for (const name of ["pointerup", "pointercancel"] as const)
    canvas.addEventListener(name, ({ pointerId }) => held.delete(pointerId), { signal });

  // The page is not scrolled by two fingers that move the picture.
  for (const name of ["touchstart", "touchmove"] as const) {
    canvas.addEventListener(
      name,
      (event) => {
        if (event.touches.length > 1 && event.cancelable) event.preventDefault();
      },
      { passive: false, signal },
    );
  }

  canvas.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey && !event.metaKey && document.activeElement !== canvas) return;
      event.preventDefault();
      const { x, y } = place(event);
      screen.move(zoomed(screen.settings, Math.exp(Math.max(-0.4, Math.min(0.4, event.deltaY / 400))), x, y));
    },
    { passive: false, signal },
  );

  canvas.addEventListener(
    "dblclick",
    (event) => {
      event.preventDefault();
      const { x, y } = place(event);
      screen.move(zoomed(screen.settings, event.shiftKey ? 2.5 : 1 / 2.5, x, y));
    },
    { signal },
  );

  return () => end.abort();
}
