import { angle, type DrawnAngle } from "./angles.ts";
import { axes, grid } from "./axes.ts";
import { type At, type Figure, type Fill, type Flat, type Mark, marksOf } from "./figure.ts";
import { hatchings } from "./hatchings.ts";
import { around, atPoint, type Placed, place } from "./labels.ts";
import { fills, num, outlines, type Piece, path, type Scene, stroke, type View } from "./piece.ts";
import { alongEllipse, type Box, boxAt, boxRound, segments, type Vec } from "./plane.ts";
import { type PlaneOf, planeText } from "./plane-of.ts";
import { arc, circle, ellipse } from "./rounds.ts";
import { line } from "./strokes.ts";
import { escapeText, smallSize, textSize, typeset } from "./text.ts";

/** Natural sizes in px; a page may scale the picture down, never up. */
const narrowest = 200;
const widest = 360;
const tallest = 340;
/** What the drawing itself aims at, without its labels. */
const roomy = { w: 260, h: 220 };
const roomyAxes = { w: 310, h: 290 };
const margin = 6;

/**
 * Draws a figure as an SVG element to stand inline in a page that has ui/styles/figure.css: classes only, no colours and no
 * styles of its own. The same figure always gives the same text. Throws on a name the figure has no point for.
 */
export function draw(figure: Figure): string {
  const cover = (marks: readonly Mark[]): Box =>
    boxRound(marks.flatMap((mark) => reached(mark, (at) => named(figure, at))));
  const extent = cover(marksOf(figure));
  if (!Number.isFinite(extent.x0 + extent.x1 + extent.y0 + extent.y1)) throw new Error("The figure is empty");
  const stem = `fig-${hash(JSON.stringify(figure))}-`;
  const w = Math.max(extent.x1 - extent.x0, 1e-6);
  const isGraph = figure.draw.some((mark) => "axes" in mark);
  const stretch = isGraph ? graphStretch((extent.y1 - extent.y0) / w) : 1;
  const h = Math.max((extent.y1 - extent.y0) * stretch, 1e-6);
  const aim = isGraph ? roomyAxes : roomy;
  const lay = (scale: number): Picture => paint(figure, extent, scale, stretch, stem);
  // What completes a figure may stand out of it: as long as there is room on the page it does not make the rest smaller.
  const first = cover(figure.draw);
  let scale = Math.min(
    aim.w / Math.max(first.x1 - first.x0, 1e-6),
    aim.h / Math.max((first.y1 - first.y0) * stretch, 1e-6),
  );
  let picture = lay(scale);
  for (let attempt = 0; attempt < 4 && tooLarge(picture.box); attempt++) {
    const { box } = picture;
    const acrossLeft = widest - (box.x1 - box.x0 - w * scale);
    const upLeft = tallest - (box.y1 - box.y0 - h * scale);
    scale = Math.min(scale, acrossLeft / w, upLeft / h);
    picture = lay(scale);
  }
  return page(figure, picture);
}

/** A graph of unlike quantities (0 to 5 hours, 0 to 300 km) is drawn at a handy shape instead of with equal units. */
const graphStretch = (heightToWidth: number): number =>
  heightToWidth > 2.5 || heightToWidth < 0.25 ? 0.75 / heightToWidth : 1;

interface Picture {
  readonly box: Box;
  readonly content: string;
  readonly plane: PlaneOf | undefined;
}

function paint(figure: Figure, extent: Box, scale: number, stretch: number, stem: string): Picture {
  const view: View = {
    at: (at) => {
      const [x, y] = named(figure, at);
      return [(x - extent.x0) * scale, (extent.y1 - y) * scale * stretch];
    },
    scale,
    stretch,
    stem,
  };
  const drawn: DrawnAngle[] = [];
  const pieces = figure.draw.map((mark) => piece(mark, view, drawn));
  const bounds: Box = {
    x0: 0,
    y0: 0,
    x1: (extent.x1 - extent.x0) * scale,
    y1: (extent.y1 - extent.y0) * scale * stretch,
  };
  const scene: Scene = {
    edges: pieces.flatMap((one) => one.edges ?? []),
    regions: pieces.flatMap((one) => (one.region ? [one.region] : [])),
    middle: [bounds.x1 / 2, bounds.y1 / 2],
  };
  const labels = place(
    pieces.flatMap((one) => one.wishes ?? []),
    scene,
  );
  const late = (figure.completes ?? []).map((mark) => piece(mark, view, drawn));
  const lateEdges = late.flatMap((one) => one.edges ?? []);
  // They look for their places after all others, which stand where they would without them.
  const lateLabels = place(
    late.flatMap((one) => one.wishes ?? []),
    { ...scene, edges: [...scene.edges, ...lateEdges] },
    labels,
  );
  const content = [
    hatchings(figure, stem),
    ...layersOf(pieces),
    // Below the labels that were there first, whose rims keep them readable where a new line runs through.
    ...(late.length > 0 ? [`<g class="fig-late">${[...layersOf(late), ...lateLabels.map(label)].join("")}</g>`] : []),
    ...labels.map(label),
  ];
  const boxes = [...scene.edges, ...lateEdges].map(boxOf);
  return {
    box: framed(boxRound([bounds, ...boxes, ...[...labels, ...lateLabels].map(({ box }) => box)])),
    content: content.join(""),
    plane: planeOf(figure, view),
  };
}

/** The plane of the axes, unless they have unlike units. */
function planeOf(figure: Figure, { at, scale, stretch }: View): PlaneOf | undefined {
  const axes = figure.draw.flatMap((mark) => ("axes" in mark ? [mark.axes] : []))[0];
  return axes && stretch === 1 ? { origin: at([0, 0]), unit: scale, x: axes.x, y: axes.y } : undefined;
}

/** The elements of pieces, layer by layer. */
const layersOf = (pieces: readonly Piece[]): readonly string[] =>
  (["back", "fills", "lines", "dots"] as const).flatMap((layer) => pieces.flatMap((one) => one[layer] ?? []));

const boxOf = ([a, b]: readonly [Vec, Vec]): Box => ({
  x0: Math.min(a[0], b[0]),
  y0: Math.min(a[1], b[1]),
  x1: Math.max(a[0], b[0]),
  y1: Math.max(a[1], b[1]),
});

/** What one mark puts on the picture. */
export function piece(mark: Mark<Fill | Flat>, view: View, drawn: DrawnAngle[]): Piece {
  if ("polygon" in mark) return polygon(mark, view);
  if ("line" in mark) return line(mark, view);
  if ("circle" in mark) return circle(mark, view);
  if ("arc" in mark) return arc(mark, view);
  if ("ellipse" in mark) return ellipse(mark, view);
  if ("angle" in mark) return angle(mark, view, drawn);
  if ("dot" in mark) return point(mark, view);
  if ("text" in mark) {
    const size = mark.small ? smallSize : textSize;
    return { wishes: [{ text: mark.text, size, candidates: atPoint(view.at(mark.at), mark.text, size, mark.side) }] };
  }
  return "axes" in mark ? axes(mark.axes, view) : grid(mark.grid, view);
}

function polygon(mark: Extract<Mark<Fill | Flat>, { polygon: unknown }>, view: View): Piece {
  const corners = mark.polygon.map(view.at);
  const outline = path(corners, stroke(mark.dashed), true);
  return {
    fills: fills(mark.fill, view, (attributes) => outline.replace(/class="[^"]*"/, attributes)),
    lines: outlines(mark.fill, [outline]),
    edges: segments(corners, true),
    region: corners,
  };
}

function point(mark: Extract<Mark, { dot: unknown }>, view: View): Piece {
  const at = view.at(mark.dot);
  const [cx, cy] = at;
  const text = mark.label;
  return {
    dots: [`<circle class="${mark.open ? "fig-dot fig-open" : "fig-dot"}" cx="${num(cx)}" cy="${num(cy)}" r="3.5"/>`],
    wishes: text ? [{ text, size: textSize, candidates: around(at, text, textSize, mark.side, 8) }] : [],
  };
}

function label({ text, size, middle }: Placed): string {
  const className = size === smallSize ? "fig-text fig-small" : "fig-text";
  // Capitals and digits stand about 0.68 of the size above the line they are written on.
  return `<text class="${className}" x="${num(middle[0])}" y="${num(middle[1] + 0.34 * size)}">${typeset(text)}</text>`;
}

const tooLarge = ({ x0, y0, x1, y1 }: Box): boolean => x1 - x0 > widest + 0.5 || y1 - y0 > tallest + 0.5;

/** A margin all round, whole numbers, and no picture so narrow that its text would not fit. */
function framed(box: Box): Box {
  const spare = Math.max(margin, (narrowest - (box.x1 - box.x0)) / 2);
  return {
    x0: Math.floor(box.x0 - spare),
    y0: Math.floor(box.y0 - margin),
    x1: Math.ceil(box.x1 + spare),
    y1: Math.ceil(box.y1 + margin),
  };
}

function page(figure: Figure, { box, content, plane }: Picture): string {
  const w = box.x1 - box.x0;
  const note = figure.scale ? 0 : 22;
  const h = box.y1 - box.y0 + note;
  const under = figure.scale
    ? ""
    : `<text class="fig-text fig-small fig-note" x="${num(box.x0 + w / 2)}" y="${num(box.y1 + 13)}">Not to scale</text>`;
  // Inside, attributes stand between single quotes: a page holds its figures twice, as markup and in its JSON, where double
  // quotes are escaped, and only what is spelt alike compresses to one (57 kB less in all puzzle pages, gzipped).
  const inside = `${content}${under}`.replaceAll('"', "'");
  return (
    `<svg class="figure" role="img" aria-label="${escapeText(figure.alt.trim())}" width="${w}" height="${h}" ` +
    `viewBox="${box.x0} ${box.y0} ${w} ${h}" text-anchor="middle"${plane ? ` data-plane="${planeText(plane)}"` : ""}>` +
    `${inside}</svg>`
  );
}

function named(figure: Figure, at: At): readonly [number, number] {
  if (typeof at !== "string") return at;
  const point = Object.hasOwn(figure.points, at) ? figure.points[at] : undefined;
  if (!point) throw new Error(`The figure has no point named "${at}"`);
  return point;
}

/** What a mark covers, in the figure's own units with y upwards: labels excepted. */
function reached(mark: Mark, at: (at: At) => Vec): Box[] {
  const corners = (list: readonly At[]): Box[] => list.map((one) => boxAt(at(one), 0, 0));
  if ("polygon" in mark) return corners(mark.polygon);
  if ("line" in mark) return corners(mark.line);
  if ("angle" in mark) return corners(mark.angle);
  if ("dot" in mark) return corners([mark.dot]);
  if ("text" in mark) return corners([mark.at]);
  if ("circle" in mark) return [boxAt(at(mark.circle), 2 * mark.radius, 2 * mark.radius)];
  if ("ellipse" in mark) return [boxAt(at(mark.ellipse), 2 * mark.rx, 2 * mark.ry)];
  if ("arc" in mark) {
    const [x, y] = at(mark.arc);
    const to = mark.to > mark.from ? mark.to : mark.to + 360;
    // alongEllipse looks at the picture, where y points down.
    const along = alongEllipse([x, -y], mark.radius, mark.radius, mark.from, to).map(([px, py]): Vec => [px, -py]);
    return [...along, ...(mark.sector ? [at(mark.arc)] : [])].map((one) => boxAt(one, 0, 0));
  }
  const { x, y } = "axes" in mark ? mark.axes : mark.grid;
  return corners([
    [x[0], y[0]],
    [x[1], y[1]],
  ]);
}

/** FNV-1a, 32 bits: short, and different for different figures on one page. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const sign of text) value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (value >>> 0).toString(36);
}
