import { useState } from "react";
import { range } from "../../maths/whole.ts";
import { Movable, type Spot } from "../handle.tsx";
import { shown, tidy } from "../manipulative.ts";
import { dropped, made, type ViewProps } from "../view.ts";
import {
  type Curve,
  curve,
  farthest,
  graph,
  grown,
  type View as Looked,
  nearly,
  seen,
  sums,
  told,
  type Window,
  windowOf,
} from "./curve.ts";
import { limitAt, strips } from "./graph.ts";

const [width, height] = [360, 330];
const room = { left: 34, right: 348, top: 30, bottom: 302 };

function View({ state, lit, hand }: ViewProps<Curve>) {
  const { view } = state;
  const f = graph(state);
  const { x: across, y: up } = useWindow(hand?.base ?? state);
  const [unit, rise] = [(room.right - room.left) / (across[1] - across[0]), (room.bottom - room.top) / (up[1] - up[0])];
  const x = (n: number) => room.left + (n - across[0]) * unit;
  const y = (n: number) => room.bottom - (Math.min(up[1] + 1, Math.max(up[0] - 1, n)) - up[0]) * rise;
  const spot = (n: number) => `${x(n).toFixed(2)} ${y(f(n)).toFixed(2)}`;
  const every = (span: number, long: number) =>
    [1, 2, 5, 10, 20, 50, 100, 500].find((n) => n * (long / span) >= 26) ?? 1000;
  const ticks = ([from, to]: readonly [number, number], gap: number) =>
    range(Math.ceil(from / gap), Math.floor(to / gap)).map((n) => n * gap);
  const xs = ticks(across, every(across[1] - across[0], room.right - room.left));
  const ys = ticks(up, every(up[1] - up[0], room.bottom - room.top));
  const floor = y(0);

  /** What can be pulled along the graph, as far as it is in sight and from one limit to another. */
  const handle = (
    id: string,
    label: string,
    at: number,
    to: (n: number) => Looked,
    [least, most]: readonly [number, number] = [-farthest, farthest],
  ) => {
    const pulled = (n: number) => seen(state, to(tidy(n)));
    const [low, high] = [tidy(Math.max(across[0], least)), tidy(Math.min(across[1], most))];
    const inSight = (n: number) => Math.min(high, Math.max(low, n));
    return {
      held: hand !== null,
      label,
      value: at,
      min: low,
      max: high,
      says: `x = ${shown(at)}${Number.isFinite(f(at)) ? `, y = ${told(f(at))}` : ""}`,
      axis: "x" as const,
      lit: lit(id),
      onFocus: () => hand?.choose(id),
      onDrag: (place: Spot) => {
        const next = pulled(inSight(Math.round((across[0] + (place.x - room.left) / unit) * 10) / 10));
        if (next) hand?.drag(next);
      },
      onDrop: dropped(hand),
      onStep: (right: number, upwards: number) => {
        const to = at + (right + upwards) / 10;
        // Home and End lead to the edge of what is seen, an arrow beyond it: then more is seen.
        hand?.keep(pulled(Math.abs(to) > farthest ? inSight(to) : Math.min(most, Math.max(least, to))), true);
      },
    };
  };
  const shownAt = (n: number) => (Number.isFinite(f(n)) ? y(f(n)) : floor);

  return (
    <>
      <clipPath id="mv-window">
        <rect x={room.left} y={room.top - 4} width={room.right - room.left} height={room.bottom - room.top + 8} />
      </clipPath>
      <path
        className="mv-cut mv-fine"
        d={[
          ...xs.map((n) => `M${x(n)} ${room.top}V${room.bottom}`),
          ...ys.map((n) => `M${room.left} ${y(n)}H${room.right}`),
        ].join("")}
      />
      <path className="mv-line" d={`M${room.left} ${floor}H${room.right + 6}M${x(0)} ${room.bottom}V${room.top - 8}`} />
      {xs
        .filter((n) => n !== 0)
        .map((n) => (
          <text key={n} className="mv-text mv-tiny mv-quiet mv-halo" x={x(n)} y={floor + 15}>
            {shown(n)}
          </text>
        ))}
      {ys
        .filter((n) => n !== 0)
        .map((n) => (
          <text key={n} className="mv-text mv-tiny mv-quiet mv-halo mv-to" x={x(0) - 6} y={y(n) + 4}>
            {shown(n)}
          </text>
        ))}
      <g clipPath="url(#mv-window)">
        {view.kind === "strips" && sums(state) && (
          <g className="mv-part" data-lit={lit("strips") || undefined}>
            {strips(f, view.from, view.to, view.many).map(({ from, wide, low, high }) => (
              <g key={from}>
                <rect
                  className="mv-fill2 mv-slice"
                  x={x(from)}
                  y={y(high)}
                  width={wide * unit}
                  height={Math.max(0, y(low) - y(high))}
                />
                <rect
                  className="mv-one mv-slice"
                  x={x(from)}
                  y={Math.min(floor, y(low))}
                  width={wide * unit}
                  height={Math.abs(floor - y(low))}
                />
              </g>
            ))}
          </g>
        )}
        <path className="mv-curve" d={path(f, across, up, (n) => spot(n))} />
        {view.kind === "chord" && <Chord state={state} x={x} y={y} across={across} />}
      </g>
      {view.kind === "chord" && (
        <Movable
          {...handle("second", "Second point", tidy(view.x + view.step), (n) => ({ ...view, step: tidy(n - view.x) }))}
        >
          <circle className="mv-touch" cx={x(view.x + view.step)} cy={shownAt(view.x + view.step)} r={22} />
          <circle className="mv-grip mv-second" cx={x(view.x + view.step)} cy={shownAt(view.x + view.step)} r={9} />
        </Movable>
      )}
      {view.kind !== "strips" && (
        <Movable {...handle("point", view.kind === "at" ? "Point" : "First point", view.x, (n) => ({ ...view, x: n }))}>
          {view.kind === "at" && Number.isFinite(f(view.x)) && (
            <path className="mv-plumb" d={`M${x(view.x)} ${floor}V${y(f(view.x))}H${x(0)}`} />
          )}
          <circle className="mv-touch" cx={x(view.x)} cy={shownAt(view.x)} r={22} />
          <circle
            className={`mv-grip ${Number.isFinite(f(view.x)) ? "" : "mv-open"}`}
            cx={x(view.x)}
            cy={shownAt(view.x)}
            r={9}
          />
          {view.kind === "at" && Number.isFinite(f(view.x)) && (
            <text
              className="mv-text mv-small mv-strong mv-halo"
              x={Math.min(300, Math.max(60, x(view.x) - 34))}
              y={shownAt(view.x) - 14}
            >
              {`(${shown(view.x)}, ${told(f(view.x), "\u2248 ")})`}
            </text>
          )}
        </Movable>
      )}
      {view.kind === "strips" &&
        (["from", "to"] as const).map((edge) => (
          <Movable
            key={edge}
            {...handle(
              edge,
              edge === "from" ? "Left edge" : "Right edge",
              view[edge],
              (n) => ({ ...view, [edge]: n }),
              // They do not pass each other.
              edge === "from" ? [-farthest, view.to - 0.1] : [view.from + 0.1, farthest],
            )}
          >
            <path className="mv-line" d={`M${x(view[edge])} ${floor + 10}V${shownAt(view[edge])}`} />
            <circle className="mv-touch" cx={x(view[edge])} cy={floor} r={22} />
            {hand && <circle className="mv-grip" cx={x(view[edge])} cy={floor} r={9} />}
          </Movable>
        ))}
      <Told state={state} />
    </>
  );
}

/** The axes keep still in the hand; another graph, or another thing to do with it, has its own. */
function useWindow(state: Curve): Window {
  const of = `${state.text} ${state.view.kind}`;
  const [kept, keep] = useState({ of, window: windowOf(state) });
  const window = kept.of === of ? grown(kept.window, state) : windowOf(state);
  if (kept.of !== of || window !== kept.window) keep({ of, window });
  return window;
}

interface ChordProps {
  readonly state: Curve;
  readonly x: (n: number) => number;
  readonly y: (n: number) => number;
  readonly across: readonly [number, number];
}

/** The line through both points with its step and rise; where they are one, what such lines come near to. */
function Chord({ state, x, y, across }: ChordProps) {
  const { view } = state;
  if (view.kind !== "chord") return null;
  const f = graph(state);
  const [a, b] = [view.x, view.x + view.step];
  const slope = view.step === 0 ? limitAt(f, a) : (f(b) - f(a)) / view.step;
  if (slope === null || !Number.isFinite(slope) || !Number.isFinite(f(a))) return null;
  // Without the limits of the window, or a steep line would bend at its edge: the clip takes what is too much.
  const scale = y(0) - y(1);
  const at = (n: number) => `${x(n)} ${y(0) - scale * (f(a) + slope * (n - a))}`;
  return (
    <>
      <path
        className={view.step === 0 ? "mv-plumb mv-mirror" : "mv-line mv-chord"}
        d={`M${at(across[0])}L${at(across[1])}`}
      />
      {view.step !== 0 && <path className="mv-plumb mv-fine" d={`M${x(a)} ${y(f(a))}H${x(b)}V${y(f(b))}`} />}
    </>
  );
}

/** What it comes to, over the graph. */
function Told({ state }: { readonly state: Curve }) {
  const { view } = state;
  const f = graph(state);
  const both = sums(state);
  const limit = view.kind === "chord" && view.step === 0 ? limitAt(f, view.x) : null;
  const text =
    view.kind === "strips"
      ? both && `lower ${told(both[0], "\u2248 ")}, upper ${told(both[1], "\u2248 ")}`
      : view.kind === "chord"
        ? view.step === 0
          ? limit !== null && `gradients come near to ${nearly(limit)}`
          : Number.isFinite(f(view.x + view.step) - f(view.x)) &&
            `gradient ${told((f(view.x + view.step) - f(view.x)) / view.step, "\u2248 ")}`
        : null;
  return text ? (
    <text className="mv-text mv-strong mv-halo" x={width / 2} y={17}>
      {text}
    </text>
  ) : null;
}

/** The graph in pieces: broken where it has no value or leaves what is looked at by far. */
function path(
  f: (x: number) => number,
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
  spot: (n: number) => string,
): string {
  let drawn = false;
  return range(0, 240)
    .map((n) => {
      const at = from + (n * (to - from)) / 240;
      const inside = f(at) >= low - 1 && f(at) <= high + 1;
      const step = inside ? `${drawn ? "L" : "M"}${spot(at)}` : "";
      drawn = inside;
      return step;
    })
    .join("");
}

export default made<Curve>({ manipulative: curve, size: () => [width, height], View });
