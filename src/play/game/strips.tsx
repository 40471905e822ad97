// biome-ignore-all lint/suspicious/noArrayIndexKey: places never change
import type { Strip } from "../../engine/game/game.ts";

/** One place, and what is drawn in it. */
const side = 20;

/** The small picture beside a hint's words, which say all of it. */
export function Strips({ strips }: { readonly strips: readonly Strip[] }) {
  return (
    <div className="mt-2 grid w-fit grid-cols-[auto_auto] items-center gap-x-3 gap-y-1 text-sm" aria-hidden="true">
      {strips.map(({ label, what, values }) => (
        <div key={label} className="contents">
          <span>{label}</span>
          <svg
            aria-hidden="true"
            width={values.length * side}
            height={side}
            viewBox={`0 0 ${values.length * side} ${side}`}
          >
            {values.map((value, at) => (
              <g key={at} transform={`translate(${at * side} 0)`} stroke="var(--line-strong)">
                {what === "light" ? <Light value={value} /> : <Press times={value} />}
              </g>
            ))}
          </svg>
        </div>
      ))}
    </div>
  );
}

/** A ring when off, full when lit, a half when dim (0.5). */
function Light({ value }: { readonly value: number }) {
  return (
    <>
      <circle cx="10" cy="10" r="7" strokeWidth="1.5" fill={value === 1 ? "var(--warn)" : "none"} />
      {value === 0.5 && <path d="M3 10a7 7 0 0 0 14 0z" fill="var(--warn)" />}
    </>
  );
}

function Press({ times }: { readonly times: number }) {
  return (
    <>
      <rect
        x="2"
        y="2"
        width="16"
        height="16"
        rx="4"
        strokeWidth="1.5"
        fill={times > 0 ? "var(--warn-soft)" : "none"}
      />
      {times > 0 && (
        <text x="10" y="14.5" textAnchor="middle" fontSize="12" stroke="none" fill="currentColor">
          {times}
        </text>
      )}
    </>
  );
}
