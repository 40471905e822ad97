import { useEffect, useRef } from "react";
import { yearWords } from "../../content/dates.ts";
import { hrefOf, useFollow } from "../../ui/hooks/use-follow.ts";
import { LibraryStyles } from "../../ui/styles/library-styles.tsx";
import { yearsOf } from "./lifetime.ts";
import { pack } from "./pack.ts";
import type { Person } from "./person.ts";

/** Most of them lived in the last five hundred years: those have more room. From each year on, pixels for a year. */
const scale: readonly (readonly [from: number, pixels: number])[] = [
  [-1700, 0.2],
  [-350, 0.7],
  [1500, 4],
];
const end = 2030;
/** From here on there are many. */
const busy = 1700;
const row = { height: 30, bar: 24 };
const top = 26;
/** How wide a letter of a name is, more or less. */
const letter = 7.4;
const marks = [-1600, -600, -300, 1, 300, 600, 900, 1200, 1500, 1600, 1700, 1800, 1900, 2000];

/** Where a year is, in pixels from the left. */
function across(year: number): number {
  return scale.reduce((sum, [from, pixels], at) => {
    const to = scale[at + 1]?.[0] ?? end;
    return sum + Math.max(0, Math.min(year, to) - from) * pixels;
  }, 0);
}

interface TimelineProps {
  readonly people: readonly Person[];
  readonly lit: ReadonlySet<string>;
  /** The year it is, for those who live. */
  readonly now: number;
}

/** The lives side by side, each as long as it was; each leads to its page. */
export function Timeline({ people, lit, now }: TimelineProps) {
  const follow = useFollow();
  const frame = useRef<HTMLElement>(null);
  // Most lives lie at the end; what comes before is a pull to the right.
  useEffect(() => {
    if (frame.current) frame.current.scrollLeft = across(busy) - 40;
  }, []);
  const lives = people
    .map((person) => {
      const [from, to] = yearsOf(person, now).map(across) as [number, number];
      return { of: person, from, bar: to - from, to: Math.max(to, from + person.title.length * letter + 16) };
    })
    .sort((a, b) => a.from - b.from);
  const packed = pack(lives, 6);
  const size = {
    width: across(end) + 60,
    height: top + (Math.max(...packed.map((life) => life.row)) + 1) * row.height,
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what is pressed are links, which know the keyboard
    <nav ref={frame} className="timeline card" aria-label="Timeline of lives" onClick={follow}>
      <LibraryStyles />
      <svg width={size.width} height={size.height} viewBox={`0 0 ${size.width} ${size.height}`}>
        <title>
          A bar for each life, from the oldest on the left to today on the right. The list below says the same.
        </title>
        {marks.map((year) => (
          <g key={year} className="timeline-mark">
            <path d={`M${across(year)} ${top - 6}V${size.height}`} />
            <text x={across(year) + 4} y={15}>
              {yearWords(year < 0 ? year + 1 : year)}
            </text>
          </g>
        ))}
        {packed.map(({ of: { id, title }, from, row: at }, index) => (
          <a
            key={id}
            href={hrefOf(`/mathematicians/${id}`)}
            className="timeline-life"
            data-lit={lit.has(id) || undefined}
          >
            <rect
              x={from}
              y={top + at * row.height}
              width={Math.max(lives[index]?.bar ?? 0, 6)}
              height={row.bar}
              rx={6}
            />
            <text x={from + 7} y={top + at * row.height + 17}>
              {title}
            </text>
          </a>
        ))}
      </svg>
    </nav>
  );
}
