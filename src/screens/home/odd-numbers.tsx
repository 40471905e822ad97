import { type PointerEvent, useState } from "react";

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
const most = hues.length;

/**
 * A proof without words, to be played with: 1 + 3 + 5 + ... is a square, one corner of dots for each of the eight categories.
 * A press on a dot, or the slider, says how many corners there are.
 */
export function OddNumbers() {
  const [corners, setCorners] = useState(most);
  const odds = Array.from({ length: corners }, (_, n) => 2 * n + 1);
  const sum = corners > 5 ? [...odds.slice(0, 3), "…", odds.at(-1)] : odds;
  const words = corners === 1 ? "1 = 1 × 1" : `${sum.join(" + ")} = ${corners ** 2} = ${corners} × ${corners}`;

  function press({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) {
    const { left, bottom, width } = currentTarget.getBoundingClientRect();
    const far = Math.max(clientX - left, bottom - clientY) / (width / most);
    setCorners(Math.min(most, Math.floor(far) + 1));
  }

  return (
    <div className="odd-numbers screen-only">
      <svg
        viewBox={`0 0 ${most * step} ${most * step}`}
        aria-hidden="true"
        focusable="false"
        onPointerDown={press}
        onPointerMove={(event) => event.buttons > 0 && press(event)}
      >
        {hues.map((hue, n) => (
          <g key={hue} data-hue={hue} data-there={n < corners || undefined} data-last={n === corners - 1 || undefined}>
            {corner(n).map(([x, y]) => (
              <circle key={`${x} ${y}`} cx={(x + 0.5) * step} cy={(most - 0.5 - y) * step} r={step * 0.36} />
            ))}
          </g>
        ))}
      </svg>
      <label className="needs-script">
        <span className="sr-only">How many corners of dots</span>
        <input
          type="range"
          min={1}
          max={most}
          value={corners}
          aria-valuetext={words}
          onChange={(event) => setCorners(Number(event.target.value))}
        />
      </label>
      <p>{words}</p>
    </div>
  );
}

/** The 2n + 1 squares that make a square of side n into one of side n + 1. */
function corner(n: number): [number, number][] {
  return Array.from({ length: 2 * n + 1 }, (_, i) => (i <= n ? [i, n] : [n, i - n - 1]));
}
