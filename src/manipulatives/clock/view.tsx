import { digital } from "../../engine/words.ts";
import { mod, range } from "../../maths/whole.ts";
import { Movable, type Spot } from "../handle.tsx";
import { dropped, made, type ViewProps } from "../view.ts";
import { at, type Clock, clock, day, elapsed, lasted } from "./clock.ts";

const width = 360;
const middle = { x: 180, y: 136 };
const radius = 124;

/** Where something stands that has gone so much of the round, at a distance from the middle. */
const turned = (share: number, far: number) => ({
  x: middle.x + Math.sin(share * 2 * Math.PI) * far,
  y: middle.y - Math.cos(share * 2 * Math.PI) * far,
});
const pointOf = (share: number, far: number) => {
  const { x, y } = turned(share, far);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
};

/** The share of the round at which a spot lies, from the top on, 0 to 1. */
const shareOf = ({ x, y }: Spot) => mod(Math.atan2(x - middle.x, middle.y - y) / (2 * Math.PI), 1);

/** The shorter way round from one place on a ring to another. */
const shortest = (from: number, to: number, ring: number) => mod(to - from + ring / 2, ring) - ring / 2;

function View({ state, lit, hand }: ViewProps<Clock>) {
  const { now, since, step } = state;
  const minute = now % 60;
  /** The last notch of this hour at which the long hand can stand. */
  const last = 59 - ((59 - minute) % step);
  /** On a round an arrow goes on by a notch and a page key by three, past the top too; Home and End lead to what is first and last. */
  const keyed = (from: number, notch: number, end: number) => (right: number, up: number) => {
    const by = right + up;
    const steps = Math.abs(by) === 1 ? by : 3 * Math.sign(by);
    const to = Math.abs(by) > day ? (by < 0 ? 0 : end) : from + steps * notch;
    hand?.keep(at(state, now + to - from), true);
  };
  return (
    <>
      <circle className="mv-paper" cx={middle.x} cy={middle.y} r={radius} />
      {since !== null && elapsed(state) > 0 && <Elapsed state={state} />}
      <circle className="mv-line" cx={middle.x} cy={middle.y} r={radius} />
      <path
        className="mv-thin"
        d={range(1, 60)
          .map((n) => `M${pointOf(n / 60, radius - (n % 5 === 0 ? 10 : 5))}L${pointOf(n / 60, radius)}`)
          .join("")}
      />
      {range(1, 12).map((n) => {
        const { x, y } = turned(n / 12, radius - 25);
        return (
          <text key={n} className="mv-text mv-strong" x={x} y={y + 6}>
            {n}
          </text>
        );
      })}
      <Movable
        held={hand !== null}
        label="Short hand"
        value={Math.floor(now / 60)}
        min={0}
        max={23}
        says={digital(now)}
        axis="both"
        lit={lit("hour")}
        onFocus={() => hand?.choose("hour")}
        onDrag={(spot) => {
          // It is pulled to an hour; the minutes stay.
          const wanted = Math.round(shareOf(spot) * 12 - minute / 60) * 60 + minute;
          hand?.drag(at(state, now + shortest(now % 720, mod(wanted, 720), 720)));
        }}
        onDrop={dropped(hand)}
        onStep={keyed(now - minute, 60, day - 60)}
      >
        <path className="mv-touch mv-wide" d={`M${middle.x} ${middle.y}L${pointOf((now % 720) / 720, 66)}`} />
        <path className="mv-hand mv-hour" d={`M${middle.x} ${middle.y}L${pointOf((now % 720) / 720, 62)}`} />
      </Movable>
      <Movable
        held={hand !== null}
        label="Long hand"
        value={minute}
        min={0}
        max={last}
        says={digital(now)}
        axis="both"
        lit={lit("minute")}
        onFocus={() => hand?.choose("minute")}
        onDrag={(spot) => {
          const wanted = (Math.round((shareOf(spot) * 60) / step) * step) % 60;
          hand?.drag(at(state, now + shortest(minute, wanted, 60)));
        }}
        onDrop={dropped(hand)}
        onStep={keyed(minute, step, last)}
      >
        <path className="mv-touch mv-wide" d={`M${middle.x} ${middle.y}L${pointOf(minute / 60, 104)}`} />
        <path className="mv-hand" d={`M${middle.x} ${middle.y}L${pointOf(minute / 60, 98)}`} />
        {hand && <circle className="mv-grip" cx={turned(minute / 60, 66).x} cy={turned(minute / 60, 66).y} r={8} />}
      </Movable>
      <circle className="mv-pin" cx={middle.x} cy={middle.y} r={6} />
      <text className="mv-text mv-big" x={middle.x} y={294}>
        {digital(now)}
      </text>
      {since !== null && (
        <text className="mv-text mv-small" x={middle.x} y={314}>
          {`${lasted(elapsed(state))} since ${digital(since)}`}
        </text>
      )}
    </>
  );
}

/** The way of the long hand since the time that is counted from; whole hours are whole rounds, told in words. */
function Elapsed({ state }: { state: Clock }) {
  const minutes = elapsed(state) % 60;
  const [from, to] = [((state.since ?? 0) % 60) / 60, (state.now % 60) / 60];
  if (minutes === 0) return <circle className="mv-fill2" cx={middle.x} cy={middle.y} r={radius - 12} />;
  const far = radius - 12;
  return (
    <path
      className="mv-fill2"
      d={`M${middle.x} ${middle.y}L${pointOf(from, far)}A${far} ${far} 0 ${minutes > 30 ? 1 : 0} 1 ${pointOf(to, far)}Z`}
    />
  );
}

export default made<Clock>({ manipulative: clock, size: ({ since }) => [width, since === null ? 302 : 322], View });
