import { useMemo } from "react";
import { draw } from "../../engine/figure/draw.ts";
import type { Figure } from "../../engine/figure/figure.ts";
import { Html } from "../../ui/html.tsx";

/** The shape with its measurements, drawn anew with each of them. */
export function Picture({ figure }: { readonly figure: Figure }) {
  const text = JSON.stringify(figure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same figure is a new object each time
  const html = useMemo(() => draw(figure), [text]);
  return (
    <Html
      className="grid min-h-64 lg:col-start-2 lg:row-span-2 lg:row-start-1 content-start justify-items-center rounded-xl bg-paper p-2"
      html={html}
    />
  );
}
