import { range } from "../../maths/whole.ts";
import { Movable } from "../handle.tsx";
import { replaced, shown } from "../manipulative.ts";
import { dropped, made, type ViewProps } from "../view.ts";
import { type Bar, type Bars, bar, fractionOf, shadeTo, total, wholes } from "./bar.ts";

const width = 360;
const left = 6;
const length = 300;
const height = 44;
/** From one bar to the next, with the worth of what is shaded below it or without. */
const stepOf = (bars: Bars) => (bars.some(({ amount }) => amount !== null) ? 68 : 54);

/** Wider than this a part has its worth written in it. Units of the stage. */
const roomForWorth = 30;

function View({ state, lit, hand }: ViewProps<Bars>) {
  const unit = length / Math.max(...state.map(wholes));
  return state.map((one, i) => {
    const id = String(i + 1);
    const part = unit / one.parts;
    const all = total(one);
    const limit = one.parts * 6;
    const keep = (to: number, quiet = false) => {
      const next = replaced(state, i, shadeTo(one, Math.min(limit, Math.max(0, to))));
      hand?.keep(next, quiet);
    };
    return (
      <Movable
        key={id}
        held={hand !== null}
        label={`Shaded parts of bar ${id}`}
        value={all}
        min={0}
        max={limit}
        says={`${all} of ${one.parts} parts`}
        axis="x"
        lit={lit(id)}
        onFocus={() => hand?.choose(id)}
        // A press on the last part that is shaded takes its shade away.
        onTap={({ x }) => {
          const pressed = Math.floor((x - left) / part) + 1;
          keep(pressed === all ? all - 1 : pressed);
        }}
        onDrag={({ x }) => {
          const to = Math.min(one.parts * wholes(one), Math.max(0, Math.round((x - left) / part)));
          hand?.drag(replaced(state, i, shadeTo(one, to)));
        }}
        onDrop={dropped(hand)}
        onStep={(right, up) => {
          const to = Math.min(one.parts * wholes(one), all + right + up);
          keep(right + up === 1 ? all + 1 : to, true);
        }}
      >
        <Drawn bar={one} top={6 + i * stepOf(state)} unit={unit} />
      </Movable>
    );
  });
}

function Drawn({ bar: one, top, unit }: { bar: Bar; top: number; unit: number }) {
  const part = unit / one.parts;
  const [all, long] = [total(one), wholes(one) * unit];
  const cuts = range(1, one.parts * wholes(one) - 1).map((n) => `M${left + n * part} ${top}v${height}`);
  return (
    <>
      <rect className="mv-paper" x={left} y={top} width={long} height={height} />
      <rect className="mv-fill" x={left} y={top} width={one.shaded * part} height={height} />
      <rect className="mv-fill2" x={left + one.shaded * part} y={top} width={one.more * part} height={height} />
      {part >= 2.4 && <path className="mv-cut" d={cuts.join("")} />}
      {range(1, wholes(one)).map((n) => (
        <rect key={n} className="mv-line" x={left + (n - 1) * unit} y={top} width={unit} height={height} />
      ))}
      {one.amount !== null &&
        part >= roomForWorth &&
        range(0, one.parts * wholes(one) - 1).map((n) => (
          <text
            key={n}
            className={n < one.shaded ? "mv-text mv-on" : "mv-text"}
            x={left + (n + 0.5) * part}
            y={top + height / 2 + 5}
          >
            {shown((one.amount ?? 0) / one.parts)}
          </text>
        ))}
      <text className="mv-text mv-strong" x={(width + left + length) / 2} y={top + height / 2 - 3}>
        {fractionOf(one).split("/")[0]}
      </text>
      <path className="mv-line" d={`M${left + length + 14} ${top + height / 2 + 1}H${width - 8}`} />
      <text className="mv-text mv-strong" x={(width + left + length) / 2} y={top + height / 2 + 17}>
        {one.parts}
      </text>
      {one.amount !== null && one.more === 0 && (
        <text className="mv-text mv-small" x={left + unit / 2} y={top + height + 15}>
          {`${shown((one.amount * all) / one.parts)} of ${one.amount}`}
        </text>
      )}
    </>
  );
}

export default made<Bars>({ manipulative: bar, size: (bars) => [width, 4 + bars.length * stepOf(bars)], View });
