import { capital, count, inWords } from "../../engine/words.ts";

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

/** Down and to the left, away from the words beside the flower. */
const firstLeaf = (3 * Math.PI) / 4;
/** So many questions of practice that were right open a leaf. */
export const forLeaf = 10;

/** The direction of the n-th leaf, the first being 0: as the seeds turn, so do the leaves, and none stands in the shade of the last. */
export function leafAt(n: number): number {
  return firstLeaf + n * turn;
}

/** What there is to say of the leaves after so many right answers in practice and tests, 1 at least. */
export function wordsOfLeaves(practised: number): string {
  const leaves = Math.floor(practised / forLeaf);
  const left = forLeaf - (practised % forLeaf);
  if (left === forLeaf)
    return leaves === 1
      ? "The first leaf of your sunflower is open: ten questions right in practice or tests."
      : `Leaf ${leaves} of your sunflower is open. Each stands for ten questions right in practice or tests.`;
  const more = `${capital(inWords(left))} more ${left === 1 ? "question" : "questions"} right`;
  return leaves === 0
    ? `A leaf grows on your sunflower. ${more} in practice, and it is open.`
    : `Your sunflower has ${count(leaves, "leaf", "leaves")}. ${more} in practice, and the next is open.`;
}
