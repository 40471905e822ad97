import { ChartStyles } from "./styles/chart-styles.tsx";

interface LineChartProps {
  /** What is drawn: "Sums a minute". */
  readonly label: string;
  /** From left to right; each with the name of its place on the way. */
  readonly points: readonly { readonly name: string; readonly value: number }[];
  /** How a value is written. */
  readonly write?: (value: number) => string;
  /** Values are whole levels from 1 to this: the axis has each of them, and the line goes up and down in steps. */
  readonly levels?: number;
}

const width = 320;
const height = 120;
const mostNames = 6;
const edge = { left: 34, right: 16, top: 12, bottom: 22 };

/** A line through a few values, with the same values in a table for those who cannot see it. */
export function LineChart({ label, points, write = String, levels }: LineChartProps) {
  // The last place has its name, and so many others that they do not run into each other.
  const every = Math.ceil(points.length / mostNames);
  const top = levels ?? niceTop(Math.max(...points.map(({ value }) => value), 1));
  const bottom = levels === undefined ? 0 : 1;
  const marks = levels === undefined ? [0, top / 2, top] : Array.from({ length: levels }, (_, index) => index + 1);
  const x = (index: number) =>
    edge.left + (width - edge.left - edge.right) * (points.length === 1 ? 0.5 : index / (points.length - 1));
  const y = (value: number) =>
    height - edge.bottom - ((height - edge.top - edge.bottom) * (value - bottom)) / Math.max(1, top - bottom);
  const corners = points.flatMap(({ value }, index) => {
    const before = points[index - 1];
    const step = levels !== undefined && before ? [[x(index), y(before.value)] as const] : [];
    return [...step, [x(index), y(value)] as const];
  });
  const line = corners.map(([across, up]) => `${across.toFixed(1)},${up.toFixed(1)}`).join(" ");
  return (
    <figure>
      <ChartStyles />
      <figcaption className="mb-1 font-semibold">{label}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} className="chart w-full max-w-xl" aria-hidden="true">
        {marks.map((value) => (
          <g key={value}>
            <line x1={edge.left} x2={width - edge.right} y1={y(value)} y2={y(value)} className="chart-grid" />
            <text x={edge.left - 6} y={y(value) + 3.5} textAnchor="end">
              {write(value)}
            </text>
          </g>
        ))}
        <polyline points={line} className="chart-line" />
        {points.map(({ name, value }, index) => (
          <g key={name}>
            <circle cx={x(index)} cy={y(value)} r="3.5" className="chart-dot" />
            {(points.length - 1 - index) % every === 0 && (
              <text x={x(index)} y={height - 6} textAnchor="middle">
                {name}
              </text>
            )}
          </g>
        ))}
      </svg>
      {/* A table is never narrower than its words: what hides it is around it. */}
      <div className="sr-only">
        <table>
          <caption>{label}</caption>
          <tbody>
            {points.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{write(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** The next of 2, 4, 10, 20, 40, 100, ... : its half is a round number, too. */
function niceTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 4, 10].map((step) => step * power).find((top) => top >= value) ?? value;
}
