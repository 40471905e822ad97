const hues = [
  "arithmetic",
  "word-problems",
  "logic",
  "brain-teasers",
  "algebra",
  "number-theory",
  "geometry",
  "patterns",
];
const step = 34;

/**
 * A proof without words: 1 + 3 + 5 + ... + 15 = 8², one corner of dots for each of the eight categories. Decoration
 * here, so it says nothing to assistive technology.
 */
export function OddNumbers() {
  return (
    <svg
      className="hidden w-72 flex-none lg:block xl:w-80"
      viewBox={`0 0 ${8 * step} ${8 * step}`}
      aria-hidden="true"
      focusable="false"
    >
      {hues.map((hue, n) => (
        <g key={hue} data-hue={hue} className="fill-(--hue)">
          {corner(n).map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={(x + 0.5) * step} cy={(7.5 - y) * step} r={step * 0.36} opacity={0.9} />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** The 2n + 1 squares that make a square of side n into one of side n + 1. */
function corner(n: number): [number, number][] {
  return Array.from({ length: 2 * n + 1 }, (_, i) => (i <= n ? [i, n] : [n, i - n - 1]));
}
