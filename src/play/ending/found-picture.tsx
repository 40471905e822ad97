import { useEffect, useRef } from "react";
import { inTurn } from "../../ui/motion.ts";
import type { Marks, Tone } from "./made-of.ts";

/** Units of the picture: from one mark to the next. */
const cell = 10;
/** Pixels that it takes at most, and that a mark takes at most. */
const room = { width: 224, height: 104 };
const large = 14;
const looks: Record<Tone, { fillOpacity: number; strokeOpacity: number }> = {
  full: { fillOpacity: 1, strokeOpacity: 1 },
  other: { fillOpacity: 0.4, strokeOpacity: 0.4 },
  open: { fillOpacity: 0, strokeOpacity: 0.55 },
};

/** What was found, laid row by row. Where nothing is to move it lies there at once. */
export function FoundPicture({ mark, rows, centred = false, words }: Partial<Marks> & Pick<Marks, "mark" | "rows">) {
  const picture = useRef<SVGSVGElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: laid once, however often what it stands in is drawn again
  useEffect(() => {
    const laid = rows.length > 1 ? picture.current : picture.current?.firstElementChild;
    inTurn(laid?.children, { opacity: 0, transform: "translateX(-10px)" });
  }, []);
  const across = Math.max(...rows.map((row) => row.length));
  const scale = Math.min(large, room.width / across, room.height / rows.length) / cell;
  return (
    <span className="mt-2 block">
      <svg
        ref={picture}
        className="block"
        viewBox={`0 0 ${across * cell} ${rows.length * cell}`}
        width={across * cell * scale}
        height={rows.length * cell * scale}
        aria-hidden="true"
      >
        {rows.map((row, down) => {
          const y = down * cell;
          return (
            <g key={y} fill="currentColor" stroke="currentColor">
              {row.map((tone, along) => {
                const x = (along + (centred ? (across - row.length) / 2 : 0)) * cell;
                return mark === "dot" ? (
                  <circle key={x} cx={x + cell / 2} cy={y + cell / 2} r={3.8} {...looks[tone]} />
                ) : mark === "part" ? (
                  // The parts of a whole stand close, with a line between them to count them by.
                  <rect key={x} x={x + 1.1} y={y + 0.75} width={7.8} height={8.5} strokeWidth={1} {...looks[tone]} />
                ) : (
                  <rect key={x} x={x + 0.75} y={y + 0.75} width={8.5} height={8.5} rx={1.5} {...looks[tone]} />
                );
              })}
            </g>
          );
        })}
      </svg>
      {words && <span className="mt-1 block text-sm text-ink">{words}</span>}
    </span>
  );
}
