import { useEffect, useRef } from "react";
import type { Answered } from "../../tools/speed/result.ts";
import { inTurn } from "../../ui/in-turn.ts";

/** Units of the picture: its height, and from one bar to the next. */
const height = 60;
const step = 10;
/** A run as it went: a bar for each sum in its order, as high as it took time. Where nothing is to move they stand there at once. */
export function RunTrace({ answered }: { answered: readonly Answered[] }) {
  const picture = useRef<SVGSVGElement>(null);
  useEffect(() => {
    inTurn(picture.current?.children, { transform: "scaleY(0)" });
  }, []);
  const bars = answered.map((sum, at) => ({ ...sum, at }));
  const longest = Math.max(...answered.map(({ ms }) => ms));
  return (
    <figure>
      <svg
        ref={picture}
        className="h-16 w-full max-w-xl"
        viewBox={`0 0 ${Math.max(20, answered.length) * step} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bars.map(({ at, ms, first }) => {
          const tall = Math.max(4, (height * ms) / longest);
          return (
            <rect
              key={at}
              className={`origin-bottom stroke-2 [transform-box:fill-box] ${first ? "fill-good stroke-good" : "fill-warn-soft stroke-warn"}`}
              vectorEffect="non-scaling-stroke"
              x={at * step + 1.5}
              y={height - tall}
              width={step - 3}
              height={tall}
              rx={1.5}
            />
          );
        })}
      </svg>
      <figcaption className="mt-1 text-sm text-soft">
        Your sums in their order: the higher, the longer it took.
        {answered.some(({ first }) => !first) && " Hollow: not at the first go."}
      </figcaption>
    </figure>
  );
}
