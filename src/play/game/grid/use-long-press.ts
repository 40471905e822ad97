import { type PointerEvent, useRef } from "react";

/** After so long a press is a long one. Milliseconds. */
const long = 450;

/** Tells long presses on keys from short ones: the click that ends a long one is none. */
export function useLongPress(onLong: (key: number) => void) {
  const pressed = useRef<ReturnType<typeof setTimeout> | null>(null);
  const wasLong = useRef(false);
  const release = () => {
    if (pressed.current) clearTimeout(pressed.current);
  };
  return {
    /** Asked once at a click. */
    wasShort() {
      const short = !wasLong.current;
      wasLong.current = false;
      return short;
    },
    handlers: (key: number) => ({
      onPointerDown({ button }: PointerEvent) {
        wasLong.current = false;
        // The right button opens what it opens at once: the key may be gone before it is let go.
        if (button !== 0) return;
        pressed.current = setTimeout(() => {
          wasLong.current = true;
          onLong(key);
        }, long);
      },
      onPointerUp: release,
      onPointerLeave: release,
      onPointerCancel: release,
    }),
  };
}
