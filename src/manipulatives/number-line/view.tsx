import { range } from "../../maths/whole.ts";
import { Movable, type Spot } from "../handle.tsx";
import { tidy } from "../manipulative.ts";
import { dropped, made, type ViewProps } from "../view.ts";
import {
  type Line,
  labelled,
  type Mark,
  notches,
  numberLine,
  on,
  putJump,
  putPoint,
  reached,
  snapped,
} from "./number-line.ts";

const width = 360;
const height = 150;
const [left, right, level] = [24, 336, 108];

function View({ state, lit, hand }: ViewProps<Line>) {
  const { from, to, step } = state;
  const at = (n: number) => left + ((n - from) / (to - from)) * (right - left);
  const numberAt = ({ x }: Spot) => snapped(state, from + ((x - left) / (right - left)) * (to - from));
  const ticks = labelled(state);
  /** What goes along with a point or the end of a jump stays on the line as well: so far to the left and to the right of it. */
  const movable = (
    id: string,
    label: string,
    n: number,
    [behind, ahead]: readonly [number, number],
    move: (to: number) => Line | null,
  ) => ({
    held: hand !== null,
    label,
    value: n,
    min: tidy(from + behind),
    max: tidy(to - ahead),
    says: on(state, n),
    axis: "x" as const,
    lit: lit(id),
    onFocus: () => hand?.choose(id),
    onDrag: (spot: Spot) => {
      const moved = move(numberAt(spot));
      if (moved) hand?.drag(moved);
    },
    onDrop: dropped(hand),
    // Keys go on by a notch, and Home and End to the ends; over the place where a jump would be none they step.
    onStep: (right: number, up: number) => {
      const next = (by: number) => move(Math.min(to - ahead, Math.max(from + behind, n + by * step)));
      hand?.keep(next(right + up) ?? next(2 * (right + up)), true);
    },
  });
  return (
    <>
      <path className="mv-line" d={`M6 ${level}H354M12 ${level - 5}l-6 5l6 5M348 ${level - 5}l6 5l-6 5`} />
      <path
        className="mv-thin"
        d={range(0, notches(state))
          .map((n) => `M${at(from + n * step)} ${level - (ticks.includes(n) ? 8 : 4)}v${ticks.includes(n) ? 16 : 8}`)
          .join("")}
      />
      {ticks.map((n) => (
        <text key={n} className="mv-text mv-small" x={at(from + n * step)} y={level + 25}>
          {on(state, from + n * step)}
        </text>
      ))}
      {state.marks.map((mark, i) => {
        const id = String(i + 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: points are told apart by their order
          <g key={i} data-tint={i % 2}>
            {mark.jumps.map((by, n) => {
              const jump = `${id}.${n + 1}`;
              const end = reached(mark, n + 1);
              const reach = reachOf(mark, n + 1);
              return (
                <Movable
                  key={jump}
                  {...movable(jump, `End of jump ${n + 1}`, end, reach, (to) => putJump(state, i, n, to))}
                >
                  <Arc from={at(reached(mark, n))} to={at(end)} label={by < 0 ? on(state, by) : `+${on(state, by)}`} />
                </Movable>
              );
            })}
            <Movable {...movable(id, `Point ${id}`, mark.at, reachOf(mark, 0), (to) => putPoint(state, i, to))}>
              <Point mark={mark} says={on(state, mark.at)} x={at(mark.at)} row={i} many={state.marks.length} />
            </Movable>
          </g>
        );
      })}
    </>
  );
}

/** How far what hangs on a point, or on the end of its nth jump, lies to the left and to the right of it. */
function reachOf(mark: Mark, n: number): readonly [behind: number, ahead: number] {
  const along = range(n, mark.jumps.length).map((to) => reached(mark, to) - reached(mark, n));
  return [Math.max(...along.map((by) => -by)), Math.max(...along)];
}

interface PointProps {
  readonly mark: Mark;
  readonly says: string;
  readonly x: number;
  readonly row: number;
  readonly many: number;
}

function Point({ mark, says, x, row, many }: PointProps) {
  // Several points would write over each other, so their numbers stand at three heights.
  const up = many > 1 ? 20 + (row % 3) * 20 : 18;
  // Beside its first jump, so that neither number writes over the other.
  const aside = -10 * Math.sign(mark.jumps[0] ?? 0);
  return (
    <>
      <circle className="mv-touch" cx={x} cy={level} r={22} />
      {up > 20 && <path className="mv-thin" d={`M${x} ${level - 8}V${level - up + 4}`} />}
      <circle className="mv-grip" cx={x} cy={level} r={9} />
      {(mark.jumps.length === 0 || many > 1) && (
        <text className="mv-text mv-strong" x={x + aside} y={level - up}>
          {says}
        </text>
      )}
    </>
  );
}

function Arc({ from, to, label }: { from: number; to: number; label: string }) {
  const rise = Math.min(62, 22 + Math.abs(to - from) / 3);
  const middle = (from + to) / 2;
  const way = to < from ? 1 : -1;
  return (
    <>
      <path className="mv-arc" d={`M${from} ${level - 2}Q${middle} ${level - 2 * rise} ${to} ${level - 10}`} />
      <path className="mv-arc" d={`M${to + way * 9} ${level - 15}L${to} ${level - 9}L${to - way * 2} ${level - 20}`} />
      <text className="mv-text mv-strong" x={middle} y={level - rise - 6}>
        {label}
      </text>
      <circle className="mv-touch" cx={to} cy={level - 12} r={18} />
      <circle className="mv-grip mv-open" cx={to} cy={level} r={6} />
    </>
  );
}

export default made<Line>({ manipulative: numberLine, size: () => [width, height], View });
