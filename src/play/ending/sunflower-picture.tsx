import { useEffect, useRef } from "react";
import { wantsLessMotion } from "../../device/settings/less-motion.ts";
import { range } from "../../maths/whole.ts";
import { roomFor, seedAt } from "./sunflower.ts";

/** A Fibonacci number too, as with many real ones. */
const petals = range(0, 12);

const drawnAt = (n: number) => seedAt(n).map((place) => place.toFixed(2));

/** From one seed to another, as round caps of lines without a length: one shape, however many they are. */
const dots = (from: number, to: number) =>
  range(from, to)
    .map((n) => `M${drawnAt(n).join(" ")}h0`)
    .join("");

/** A flower with a seed for all that was solved. The last one falls into its place, and a full flower opens its petals. */
export function Sunflower({ seeds }: { seeds: number }) {
  const last = useRef<SVGCircleElement>(null);
  const corolla = useRef<SVGGElement>(null);
  const room = roomFor(seeds);
  const isFull = seeds === room;
  useEffect(() => {
    if (wantsLessMotion()) return;
    const late = { delay: 150, duration: 500, easing: "cubic-bezier(0.3, 1.6, 0.5, 1)", fill: "backwards" } as const;
    last.current?.animate([{ transform: "scale(4)", opacity: 0 }, { transform: "none" }], late);
    if (isFull) corolla.current?.animate([{ transform: "scale(0.4) rotate(-30deg)" }, { transform: "none" }], late);
  }, [isFull]);
  const rim = Math.sqrt(room) + 0.6;
  const size = 1.5 * rim;
  const [x, y] = drawnAt(seeds);
  return (
    <svg className="sunflower" viewBox={`${-size} ${-size} ${2 * size} ${2 * size}`} aria-hidden="true">
      <g ref={corolla} className={isFull ? "petals is-open" : "petals"}>
        {petals.map((petal) => (
          <ellipse
            key={petal}
            cx={1.22 * rim}
            rx={0.32 * rim}
            ry={0.22 * rim}
            transform={`rotate(${(360 * petal) / petals.length})`}
          />
        ))}
      </g>
      <circle className="disc" r={rim} />
      <path className="seeds is-to-come" d={dots(seeds + 1, room)} />
      <path className="seeds" d={dots(1, seeds - 1)} />
      <circle ref={last} className="last-seed" cx={x} cy={y} r={0.8} style={{ transformOrigin: `${x}px ${y}px` }} />
    </svg>
  );
}
