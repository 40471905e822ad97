interface Bar {
  readonly num: number;
  readonly den: number;
}

const unit = { narrow: 96, wide: 288 };
const height = 26;
const step = 36;

/** Bars below each other, their wholes equally long: each cut into its parts, so many of them shaded. */
export function FractionBars({ bars }: { readonly bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ num, den }) => Math.ceil(num / den)));
  const whole = most > 1 ? unit.narrow : unit.wide / 1.5;
  const words = bars.map(({ num, den }) => `${num} of the parts of which ${den} make one whole`).join("; ");
  const width = most * whole + 4;
  return (
    <svg
      className="figure mt-2"
      viewBox={`-2 -2 ${width + 54} ${bars.length * step}`}
      width={width + 54}
      height={bars.length * step}
      role="img"
      aria-label={`Bars: ${words}`}
    >
      {bars.map((bar, i) => (
        // The same amount may stand there twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing, not a list that changes
        <One key={i} bar={bar} top={i * step} whole={whole} />
      ))}
    </svg>
  );
}

function One({ bar: { num, den }, top, whole }: { bar: Bar; top: number; whole: number }) {
  const wholes = Math.max(1, Math.ceil(num / den));
  const part = whole / den;
  const cut = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, n) => `M${(from + n) * part} ${top}v${height}`).join("");
  const ends = Array.from({ length: wholes + 1 }, (_, n) => `M${n * whole} ${top}v${height}`).join("");
  return (
    <>
      <rect className="fig-paper" x={0} y={top} width={wholes * whole} height={height} />
      <rect className="fill-hue" x={0} y={top} width={num * part} height={height} />
      <path className="stroke-[var(--card)] [stroke-width:1.5]" d={cut(1, num)} />
      <path className="fig-grid" d={cut(num + 1, wholes * den)} />
      <path className="fig-line" d={`${ends}M0 ${top}h${wholes * whole}v${height}h${-wholes * whole}z`} />
      <text className="fig-text" x={wholes * whole + 8} y={top + height / 2 + 6} textAnchor="start">
        {den === 1 ? num : `${num}/${den}`}
      </text>
    </>
  );
}
