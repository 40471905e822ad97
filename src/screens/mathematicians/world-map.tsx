import type { MouseEvent } from "react";
import { LibraryStyles } from "../../ui/styles/library-styles.tsx";
import { equalEarth, mapSize } from "./equal-earth.ts";
import { land } from "./land.ts";

interface Placed {
  readonly id: string;
  readonly home: { readonly spot: readonly [number, number] };
}

interface WorldMapProps {
  readonly people: readonly Placed[];
  /** Whose dots stand out. */
  readonly lit: ReadonlySet<string>;
  /** What it shows, for who cannot see it. */
  readonly label: string;
  /** The ids of those nearest to where somebody pressed; without it the map is only looked at. */
  readonly onPress?: (near: readonly string[]) => void;
}

/** How near to a dot a press means it, in units of the map. */
const reach = 28;
const most = 6;

/** The world with a dot for each. It is a picture: the list below it says the same in words. */
export function WorldMap({ people, lit, label, onPress }: WorldMapProps) {
  const dots = people.map(({ id, home: { spot } }) => ({ id, at: equalEarth(...spot) }));
  function press({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const unit = mapSize.width / width;
    const far = ([x, y]: readonly [number, number]) =>
      Math.hypot((clientX - left) * unit - x, (clientY - top) * unit - y);
    const near = dots
      .filter(({ id, at }) => lit.has(id) && far(at) < reach)
      .sort((a, b) => far(a.at) - far(b.at))
      .slice(0, most);
    onPress?.(near.map(({ id }) => id));
  }
  return (
    <>
      <LibraryStyles />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: what it leads to stands in the list, which knows the keyboard */}
      <svg
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        className={`world-map ${onPress ? "cursor-pointer" : ""}`}
        role="img"
        aria-label={label}
        onClick={onPress && press}
      >
        <path d={land} className="world-land" />
        {dots
          .toSorted((a, b) => Number(lit.has(a.id)) - Number(lit.has(b.id)))
          .map(({ id, at: [x, y] }) => (
            <circle
              key={id}
              cx={x}
              cy={y}
              r={lit.has(id) ? 5 : 3}
              className="world-dot"
              data-lit={lit.has(id) || undefined}
            />
          ))}
      </svg>
    </>
  );
}
