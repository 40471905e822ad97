import { random } from "../../../../maths/random.ts";

/** Things of which some cannot share; the fewest groups without a conflict. */
export interface Conflicts {
  readonly size: number;
  /** Pairs that cannot share, the lower number first. */
  readonly pairs: readonly (readonly [number, number])[];
  /** An odd ring of things, each in conflict with the next. */
  readonly ring: readonly number[];
  /** Things in conflict with all of the ring and with one another. */
  readonly hubs: readonly number[];
  /** Groups without a conflict, as few as possible. */
  readonly groups: readonly (readonly number[])[];
}

/** An odd ring, perhaps with hubs, and one or two more things that need no new group. The same seed, the same pairs. */
export function conflicts(seed: number): Conflicts {
  const dice = random(seed);
  const [length, hubs] = dice.pick([
    [5, 0],
    [5, 1],
    [5, 1],
    [3, 1],
    [3, 2],
    [7, 0],
  ] as const);
  const core = length + hubs;
  const size = Math.max(6, core + 1);
  const colours = Array.from({ length: core }, (_, i) => (i < length - 1 ? i % 2 : i - length + 3));
  const pairs: [number, number][] = [];
  for (let i = 0; i < core; i++)
    for (let j = i + 1; j < core; j++)
      if (j >= length || j === i + 1 || (i === 0 && j === length - 1)) pairs.push([i, j]);
  for (let extra = core; extra < size; extra++) {
    const colour = dice.whole(0, hubs + 2);
    colours[extra] = colour;
    const others = dice.shuffle(Array.from({ length: extra }, (_, i) => i)).filter((one) => colours[one] !== colour);
    for (const one of others.slice(0, dice.whole(2, 3))) pairs.push([one, extra]);
  }
  const names = dice.shuffle(Array.from({ length: size }, (_, i) => i));
  const named = (one: number) => names[one] ?? 0;
  const ascending = (a: number, b: number) => a - b;
  return {
    size,
    pairs: pairs
      .map(([a, b]) => [named(a), named(b)].toSorted(ascending) as [number, number])
      .toSorted(([a, b], [c, d]) => a - c || b - d),
    ring: names.slice(0, length),
    hubs: names.slice(length, core).toSorted(ascending),
    groups: Array.from({ length: hubs + 3 }, (_, colour) =>
      names.filter((_name, i) => colours[i] === colour).toSorted(ascending),
    ),
  };
}
