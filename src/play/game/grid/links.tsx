import type { Link, Mark } from "../../../engine/game/game.ts";
import type { GridShape } from "../../../engine/game/grid.ts";

type Point = readonly [x: number, y: number];

/** What a mark keeps free around it, in cells, and how far a link bends aside, for its length. */
const room = 0.15;
const bend = 0.14;

/** The links of a chain from candidate to candidate: strong ones solid, weak ones dashed. The hint says them in words. */
export function Links({ shape, links }: { shape: GridShape; links: readonly Link[] }) {
  if (links.length === 0) return null;
  const at = (mark: Mark) => pointOf(shape, mark);
  const groups = links.flatMap(({ from, to }) => [from, to]).filter((end) => end.length > 1);
  return (
    <svg
      className="grid-links"
      viewBox={`0 0 ${shape.columns} ${shape.rows}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {groups.map((end, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are drawn anew with each hint
        <polyline key={nth} className="group" points={end.map((mark) => at(mark).join()).join(" ")} />
      ))}
      {links.map(({ from, to, strong }, nth) => {
        const path = curve(...nearest(from.map(at), to.map(at)));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <g key={nth} data-strong={strong || undefined}>
            <path d={path} className="edge" />
            <path d={path} />
          </g>
        );
      })}
    </svg>
  );
}

/** Where a mark stands, in cells from the corner of the board: marks.tsx has three to a line. */
function pointOf({ places, values }: GridShape, { cell, value }: Mark): Point {
  const { row = 0, column = 0 } = places[cell] ?? {};
  const lines = Math.ceil(values.length / 3);
  const within = (part: number) => 0.04 + 0.92 * part;
  return [column + within((((value - 1) % 3) + 0.5) / 3), row + within((Math.floor((value - 1) / 3) + 0.5) / lines)];
}

const distance = ([x, y]: Point, [u, v]: Point) => Math.hypot(u - x, v - y);

/** The two points of two groups that are nearest to each other. */
function nearest(ones: readonly Point[], others: readonly Point[]): [Point, Point] {
  const pairs = ones.flatMap((one) => others.map((other): [Point, Point] => [one, other]));
  const [first = [[0, 0], [0, 0]]] = pairs.sort((a, b) => distance(...a) - distance(...b)); // biome-ignore format: two points
  return first;
}

/** A path that bends a little aside, so that it goes round what stands between, and ends beside the marks. */
function curve(from: Point, to: Point): string {
  const long = distance(from, to) || 1;
  const [right, down] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
  const aside = bend * long;
  const [x, y] = [(from[0] + to[0]) / 2 - down * aside, (from[1] + to[1]) / 2 + right * aside];
  const free = Math.min(room, long / 3);
  const [start, end] = [toward(from, [x, y], free), toward(to, [x, y], free)];
  const text = ([u, v]: Point) => `${u.toFixed(3)} ${v.toFixed(3)}`;
  return `M${text(start)}Q${text([x, y])} ${text(end)}`;
}

function toward(from: Point, to: Point, far: number): Point {
  const part = far / (distance(from, to) || 1);
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}
