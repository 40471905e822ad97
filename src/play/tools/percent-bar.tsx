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
    <svg
      className="figure mt-2"
      viewBox={`-22 0 ${length + 82} ${top + height + 30}`}
      width={length + 82}
      height={top + height + 30}
      role="img"
      aria-label={`A bar: 100% is ${whole.amount}; shaded to ${percentText(first.percent)}, which is ${first.amount}.`}
    >
      <rect className="fig-paper" x={0} y={top} width={length} height={height} />
      <rect className="fill-hue" x={0} y={top} width={x(first.percent)} height={height} />
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
    </svg>
  );
}

function percentText(percent: number): string {
  const short = Math.round(percent * 100) / 100;
  return `${Math.abs(short - percent) < 1e-9 ? "" : "≈ "}${short}%`;
}
