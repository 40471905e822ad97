import { only, type Proofs, range } from "../proof.ts";

export const proofs: Proofs = {
  // Plays the game with the pack.
  "patterns-hard-001": () => {
    const pack = range(1, 200);
    while (pack.length > 1) {
      pack.shift();
      pack.push(...pack.splice(0, 1));
    }
    return only(pack);
  },

  // The drawing as a network: Euler's formula V - E + F = 2, without the region outside the circle.
  "patterns-hard-002": () => {
    const regions = (points: number) => {
      const chords = range(1, points).flatMap((a) => range(a + 1, points).map((b) => [a, b] as const));
      let crossings = 0;
      for (const [a, b] of chords) for (const [c, d] of chords) if (a < c && c < b && b < d) crossings += 1;
      const corners = points + crossings;
      // Each crossing cuts two chords, and the points cut the circle into as many arcs as there are points.
      const edges = points + chords.length + 2 * crossings;
      return edges - corners + 1;
    };
    if ([1, 2, 3, 4, 5].map(regions).join() !== "1,2,4,8,16") throw new Error("not the numbers of the puzzle");
    return regions(9);
  },
};
