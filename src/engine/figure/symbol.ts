import { piece } from "./draw.ts";
import type { Flat, Mark } from "./figure.ts";
import { num, type View } from "./piece.ts";
import { escapeText } from "./text.ts";

/** A motif is drawn on a square, 0 to 12 both ways. */
export const side = 12;
/** px for one of its units: with ten, most numbers of the file are whole. */
const unit = 10;

const pen = (width: string): string =>
  `fill="none" stroke="var(--ink)" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

/** What the classes of a figure are here: no stylesheet of a page reaches into another file, but its variables do. */
const looks: Readonly<Record<string, string>> = {
  "fig-ground": `fill="var(--flat0)"`,
  "fig-flat1": `fill="var(--flat1)"`,
  "fig-flat2": `fill="var(--flat2)"`,
  "fig-flat3": `fill="var(--flat3)"`,
  "fig-ink": `fill="var(--ink)"`,
  "fig-line": pen("3.6"),
  "fig-thin": pen("2"),
  "fig-line fig-dashed": `${pen("3.6")} stroke-dasharray="1 7"`,
};

/**
 * A motif as a symbol of an SVG file, to be shown with <use>: flat shapes and lines, each over those before it. Throws on a
 * mark that has no look here.
 */
export function symbol(id: string, marks: readonly Mark<Flat>[]): string {
  const elements = marks.flatMap((mark) => ("text" in mark ? [digits(mark)] : drawn(mark)));
  return `<symbol id="${id}" viewBox="0 0 ${side * unit} ${side * unit}">${grouped(elements)}</symbol>`;
}

interface Element {
  readonly look: string;
  readonly svg: string;
  /** Of a path alone. */
  readonly d?: string;
}

const view: View = {
  at: (at) => {
    if (typeof at === "string") throw new Error("A motif has no named points");
    return [at[0] * unit, (side - at[1]) * unit];
  },
  scale: unit,
  stretch: 1,
  stem: "",
};

function drawn(mark: Mark<Flat>): Element[] {
  const { back = [], fills = [], lines = [], dots = [] } = piece(mark, view, []);
  return [...back, ...fills, ...lines, ...dots].map((svg) => {
    const name = /class="([^"]*)"/.exec(svg)?.[1] ?? "";
    const look = looks[name];
    if (!look) throw new Error(`A motif cannot show "${name}"`);
    const d = / d="([^"]*)"/.exec(svg)?.[1];
    return { look, svg: svg.replace(/ class="[^"]*"/, ""), ...(d && { d: shortened(d) }) };
  });
}

function digits({ text, at, small }: Extract<Mark<Flat>, { text: unknown }>): Element {
  const [x, y] = view.at(at);
  const size = small ? 17 : 25;
  return {
    look: `fill="var(--ink)" font-weight="700" text-anchor="middle" font-size="${size}"`,
    // Digits stand about 0.67 of the size above the line they are written on.
    svg: `<text x="${num(x)}" y="${num(y + 0.335 * size)}">${escapeText(text)}</text>`,
  };
}

/** Neighbours that look alike share one group, and those that are paths one path. */
function grouped(elements: readonly Element[]): string {
  const runs: { look: string; members: Element[] }[] = [];
  for (const element of elements) {
    const last = runs.at(-1);
    if (last?.look === element.look) last.members.push(element);
    else runs.push({ look: element.look, members: [element] });
  }
  return runs
    .map(({ look, members }) => {
      const d = members.map((one) => one.d ?? "").join("");
      const others = members.filter((one) => !one.d).map(({ svg }) => svg);
      if (others.length === 0) return `<path ${look} d="${d}"/>`;
      return `<g ${look}>${d && `<path d="${d}"/>`}${others.join("")}</g>`;
    })
    .join("");
}

/** The same straight path in steps from point to point: shapes that are alike then read alike, and compress well. */
function shortened(d: string): string {
  if (/[^MLZ\d. -]/.test(d)) return d;
  let x = 0;
  let y = 0;
  return d.replace(/([ML])(\S+) ([^MLZ]+)/g, (_all, command: string, right: string, down: string) => {
    const [toX, toY] = [round(Number(right)), round(Number(down))];
    const [dx, dy] = [num(toX - x), num(toY - y)];
    [x, y] = [toX, toY];
    if (command === "M") return `M${num(toX)} ${num(toY)}`;
    if (dy === "0") return `h${dx}`;
    if (dx === "0") return `v${dy}`;
    return `l${dx} ${dy}`;
  });
}

/** A tenth of a px of 120 is nothing that anyone sees at ten times the size. */
const round = (value: number): number => Math.round(value * 10) / 10;
