import { useEffect, useRef } from "react";
import type { Answered } from "../../tools/speed/result.ts";
import { inTurn } from "../../ui/motion.ts";

/** Units of the picture: its height, and from one bar to the next. */
const height = 60;
const step = 10;

interface RunTraceProps {
  readonly answered: readonly Answered[];
  /** Milliseconds a sum at the pace of the best run before; null for none. */
  readonly pace: number | null;
}

/**
 * A run as it went: a bar for each sum in its order, as high as it took time, beside the pace of the best run before.
 * Where nothing is to move they stand there at once.
 */
export function RunTrace({ answered, pace }: RunTraceProps) {
  const picture = useRef<SVGGElement>(null);
  useEffect(() => {
    inTurn(picture.current?.children, { transform: "scaleY(0)" });
  }, []);
  const bars = answered.map((sum, at) => ({ ...sum, at }));
  const longest = Math.max(...answered.map(({ ms }) => ms), pace ?? 0);
  const tallOf = (ms: number) => Math.max(4, (height * ms) / longest);
  const width = Math.max(20, answered.length) * step;
  return (
    <figure>
      <svg
        className="h-20 w-full max-w-xl"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <g ref={picture}>
          {bars.map(({ at, ms, first }) => {
            const tall = tallOf(ms);
            const isQuick = pace === null || ms <= pace;
            return (
              <rect
                key={at}
                className={`origin-bottom stroke-2 [transform-box:fill-box] ${first ? "fill-good stroke-good" : "fill-warn-soft stroke-warn"}`}
                fillOpacity={isQuick ? 1 : 0.45}
                vectorEffect="non-scaling-stroke"
                x={at * step + 1.5}
                y={height - tall}
                width={step - 3}
                height={tall}
                rx={1.5}
              />
            );
          })}
        </g>
        {pace !== null && (
          <path
            className="fill-none stroke-hue stroke-2"
            strokeDasharray="6 5"
            vectorEffect="non-scaling-stroke"
            d={`M0 ${height - tallOf(pace)}H${width}`}
          />
        )}
      </svg>
      <figcaption className="mt-1 text-sm text-soft">
        Your sums in their order: the higher, the longer it took.
        {answered.some(({ first }) => !first) && " Hollow: not at the first go."}
        {pace !== null && " The dashed line is the pace of your best run before."}
      </figcaption>
    </figure>
  );
}
