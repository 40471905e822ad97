import { type Ref, useEffect, useRef } from "react";
import { range } from "../../maths/whole.ts";
import { move } from "../../ui/motion.ts";
import { EndingStyles } from "../../ui/styles/ending-styles.tsx";
import { forLeaf, leafAt, roomFor, seedAt } from "./sunflower.ts";

/** A Fibonacci number too, as with many real ones. */
const petals = range(0, 12);

const drawnAt = (n: number) => seedAt(n).map((place) => place.toFixed(2));

/** From one seed to another, as round caps of lines without a length: one shape, however many they are. */
const dots = (from: number, to: number) =>
  range(from, to)
    .map((n) => `M${drawnAt(n).join(" ")}h0`)
    .join("");

/** So many leaves are drawn, the youngest: those below them would not be seen. */
const mostLeaves = 13;

interface SunflowerProps {
  readonly seeds: number;
  /** Questions of practice and tests that were right. */
  readonly practised: number;
  /** Whether it was these that made it grow. */
  readonly byLeaf?: boolean;
}

/**
 * A flower with a seed for all that was solved, and a leaf for each ten questions of practice that were right. The last one
 * falls into its place, and a full flower opens its petals.
 */
export function Sunflower({ seeds, practised, byLeaf = false }: SunflowerProps) {
  const last = useRef<SVGCircleElement>(null);
  const corolla = useRef<SVGGElement>(null);
  const youngest = useRef<SVGGElement>(null);
  const room = roomFor(seeds);
  const isFull = seeds === room;
  useEffect(() => {
    const settle = (part: Element | null, from: Keyframe) =>
      move(part, [from, { transform: "none" }], "filling", [1, "quick"], "spring");
    if (byLeaf) return settle(youngest.current, { transform: "scale(0.3)" });
    settle(last.current, { transform: "scale(4)", opacity: 0 });
    if (isFull) settle(corolla.current, { transform: "scale(0.4) rotate(-30deg)" });
  }, [isFull, byLeaf]);
  const rim = Math.sqrt(room) + 0.6;
  const size = 1.5 * rim;
  const leaves = practised / forLeaf;
  const oldest = Math.max(0, Math.ceil(leaves) - mostLeaves);
  return (
    <>
      <EndingStyles />
      <svg className="sunflower" viewBox={`${-size} ${-size} ${2 * size} ${2 * size}`} aria-hidden="true">
        {range(oldest, Math.ceil(leaves) - 1).map((n) => {
          const grown = Math.min(1, leaves - n);
          const isLast = n + 1 >= leaves;
          // From where it looks out below the petals, and never as far as out of its card.
          const scale = rim * (0.74 + 0.1 * grown);
          return (
            <g key={n} ref={isLast ? youngest : undefined}>
              <path
                className={grown < 1 ? "leaf is-growing" : "leaf"}
                d="M0 0C1 .85 1.6 .5 2.1 0C1.6 -.5 1 -.85 0 0"
                transform={`rotate(${(leafAt(n) * 180) / Math.PI}) scale(${scale})`}
              />
            </g>
          );
        })}
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
        {seeds > 0 && (
          <>
            <path className="seeds" d={dots(1, byLeaf ? seeds : seeds - 1)} />
            {!byLeaf && <LastSeed ref={last} at={seeds} />}
          </>
        )}
      </svg>
    </>
  );
}

function LastSeed({ ref, at }: { ref: Ref<SVGCircleElement>; at: number }) {
  const [x, y] = drawnAt(at);
  return <circle ref={ref} className="last-seed" cx={x} cy={y} r={0.8} style={{ transformOrigin: `${x}px ${y}px` }} />;
}
