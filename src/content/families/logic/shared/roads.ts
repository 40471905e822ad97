import { random } from "../../../../maths/random.ts";

export type Road = readonly [number, number];

export interface Roads {
  readonly pairs: readonly Road[];
  /** Places where an odd number of roads meet. */
  readonly odd: readonly number[];
  /** The roads that a shortest round takes twice. */
  readonly again: readonly Road[];
  /** Each road once (museum: but the one to be closed; snow: some twice). */
  readonly walk: readonly number[];
  /** As few walks as possible that have each road in them once. */
  readonly strokes: readonly (readonly number[])[];
}

/** Six places around and one in the middle, a little out of line. */
export const places: readonly {
  readonly at: readonly [number, number];
  readonly side: "n" | "s" | "e" | "w";
}[] = [
  { at: [0, 2.2], side: "w" },
  { at: [1.6, 4.2], side: "n" },
  { at: [4.4, 4], side: "n" },
  { at: [6, 2], side: "e" },
  { at: [4.6, 0], side: "s" },
  { at: [1.3, 0.2], side: "s" },
  { at: [2.9, 2.3], side: "s" },
];
const all = [0, 1, 2, 3, 4, 5, 6];
const rim: readonly Road[] = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [0, 5],
];
const spokes: readonly Road[] = [0, 1, 2, 3, 4, 5].map((place) => [place, 6]);

/** A map for this question: so many odd places, and for the museum two that are neighbours. The same seed, the same map. */
export function roads(question: string, seed: number): Roads {
  const dice = random(seed);
  for (;;) {
    const pairs = dice
      .shuffle([...rim, ...spokes])
      .slice(0, dice.whole(9, 11))
      .toSorted(([a, b], [c, d]) => a - c || b - d);
    const degrees = all.map((place) => pairs.filter((pair) => pair.includes(place)).length);
    if (degrees.some((degree) => degree < 2)) continue;
    const odd = all.filter((place) => (degrees[place] ?? 0) % 2 === 1);
    const joined = pairs.find((pair) => pair.every((place) => odd.includes(place)));
    switch (question) {
      case "trails":
        if (odd.length === 2) return { pairs, odd, again: [], walk: euler(pairs, odd[0] ?? 0), strokes: [] };
        continue;
      case "museum": {
        if (odd.length !== 2 || !joined) continue;
        const rest = pairs.filter((pair) => pair !== joined);
        return { pairs, odd, again: [], walk: euler(rest, odd[0] ?? 0), strokes: [] };
      }
      case "wire": {
        if (odd.length < 4) continue;
        // Walks from odd place to odd place: an Euler walk with helping lines, cut where those are.
        const strokes = helpings(pairs, odd, odd.length / 2 - 1)
          .map((helping) => cut(pairs, helping, odd.find((place) => !helping.flat().includes(place)) ?? 0))
          .find((found) => found !== null);
        if (strokes) return { pairs, odd, again: [], walk: [], strokes };
        continue;
      }
      default: {
        if (odd.length !== 4 && odd.length !== 2) continue;
        const again = shortestJoin(pairs, odd);
        if (again.length < 2) continue;
        return { pairs, odd, again, walk: euler([...pairs, ...again], 0), strokes: [] };
      }
    }
  }
}

/** Hierholzer: a walk along each road once, from this place. */
function euler(pairs: readonly Road[], from: number): number[] {
  const left = [...pairs];
  const stack = [from];
  const walk: number[] = [];
  while (stack.length > 0) {
    const here = stack.at(-1) ?? 0;
    const next = left.findIndex((pair) => pair.includes(here));
    if (next < 0) {
      walk.push(here);
      stack.pop();
    } else {
      const [[a, b]] = left.splice(next, 1) as [Road];
      stack.push(a === here ? b : a);
    }
  }
  return walk.toReversed();
}

const same = ([a, b]: Road, [c, d]: Road) => (a === c && b === d) || (a === d && b === c);

/** Every choice of so many lines that are not there, joining odd places, no place twice. */
function helpings(pairs: readonly Road[], odd: readonly number[], many: number): Road[][] {
  if (many === 0) return [[]];
  return odd.flatMap((a, i) =>
    odd
      .slice(i + 1)
      .filter((b) => !pairs.some((pair) => same(pair, [a, b])))
      .flatMap((b) =>
        helpings(
          pairs,
          odd.filter((place) => place > a && place !== b),
          many - 1,
        ).map((rest): Road[] => [[a, b], ...rest]),
      ),
  );
}

/** The walk with helping lines, cut at each of them; null when a piece would be empty. */
function cut(pairs: readonly Road[], helping: readonly Road[], from: number): number[][] | null {
  const walk = euler([...pairs, ...helping], from);
  const strokes: number[][] = [[walk[0] ?? 0]];
  for (let i = 1; i < walk.length; i++) {
    const step: Road = [walk[i - 1] ?? 0, walk[i] ?? 0];
    if (helping.some((one) => same(one, step))) strokes.push([step[1]]);
    else strokes.at(-1)?.push(step[1]);
  }
  return strokes.every((stroke) => stroke.length > 1) ? strokes : null;
}

/** The fewest roads that make all these places even when they are taken a second time. */
function shortestJoin(pairs: readonly Road[], odd: readonly number[]): Road[] {
  const [first = 0, ...others] = odd;
  if (others.length === 0) return [];
  const ways = others.map((other) => [
    ...path(pairs, first, other),
    ...(odd.length === 2
      ? []
      : shortestJoin(
          pairs,
          others.filter((one) => one !== other),
        )),
  ]);
  return ways.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

function path(pairs: readonly Road[], from: number, to: number): Road[] {
  const ways = new Map<number, Road[]>([[from, []]]);
  for (const [here, way] of ways)
    for (const pair of pairs) {
      if (!pair.includes(here)) continue;
      const there = pair[0] === here ? pair[1] : pair[0];
      if (!ways.has(there)) ways.set(there, [...way, pair]);
    }
  return ways.get(to) ?? [];
}
