/** The turn from one seed to the next: 137.5…°, the smaller part of a circle cut in the golden ratio. Radians. */
const turn = Math.PI * (3 - Math.sqrt(5));
/** How many seeds a flower holds: the Fibonacci numbers, as of a real one, from where one can make out its curves. */
const smallest = [13, 21] as const;

/** Where a seed lies, the first being 1: as far from the middle as leaves all of them the same room (the first half a unit). */
export function seedAt(n: number): readonly [x: number, y: number] {
  const out = Math.sqrt(n - 0.5);
  return [out * Math.cos(n * turn), out * Math.sin(n * turn)];
}

/** How many seeds the flower holds that the n-th one stands in: a full one makes way for a larger one. */
export function roomFor(n: number): number {
  let [before, room]: readonly [number, number] = smallest;
  while (room < n) [before, room] = [room, before + room];
  return room;
}

/**
 * How many curves run one way and the other at the rim of a flower of n seeds, 2 of them at least, fewer first: the two seeds that lie
 * nearest to the last one are the ones before it on its two curves.
 */
export function curvesAt(n: number): readonly [number, number] {
  const [x, y] = seedAt(n);
  const far = (back: number) => {
    const [u, v] = seedAt(n - back);
    return Math.hypot(u - x, v - y);
  };
  const [near = 1, next = 1] = Array.from({ length: n - 1 }, (_, at) => at + 1).sort((a, b) => far(a) - far(b));
  return near < next ? [near, next] : [next, near];
}

/** What there is to say of a flower of n seeds, 1 at least, when the last one came. */
export function wordsOfSeeds(n: number): string {
  const room = roomFor(n);
  if (n === 1) return `The first of ${room} seeds of your sunflower. Each puzzle or board that you solve adds one.`;
  if (n < room)
    return n > smallest[1] && roomFor(n - 1) < room
      ? `Seed ${n} begins a larger flower: it holds ${room}.`
      : `Seed ${n} of your sunflower. It is full with ${room}.`;
  const [few, many] = curvesAt(n);
  return `Seed ${n}, and your sunflower is full. Follow its curves: ${few} run one way, ${many} the other.`;
}
