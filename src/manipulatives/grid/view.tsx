import { range } from "../../maths/whole.ts";
import { Movable } from "../handle.tsx";
import { shown } from "../manipulative.ts";
import { dropped, made, type ViewProps } from "../view.ts";
import { type Grid, grid, place, putDot, sidesOf } from "./grid.ts";

const size = 360;
const [low, high] = [28, 332];

function View({ state, lit, hand }: ViewProps<Grid>) {
  const { from, to, dots } = state;
  const unit = (high - low) / (to - from);
  const x = (n: number) => low + (n - from) * unit;
  const y = (n: number) => high - (n - from) * unit;
  const limited = (n: number) => Math.min(to, Math.max(from, n));
  const every = [1, 2, 5].find((n) => (to - from) / n <= 12) ?? 10;
  const numbers = range(from, to).filter((n) => n !== 0 && n % every === 0);
  return (
    <>
      <path
        className="mv-cut mv-fine"
        d={range(from, to)
          .map((n) => `M${x(n)} ${low}V${high}M${low} ${y(n)}H${high}`)
          .join("")}
      />
      <path
        className="mv-line"
        d={`M${low - 8} ${y(0)}H${high + 14}M${high + 8} ${y(0) - 5}l6 5l-6 5M${x(0)} ${high + 8}V${low - 14}M${x(0) - 5} ${low - 8}l5 -6l5 6`}
      />
      {numbers.map((n) => (
        <g key={n}>
          <text className="mv-text mv-small" x={x(n)} y={y(0) + 16}>
            {shown(n)}
          </text>
          <text className="mv-text mv-small" x={x(0) - 12} y={y(n) + 4}>
            {shown(n)}
          </text>
        </g>
      ))}
      <text className="mv-text mv-small" x={x(0) - 9} y={y(0) + 16}>
        0
      </text>
      {state.joined && <path className="mv-shape" d={`M${dots.map((dot) => `${x(dot.x)} ${y(dot.y)}`).join("L")}Z`} />}
      {sidesOf(state).map(({ text, at: [mx, my], out: [ox, oy] }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sides are told apart by their order
        <text key={i} className="mv-text mv-small mv-halo" x={x(mx) + 18 * ox} y={y(my) - 14 * oy + 5}>
          {text}
        </text>
      ))}
      {dots.map((dot, i) => (
        <Movable
          key={dot.name}
          held={hand !== null}
          label={`Point ${dot.name}`}
          value={dot.x}
          min={from}
          max={to}
          says={`(${shown(dot.x)}, ${shown(dot.y)}): ${place(dot)}`}
          axis="both"
          lit={lit(dot.name)}
          onFocus={() => hand?.choose(dot.name)}
          onDrag={(spot) => {
            const [px, py] = [from + (spot.x - low) / unit, from + (high - spot.y) / unit];
            hand?.drag(putDot(state, i, limited(Math.round(px)), limited(Math.round(py))));
          }}
          onDrop={dropped(hand)}
          onStep={(right, up) => hand?.keep(putDot(state, i, limited(dot.x + right), limited(dot.y + up)), true)}
        >
          {lit(dot.name) && <path className="mv-plumb" d={`M${x(dot.x)} ${y(0)}V${y(dot.y)}H${x(0)}`} />}
          <circle className="mv-touch" cx={x(dot.x)} cy={y(dot.y)} r={22} />
          <circle className="mv-grip" cx={x(dot.x)} cy={y(dot.y)} r={8} />
          <text className="mv-text mv-strong" x={x(dot.x) + 15} y={y(dot.y) - 9}>
            {dot.name}
          </text>
        </Movable>
      ))}
    </>
  );
}

export default made<Grid>({ manipulative: grid, size: () => [size, size], View });
