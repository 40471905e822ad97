import { range } from "../../maths/whole.ts";
import { Movable, type Spot } from "../handle.tsx";
import { dropped, type ViewProps } from "../view.ts";
import { kindOf, opened } from "./open.ts";
import { at, bearing, placed, Sector } from "./sector.tsx";
import { type Open, snapped, type Turn } from "./state.ts";

const centre = { x: 180, y: 140 };
const long = 116;

/** One angle in its round of 360 degrees. */
export function OpenView({ state, lit, hand }: ViewProps<Turn> & { readonly state: Open }) {
  const { angle } = state;
  /** Where the arm points now; past the beginning it stays a whole turn or none, and does not jump to the other. */
  const pulled = (spot: Spot) => {
    const to = snapped(bearing(centre, spot));
    if (angle > 270 && to < 90) return 360;
    return angle < 90 && to > 270 ? 0 : to;
  };
  const end = placed(centre, angle, long);
  const name = placed(centre, angle / 2, angle > 300 ? 74 : 82);
  return (
    <>
      <circle className="mv-paper" cx={centre.x} cy={centre.y} r={long} />
      <path
        className="mv-cut mv-fine"
        d={range(0, 35)
          .map((n) => {
            const inner = long - (n % 9 === 0 ? 16 : n % 3 === 0 ? 10 : 6);
            return `M${at(placed(centre, n * 10, inner))}L${at(placed(centre, n * 10, long))}`;
          })
          .join("")}
      />
      <circle className="mv-frame" cx={centre.x} cy={centre.y} r={long} />
      {angle > 0 && angle !== 90 && <Sector className="mv-wedge" centre={centre} from={0} to={angle} far={54} />}
      {angle === 90 && <path className="mv-wedge" d={`M${centre.x} ${centre.y}h34v-34h-34z`} />}
      {angle >= 30 && (
        <text className="mv-text mv-strong" x={name.x} y={name.y + 6}>
          {`${angle}°`}
        </text>
      )}
      <path className="mv-hand" d={`M${centre.x} ${centre.y}h${long}`} />
      <Movable
        held={hand !== null}
        label="Arm"
        value={angle}
        min={0}
        max={360}
        says={`${angle}°, ${kindOf(angle)[0]}`}
        axis="both"
        lit={lit("arm")}
        onFocus={() => hand?.choose("arm")}
        onDrag={(spot) => hand?.drag(opened(pulled(spot)))}
        onDrop={dropped(hand)}
        onStep={(right, up) => hand?.keep(opened(Math.min(360, Math.max(0, angle + right + up))), true)}
      >
        <circle className="mv-touch" cx={end.x} cy={end.y} r={24} />
        <path className="mv-touch mv-wide" d={`M${at(placed(centre, angle, 40))}L${at(end)}`} />
        <path className="mv-hand mv-hour" d={`M${centre.x} ${centre.y}L${at(end)}`} />
        {hand && <circle className="mv-grip" cx={end.x} cy={end.y} r={12} />}
      </Movable>
      <circle className="mv-pin" cx={centre.x} cy={centre.y} r={6} />
      <text className="mv-text mv-big" x={centre.x} y={298}>
        {angle === 0 ? "0°" : `${angle}°: ${kindOf(angle)[0]}`}
      </text>
    </>
  );
}
