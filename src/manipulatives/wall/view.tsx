import { range } from "../../maths/whole.ts";
import { Movable } from "../handle.tsx";
import { dropped, made, type ViewProps } from "../view.ts";
import { equals, measured, rows, shade, shadedIn, type Wall, wall } from "./wall.ts";

const [width, height] = [360, 372];
const [left, top, length, row] = [8, 12, 344, 29];
/** How wide a brick must be for a tiny name such as 1/11. */
const tinyName = 34;

/** The line down through a row. Where a name stands in its way it is cut. */
function plumb(end: number, y: number, part: number): string {
  const fromName = ((end - left) % part) - part / 2;
  const isClear = part <= 36 || Math.abs(fromName) > 17;
  return isClear ? `M${end} ${y}v${row}` : `M${end} ${y}v4m0 ${row - 8}v4`;
}

function View({ state, lit, hand }: ViewProps<Wall>) {
  const last = measured(state);
  const alike = new Set(equals(state).map(({ parts }) => parts));
  const end = last && left + (last.shaded / last.parts) * length;
  return (
    <>
      {rows.map((parts) => {
        const shaded = shadedIn(state, parts);
        const part = length / parts;
        const y = top + (parts - 1) * row;
        const limited = (to: number) => Math.min(parts, Math.max(0, to));
        return (
          <Movable
            key={parts}
            held={hand !== null}
            label={parts === 1 ? "The whole" : `Row of ${parts} parts`}
            value={shaded}
            min={0}
            max={parts}
            says={`${shaded} of ${parts}`}
            axis="x"
            lit={lit(String(parts))}
            onFocus={() => hand?.choose(String(parts))}
            onTap={({ x }) => {
              const pressed = limited(Math.floor((x - left) / part) + 1);
              hand?.keep(shade(state, parts, pressed === shaded ? shaded - 1 : pressed));
            }}
            onDrag={({ x }) => hand?.drag(shade(state, parts, limited(Math.round((x - left) / part))))}
            onDrop={dropped(hand)}
            onStep={(right, up) => hand?.keep(shade(state, parts, limited(shaded + right + up)), true)}
          >
            <rect className="mv-touch" x={left} y={y} width={length} height={row} />
            {range(0, parts - 1).map((n) => (
              <rect
                key={n}
                className={n < shaded ? "mv-fill mv-brick" : "mv-paper mv-brick"}
                x={left + n * part + 1}
                y={y + 1}
                width={part - 2}
                height={row - 2}
                rx={3}
              />
            ))}
            {end !== null && <path className="mv-plumb" d={plumb(end, y, part)} />}
            {range(0, part > 36 ? parts - 1 : 0).map((n) => (
              <text
                key={n}
                className={`mv-text ${part > 36 ? "mv-small" : "mv-tiny"} ${n < shaded ? "mv-on" : ""}`}
                x={left + (n + 0.5) * part}
                y={y + row / 2 + 5}
                // The narrowest bricks squeeze theirs.
                {...(part < tinyName && { textLength: part - 5, lengthAdjust: "spacingAndGlyphs" })}
              >
                {parts === 1 ? "1" : `1/${parts}`}
              </text>
            ))}
            {alike.has(parts) && end !== null && <circle className="mv-tick" cx={end} cy={y + row / 2} r={5} />}
          </Movable>
        );
      })}
      {end !== null && <path className="mv-plumb" d={`M${end} ${top - 8}v8m0 ${12 * row}v8`} />}
    </>
  );
}

export default made<Wall>({ manipulative: wall, size: () => [width, height], View });
