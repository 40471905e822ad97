import { Fragment } from "react";
import { count } from "../../engine/words.ts";
import { range } from "../../maths/whole.ts";
import { Movable, type Spot } from "../handle.tsx";
import { replaced } from "../manipulative.ts";
import { dropped, made, type ViewProps } from "../view.ts";
import { type Bar, type Bars, bar, cutInto, fractionOf, mostParts, shadeTo, total, wholes, worth } from "./bar.ts";

const width = 360;
const left = 6;
const length = 300;
const height = 44;
/** Room above a bar for what cuts it: what shades stands in the middle of the bar, and neither is taken for the other. */
const rail = 18;
/** From one bar to the next, with the worth of what is shaded below it or without. */
const stepOf = (bars: Bars, above: number) => (bars.some(({ amount }) => amount !== null) ? 68 : 54) + above;

/** Wider than this a part has its worth written in it. Units of the stage. */
const roomForWorth = 30;

/** As many parts can be told apart by a finger. */
const mostByHand = 24;

function View({ state, lit, hand }: ViewProps<Bars>) {
  const unit = length / Math.max(...state.map(wholes));
  const above = hand ? rail : 0;
  return state.map((one, i) => {
    const id = String(i + 1);
    const part = unit / one.parts;
    const all = total(one);
    const limit = one.parts * 6;
    const top = 6 + above + i * stepOf(state, above);
    const keep = (to: number, quiet = false) => {
      const next = replaced(state, i, shadeTo(one, Math.min(limit, Math.max(0, to))));
      hand?.keep(next, quiet);
    };
    // A press on the last part that is shaded takes its shade away.
    const tap = ({ x }: Spot) => {
      const pressed = Math.floor((x - left) / part) + 1;
      keep(pressed === all ? all - 1 : pressed);
    };
    const before = hand?.base[i] ?? one;
    const cut = (parts: number) => replaced(state, i, cutInto(before, parts));
    return (
      <Fragment key={id}>
        <Movable
          held={hand !== null}
          label={`Shaded parts of bar ${id}`}
          value={all}
          min={0}
          // What is in sight: an arrow leads beyond it, into another whole.
          max={one.parts * wholes(one)}
          says={`${all} of ${one.parts} parts`}
          axis="x"
          lit={lit(id)}
          onFocus={() => hand?.choose(id)}
          onTap={tap}
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
          <Drawn bar={one} top={top} unit={unit} />
          {hand && <circle className="mv-grip" cx={left + all * part} cy={top + height / 2} r={8} />}
        </Movable>
        {hand && (
          <text className="mv-text mv-tiny mv-from" x={left + unit - part + 13} y={top - 9}>
            cut
          </text>
        )}
        {hand && (
          <Movable
            held
            label={`Parts in bar ${id}`}
            value={one.parts}
            min={1}
            max={mostParts}
            says={count(one.parts, "equal part")}
            axis="x"
            onFocus={() => hand.choose(id)}
            onTap={tap}
            onDrag={({ x }) => {
              const last = Math.max(1, left + unit - x);
              hand.drag(cut(Math.min(Math.max(mostByHand, before.parts), Math.max(1, Math.round(unit / last)))));
            }}
            onDrop={dropped(hand)}
            onStep={(right, up) => hand.keep(cut(Math.min(mostParts, Math.max(1, one.parts + right + up))), true)}
          >
            <rect className="mv-touch" x={left + unit - part - 20} y={top - 27} width={40} height={26} />
            <path
              className="mv-grip mv-open"
              d={`M${left + unit - part} ${top - 2}l-7 -8v-11h14v11z`}
              strokeLinejoin="round"
            />
          </Movable>
        )}
      </Fragment>
    );
  });
}

function Drawn({ bar: one, top, unit }: { bar: Bar; top: number; unit: number }) {
  const part = unit / one.parts;
  const [all, long] = [total(one), wholes(one) * unit];
  const inEach = one.amount === null ? "" : worth(one.amount, 1, one.parts);
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
      {inEach !== "" &&
        part >= Math.max(roomForWorth, 9 * inEach.length) &&
        range(0, one.parts * wholes(one) - 1).map((n) => (
          <text
            key={n}
            className={n < one.shaded ? "mv-text mv-on" : "mv-text"}
            x={left + (n + 0.5) * part}
            y={top + height / 2 + 5}
          >
            {inEach}
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
          {`${worth(one.amount, all, one.parts)} of ${one.amount}`}
        </text>
      )}
    </>
  );
}

export default made<Bars>({
  manipulative: bar,
  size: (bars, isHeld) => [width, 4 + bars.length * stepOf(bars, isHeld ? rail : 0)],
  View,
});
