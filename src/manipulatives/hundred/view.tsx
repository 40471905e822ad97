import { range } from "../../maths/whole.ts";
import { Movable } from "../handle.tsx";
import { dropped, made, type ViewProps } from "../view.ts";
import { choices, type Hundred, hundred, narrowest, sharesOf, toggled, widest, withRow } from "./hundred.ts";

const width = 360;
const top = 4;
const cell = 27.5;
/** All rows have to find room here; few of them are as tall as they are wide. */
const room = 310;
/** Cells that are less tall have their marks beside the number. */
const flat = 20;
/** However long the rows are, the legend stands still below them. */
const legend = ({ last }: Hundred) => Math.min(room, Math.ceil(last / narrowest) * cell) + 28;

/** A mark for each chosen number, by its turn, about a place: shapes, since a colour alone would tell nothing to many. */
const shapes: readonly ((r: number) => string)[] = [
  (r) => `m${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
  (r) => `m${-r} ${r}l${r} ${-2 * r}l${r} ${2 * r}z`,
  (r) => `m${-r} ${-r}h${2 * r}v${2 * r}h${-2 * r}z`,
  (r) => `m0 ${-1.3 * r}l${1.3 * r} ${1.3 * r}l${-1.3 * r} ${1.3 * r}l${-1.3 * r} ${-1.3 * r}z`,
  (r) => `m${-r} ${-r}h${2 * r}l${-r} ${2 * r}z`,
  (r) =>
    `m${-r} ${-0.4 * r}h${0.6 * r}v${-0.6 * r}h${0.8 * r}v${0.6 * r}h${0.6 * r}v${0.8 * r}h${-0.6 * r}v${0.6 * r}h${-0.8 * r}v${-0.6 * r}h${-0.6 * r}z`,
];

function View({ state, lit, hand }: ViewProps<Hundred>) {
  const { last, row, of } = state;
  const tall = Math.min(cell, room / Math.ceil(last / row));
  const base = hand?.base ?? state;
  // In the middle, and there it stays while the rows are pulled longer.
  const left = (width - base.row * cell - (hand ? 20 : 0)) / 2;
  const end = left + row * cell;
  const bottom = top + Math.ceil(last / row) * tall;
  /** Lit are the numbers that a line of a lesson speaks of; without any, all. */
  const lights = of.some((n) => lit(String(n)));
  return (
    <>
      <Movable
        held={hand !== null}
        label="Numbers in a row"
        value={row}
        min={narrowest}
        max={widest}
        says={`rows of ${row}`}
        axis="x"
        onFocus={() => undefined}
        // A press on a number that can be chosen shades its multiples.
        onTap={({ x, y }) => {
          const [column, line] = [Math.floor((x - left) / cell), Math.floor((y - top) / tall)];
          const n = line * row + column + 1;
          if (column >= 0 && column < row && choices.includes(n)) hand?.keep(toggled(state, n));
        }}
        onDrag={({ x }, from) => {
          const to = base.row + Math.round((x - from.x) / cell);
          hand?.drag(withRow(base, Math.min(widest, Math.max(narrowest, to))));
        }}
        onDrop={dropped(hand)}
        onStep={(right, up) =>
          hand?.keep(withRow(state, Math.min(widest, Math.max(narrowest, row + right + up))), true)
        }
      >
        <rect className="mv-touch" x={left} y={top} width={row * cell + 26} height={bottom - top} />
        {range(1, last).map((n) => {
          const [x, y] = [left + ((n - 1) % row) * cell, top + Math.floor((n - 1) / row) * tall];
          const shares = sharesOf(state, n);
          const pale = lights && !shares.some((one) => lit(String(one)));
          return (
            <g key={n} className="mv-part" data-pale={pale || undefined}>
              <rect
                className={
                  shares.length === 0
                    ? "mv-paper mv-brick"
                    : shares.length === 1
                      ? "mv-one mv-brick"
                      : "mv-many mv-brick"
                }
                x={x + 0.5}
                y={y + 0.5}
                width={cell - 1}
                height={tall - 1}
                rx={3}
              />
              <text
                className={`mv-text ${tall < flat || n > 99 ? "mv-tiny" : "mv-small"} ${shares.length > 0 ? "mv-strong" : ""}`}
                x={x + cell * (tall < flat ? 0.62 : 0.5)}
                y={y + tall / 2 + (tall < flat ? 4.5 : shares.length > 0 ? 1.5 : 5)}
              >
                {n}
              </text>
              <Marks state={state} shares={shares} x={x} y={y} tall={tall} />
            </g>
          );
        })}
        {hand && <rect className="mv-grip" x={end + 4} y={(top + bottom) / 2 - 20} width={12} height={40} rx={6} />}
      </Movable>
      {of.map((n, i) => (
        <g key={n} className="mv-part" data-lit={lit(String(n)) || undefined}>
          <Shape at={i} x={12 + (i % 3) * 120} y={legend(base) + Math.floor(i / 3) * 22} r={5} />
          <text
            className="mv-text mv-tiny mv-from"
            x={22 + (i % 3) * 120}
            y={legend(base) + 4.5 + Math.floor(i / 3) * 22}
          >
            {`multiples of ${n}`}
          </text>
        </g>
      ))}
    </>
  );
}

interface MarksProps {
  readonly state: Hundred;
  readonly shares: readonly number[];
  readonly x: number;
  readonly y: number;
  readonly tall: number;
}

/** The marks of all that a number is a multiple of: in a line below it, or two by two before it where cells are flat. */
function Marks({ state, shares, x, y, tall }: MarksProps) {
  const isFlat = tall < flat;
  const gap = shares.length > 4 || isFlat ? 4.2 : 6;
  return shares.map((n, i) => (
    <Shape
      key={n}
      at={state.of.indexOf(n)}
      x={isFlat ? x + 4 + (i % 2) * gap : x + cell / 2 + (i - (shares.length - 1) / 2) * gap}
      y={isFlat ? y + tall / 2 + (Math.floor(i / 2) - 0.5) * gap : y + tall - 5.5}
      r={gap > 5 ? 2.6 : 1.9}
    />
  ));
}

function Shape({ at, x, y, r }: { readonly at: number; readonly x: number; readonly y: number; readonly r: number }) {
  return <path className={at % 2 === 0 ? "mv-sign" : "mv-sign mv-second"} d={`M${x} ${y}${shapes[at]?.(r) ?? ""}`} />;
}

export default made<Hundred>({
  manipulative: hundred,
  size: (state) => [width, legend(state) + (state.of.length === 0 ? -18 : state.of.length > 3 ? 34 : 12)],
  View,
});
