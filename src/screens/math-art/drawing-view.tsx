import type { ReactNode } from "react";
import type { ArtPath, Drawing } from "../../art/maker.ts";
import { softness, usualWidth } from "../../art/pens.ts";

/** How a path looks, as attributes of SVG. */
export function lookOf({ ink, fill, soft, width = usualWidth }: ArtPath) {
  const colour = `var(--art${ink})`;
  return fill
    ? { fill: colour, fillRule: "evenodd" as const, ...(soft && { fillOpacity: softness }) }
    : {
        fill: "none",
        stroke: colour,
        strokeWidth: width,
        strokeLinecap: "round" as const,
        strokeLinejoin: "round" as const,
      };
}

/** The paths of a drawing, which may be drawn in part. */
export function Paths({ drawing, part }: { readonly drawing: Drawing; readonly part?: readonly string[] | null }) {
  return drawing.paths.map((path, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a path has no name, and its place is what tells it from the others
    <path key={i} {...lookOf(path)} d={part ? (part[i] ?? "") : path.d} />
  ));
}

interface SmallProps {
  readonly drawing: Drawing;
  readonly colours: string;
  readonly children?: ReactNode;
}

/** A picture as decoration beside its name. */
export function Small({ drawing, colours }: SmallProps) {
  return (
    <svg className="art" data-palette={colours} viewBox="0 0 1000 1000" aria-hidden="true" focusable="false">
      <Paths drawing={drawing} />
    </svg>
  );
}
