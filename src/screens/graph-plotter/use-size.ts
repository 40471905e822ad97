import { useEffect, useState } from "react";
import type { Size } from "./view.ts";

/** The room that an element has for a picture, followed as it changes. */
export function useSize(holder: { readonly current: HTMLElement | null }): Size {
  const [size, setSize] = useState<Size>({ width: 640, height: 480 });
  useEffect(() => {
    const element = holder.current;
    if (!element) return;
    const measure = () => {
      const width = Math.max(200, Math.round(element.clientWidth));
      const height = Math.round(element.clientHeight);
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [holder]);
  return size;
}
