import { type Act, isWholeBetween, shown, within } from "../manipulative.ts";
import { areaOf, type Corner, type Polygon, shoelace } from "../polygon.ts";

/** What becomes of a shape: each gives its image. */
export type Image =
  | { readonly kind: "move"; readonly x: number; readonly y: number }
  | { readonly kind: "mirror"; readonly line: "x" | "y"; readonly at: number }
  | { readonly kind: "turn"; readonly by: number; readonly x: number; readonly y: number }
  | { readonly kind: "grow"; readonly by: number; readonly x: number; readonly y: number };

export const size = 10;
const turns = [90, 180, 270];
const factors = [0.5, 2, 3];
const onBoard = (...all: readonly number[]) => all.every((n) => isWholeBetween(n, 0, size));

export function isImage(image: Image): boolean {
  switch (image.kind) {
    case "move":
      return (
        isWholeBetween(image.x, -size, size) && isWholeBetween(image.y, -size, size) && (image.x !== 0 || image.y !== 0)
      );
    case "mirror":
      // Between two pins there is a line, too.
      return onBoard(Math.floor(image.at), Math.ceil(image.at)) && Number.isInteger(2 * image.at);
    case "turn":
      return turns.includes(image.by) && onBoard(image.x, image.y);
    case "grow":
      return factors.includes(image.by) && onBoard(image.x, image.y);
  }
}

const number = "(-?\\d{1,2}(?:\\.5)?)";
const forms = {
  move: new RegExp(`^move ${number} ${number}$`),
  mirror: new RegExp(`^mirror ([xy]) ?= ?${number}$`),
  turn: new RegExp(`^turn (\\d{1,3}) about ${number}, ?${number}$`),
  grow: new RegExp(`^grow (1/2|\\d) from ${number}, ?${number}$`),
};

export function readImage(text: string): Image | null {
  const [move, mirror, turn, grow] = Object.values(forms).map((form) => form.exec(text));
  const n = (found: RegExpExecArray, i: number) => (found[i] === "1/2" ? 0.5 : Number(found[i]));
  const image: Image | null = move
    ? { kind: "move", x: n(move, 1), y: n(move, 2) }
    : mirror
      ? { kind: "mirror", line: mirror[1] === "x" ? "x" : "y", at: n(mirror, 2) }
      : turn
        ? { kind: "turn", by: n(turn, 1), x: n(turn, 2), y: n(turn, 3) }
        : grow
          ? { kind: "grow", by: n(grow, 1), x: n(grow, 2), y: n(grow, 3) }
          : null;
  return image && within(image, isImage);
}

const factorText = (by: number) => (by === 0.5 ? "1/2" : String(by));

export function imageText(image: Image): string {
  switch (image.kind) {
    case "move":
      return `move ${image.x} ${image.y}`;
    case "mirror":
      return `mirror ${image.line}=${image.at}`;
    case "turn":
      return `turn ${image.by} about ${image.x},${image.y}`;
    case "grow":
      return `grow ${factorText(image.by)} from ${image.x},${image.y}`;
  }
}

function cornerOf([x, y]: Corner, image: Image): Corner {
  switch (image.kind) {
    case "move":
      return [x + image.x, y + image.y];
    case "mirror":
      return image.line === "x" ? [2 * image.at - x, y] : [x, 2 * image.at - y];
    case "turn": {
      const [dx, dy] = [x - image.x, y - image.y];
      if (image.by === 180) return [image.x - dx, image.y - dy];
      return image.by === 90 ? [image.x - dy, image.y + dx] : [image.x + dy, image.y - dx];
    }
    case "grow":
      return [image.x + (x - image.x) * image.by, image.y + (y - image.y) * image.by];
  }
}

export const imageOf = (polygon: Polygon, image: Image): Polygon => polygon.map((corner) => cornerOf(corner, image));

const way = (n: number, plus: string, minus: string) => `${Math.abs(n)} ${n > 0 ? plus : minus}`;

function done(image: Image): string {
  const place = "x" in image ? `(${shown(image.x)}, ${shown(image.y)})` : "";
  switch (image.kind) {
    case "move":
      return `Moved ${[...(image.x === 0 ? [] : [way(image.x, "right", "left")]), ...(image.y === 0 ? [] : [way(image.y, "up", "down")])].join(" and ")}`;
    case "mirror":
      return `Mirrored in the line ${image.line} = ${shown(image.at)}`;
    case "turn":
      return image.by === 180
        ? `Turned through 180° about ${place}`
        : `Turned through ${image.by}° anticlockwise about ${place}`;
    case "grow":
      return `Enlarged by ${factorText(image.by)} from ${place}`;
  }
}

/** What was done, and what it left as it was. */
export function imageWords(polygon: Polygon, image: Image): string {
  const then = imageOf(polygon, image);
  const off = then.some(([x, y]) => x < 0 || y < 0 || x > size || y > size);
  const [before, now] = [areaOf(polygon), areaOf(then)].map(shown);
  const kept =
    image.kind !== "grow"
      ? `every length, angle and the area stay the same${image.kind === "mirror" && shoelace(polygon) !== 0 ? ", but it faces the other way" : ""}`
      : `every side is ${image.by === 0.5 ? "half" : `${image.by} times`} as long, and the area goes from ${before} to ${now}: ${image.by === 0.5 ? "a quarter" : `${image.by} × ${image.by} = ${image.by ** 2} times`} as much`;
  return `${done(image)}: ${kept}.${off ? " Some of the image lies off the board." : ""}`;
}

/** The buttons of an image, which stand for all of its numbers. */
export function imageActs<State>(image: Image | null, to: (image: Image | null) => State): Act<State>[] {
  const act = (id: string, label: string, next: Image | null, knob?: string): Act<State> => ({
    id: `image.${id}`,
    label,
    of: "image",
    to: next && isImage(next) && (!image || imageText(next) !== imageText(image)) ? to(next) : null,
    ...(knob && { knob }),
  });
  const place = image && "x" in image ? image : null;
  const knobs: Act<State>[] = place
    ? [
        act("left", "1 to the left", { ...place, x: stepped(place, "x", -1) }, `${shown(place.x)} across`),
        act("right", "1 to the right", { ...place, x: stepped(place, "x", 1) }, `${shown(place.x)} across`),
        act("down", "1 down", { ...place, y: stepped(place, "y", -1) }, `${shown(place.y)} up`),
        act("up", "1 up", { ...place, y: stepped(place, "y", 1) }, `${shown(place.y)} up`),
      ]
    : image?.kind === "mirror"
      ? [
          act("less", "Mirror line back", { ...image, at: image.at - 0.5 }, `${image.line} = ${shown(image.at)}`),
          act("more", "Mirror line on", { ...image, at: image.at + 0.5 }, `${image.line} = ${shown(image.at)}`),
        ]
      : [];
  const own: Act<State>[] =
    image?.kind === "mirror"
      ? [act("cross", "Turn the mirror", { ...image, line: image.line === "x" ? "y" : "x" })]
      : image?.kind === "turn"
        ? [act("by", "90° further", { ...image, by: turns[turns.indexOf(image.by) + 1] ?? 90 })]
        : image?.kind === "grow"
          ? factors.map((by) =>
              act(`by${by}`, `Make it ${by === 0.5 ? "half" : `${by} times`} as large`, { ...image, by }),
            )
          : [];
  const fresh: readonly (readonly [label: string, image: Image])[] = [
    ["Move it", { kind: "move", x: 3, y: 2 }],
    ["Mirror it", { kind: "mirror", line: "x", at: 5 }],
    ["Turn it", { kind: "turn", by: 90, x: 5, y: 5 }],
    ["Enlarge it", { kind: "grow", by: 2, x: 0, y: 0 }],
  ];
  return [
    ...knobs,
    ...own,
    ...fresh.filter(([, one]) => one.kind !== image?.kind).map(([label, one]) => act(one.kind, label, one)),
    { id: "image.none", label: "No image", of: "image", to: image && to(null) },
  ];
}

/** A move of nothing is none, so it steps over it. */
function stepped(image: Image & { readonly x: number; readonly y: number }, which: "x" | "y", by: number): number {
  const next = image[which] + by;
  const other = which === "x" ? image.y : image.x;
  return image.kind === "move" && next === 0 && other === 0 ? next + by : next;
}
