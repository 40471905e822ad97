import { type Letter, pens } from "./guides.ts";

const letters: readonly Letter[] = ["L", "U", "X"];
const corners = ["top left", "top right", "bottom left", "bottom right"];
const middle = (corner: number) => ({ x: (corner % 2) + 0.5, y: Math.floor(corner / 2) + 0.5 });

/** The three letters of the LUX method, each with the way that its pen takes through a block. */
export function Pens() {
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
              aria-label={`${letter}: ${pens[letter].map((corner) => corners[corner]).join(", ")}`}
            >
              <path className="pen-cells" d="M0 0h2v2h-2zM1 0v2M0 1h2" />
              <polyline
                className="pen-way"
                points={pens[letter].map((corner) => `${middle(corner).x},${middle(corner).y}`).join(" ")}
              />
              {pens[letter].map((corner, stroke) => (
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
