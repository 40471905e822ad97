import { Movable, type Spot } from "../handle.tsx";
import { dropped, type Hand, made, type ViewProps } from "../view.ts";
import {
  before,
  edged,
  expected,
  outcome,
  reach,
  rounded,
  type Sector,
  type Spinner,
  spinner,
  total,
} from "./spinner.ts";

const width = 360;
const centre = { x: 180, y: 108 };
const radius = 88;
const bars = { top: 236, step: 38, left: 66, right: 344 };

/** A place at a share of the round from the top on, clockwise. */
const placed = (share: number, far: number): Spot => ({
  x: centre.x + far * Math.sin(share * 2 * Math.PI),
  y: centre.y - far * Math.cos(share * 2 * Math.PI),
});
const at = ({ x, y }: Spot) => `${x.toFixed(2)} ${y.toFixed(2)}`;

function View({ state, lit, hand }: ViewProps<Spinner>) {
  const { sectors, spins } = state;
  const all = total(state);
  const { times, last } = outcome(state);
  const ends = sectors.map(({ size }, i) => (before(state, i) + size) / all);
  // An odd spin turns the arrow once round on its way, an even one back: it is seen to be spun.
  const turned = last === null ? 0 : ((last - 0.5) / all) * 360 + (spins % 2) * 720;
  return (
    <>
      {sectors.map(({ colour, size }, i) => {
        const from = before(state, i) / all;
        const to = ends[i] ?? 1;
        const share = size / all;
        const name = placed((from + to) / 2, radius * (share > 0.6 ? 0.5 : 0.68));
        return (
          <g key={colour} className="mv-part" data-lit={lit(colour) || undefined} data-colour={colour}>
            <path
              className="mv-sector"
              d={`M${at(centre)}L${at(placed(from, radius))}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${at(placed(to, radius))}Z`}
            />
            <text className="mv-text mv-small mv-strong mv-name" x={name.x} y={name.y + 5}>
              {share >= 0.15 ? colour : colour.charAt(0).toUpperCase()}
            </text>
          </g>
        );
      })}
      <path
        className="mv-rim"
        d={Array.from(
          { length: all },
          (_, n) => `M${at(placed(n / all, radius - 7))}L${at(placed(n / all, radius))}`,
        ).join("")}
      />
      <circle className="mv-line mv-bold" cx={centre.x} cy={centre.y} r={radius} />
      {sectors.slice(0, -1).map(({ colour }, i) => (
        <Edge key={colour} state={state} i={i} share={ends[i] ?? 0} hand={hand} />
      ))}
      <g transform={`translate(${centre.x} ${centre.y})`}>
        <g className="mv-needle" transform={`rotate(${turned})`}>
          <path className="mv-arrow" d="M-5 22L-5 -38L-12 -38L0 -62L12 -38L5 -38L5 22Z" />
        </g>
        <circle className="mv-grip mv-open" r={8} />
      </g>
      <Bars state={state} times={times} lit={lit} />
    </>
  );
}

interface EdgeProps {
  readonly state: Spinner;
  readonly i: number;
  readonly share: number;
  readonly hand: Hand<Spinner> | null;
}

/** Where one colour ends and the next begins. */
function Edge({ state, i, share, hand }: EdgeProps) {
  const [one, next] = [state.sectors[i], state.sectors[i + 1]];
  if (!hand || !one || !next) return null;
  const [least, most] = reach(state, i);
  const all = total(state);
  const grip = placed(share, radius + 8);
  const moved = (size: number) => edged(state, i, Math.min(most, Math.max(least, size)));
  return (
    <Movable
      held
      label={`Edge of ${one.colour} and ${next.colour}`}
      value={one.size}
      min={least}
      max={most}
      says={`${one.colour} ${one.size}, ${next.colour} ${next.size}`}
      axis="both"
      onFocus={() => hand.choose(one.colour)}
      onDrag={({ x, y }) => {
        const turn = Math.atan2(x - centre.x, centre.y - y) / (2 * Math.PI);
        // The nearest way from the middle of both: over the top it does not jump to the other end.
        const middle = (before(state, i) + (one.size + next.size) / 2) / all;
        const to = middle + ((((turn - middle) % 1) + 1.5) % 1) - 0.5;
        hand.drag(moved(Math.round(to * all) - before(state, i)));
      }}
      onDrop={dropped(hand)}
      onStep={(right, up) => hand.keep(moved(one.size + right + up), true)}
    >
      <circle className="mv-touch" cx={grip.x} cy={grip.y} r={22} />
      <circle className="mv-grip" cx={grip.x} cy={grip.y} r={9} />
    </Movable>
  );
}

interface BarsProps {
  readonly state: Spinner;
  readonly times: readonly number[];
  readonly lit: (part: string) => boolean;
}

/** What came up, each bar beside a mark of what was to be expected. */
function Bars({ state, times, lit }: BarsProps) {
  const { sectors } = state;
  const most = Math.max(1, ...times, ...sectors.map(({ size }) => expected(state, size)));
  const long = (n: number) => (n / most) * (bars.right - bars.left);
  return sectors.map(({ colour, size }: Sector, i) => {
    const y = bars.top + i * bars.step;
    const wanted = bars.left + long(expected(state, size));
    return (
      <g key={colour} className="mv-part" data-lit={lit(colour) || undefined} data-colour={colour}>
        <text className="mv-text mv-small mv-strong mv-to" x={bars.left - 8} y={y + 11}>
          {colour}
        </text>
        <rect className="mv-bar" x={bars.left} y={y} width={long(times[i] ?? 0)} height={15} rx={3} />
        {state.spins > 0 && <path className="mv-wanted" d={`M${wanted} ${y - 4}v23`} />}
        <text className="mv-text mv-tiny mv-from" x={bars.left} y={y + 28}>
          {state.spins > 0
            ? `came up ${times[i] ?? 0}, expected ${rounded(expected(state, size), "\u2248")}`
            : "not spun yet"}
        </text>
      </g>
    );
  });
}

export default made<Spinner>({
  manipulative: spinner,
  size: ({ sectors }) => [width, bars.top + sectors.length * bars.step],
  View,
});
