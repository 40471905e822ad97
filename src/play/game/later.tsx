import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { afterPaint } from "../../device/after-paint.ts";

/** A value a frame late: for what follows from a press and nobody waits for. The finger is answered first. */
export function useLater<Value>(value: Value): Value {
  const [shown, show] = useState(value);
  useEffect(() => {
    void afterPaint().then(() => show(() => value));
  }, [value]);
  return shown;
}

/**
 * What follows from a press, a frame later: words, whose length moves what stands around them; or controls, which were pressed and are not
 * what is looked at. Those act on what is there when they are pressed (`useNow`).
 */
export const Later = ({ children }: { readonly children: ReactNode }) => useLater(children);

/** A value as it was drawn last, for those who act on it and were drawn before. */
export function useNow<Value>(value: Value): RefObject<Value> {
  const now = useRef(value);
  now.current = value;
  return now;
}
