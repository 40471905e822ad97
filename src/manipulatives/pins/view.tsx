import type { ReactNode } from "react";
import { range } from "../../maths/whole.ts";
import { Movable, type Spot } from "../handle.tsx";
import { shown } from "../manipulative.ts";
import {
  after,
  areaOf,
  type Corner,
  isCrossed,
  lengthText,
  middleOf,
  type Polygon,
  shoelace,
  squares,
} from "../polygon.ts";
import { dropped, type Hand, made, type ViewProps } from "../view.ts";
import { type Image, imageOf, isImage, size } from "./image.ts";
import { letters, type Pins, pins, put, slid, withImage } from "./pins.ts";

const [width, height] = [360, 364];
const [left, bottom, unit] = [34, 338, 30.8];
const x = (n: number) => left + n * unit;
const y = (n: number) => bottom - n * unit;
const at = ([px, py]: Corner) => `${x(px)} ${y(py)}`;
const limited = (n: number) => Math.min(size, Math.max(0, n));
/** The pin nearest to a spot. */
const pinAt = (spot: Spot): Corner => [
  limited(Math.round((spot.x - left) / unit)),
  limited(Math.round((bottom - spot.y) / unit)),
];

function View({ state, lit, hand }: ViewProps<Pins>) {
  const { corners, image } = state;
  const then = image && imageOf(corners, image);
  const shape = <path className="mv-shape" d={`M${corners.map(at).join("L")}Z`} />;
  return (
    <>
      <clipPath id="mv-board">
        <rect x={left - 16} y={bottom - size * unit - 16} width={size * unit + 32} height={size * unit + 32} />
      </clipPath>
      <rect
        className="mv-paper mv-brick"
        x={left - 15}
        y={bottom - size * unit - 15}
        width={size * unit + 30}
        height={size * unit + 30}
        rx={10}
      />
      {range(0, size).map((px) => (
        <g key={px}>
          {range(0, size).map((py) => (
            <circle key={py} className="mv-pinhole" cx={x(px)} cy={y(py)} r={2.2} />
          ))}
          <text className="mv-text mv-tiny mv-quiet" x={x(px)} y={bottom + 24}>
            {px}
          </text>
          <text className="mv-text mv-tiny mv-quiet" x={left - 25} y={y(px) + 4}>
            {px}
          </text>
        </g>
      ))}
      {image && then && (
        <g className="mv-part" data-lit={lit("image") || undefined} clipPath="url(#mv-board)">
          <path className="mv-fill2 mv-image" d={`M${then.map(at).join("L")}Z`} />
          <Way corners={corners} then={then} image={image} />
        </g>
      )}
      {hand ? (
        <Whole state={state} hand={hand}>
          {shape}
        </Whole>
      ) : (
        shape
      )}
      {image && then && (
        <g clipPath="url(#mv-board)">
          <Measures polygon={then} dash />
          {then.map((corner, i) => {
            const name = beside(then, i);
            return (
              <text key={String(corner)} className="mv-text mv-tiny mv-strong mv-halo" x={name.x} y={name.y}>
                {`${letters.charAt(i)}\u2032`}
              </text>
            );
          })}
        </g>
      )}
      <Measures polygon={corners} />
      {image && <ImageHandle state={state} image={image} hand={hand} lit={lit} />}
      {corners.map((corner, i) => {
        const [px, py] = corner;
        const letter = letters.charAt(i);
        const name = beside(corners, i);
        return (
          <Movable
            key={letter}
            held={hand !== null}
            label={`Corner ${letter}`}
            value={px}
            min={0}
            max={size}
            says={`(${px}, ${py})`}
            axis="both"
            lit={lit(letter)}
            onFocus={() => hand?.choose(letter)}
            onDrag={(spot) => {
              const next = put(state, i, pinAt(spot));
              if (next) hand?.drag(next);
            }}
            onDrop={dropped(hand)}
            onStep={(right, up) => {
              const next = (times: number) => put(state, i, [limited(px + times * right), limited(py + times * up)]);
              // Over another corner it steps, or it could not come by.
              hand?.keep(next(1) ?? next(2), true);
            }}
          >
            <circle className="mv-touch" cx={x(px)} cy={y(py)} r={22} />
            <circle className="mv-grip" cx={x(px)} cy={y(py)} r={9} />
            <text className="mv-text mv-small mv-strong mv-halo" x={name.x} y={name.y}>
              {letter}
            </text>
          </Movable>
        );
      })}
    </>
  );
}

/** The band as a whole, taken anywhere inside of it. */
function Whole({ state, hand, children }: { state: Pins; hand: Hand<Pins>; children: ReactNode }) {
  const [px, py] = state.corners[0] ?? [0, 0];
  const across = state.corners.map(([x]) => x);
  return (
    <Movable
      held
      label="The whole shape"
      value={px}
      min={px - Math.min(...across)}
      max={px + size - Math.max(...across)}
      says={`A at (${px}, ${py})`}
      axis="both"
      onFocus={() => hand.choose("whole")}
      onDrag={(spot, from) =>
        hand.drag(slid(hand.base, Math.round((spot.x - from.x) / unit), Math.round((from.y - spot.y) / unit)))
      }
      onDrop={dropped(hand)}
      onStep={(right, up) => hand.keep(slid(state, right, up), true)}
    >
      {children}
    </Movable>
  );
}

/** The place for the name of a corner: away from the middle of the shape. */
function beside(polygon: Polygon, i: number): Spot {
  const [mx, my] = middleOf(polygon);
  const [px, py] = polygon[i] ?? [0, 0];
  const far = Math.hypot(px - mx, py - my) || 1;
  return { x: x(px) + (18 * (px - mx)) / far, y: y(py) - (18 * (py - my)) / far + 5 };
}

/** The lengths of the sides, outside of them, and the area in the middle. */
function Measures({ polygon, dash = false }: { readonly polygon: Polygon; readonly dash?: boolean }) {
  const area = areaOf(polygon);
  const [mx, my] = middleOf(polygon);
  const way = Math.sign(shoelace(polygon)) || 1;
  const lengths = squares(polygon);
  const told = area > 0 && !isCrossed(polygon);
  return (
    <>
      {polygon.map(([px, py], i) => {
        const [nx, ny] = after(polygon, i);
        const long = Math.sqrt(lengths[i] ?? 0);
        if (long * unit < 40) return null;
        const [ox, oy] = [((ny - py) / long) * way, ((px - nx) / long) * way];
        return (
          <text
            key={`${px},${py}`}
            className="mv-text mv-tiny mv-halo"
            x={x((px + nx) / 2) + 16 * ox}
            y={y((py + ny) / 2) - 13 * oy + 4}
          >
            {lengthText(lengths[i] ?? 0)}
          </text>
        );
      })}
      {told && (
        <g>
          {area >= 3 || dash ? (
            <text className="mv-text mv-small mv-strong mv-halo" x={x(mx)} y={y(my) + 5}>
              {area >= 5 ? `area ${shown(area)}` : shown(area)}
            </text>
          ) : null}
        </g>
      )}
    </>
  );
}

/** How the image comes about: an arrow, a mirror line, or lines from the centre. */
function Way({ corners, then, image }: { readonly corners: Polygon; readonly then: Polygon; readonly image: Image }) {
  if (image.kind === "mirror") return null;
  const centre: Corner | null = image.kind === "move" ? null : [image.x, image.y];
  const lines = corners.map((corner, i) => {
    const to = then[i] ?? corner;
    if (!centre) return `M${at(corner)}L${at(to)}`;
    return image.kind === "grow"
      ? `M${at(centre)}L${at(image.by > 1 ? to : corner)}`
      : `M${at(corner)}L${at(centre)}L${at(to)}`;
  });
  return <path className="mv-plumb mv-fine" d={(image.kind === "turn" ? lines.slice(0, 1) : lines).join("")} />;
}

interface ImageHandleProps {
  readonly state: Pins;
  readonly image: Image;
  readonly hand: Hand<Pins> | null;
  readonly lit: (part: string) => boolean;
}

/** What an image hangs on can be moved, too: where it is moved to, the mirror line, the centre. */
function ImageHandle({ state, image, hand, lit }: ImageHandleProps) {
  const first = state.corners[0] ?? [0, 0];
  const isLine = image.kind === "mirror";
  const place: Corner = isLine
    ? image.line === "x"
      ? [image.at, size]
      : [size, image.at]
    : image.kind === "move"
      ? [first[0] + image.x, first[1] + image.y]
      : [image.x, image.y];
  /** The image where its handle is at another place of the board. */
  const pulled = (to: Corner): Pins | null => {
    const [tx, ty] = to;
    const next: Image = isLine
      ? { ...image, at: Math.min(size, Math.max(0, Math.round(2 * (image.line === "x" ? tx : ty)) / 2)) }
      : image.kind === "move"
        ? { ...image, x: limited(Math.round(tx)) - first[0], y: limited(Math.round(ty)) - first[1] }
        : { ...image, x: limited(Math.round(tx)), y: limited(Math.round(ty)) };
    return isImage(next) ? withImage(state, next) : null;
  };
  const name = isLine ? "Mirror line" : image.kind === "move" ? "Image of A" : "Centre";
  const says = isLine ? `${image.line} = ${shown(image.at)}` : `(${shown(place[0])}, ${shown(place[1])})`;
  const step = isLine ? 0.5 : 1;
  return (
    <Movable
      held={hand !== null}
      label={name}
      value={isLine ? image.at : place[0]}
      min={0}
      max={size}
      says={says}
      axis={isLine ? (image.line === "x" ? "x" : "y") : "both"}
      lit={lit("image")}
      onFocus={() => hand?.choose("image")}
      onDrag={(spot) => {
        const next = pulled([(spot.x - left) / unit, (bottom - spot.y) / unit]);
        if (next) hand?.drag(next);
      }}
      onDrop={dropped(hand)}
      onStep={(right, up) => {
        const by = (right + up) * step;
        const next = (times: number) => pulled([place[0] + times * right, place[1] + times * up]);
        // An image on the shape itself is none: over that place it steps.
        hand?.keep(isLine ? pulled([image.at + by, image.at + by]) : (next(1) ?? next(2)), true);
      }}
    >
      {isLine && (
        <path
          className="mv-plumb mv-mirror"
          d={
            image.line === "x"
              ? `M${x(image.at)} ${bottom + 12}V${bottom - size * unit - 14}`
              : `M${left - 12} ${y(image.at)}H${x(size) + 14}`
          }
        />
      )}
      <circle className="mv-touch" cx={x(place[0])} cy={y(place[1])} r={22} />
      {(hand || !isLine) && <circle className="mv-grip mv-open mv-second" cx={x(place[0])} cy={y(place[1])} r={8} />}
    </Movable>
  );
}

export default made<Pins>({ manipulative: pins, size: () => [width, height], View });
