import { altOf } from "../../engine/figure/alt.ts";
import type { Html } from "../../engine/puzzle.ts";

/** Figures are drawn with the classes of ui/styles/figure.css; a file has to bring its styles along. For white paper. */
const styles = [
  "text{font-family:sans-serif}",
  ".fig-line,.fig-thin,.fig-axis{fill:none;stroke:#1d1d1f;stroke-width:2;stroke-linejoin:round;stroke-linecap:round}",
  ".fig-thin,.fig-axis{stroke-width:1.4}",
  ".fig-dashed{stroke-dasharray:6 5;stroke-linecap:butt}",
  ".fig-arrow,.fig-dot{fill:#1d1d1f;stroke:none}",
  ".fig-open{fill:#fff;stroke:#1d1d1f;stroke-width:1.75}",
  ".fig-grid{fill:none;stroke:#868687;stroke-width:.75}",
  ".fig-pin{fill:#4a4a4d}",
  ".fig-paper{fill:#fff;stroke:none}",
  ".fig-filled{stroke:none}",
  ".fig-fill1,.fig-fill2{fill:#dae7f2}",
  ".fig-fill3{fill:#c1d7e9}",
  ".fig-hatch1,.fig-hatch3{fill:none;stroke:#5a95c4;stroke-width:1}",
  ".fig-hatch2{fill:#2f7ab5}",
  ".fig-text{fill:#1d1d1f;font-size:15px;stroke:#fff;stroke-width:4px;stroke-linejoin:round;paint-order:stroke}",
  ".fig-small{font-size:13px}",
  ".fig-name{font-style:italic}",
  ".fig-note{fill:#4a4a4d}",
].join("");

export interface FigureFile {
  readonly svg: string;
  readonly alt: string;
  readonly width: string;
  readonly height: string;
}

/** A figure as a file of its own, without what is drawn once the answer is found: that would tell it. */
export function figureFile(figure: Html): FigureFile {
  const opening = /^<svg[^>]*>/.exec(figure)?.[0] ?? "";
  const attribute = (name: string) => new RegExp(` ${name}=["']([^"']*)["']`).exec(opening)?.[1] ?? "";
  const body = withoutLate(figure.slice(opening.length));
  const svg = `${opening.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"')}<style>${styles}</style>${body}`;
  return { svg, alt: altOf(opening) ?? "", width: attribute("width"), height: attribute("height") };
}

/** Without each group that waits for the answer, and the groups in it. */
function withoutLate(body: string): string {
  const start = body.search(/<g class=["']fig-late/);
  if (start < 0) return body;
  let depth = 0;
  for (const tag of body.slice(start).matchAll(/<(\/?)g\b[^>]*>/g)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return body.slice(0, start) + withoutLate(body.slice(start + tag.index + tag[0].length));
  }
  throw new Error("a group of a figure does not end");
}

export function base64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));
}

/** A picture in a text that no file can go with. `alt` is escaped as it was in the figure. */
export function inlineImage({ svg, alt, width, height }: FigureFile): string {
  return imageTag(`data:image/svg+xml;base64,${base64(svg)}`, { alt, width, height });
}

export function imageTag(src: string, { alt, width, height }: Pick<FigureFile, "alt" | "width" | "height">): string {
  return `<img src="${src}" alt="${alt}" width="${Math.ceil(Number(width))}" height="${Math.ceil(Number(height))}"/>`;
}
