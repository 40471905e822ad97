import { Movable, type Spot } from "../handle.tsx";
import { dropped, type ViewProps } from "../view.ts";
import { members, numbers, sizeOf } from "./parallel.ts";
import { at, bearing, placed, Sector } from "./sector.tsx";
import { type Pair, type Parallel, snapped, type Turn } from "./state.ts";
import { Plate } from "./triangle-view.tsx";

const centre = { x: 180, y: 150 };
const rad = Math.PI / 180;

/** Two parallel lines and one across them: eight angles of two sizes. */
export function ParallelView({ state, lit, hand }: ViewProps<Turn> & { readonly state: Parallel }) {
  const { angle, pair } = state;
  // A flat line would leave the stage before it meets both, so they come nearer to each other.
  const half = Math.min(58, 92 * Math.abs(Math.tan(angle * rad)));
  const reach = half / Math.sin(angle * rad);
  const crossings = [placed(centre, angle, reach), placed(centre, angle + 180, reach)];
  const end = Math.min(136, 168 / Math.abs(Math.cos(angle * rad)));
  const grip = placed(centre, angle, end);
  const far = Math.min(32, half - 2);
  const picked = pair && members[pair];
  const move = (to: number) => ({ ...state, angle: Math.min(170, Math.max(10, to)) });
  return (
    <>
      {numbers.map((n) => {
        const corner = crossings[n <= 4 ? 0 : 1] ?? centre;
        const begins = [0, angle, 180, 180 + angle][(n - 1) % 4] ?? 0;
        return (
          <g
            key={n}
            className="mv-part"
            data-lit={lit(String(n)) || undefined}
            data-pale={(picked && !picked.includes(n)) || undefined}
          >
            <Sector
              className={n % 2 === 1 ? "mv-fill" : "mv-fill2"}
              centre={corner}
              from={begins}
              to={begins + sizeOf(state, n)}
              far={far}
            />
          </g>
        );
      })}
      {[centre.y - half, centre.y + half].map((y) => (
        <path key={y} className="mv-line mv-bold" d={`M10 ${y}H350M326 ${y - 6}l7 6l-7 6`} />
      ))}
      <path className="mv-line mv-bold" d={`M${at(placed(centre, angle + 180, end))}L${at(grip)}`} />
      {pair && <path className="mv-letter" d={letter(pair, crossings, angle)} />}
      {numbers.map((n) => {
        const begins = [0, angle, 180, 180 + angle][(n - 1) % 4] ?? 0;
        const size = sizeOf(state, n);
        const spot = placed(crossings[n <= 4 ? 0 : 1] ?? centre, begins + size / 2, size < 35 ? 66 : 50);
        return (
          <g key={n} className="mv-part" data-pale={(picked && !picked.includes(n)) || undefined}>
            <Plate x={spot.x} y={spot.y} text={`${size}°`} />
          </g>
        );
      })}
      <Movable
        held={hand !== null}
        label="Line across"
        value={angle}
        min={10}
        max={170}
        says={`${angle}° and ${180 - angle}°`}
        axis="both"
        lit={lit("arm")}
        onFocus={() => hand?.choose("arm")}
        onDrag={(spot) => {
          const to = snapped(bearing(centre, spot));
          // Below the level it keeps to the side on which it was.
          hand?.drag(move(to > 180 ? (angle < 90 ? 10 : 170) : to));
        }}
        onDrop={dropped(hand)}
        onStep={(right, up) => hand?.keep(move(angle + right + up), true)}
      >
        <circle className="mv-touch" cx={grip.x} cy={grip.y} r={24} />
        {hand && <circle className="mv-grip" cx={grip.x} cy={grip.y} r={12} />}
      </Movable>
    </>
  );
}

/** The lines that make the letter a pair is known by: F, Z, C or X. */
function letter(pair: Pair, [upper = centre, lower = centre]: readonly Spot[], angle: number): string {
  const aside = 84;
  const right = ({ x, y }: Spot) => `${Math.min(344, x + aside)} ${y}`;
  const left = ({ x, y }: Spot) => `${Math.max(16, x - aside)} ${y}`;
  switch (pair) {
    case "corresponding":
      return `M${at(lower)}L${at(placed(upper, angle, 40))}M${at(upper)}L${right(upper)}M${at(lower)}L${right(lower)}`;
    case "alternate":
      return `M${left(upper)}L${at(upper)}L${at(lower)}L${right(lower)}`;
    case "co-interior":
      return `M${right(upper)}L${at(upper)}L${at(lower)}L${right(lower)}`;
    case "vertically opposite":
      return `M${left(upper)}L${right(upper)}M${at(placed(upper, angle, 46))}L${at(placed(upper, angle + 180, 46))}`;
  }
}
