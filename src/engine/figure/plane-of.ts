/** Where the coordinates of a drawn figure's axes lie in its picture: what lets a point be put there by finger. */
export interface PlaneOf {
  /** The origin, in px of the picture, y downwards. */
  readonly origin: readonly [number, number];
  /** Px of one unit, the same both ways. */
  readonly unit: number;
  /** How far the axes reach. */
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}

/** The plane as the text of an attribute. */
export function planeText({ origin, unit, x, y }: PlaneOf): string {
  return [...origin, unit, ...x, ...y].map((value) => Math.round(value * 1000) / 1000).join(" ");
}

/** Reads what planeText writes; null for anything else. */
export function readPlane(text: string | undefined): PlaneOf | null {
  const numbers = (text ?? "").split(" ").map(Number);
  const [ox = 0, oy = 0, unit = 0, x0 = 0, x1 = 0, y0 = 0, y1 = 0] = numbers;
  if (numbers.length !== 7 || !numbers.every(Number.isFinite)) return null;
  return { origin: [ox, oy], unit, x: [x0, x1], y: [y0, y1] };
}

/** The place in the picture of a point. */
export function placeOf({ origin, unit }: PlaneOf, [x, y]: readonly [number, number]): readonly [number, number] {
  return [origin[0] + x * unit, origin[1] - y * unit];
}

/** The point of the grid that is nearest to a place in the picture, and not beyond the axes. */
export function nearestPoint({ origin, unit, x, y }: PlaneOf, place: readonly [number, number]): [number, number] {
  const within = (value: number, [least, most]: readonly [number, number]) =>
    // Adding 0 makes -0 a plain one.
    Math.min(Math.max(Math.round(value), Math.ceil(least)), Math.floor(most)) + 0;
  return [within((place[0] - origin[0]) / unit, x), within((origin[1] - place[1]) / unit, y)];
}
