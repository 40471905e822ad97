import { type PointerEvent, useRef } from "react";
import { type Point, side } from "../../art/geometry.ts";
import type { Maker, Settings } from "../../art/maker.ts";

/** Where in the drawing a pointer is. */
function placeOf({ currentTarget, clientX, clientY }: PointerEvent<SVGElement>): Point | null {
  const box = currentTarget.ownerSVGElement?.getBoundingClientRect();
  return box ? [((clientX - box.left) * side) / box.width, ((clientY - box.top) * side) / box.height] : null;
}

/** Lets a point of a picture be pulled by mouse, pen or finger. Sliders do the same (stage.tsx). */
export function usePointer(
  maker: Maker,
  settings: Settings,
  change: (settings: Settings) => void,
  choose: (index: number) => void,
) {
  const held = useRef<number | null>(null);
  return (index: number) => ({
    onPointerDown(event: PointerEvent<SVGElement>) {
      if (!event.isPrimary || event.button !== 0) return;
      held.current = index;
      choose(index);
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<SVGElement>) {
      const to = placeOf(event);
      if (held.current === index && to && maker.move) change(maker.move(settings, index, to));
    },
    onPointerUp: () => {
      held.current = null;
    },
    onPointerCancel: () => {
      held.current = null;
    },
  });
}
