import type { ReactNode } from "react";
import { range } from "../../maths/whole.ts";
import { Movable } from "../handle.tsx";
import { shown } from "../manipulative.ts";
import { dropped, made, type ViewProps } from "../view.ts";
import { type Dots, dots, ends, mean, meanText, median, modes, put } from "./dots.ts";

const [width, height] = [360, 300];
const [left, right, level] = [22, 338, 196];
/** The highest pile has room over the line, below the flag of the median. */
const room = 142;

function View({ state, lit, hand }: ViewProps<Dots>) {
  const { from, to, list } = state;
  const unit = (right - left) / (to - from);
  const x = (n: number) => left + (n - from) * unit;
  /** How many lie below a dot on its pile. */
  const below = list.map((n, i) => list.slice(0, i).filter((one) => one === n).length);
  const across = Math.min(19, Math.max(10, unit - 1), room / (Math.max(...below) + 1));
  const y = (high: number) => level - 3 - across * (high + 0.5);
  const most = modes(state);
  const [least, greatest] = ends(state);
  const gap =
    [1, 2, 5, 10].find((every) => every * unit >= 9 + 7.5 * Math.max(String(from).length, String(to).length)) ?? 10;
  const limited = (n: number) => Math.min(to, Math.max(from, n));
  const [balance, middle] = [x(mean(state)), x(median(state))];
  return (
    <>
      <Measure name="mode" lit={lit}>
        {most.map((n) => {
          const high = list.filter((one) => one === n).length;
          return (
            <rect
              key={n}
              className="mv-ring"
              x={x(n) - across / 2 - 3}
              y={y(high - 0.5) - 3}
              width={across + 6}
              height={high * across + 6}
              rx={Math.min(11, across / 2 + 3)}
            />
          );
        })}
        {most.length > 0 && (
          <text
            className="mv-text mv-small mv-halo"
            x={Math.min(width - 34, Math.max(34, x(most[0] ?? 0)))}
            y={y(list.filter((one) => one === most[0]).length - 0.5) - 10}
          >
            mode
          </text>
        )}
      </Measure>
      <Measure name="median" lit={lit}>
        <path className="mv-plumb" d={`M${middle} 30V${level}`} />
        <text className="mv-text mv-small mv-strong" x={Math.min(width - 52, Math.max(52, middle))} y={20}>
          {`median ${shown(median(state))}`}
        </text>
      </Measure>
      <path className="mv-line mv-bold" d={`M8 ${level}H352`} />
      <path
        className="mv-thin"
        d={range(from, to)
          .map((n) => `M${x(n)} ${level}v${(n - from) % gap === 0 ? 7 : 4}`)
          .join("")}
      />
      {range(from, to)
        .filter((n) => (n - from) % gap === 0)
        .map((n) => (
          <text key={n} className="mv-text mv-small" x={x(n)} y={level + 22}>
            {shown(n)}
          </text>
        ))}
      <Measure name="mean" lit={lit}>
        <path className="mv-fill2 mv-outline" d={`M${balance} ${level + 28}l13 20h-26z`} />
        <path className="mv-thin" d={`M${balance} ${level + 1}v27`} />
        <text className="mv-text mv-small mv-strong" x={Math.min(width - 52, Math.max(52, balance))} y={level + 65}>
          {`mean ${meanText(state, "\u2248")}`}
        </text>
      </Measure>
      <Measure name="range" lit={lit}>
        <path
          className="mv-line"
          d={`M${x(least)} ${level + 72}v10M${x(greatest)} ${level + 72}v10M${x(least)} ${level + 77}H${x(greatest)}`}
        />
        <text
          className="mv-text mv-small mv-halo"
          x={Math.min(width - 40, Math.max(40, (x(least) + x(greatest)) / 2))}
          y={level + 98}
        >
          {`range ${shown(greatest - least)}`}
        </text>
      </Measure>
      {list.map((n, i) => {
        const id = String(i + 1);
        // As far as halfway to its neighbours, at most as wide as a fingertip.
        const near = Math.min(...list.filter((one) => one !== n).map((one) => Math.abs(one - n) * unit), 44);
        const wide = Math.max(across, near);
        return (
          <Movable
            // biome-ignore lint/suspicious/noArrayIndexKey: dots are told apart by their turn
            key={i}
            held={hand !== null}
            label={`Dot ${id}`}
            value={n}
            min={from}
            max={to}
            says={shown(n)}
            axis="x"
            lit={lit(id)}
            onFocus={() => hand?.choose(id)}
            onDrag={(spot) => hand?.drag(put(state, i, limited(Math.round(from + (spot.x - left) / unit))))}
            onDrop={dropped(hand)}
            onStep={(right, up) => hand?.keep(put(state, i, limited(n + right + up)), true)}
          >
            <rect
              className="mv-touch"
              x={x(n) - wide / 2}
              y={y(below[i] ?? 0) - across / 2 - (isTop(list, i) ? 44 - across : 0)}
              width={wide}
              height={isTop(list, i) ? 44 : across}
            />
            <circle
              className={`mv-grip ${hand?.chosen === id ? "mv-chosen" : ""}`}
              cx={x(n)}
              cy={y(below[i] ?? 0)}
              r={across / 2}
            />
          </Movable>
        );
      })}
    </>
  );
}

/** The dot on top of a pile can be taken hold of above it, too. */
const isTop = (list: readonly number[], i: number) => !list.slice(i + 1).includes(list[i] ?? 0);

interface MeasureProps {
  readonly name: string;
  readonly lit: (part: string) => boolean;
  readonly children: ReactNode;
}

function Measure({ name, lit, children }: MeasureProps) {
  return (
    <g className="mv-part" data-lit={lit(name) || undefined}>
      {children}
    </g>
  );
}

export default made<Dots>({ manipulative: dots, size: () => [width, height], View });
