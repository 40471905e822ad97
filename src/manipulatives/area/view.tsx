import { sum } from "../../maths/whole.ts";
import { Movable } from "../handle.tsx";
import { shown } from "../manipulative.ts";
import { dropped, made, type ViewProps } from "../view.ts";
import { type Area, area, cutAt, drawnLength, pieces, resized, type Side } from "./area.ts";

const [left, bottom, height] = [40, 214, 250];
const room = { across: 290, up: 196 };
/** What stands out beyond the frame: the knobs of the cuts. */
const beyond = { across: 30, up: 18 };
/** Up to so many a side the unit squares can be counted. */
const countable = 30;
/** The lengths that the stage is laid out for: it keeps still while a side is pulled, and has room for more when that was let go at its edge. */
const frames = [8, 10, 12, 15, 20, 25, 30, 40, 60, 80, 120];

const gripWide = 12;

/** Where the middle of the longest piece of a side is. */
function middle(side: Side): number {
  const longest = side.indexOf(Math.max(...side));
  return sum(side.slice(0, longest)) + (side[longest] ?? 0) / 2;
}

const frameOf = (side: Side) => frames.find((n) => n > drawnLength(side)) ?? 120;

/** The frame in unit squares, and how long one of them is: squares that can be counted are square. */
function layOut(state: Area, base: Area | null) {
  const lengths = { across: drawnLength(state.across), up: drawnLength(state.up) };
  const frame = base ? { across: frameOf(base.across), up: frameOf(base.up) } : lengths;
  const squares = lengths.across <= countable && lengths.up <= countable;
  const even = Math.min(room.across / frame.across, room.up / frame.up);
  const scale = squares ? { across: even, up: even } : { across: room.across / frame.across, up: room.up / frame.up };
  return { lengths, frame, squares, scale };
}

/** For a square frame no wider than that needs; else it keeps its shape, so that nothing below it moves when the rectangle is turned. */
function size(state: Area, isHeld: boolean): [width: number, height: number, top: number] {
  const { frame, scale } = layOut(state, isHeld ? state : null);
  if (frame.across !== frame.up) return [left + room.across + beyond.across, height, 0];
  return [left + frame.across * scale.across + beyond.across, height, bottom - frame.up * scale.up - beyond.up];
}

function View({ state, lit, hand }: ViewProps<Area>) {
  const { lengths, frame, squares, scale } = layOut(state, hand?.base ?? null);
  const x = (n: number) => left + n * scale.across;
  const y = (n: number) => bottom - n * scale.up;
  const end = { x: x(lengths.across), y: y(lengths.up) };

  const side = (which: "across" | "up") => {
    const pulled = (to: number): Area | null => {
      const next = resized(state[which], Math.min(frame[which], Math.max(1, to)));
      return next && { ...state, [which]: next };
    };
    const length = sum(state[which]);
    const isAcross = which === "across";
    return {
      held: hand !== null,
      label: isAcross ? "Width" : "Height",
      value: length,
      min: 1,
      max: frame[which],
      says: String(length),
      axis: isAcross ? ("x" as const) : ("y" as const),
      lit: lit(which),
      onFocus: () => hand?.choose(which),
      onDrag: (spot: { x: number; y: number }) => {
        const to = pulled(Math.round(isAcross ? (spot.x - left) / scale.across : (bottom - spot.y) / scale.up));
        if (to) hand?.drag(to);
      },
      onDrop: dropped(hand),
      onStep: (right: number, up: number) => hand?.keep(pulled(length + right + up), true),
    };
  };

  const cuts = (which: "across" | "up") => {
    const at = state[which].length === 2 && (state[which][1] ?? 0) > 0 ? (state[which][0] ?? 0) : null;
    if (at === null) return null;
    const isAcross = which === "across";
    const cut = (to: number): Area | null => {
      const next = cutAt(state[which], Math.min(lengths[which] - 1, Math.max(1, to)));
      return next && { ...state, [which]: next };
    };
    const [cx, cy] = isAcross ? [x(at), end.y - 13] : [end.x + 13, y(at)];
    return (
      <Movable
        {...side(which)}
        label={isAcross ? "Cut in the width" : "Cut in the height"}
        value={at}
        max={lengths[which] - 1}
        says={String(at)}
        lit={false}
        onDrag={(spot) => {
          const to = cut(Math.round(isAcross ? (spot.x - left) / scale.across : (bottom - spot.y) / scale.up));
          if (to) hand?.drag(to);
        }}
        onStep={(right, up) => hand?.keep(cut(at + right + up), true)}
      >
        <path
          className="mv-line"
          d={isAcross ? `M${x(at)} ${bottom}V${end.y - 8}` : `M${left} ${y(at)}H${end.x + 8}`}
        />
        {hand && (
          <>
            <circle className="mv-touch" cx={cx} cy={cy} r={20} />
            <circle className="mv-grip mv-open" cx={cx} cy={cy} r={7} />
          </>
        )}
      </Movable>
    );
  };

  return (
    <>
      {hand && (
        <rect
          className="mv-frame"
          x={left}
          y={y(frame.up)}
          width={frame.across * scale.across}
          height={frame.up * scale.up}
        />
      )}
      {pieces(state).map(({ id, from: [px, py], size: [w, h], product, tint }) => (
        <g key={id} className="mv-part" data-lit={lit(id) || undefined}>
          <rect
            className={product < 0 ? "mv-less" : ["mv-fill", "mv-fill2", "mv-fill3"][tint]}
            x={x(px)}
            y={y(py + h)}
            width={w * scale.across}
            height={h * scale.up}
          />
          {squares && product > 0 && <path className="mv-cut" d={lattice(px, py, w, h, x, y)} />}
          <rect className="mv-line" x={x(px)} y={y(py + h)} width={w * scale.across} height={h * scale.up} />
          {w * scale.across > 6 + widthOf(shown(product)) && h * scale.up > 16 && (
            <Sum
              x={x(px + w / 2)}
              y={y(py + h / 2)}
              text={shown(product)}
              wide={w * scale.across}
              tall={h * scale.up}
            />
          )}
        </g>
      ))}
      {state.across.map((n, i) => (
        <text
          key={sum(state.across.slice(0, i + 1))}
          className="mv-text mv-strong"
          x={x(sum(state.across.slice(0, i)) + n / 2)}
          // A piece that is cut off has its number below the others.
          y={bottom + (n < 0 ? 32 : 18)}
        >
          {shown(n)}
        </text>
      ))}
      {state.up.map((n, j) => (
        <text
          key={sum(state.up.slice(0, j + 1))}
          className="mv-text mv-strong"
          x={left - 18}
          y={y(sum(state.up.slice(0, j)) + n / 2) + 5}
        >
          {shown(n)}
        </text>
      ))}
      {cuts("across")}
      {cuts("up")}
      {/* Beside the longest piece and outside it: clear of the numbers, and of what moves a cut. */}
      <Movable {...side("across")}>
        {hand && <Grip x={end.x + gripWide / 2} y={y(middle(state.up))} turned={false} />}
      </Movable>
      <Movable {...side("up")}>{hand && <Grip x={x(middle(state.across))} y={end.y - gripWide / 2} turned />}</Movable>
    </>
  );
}

function lattice(
  px: number,
  py: number,
  w: number,
  h: number,
  x: (n: number) => number,
  y: (n: number) => number,
): string {
  const upright = Array.from({ length: w - 1 }, (_, i) => `M${x(px + i + 1)} ${y(py)}V${y(py + h)}`);
  const level = Array.from({ length: h - 1 }, (_, j) => `M${x(px)} ${y(py + j + 1)}H${x(px + w)}`);
  return [...upright, ...level].join("");
}

/** About how wide a number is, in units of the stage. */
const widthOf = (text: string) => 9 * text.length;

/** A product on a plate, so that it can be read on any ground. */
function Sum({ x, y, text, wide, tall }: { x: number; y: number; text: string; wide: number; tall: number }) {
  const plate = Math.min(wide - 4, 14 + widthOf(text));
  const height = Math.min(tall - 3, 22);
  return (
    <>
      <rect className="mv-plate" x={x - plate / 2} y={y - height / 2} width={plate} height={height} rx={6} />
      <text className="mv-text mv-strong" x={x} y={y + 5}>
        {text}
      </text>
    </>
  );
}

function Grip({ x, y, turned }: { x: number; y: number; turned: boolean }) {
  const [w, h] = turned ? [40, gripWide] : [gripWide, 40];
  return (
    <>
      <rect className="mv-touch" x={x - 22} y={y - 22} width={44} height={44} />
      <rect className="mv-grip" x={x - w / 2} y={y - h / 2} width={w} height={h} rx={6} />
    </>
  );
}

export default made<Area>({ manipulative: area, size, View });
