import { corners, lettersOf, strokes } from "../../games/magic-squares/constructions/lux.ts";

const middle = (corner: number) => ({ x: (corner % 2) + 0.5, y: Math.floor(corner / 2) + 0.5 });

/** The letters of the LUX method that a square of this order has, each with the way that its pen takes through a block. */
export function Pens({ order }: { readonly order: number }) {
  const letters = [...new Set(lettersOf(order).flat())];
  return (
    <figure>
      <figcaption className="font-semibold">How each letter is written</figcaption>
      <div className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
        {letters.map((letter) => (
          <div key={letter} className="flex items-center gap-2">
            <b aria-hidden="true">{letter}</b>
            <svg
              className="pen"
              viewBox="-0.05 -0.05 2.1 2.1"
              role="img"
              aria-label={`${letter}: ${strokes[letter].map((corner) => corners[corner]).join(", ")}`}
            >
              <path className="pen-cells" d="M0 0h2v2h-2zM1 0v2M0 1h2" />
              <polyline
                className="pen-way"
                points={strokes[letter].map((corner) => `${middle(corner).x},${middle(corner).y}`).join(" ")}
              />
              {strokes[letter].map((corner, stroke) => (
                <g key={corner} className={stroke === 0 ? "pen-start" : undefined}>
                  <circle cx={middle(corner).x} cy={middle(corner).y} r="0.27" />
                  <text x={middle(corner).x} y={middle(corner).y}>
                    {stroke + 1}
                  </text>
                </g>
              ))}
            </svg>
          </div>
        ))}
      </div>
    </figure>
  );
}
