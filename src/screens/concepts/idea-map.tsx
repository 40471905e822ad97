import { useState } from "react";
import { hrefOf, useFollow } from "../../ui/hooks/use-follow.ts";
import { LibraryStyles } from "../../ui/styles/library-styles.tsx";
import { type Idea, layOut, linesOf, type Spot } from "./lay-out.ts";

interface IdeaMapProps {
  readonly ideas: readonly (Idea & { readonly title: string })[];
  readonly strands: readonly (readonly [id: string, name: string])[];
}

/** A column and a row of the map, and a box in it, in units of the drawing. */
const wide = 148;
const high = 62;
const box = { width: 136, height: 46 };
const top = 40;

const left = ({ column }: Spot) => column * wide + (wide - box.width) / 2;
const above = ({ row }: Spot) => top + row * high;

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
  const size = { width: strands.length * wide, height: top + rows * high };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what is pressed are links, which know the keyboard
    <nav className="idea-map card" aria-label="Map of ideas" onClick={follow}>
      <LibraryStyles />
      <svg viewBox={`0 0 ${size.width} ${size.height}`} style={{ minWidth: `${size.width * 0.8}px` }}>
        <title>
          Ideas in eight columns, with lines from each to those that rest on it. The list below says the same.
        </title>
        {strands.map(([id, name], column) => (
          <text key={id} className="idea-strand" x={column * wide + wide / 2} y={22} textAnchor="middle">
            {name}
          </text>
        ))}
        {lines.map(([from, to]) => {
          const [a, b] = [spots.get(from), spots.get(to)];
          if (!a || !b) return null;
          const [x1, y1] = [left(a) + box.width / 2, above(a) + box.height];
          const [x2, y2] = [left(b) + box.width / 2, above(b)];
          const bend = Math.max(24, Math.abs(y2 - y1) / 2);
          return (
            <path
              key={`${from} ${to}`}
              className="idea-line"
              data-own={a.column === b.column || undefined}
              data-lit={litBy([from, to])}
              d={`M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}`}
            />
          );
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
