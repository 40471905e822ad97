import { range } from "../../maths/whole.ts";
import { Movable, type Spot } from "../handle.tsx";
import { dropped, made, type ViewProps } from "../view.ts";
import {
  type Column,
  type Counters,
  counters,
  exchangeDown,
  exchangeUp,
  mostCounters,
  nameOf,
  numberOf,
  putCounters,
  worth,
} from "./counters.ts";

const [width, height] = [360, 300];
const [left, top, long, tall] = [6, 40, 348, 216];
/** Counters lie in pairs from the bottom up, so that ten of them are five rows. */
const inRow = 2;
const rowHeight = tall / (mostCounters / inRow);

function View({ state, lit, hand }: ViewProps<Counters>) {
  const wide = long / state.length;
  const x = (i: number) => left + i * wide;
  /** So many counters lie below the pointer. */
  const upTo = ({ y }: Spot) => Math.min(mostCounters, Math.max(0, Math.round(((top + tall - y) / rowHeight) * inRow)));
  return (
    <>
      {state.map((column, i) => {
        const name = `${nameOf(column.power)}s`;
        const put = (many: number) => putCounters(state, i, Math.min(mostCounters, Math.max(0, many)));
        return (
          <Movable
            key={column.power}
            held={hand !== null}
            label={name}
            value={column.many}
            min={0}
            max={mostCounters}
            says={`${column.many} ${name}`}
            axis="both"
            lit={lit(name)}
            onFocus={() => hand?.choose(name)}
            // A press above the counters lays one more, a press on them takes one away.
            onTap={(spot) => hand?.keep(put(column.many + (upTo(spot) > column.many + 0.5 ? 1 : -1)))}
            onDrag={(spot) => {
              if (!hand) return;
              const to = Math.floor((spot.x - left) / wide);
              // Pulled over into the next place they are exchanged; up and down there are more or fewer.
              if (to === i) hand.drag(putCounters(hand.base, i, upTo(spot)));
              else hand.drag((to < i ? exchangeUp : exchangeDown)(hand.base, i));
            }}
            onDrop={dropped(hand)}
            onStep={(right, up) => hand?.keep(put(column.many + right + up), true)}
          >
            <Drawn column={column} x={x(i)} wide={wide} />
          </Movable>
        );
      })}
      <text className="mv-text mv-big" x={width / 2} y={height - 12}>
        {numberOf(state)}
      </text>
    </>
  );
}

function Drawn({ column: { power, many }, x, wide }: { column: Column; x: number; wide: number }) {
  const round = Math.min(rowHeight / 2 - 1.2, wide / 5);
  return (
    <>
      <rect className="mv-paper mv-box" x={x} y={top} width={wide} height={tall} />
      <rect className="mv-head" x={x} y={top - 30} width={wide} height={30} />
      <text className="mv-text mv-strong" x={x + wide / 2} y={top - 10}>
        {worth(power)}
      </text>
      {range(0, many - 1).map((n) => (
        <circle
          key={n}
          className={n > 9 ? "mv-counter mv-over" : "mv-counter"}
          cx={x + wide / 2 + (n % inRow === 0 ? -1 : 1) * (round + 3)}
          cy={top + tall - (Math.floor(n / inRow) + 0.5) * rowHeight}
          r={round}
        />
      ))}
      <text className="mv-text mv-small" x={x + wide / 2} y={top + 16}>
        {many > 16 ? "" : many}
      </text>
    </>
  );
}

export default made<Counters>({ manipulative: counters, size: () => [width, height], View });
