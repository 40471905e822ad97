import { ages } from "../../play/practice/ages.ts";
import { zoneName } from "../../play/practice/zones.ts";
import type { ZoneReport } from "../../tools/assessment/report.ts";
import { ChartStyles } from "../../ui/styles/chart-styles.tsx";
import { schoolAges } from "./school-ages.ts";

/** Half a grade below the first and above the last, so that each grade has a column with its level in the middle. */
const [first, last] = [0.5, 6.5];
const width = 600;
const dot = 12;
const x = (level: number) => ((Math.min(last, Math.max(first, level)) - first) / (last - first)) * width;

/** Where the level of each topic lies: a bar for the range, a mark for the likeliest place; a table for who cannot see it. */
export function RangeChart({ zones }: { zones: readonly ZoneReport[] }) {
  return (
    <figure>
      <ChartStyles />
      <figcaption className="mb-3 font-semibold">Your level, topic by topic</figcaption>
      <div aria-hidden="true" className="flex max-w-3xl flex-col gap-2">
        {zones.map(({ zone, from, level, to }) => (
          <div key={zone} className="grid items-center gap-x-3 gap-y-1 sm:grid-cols-[9rem_1fr]">
            <span>{zoneName(zone)}</span>
            <svg aria-hidden="true" viewBox={`0 0 ${width} 20`} preserveAspectRatio="none" className="chart h-5 w-full">
              {Object.values(ages).map((age, index) => (
                <rect key={age} className="chart-cell" x={index * 100 + 1} width={98} height={20} rx={4} />
              ))}
              <rect
                className="chart-range"
                x={x(from)}
                y={4}
                width={Math.max(dot, x(to) - x(from))}
                height={12}
                rx={6}
              />
              <rect className="chart-dot" x={x(level) - dot / 2} width={dot} height={20} rx={4} />
            </svg>
          </div>
        ))}
        <div className="grid gap-x-3 text-sm text-soft sm:grid-cols-[9rem_1fr]">
          <span>Usual at ages</span>
          <span className="grid grid-cols-6 text-center text-xs sm:text-sm">
            {Object.values(ages).map((age) => (
              <span key={age}>{age}</span>
            ))}
          </span>
        </div>
      </div>
      <div className="sr-only">
        <table>
          <caption>Your level, topic by topic</caption>
          <thead>
            <tr>
              <th>Topic</th>
              <th>Likeliest</th>
              <th>Eight times in ten</th>
            </tr>
          </thead>
          <tbody>
            {zones.map(({ zone, from, level, to }) => (
              <tr key={zone}>
                <th scope="row">{zoneName(zone)}</th>
                <td>{schoolAges(level)}</td>
                <td>{schoolAges(from, to)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
