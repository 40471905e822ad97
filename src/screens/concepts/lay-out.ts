/** An idea as the map needs it. */
export interface Idea {
  readonly id: string;
  readonly strand: string;
  /** Addresses of the ideas it rests on: /concepts/place-value. */
  readonly rests: readonly { readonly path: string }[];
}

/** Where an idea stands: its column, from 0, and its row, from 0 at the top. */
export interface Spot {
  readonly column: number;
  readonly row: number;
}

const idOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** How many steps lead to each idea from those that rest on nothing: 0 for those. The map has no circle (build/library tests that). */
export function depths(ideas: readonly Idea[]): ReadonlyMap<string, number> {
  const byId = new Map(ideas.map((idea) => [idea.id, idea]));
  const known = new Map<string, number>();
  const depth = (id: string): number => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const below = byId.get(id)?.rests.map(({ path }) => depth(idOf(path)) + 1) ?? [];
    const found = Math.max(0, ...below);
    known.set(id, found);
    return found;
  };
  for (const { id } of ideas) depth(id);
  return known;
}

/** A column for each strand, in each the ideas from the first to the last, below all they rest on where there is room for that. */
export function layOut(ideas: readonly Idea[], strands: readonly string[]): ReadonlyMap<string, Spot> {
  const depth = depths(ideas);
  return new Map(
    strands.flatMap((strand, column) => {
      let free = 0;
      return ideas
        .filter((idea) => idea.strand === strand)
        .toSorted((a, b) => (depth.get(a.id) ?? 0) - (depth.get(b.id) ?? 0))
        .map(({ id }) => {
          const row = Math.max(free, depth.get(id) ?? 0);
          free = row + 1;
          return [id, { column, row }] as const;
        });
    }),
  );
}

/** The lines of the map: from what is rested on to what rests on it. */
export function linesOf(ideas: readonly Idea[]): readonly (readonly [from: string, to: string])[] {
  return ideas.flatMap(({ id, rests }) => rests.map(({ path }) => [idOf(path), id] as const));
}
