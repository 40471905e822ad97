import { at, type Point, side } from "./geometry.ts";
import type { ArtPath, Drawing, Ink } from "./maker.ts";

/** Curves become straight lines this far apart at most, in units of the drawing: a fifth of a millimetre on a sheet. */
const fine = 8;

type Corner = readonly [number, number];

/** The lines of a path, curves cut into short straight ones. Reads M L H V C Q A Z, none relative, as drawings have them. */
export function linesOf(d: string): readonly (readonly Point[])[] {
  const lines: Point[][] = [];
  let line: Point[] = [];
  const here = (): Point => line.at(-1) ?? [0, 0];
  const curve = (place: (t: number) => Point, length: number) => {
    const pieces = Math.max(2, Math.min(64, Math.ceil(length / fine)));
    for (let i = 1; i <= pieces; i++) line.push(place(i / pieces));
  };
  const end = () => {
    if (line.length > 1) lines.push(line);
  };
  for (const [, command = "", rest = ""] of d.matchAll(/([MLHVCQAZ])([^MLHVCQAZ]*)/g)) {
    const n = (rest.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    const pair = (i: number): Point => [n[i] ?? 0, n[i + 1] ?? 0];
    const from = here();
    if (command === "M") {
      end();
      line = [pair(0)];
      for (let i = 2; i < n.length; i += 2) line.push(pair(i));
    } else if (command === "L") for (let i = 0; i < n.length; i += 2) line.push(pair(i));
    else if (command === "H") line.push([n[0] ?? 0, from[1]]);
    else if (command === "V") line.push([from[0], n[0] ?? 0]);
    else if (command === "Z") {
      const [first] = line;
      if (first) {
        line.push(first);
        end();
        line = [first];
      }
    } else if (command === "Q") {
      const [a, b] = [pair(0), pair(2)];
      curve((t) => bezier([from, a, b], t), apart(from, a) + apart(a, b));
    } else if (command === "C") {
      const [a, b, c] = [pair(0), pair(2), pair(4)];
      curve((t) => bezier([from, a, b, c], t), apart(from, a) + apart(a, b) + apart(b, c));
    } else arc(from, n[0] ?? 0, n[3] === 1, n[4] === 1, pair(5), curve);
  }
  end();
  return lines;
}

const apart = ([ax, ay]: Corner, [bx, by]: Corner) => Math.hypot(bx - ax, by - ay);

function bezier(points: readonly Point[], t: number): Point {
  const [first, ...others] = points;
  if (others.length === 0) return first ?? [0, 0];
  const next = others.map((to, i): Point => {
    const from = points[i] ?? to;
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  });
  return bezier(next, t);
}

/** A piece of a circle, as SVG describes it. */
function arc(
  from: Point,
  radius: number,
  isLong: boolean,
  isClockwise: boolean,
  to: Point,
  draw: (place: (t: number) => Point, length: number) => void,
): void {
  const far = apart(from, to);
  const r = Math.max(radius, far / 2);
  const high = Math.sqrt(Math.max(0, r * r - (far * far) / 4)) * (isLong === isClockwise ? -1 : 1);
  const [ux, uy] = far > 0 ? [(to[0] - from[0]) / far, (to[1] - from[1]) / far] : [1, 0];
  const centre: Point = [(from[0] + to[0]) / 2 - uy * high, (from[1] + to[1]) / 2 + ux * high];
  const start = Math.atan2(from[1] - centre[1], from[0] - centre[0]);
  let turn = Math.atan2(to[1] - centre[1], to[0] - centre[0]) - start;
  if (isClockwise && turn < 0) turn += 2 * Math.PI;
  if (!isClockwise && turn > 0) turn -= 2 * Math.PI;
  draw(
    (t) => [centre[0] + r * Math.cos(start + turn * t), centre[1] + r * Math.sin(start + turn * t)],
    r * Math.abs(turn),
  );
}

/** The part of a line that is in the square; null where none is. */
function inSquare(a: Point, b: Point): readonly [Point, Point] | null {
  let [from, to] = [0, 1];
  for (const i of [0, 1] as const) {
    const way = b[i] - a[i];
    if (way === 0) {
      if (a[i] < 0 || a[i] > side) return null;
      continue;
    }
    const [one, other] = [-a[i] / way, (side - a[i]) / way];
    from = Math.max(from, Math.min(one, other));
    to = Math.min(to, Math.max(one, other));
  }
  const spot = (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  return to - from > 1e-9 ? [spot(from), spot(to)] : null;
}

/**
 * What a pen draws of some paths, cut at the edge of the square: no piece twice, though shapes share their sides, and none that is
 * `drawn` by another pen; pieces that meet at their ends in one go.
 */
export function penLines(paths: readonly ArtPath[], drawn = new Set<string>()): readonly (readonly Point[])[] {
  const ways = new Map<string, { readonly point: Point; readonly to: Set<string> }>();
  const spot = (point: Point): string => {
    const name = at(point);
    if (!ways.has(name)) ways.set(name, { point, to: new Set() });
    return name;
  };
  for (const { d } of paths)
    for (const line of linesOf(d))
      for (const [i, to] of line.entries()) {
        const piece = i > 0 ? inSquare(line[i - 1] ?? to, to) : null;
        if (!piece) continue;
        const [a, b] = [spot(piece[0]), spot(piece[1])];
        const name = a < b ? `${a}:${b}` : `${b}:${a}`;
        if (a === b || drawn.has(name)) continue;
        drawn.add(name);
        ways.get(a)?.to.add(b);
        ways.get(b)?.to.add(a);
      }
  // An end or a fork is where a pen begins best; what is left then are rings.
  const lines: Point[][] = [];
  const follow = (from: string) => {
    let [here, now] = [from, ways.get(from)];
    const line: Point[] = now ? [now.point] : [];
    while (now && now.to.size > 0) {
      const [next = ""] = now.to;
      now.to.delete(next);
      ways.get(next)?.to.delete(here);
      [here, now] = [next, ways.get(next)];
      if (now) line.push(now.point);
    }
    if (line.length > 1) lines.push(line);
  };
  const odd = [...ways].filter(([, { to }]) => to.size % 2 === 1).map(([name]) => name);
  for (const name of odd) if ((ways.get(name)?.to.size ?? 0) % 2 === 1) follow(name);
  for (const name of ways.keys()) while ((ways.get(name)?.to.size ?? 0) > 0) follow(name);
  return lines;
}

/** How a plotter wants a drawing: a path for each pen, in millimetres, faint grounds left out. */
export function forPlotter({ paths, words }: Drawing, colours: readonly string[], width: number): string {
  const size = (value: number) => String(Math.round((value * width * 100) / side) / 100);
  // A side that two shapes of different colours share is drawn by the first pen alone, for twice would tear thin paper; ink 0, the
  // dark edge round all shapes, comes last and draws what is left.
  const drawn = new Set<string>();
  const pens = ([1, 2, 3, 4, 5, 0] as const).flatMap((ink: Ink) => {
    const lines = penLines(
      paths.filter((path) => path.ink === ink && !path.soft),
      drawn,
    );
    const d = lines.map((line) => `M${line.map(([x, y]) => `${size(x)} ${size(y)}`).join("L")}`).join("");
    return d ? [`<path id="pen-${ink + 1}" fill="none" stroke="${colours[ink]}" stroke-width="0.4" d="${d}"/>`] : [];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${width}mm" viewBox="0 0 ${width} ${width}"><desc>${escaped(words)}</desc>${pens.join("")}</svg>`;
}

export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** The thickness of a line where a path names none. */
export const usualWidth = 3;

/** A drawing as a file that looks the same anywhere. `colours` are those of its inks, `paper` is what it lies on. */
export function asSvg({ paths, words }: Drawing, title: string, colours: readonly string[], paper: string): string {
  const drawn = paths.map(({ ink, d, fill, soft, width = usualWidth }) => {
    const colour = colours[ink];
    const look = fill
      ? `fill="${colour}" fill-rule="evenodd"${soft ? ` fill-opacity="${softness}"` : ""}`
      : `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
    return `<path ${look} d="${d}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 1000 1000"><title>${escaped(title)}</title><desc>${escaped(words)}</desc><rect width="1000" height="1000" fill="${paper}"/>${drawn.join("")}</svg>`;
}

/** How much of its colour a faint ground has. */
export const softness = 0.25;
