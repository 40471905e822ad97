import { sum } from "../../maths/whole.ts";
import { Movable, type Spot } from "../handle.tsx";
import { dropped, type ViewProps } from "../view.ts";
import { at, bearing, placed, Sector } from "./sector.tsx";
import { snapped, type Triangle, type Turn } from "./state.ts";
import { bent, cornersOf, least, third } from "./triangle.ts";

const room = { left: 34, right: 326, top: 26, bottom: 202 };
const line = { x: 180, y: 294 };
const names = ["A", "B", "C"] as const;
const fills = ["mv-fill", "mv-fill2", "mv-tear"] as const;

/** The corners on the stage: as large as there is room for, the base on its floor. */
function laid(state: Triangle): readonly Spot[] {
  const corners = cornersOf(state);
  const xs = corners.map(([x]) => x);
  const [from, to] = [Math.min(...xs), Math.max(...xs)];
  const tall = Math.max(...corners.map(([, y]) => y));
  const scale = Math.min((room.right - room.left) / (to - from), (room.bottom - room.top) / tall);
  const left = (room.left + room.right - (from + to) * scale) / 2;
  return corners.map(([x, y]) => ({ x: left + x * scale, y: room.bottom - y * scale }));
}

/** A triangle, and its three corners side by side along a line. */
export function TriangleView({ state, lit, hand }: ViewProps<Turn> & { readonly state: Triangle }) {
  const corners = laid(state);
  const [A = line, B = line, C = line] = corners;
  const angles = [state.a, state.b, third(state)];
  /** Where the wedge of each corner begins, anticlockwise. */
  const begins = [0, 180 - state.b, 180 + state.a];
  const sizes = [Math.hypot(C.x - A.x, C.y - A.y), Math.hypot(C.x - B.x, C.y - B.y)];
  const far = Math.min(34, 0.45 * Math.min(B.x - A.x, ...sizes));
  const arm = (corner: "A" | "B") => {
    const isA = corner === "A";
    const angle = isA ? state.a : state.b;
    const foot = isA ? A : B;
    const grip = placed(foot, isA ? angle : 180 - angle, Math.min(86, (isA ? sizes[0] : sizes[1]) ?? 0) * 0.8);
    return (
      <Movable
        held={hand !== null}
        label={`Angle ${corner}`}
        value={angle}
        min={least}
        max={180 - least - (isA ? state.b : state.a)}
        says={`${angle}°`}
        axis="both"
        lit={lit(corner)}
        onFocus={() => hand?.choose(corner)}
        // From where it was taken: the triangle is laid out anew as it changes, and would run from the hand.
        onDrag={(spot, from) => {
          if (hand?.base.kind !== "triangle") return;
          const still = laid(hand.base)[isA ? 0 : 1] ?? foot;
          const by = ((bearing(still, spot) - bearing(still, from) + 540) % 360) - 180;
          hand.drag(bent(hand.base, corner, snapped((isA ? hand.base.a : hand.base.b) + (isA ? by : -by))));
        }}
        onDrop={dropped(hand)}
        onStep={(right, up) => hand?.keep(bent(state, corner, angle + right + up), true)}
      >
        <circle className="mv-touch" cx={grip.x} cy={grip.y} r={22} />
        {hand && <circle className={`mv-grip ${isA ? "" : "mv-second"}`} cx={grip.x} cy={grip.y} r={10} />}
      </Movable>
    );
  };
  return (
    <>
      <path className="mv-paper" d={`M${corners.map(at).join("L")}Z`} />
      {corners.map((corner, i) => (
        <g key={names[i]} className="mv-part" data-lit={lit(names[i] ?? "") || undefined}>
          <Corner className={fills[i] ?? ""} centre={corner} from={begins[i] ?? 0} by={angles[i] ?? 0} far={far} />
        </g>
      ))}
      <path className="mv-line mv-bold" d={`M${corners.map(at).join("L")}Z`} />
      <text className="mv-text mv-strong" x={A.x - 18} y={A.y + 8}>
        A
      </text>
      <text className="mv-text mv-strong" x={B.x + 18} y={B.y + 8}>
        B
      </text>
      <text className="mv-text mv-strong" x={C.x} y={C.y - 8}>
        C
      </text>
      {arm("A")}
      {arm("B")}
      {angles.map((angle, i) => {
        // The corners of the triangle laid along the line, from the right: A, C and B would stand as they do in it.
        const order = [0, 2, 1];
        const before = sum(order.slice(0, order.indexOf(i)).map((n) => angles[n] ?? 0));
        const label = placed(line, before + angle / 2, angle < 16 ? 80 : 42);
        return (
          <g key={names[i]} className="mv-part" data-lit={lit(names[i] ?? "") || undefined}>
            <Sector className={fills[i] ?? ""} centre={line} from={before} to={before + angle} far={66} />
            <Plate x={label.x} y={label.y} text={`${angle}°`} />
          </g>
        );
      })}
      <path className="mv-line mv-bold" d={`M${line.x - 120} ${line.y}h240`} />
      <text className="mv-text mv-strong" x={line.x} y={line.y + 24}>
        {`${angles.map((angle) => `${angle}°`).join(" + ")} = 180°`}
      </text>
    </>
  );
}

interface CornerProps {
  readonly centre: Spot;
  readonly from: number;
  readonly by: number;
  readonly far: number;
  readonly className: string;
}

/** An angle of the triangle: a right one is a square, as it is drawn by hand. */
function Corner({ centre, from, by, far, className }: CornerProps) {
  if (by !== 90) return <Sector className={className} centre={centre} from={from} to={from + by} far={far} />;
  const square = [
    placed(centre, from, far * 0.7),
    placed(centre, from + 45, far),
    placed(centre, from + 90, far * 0.7),
  ];
  return <path className={className} d={`M${at(centre)}L${square.map(at).join("L")}Z`} />;
}

/** A text on a plate, so that it can be read on any ground. */
export function Plate({ x, y, text }: { readonly x: number; readonly y: number; readonly text: string }) {
  const wide = 8 + 8.6 * text.length;
  return (
    <>
      <rect className="mv-plate" x={x - wide / 2} y={y - 10} width={wide} height={20} rx={6} />
      <text className="mv-text mv-small mv-strong" x={x} y={y + 5}>
        {text}
      </text>
    </>
  );
}
