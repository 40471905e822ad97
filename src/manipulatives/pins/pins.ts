import type { Mark } from "../../engine/figure/figure.ts";
import { and } from "../../engine/words.ts";
import { type Act, isWholeBetween, type Manipulative, reading, replaced, shown, within } from "../manipulative.ts";
import {
  after,
  areaOf,
  type Corner,
  isCrossed,
  isFlat,
  lengthText,
  nameOf,
  type Polygon,
  perimeterText,
  squares,
} from "../polygon.ts";
import { type Image, imageActs, imageOf, imageText, imageWords, readImage, size } from "./image.ts";

/** A rubber band round pins, and what becomes of the shape. */
export interface Pins {
  readonly corners: Polygon;
  readonly image: Image | null;
}

const [fewest, most] = [3, 8];
export const letters = "ABCDEFGH";

const isSound = ({ corners }: Pins) =>
  isWholeBetween(corners.length, fewest, most) &&
  corners.every((corner) => corner.every((n) => isWholeBetween(n, 0, size))) &&
  new Set(corners.map(String)).size === corners.length;

function readPins(text: string): Pins | null {
  const [shape = "", how, none] = text.split(" | ");
  const corners = shape.split(" ").map((one): Corner => {
    const [, x, y] = /^(\d{1,2}),(\d{1,2})$/.exec(one) ?? [];
    return [Number(x), Number(y)];
  });
  const image = how === undefined ? null : readImage(how);
  if (none !== undefined || (how !== undefined && image === null)) return null;
  return within({ corners, image }, isSound);
}

/** With a corner on another pin; null where there is one already, or no pin. */
export const put = (state: Pins, i: number, to: Corner): Pins | null =>
  within({ ...state, corners: replaced(state.corners, i, to) }, isSound);

/** With the whole shape so much to the right and up, as far as the board goes. */
export function slid(state: Pins, right: number, up: number): Pins {
  const far = (by: number, all: readonly number[]) =>
    Math.max(-Math.min(...all), Math.min(size - Math.max(...all), by));
  const [dx, dy] = [
    far(
      right,
      state.corners.map(([x]) => x),
    ),
    far(
      up,
      state.corners.map(([, y]) => y),
    ),
  ];
  return { ...state, corners: state.corners.map(([x, y]): Corner => [x + dx, y + dy]) };
}

/** The whole shape one pin on, all its corners. */
function wholeActs(state: Pins): Act<Pins>[] {
  const act = (id: string, way: string, right: number, up: number): Act<Pins> => {
    const to = slid(state, right, up);
    const stays = String(to.corners) === String(state.corners);
    return {
      id: `whole.${id}`,
      label: `All of it 1 ${way}`,
      of: "whole",
      knob: up === 0 ? "all across" : "all up",
      to: stays ? null : to,
    };
  };
  return [
    act("left", "to the left", -1, 0),
    act("right", "to the right", 1, 0),
    act("down", "down", 0, -1),
    act("up", "up", 0, 1),
  ];
}

export const withImage = (state: Pins, image: Image | null): Pins => ({ ...state, image });

/** A new corner behind another one: on the free pin nearest to the middle of the side. */
function added(state: Pins, i: number): Pins | null {
  const { corners } = state;
  const [[x = 0, y = 0] = [], [nx, ny]] = [corners[i], after(corners, i)];
  const middle = [(x + nx) / 2, (y + ny) / 2] as const;
  let best: { readonly to: Corner; readonly far: number } | null = null;
  for (let px = 0; px <= size; px++)
    for (let py = 0; py <= size; py++) {
      const far = Math.hypot(px - middle[0], py - middle[1]);
      if ((best === null || far < best.far) && !corners.some(([cx, cy]) => cx === px && cy === py))
        best = { to: [px, py], far };
    }
  return best && within({ ...state, corners: corners.toSpliced(i + 1, 0, best.to) }, isSound);
}

const place = ([x, y]: Corner) => `(${shown(x)}, ${shown(y)})`;

function shapeWords({ corners }: Pins): string {
  const at = `corners at ${and(corners.map(place))}`;
  if (isFlat(corners))
    return `All ${corners.length} corners lie on one line, so there is no area: ${and(corners.map(place))}.`;
  if (isCrossed(corners))
    return `A shape with ${at}. Its sides meet each other, so it has no single inside to measure.`;
  const area = areaOf(corners);
  const name = nameOf(corners);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} with ${at}. Sides ${and(squares(corners).map((square) => lengthText(square, "about")))}; perimeter ${perimeterText(corners)}; area ${shown(area)}.`;
}

function words(state: Pins, part?: string): string {
  const { corners, image } = state;
  const i = letters.indexOf(part ?? " ");
  const corner = i < 0 ? undefined : corners[i];
  const then = image ? ` ${imageWords(corners, image)}` : "";
  if (part === "image") return image ? imageWords(corners, image) : "There is no image of the shape.";
  const only = corner ? `${part} is at ${place(corner)}. ` : "";
  return `${only}${shapeWords(state)}${then}`;
}

function actsOn(state: Pins, [x, y]: Corner, i: number): Act<Pins>[] {
  const of = letters.charAt(i);
  const act = (id: string, label: string, to: Pins | null, knob?: string): Act<Pins> => ({
    id: `${of}.${id}`,
    label,
    of,
    to,
    ...(knob && { knob }),
  });
  return [
    act("left", "1 to the left", put(state, i, [x - 1, y]), `${x} across`),
    act("right", "1 to the right", put(state, i, [x + 1, y]), `${x} across`),
    act("down", "1 down", put(state, i, [x, y - 1]), `${y} up`),
    act("up", "1 up", put(state, i, [x, y + 1]), `${y} up`),
    act("add", `A corner after ${of}`, added(state, i)),
    act("remove", "Take the corner away", within({ ...state, corners: replaced(state.corners, i, null) }, isSound)),
  ];
}

export const pins: Manipulative<Pins> = {
  id: "pins",
  title: "Pin board",
  about: "Stretch a band round pins: its sides, perimeter and area are told. Then move, mirror, turn or enlarge it.",
  fresh: "1,1 5,1 5,4",
  read: (text) => reading(text, "a shape on pins, such as 0,0 4,0 4,3 or 0,0 2,0 2,1 | move 3 2", readPins),
  write: ({ corners, image }) => `${corners.map(String).join(" ")}${image ? ` | ${imageText(image)}` : ""}`,
  parts: ({ corners }) => [
    ...corners.map((_, i) => ({ id: letters.charAt(i), name: letters.charAt(i) })),
    { id: "whole", name: "All of it" },
    { id: "image", name: "Image" },
  ],
  words,
  acts: (state) => [
    ...state.corners.flatMap((corner, i) => actsOn(state, corner, i)),
    ...wholeActs(state),
    ...imageActs(state.image, (image) => withImage(state, image)),
  ],
  paper: (state) => {
    const { corners, image } = state;
    return {
      alt: words(state),
      scale: true,
      points: {},
      draw: [
        { grid: { x: [0, size], y: [0, size], dots: true } },
        { polygon: corners, fill: "tint1" },
        ...(image ? [{ polygon: imageOf(corners, image), fill: "tint2", dashed: true } satisfies Mark] : []),
        ...corners.map((corner, i): Mark => ({ dot: corner, label: letters.charAt(i) })),
        ...(image?.kind === "mirror"
          ? [
              {
                line:
                  image.line === "x"
                    ? [
                        [image.at, 0],
                        [image.at, size],
                      ]
                    : [
                        [0, image.at],
                        [size, image.at],
                      ],
                dashed: true,
              } satisfies Mark,
            ]
          : []),
        ...(image?.kind === "turn" || image?.kind === "grow"
          ? [{ dot: [image.x, image.y], open: true } satisfies Mark]
          : []),
      ],
    };
  },
};
