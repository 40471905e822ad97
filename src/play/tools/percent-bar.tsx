import type { ReactNode } from "react";

interface Mark {
  readonly percent: number;
  readonly amount: string;
}

const length = 300;
const height = 30;
const top = 26;
/** Nearer than this, in per cent of the drawing, two labels would run into each other. */
const near = 22;

/** A bar model: per cent above, amounts below, shaded as far as the first mark. */
export function PercentBar({ marks }: { readonly marks: readonly Mark[] }) {
  const [first, whole] = marks;
  if (!first || !whole) return null;
  const full = Math.max(100, first.percent);
  const x = (percent: number) => (percent / full) * length;
  const close = Math.abs(first.percent - whole.percent) < (near * full) / 100 && first.percent !== whole.percent;
  const side = (mark: Mark) => {
    if (!close) return mark.percent < (near * full) / 200 ? "start" : "middle";
    return mark.percent === Math.min(first.percent, whole.percent) ? "end" : "start";
  };
  const shown = first.percent === whole.percent ? [whole] : marks;
  return (
    <Bar
      shaded={x(first.percent)}
      label={`A bar: 100% is ${whole.amount}; shaded to ${percentText(first.percent)}, which is ${first.amount}.`}
    >
      <path className="fig-line" d={`M0 ${top}h${length}v${height}h${-length}z`} />
      {shown.map((mark) => (
        <g key={mark.percent}>
          <path className="fig-line" d={`M${x(mark.percent)} ${top - 5}v${height + 10}`} />
          <text className="fig-text" x={x(mark.percent)} y={top - 10} textAnchor={side(mark)}>
            {percentText(mark.percent)}
          </text>
          <text className="fig-text" x={x(mark.percent)} y={top + height + 22} textAnchor={side(mark)}>
            {mark.amount}
          </text>
        </g>
      ))}
    </Bar>
  );
}

interface PointsBarProps {
  readonly from: number;
  readonly to: number;
  /** "10 points" */
  readonly said: string;
}

/** Two percentages of the same whole on one bar: what lies between them is so many points. */
export function PointsBar({ from, to, said }: PointsBarProps) {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const full = Math.max(100, high);
  const x = (percent: number) => (percent / full) * length;
  const room = (near * full) / 100;
  const isClose = high - low < room;
  const middle = x((low + high) / 2);
  // The words below the piece stay within the bar.
  const anchor = middle < 40 ? "start" : middle > length - 45 ? "end" : "middle";
  return (
    <Bar
      shaded={x(low)}
      label={`A bar: the whole is 100%. From ${percentText(from)} to ${percentText(to)} of it is ${said}.`}
    >
      <rect className="fig-fill3" x={x(low)} y={top} width={x(high) - x(low)} height={height} />
      <path className="fig-line" d={`M0 ${top}h${length}v${height}h${-length}zM${x(100)} ${top - 5}v${height + 5}`} />
      {[low, high].map((percent) => (
        <g key={percent}>
          <path className="fig-line" d={`M${x(percent)} ${top - 5}v${height + 14}`} />
          <text
            className="fig-text"
            x={x(percent)}
            y={top - 10}
            textAnchor={isClose ? (percent === low ? "end" : "start") : percent < room / 2 ? "start" : "middle"}
          >
            {percentText(percent)}
          </text>
        </g>
      ))}
      <path className="fig-line" d={`M${x(low)} ${top + height + 7}H${x(high)}`} />
      <text
        className="fig-text"
        x={anchor === "middle" ? middle : anchor === "start" ? x(low) : x(high)}
        y={top + height + 24}
        textAnchor={anchor}
      >
        {said}
      </text>
      {high < 100 && (
        <text className="fig-text" x={length + 8} y={top + height / 2 + 5}>
          100%
        </text>
      )}
      {high - 100 >= room && Math.abs(low - 100) >= room && (
        <text className="fig-text" x={x(100)} y={top - 10} textAnchor="middle">
          100%
        </text>
      )}
    </Bar>
  );
}

function percentText(percent: number): string {
  const short = Math.round(percent * 100) / 100;
  return `${Math.abs(short - percent) < 1e-9 ? "" : "≈ "}${short}%`;
}

interface BarProps {
  /** Up to where it is shaded. */
  readonly shaded: number;
  readonly label: string;
  /** What is drawn over it. */
  readonly children: ReactNode;
}

function Bar({ shaded, label, children }: BarProps) {
  return (
    <svg
      className="figure mt-2"
      viewBox={`-22 0 ${length + 82} ${top + height + 30}`}
      width={length + 82}
      height={top + height + 30}
      role="img"
      aria-label={label}
    >
      <rect className="fig-paper" x={0} y={top} width={length} height={height} />
      <rect className="fill-hue" x={0} y={top} width={shaded} height={height} />
      {children}
    </svg>
  );
}
