import { shortNumber, tickStep, ticks } from "../../tools/plotter/ticks.ts";
import { ChartStyles } from "../../ui/styles/chart-styles.tsx";

interface ModelGraphProps {
  readonly points: readonly { readonly x: number; readonly y: number | null }[];
  /** Where the slider along the bottom stands. */
  readonly now: number;
  readonly across: string;
  readonly up: string;
}

const [width, height] = [360, 240];
const edge = { left: 48, right: 12, top: 12, bottom: 40 };

/** A curve of one result of a model over one of its letters, with a dot where the slider stands. */
export function ModelGraph({ points, now, across, up }: ModelGraphProps) {
  const known = points.filter((point): point is { x: number; y: number } => point.y !== null);
  const [first, last] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 1];
  const ys = known.map(({ y }) => y);
  const [low, high] = [Math.min(0, ...ys), Math.max(0, ...ys)];
  const [bottom, top] = low === high ? [low - 1, high + 1] : [low, high];
  const x = (value: number) => edge.left + ((width - edge.left - edge.right) * (value - first)) / (last - first);
  const y = (value: number) =>
    height - edge.bottom - ((height - edge.top - edge.bottom) * (value - bottom)) / (top - bottom);
  const here = known.reduce<{ x: number; y: number } | null>(
    (best, point) => (best && Math.abs(best.x - now) <= Math.abs(point.x - now) ? best : point),
    null,
  );
  const [stepX, stepY] = [tickStep((last - first) / (width - edge.left)), tickStep((top - bottom) / height)];
  return (
    <figure>
      <ChartStyles />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="chart w-full"
        role="img"
        aria-label={`A curve: ${up}, over ${across}`}
      >
        {ticks([bottom, top], stepY).map((count) => (
          <g key={count}>
            <path d={`M${edge.left} ${y(count * stepY)}H${width - edge.right}`} className="chart-grid" />
            <text x={edge.left - 6} y={y(count * stepY) + 3.5} textAnchor="end">
              {shortNumber(count * stepY, stepY)}
            </text>
          </g>
        ))}
        {ticks([first, last], stepX).map((count) => (
          <text key={count} x={x(count * stepX)} y={height - edge.bottom + 16} textAnchor="middle">
            {shortNumber(count * stepX, stepX)}
          </text>
        ))}
        <text x={(edge.left + width - edge.right) / 2} y={height - 8} textAnchor="middle">
          {across}
        </text>
        <polyline
          points={known.map((point) => `${x(point.x).toFixed(1)},${y(point.y).toFixed(1)}`).join(" ")}
          className="chart-line"
        />
        {here && <circle cx={x(here.x)} cy={y(here.y)} r="5" className="chart-dot" />}
      </svg>
      <figcaption className="text-sm text-soft">{up}</figcaption>
    </figure>
  );
}
