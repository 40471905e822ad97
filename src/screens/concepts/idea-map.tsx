import { useState } from "react";
import { hrefOf, useFollow } from "../../ui/hooks/use-follow.ts";
import { LibraryStyles } from "../../ui/styles/library-styles.tsx";
import { type Idea, layOut, linesOf, type Spot } from "./lay-out.ts";

interface IdeaMapProps {
  readonly ideas: readonly (Idea & { readonly title: string })[];
  readonly strands: readonly (readonly [id: string, name: string])[];
}

/** A column and a row of the map, and a box in it, in units of the drawing. Lines run between the boxes. */
const wide = 152;
const high = 68;
const box = { width: 120, height: 46 };
const top = 40;
/** Room for the lines left of the first column. */
const edge = 12;

const left = ({ column }: Spot) => column * wide + (wide - box.width) / 2;
const above = ({ row }: Spot) => top + row * high;

/** Lines from different ideas run side by side: so far from the middle of the room between two boxes. */
const lane = ({ column, row }: Spot, room: number) => (((column * 5 + row * 3) % 7) / 6 - 0.5) * room;

/**
 * Down from one box to the top of another, through the rooms between rows and between columns and never behind a box. All lines of an
 * idea begin as one.
 */
function route(from: Spot, to: Spot): string {
  const start = left(from) + box.width / 2;
  const end = left(to) + box.width / 2;
  const below = above(from) + box.height + (high - box.height) / 2 + lane(from, 12);
  const over = above(to) - (high - box.height) / 2 + lane(from, 12);
  const begin = `M${start} ${above(from) + box.height}`;
  if (to.row === from.row + 1) return `${begin}V${below}H${end}V${above(to)}`;
  // The room beside the column it goes to, on the side it comes from; within a column, on its left.
  const side = to.column < from.column ? to.column + 1 : to.column;
  return `${begin}V${below}H${side * wide + lane(from, 20)}V${over}H${end}V${above(to)}`;
}

/** All ideas, and which rest on which. What one points at, or has the focus, lights up with all it is joined to; the rest fades. */
export function IdeaMap({ ideas, strands }: IdeaMapProps) {
  const follow = useFollow();
  const [lit, setLit] = useState<string | null>(null);
  const spots = layOut(
    ideas,
    strands.map(([id]) => id),
  );
  // Tab goes down each column, as the eye does.
  const order = ({ id }: Idea) => (spots.get(id)?.column ?? 0) * ideas.length + (spots.get(id)?.row ?? 0);
  const inSight = [...ideas].sort((a, b) => order(a) - order(b));
  const lines = linesOf(ideas);
  /** Below what is lit, or what leads on from it. */
  const litBy = ([from, to]: readonly [string, string]) => (to === lit ? "before" : from === lit ? "after" : undefined);
  const near = new Map(
    lines.flatMap((line) => {
      const how = litBy(line);
      return how ? [[line[how === "before" ? 0 : 1], how] as const] : [];
    }),
  );
  const rows = Math.max(...[...spots.values()].map(({ row }) => row)) + 1;
  const size = { width: strands.length * wide, height: top + rows * high + 12 };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what is pressed are links, which know the keyboard
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is wider than the page, arrow keys scroll it
    <nav className="idea-map card" aria-label="Map of ideas" tabIndex={0} onClick={follow}>
      <LibraryStyles />
      <svg viewBox={`${-edge} 0 ${size.width + edge} ${size.height}`} style={{ minWidth: `${size.width * 0.8}px` }}>
        <title>
          Ideas in eight columns, with lines from each to those that rest on it. The page of an idea says the same in
          words.
        </title>
        {strands.map(([id, name], column) => (
          <text key={id} className="idea-strand" x={column * wide + wide / 2} y={22} textAnchor="middle">
            {name}
          </text>
        ))}
        {lines.map(([from, to]) => {
          const [a, b] = [spots.get(from), spots.get(to)];
          if (!a || !b) return null;
          return <path key={`${from} ${to}`} className="idea-line" data-lit={litBy([from, to])} d={route(a, b)} />;
        })}
        {inSight.map(({ id, title }) => {
          const spot = spots.get(id);
          return (
            spot && (
              <a
                key={id}
                href={hrefOf(`/concepts/${id}`)}
                className="idea"
                data-lit={id === lit ? "self" : near.get(id)}
                onPointerEnter={() => setLit(id)}
                onPointerLeave={() => setLit(null)}
                onFocus={() => setLit(id)}
                onBlur={() => setLit(null)}
              >
                <rect x={left(spot)} y={above(spot)} {...box} rx={12} />
                <foreignObject x={left(spot)} y={above(spot)} {...box}>
                  <span className="idea-name">{title}</span>
                </foreignObject>
              </a>
            )
          );
        })}
      </svg>
    </nav>
  );
}
