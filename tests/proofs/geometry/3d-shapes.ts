import { choices, only, type Proofs, range } from "../proof.ts";

type Spot3 = readonly [number, number, number];

export const proofs: Proofs = {
  /** Builds the block from unit cubes and counts the faces without a neighbour. */
  "geometry-3d-shapes-001": () => {
    const cubes = new Set<string>();
    for (const [row, height] of [3, 2, 1].entries())
      for (const across of range(0, 2)) for (const z of range(0, height - 1)) cubes.add(`${across} ${row} ${z}`);
    const ways: readonly Spot3[] = [
      [1, 0, 0],
      [-1, 0, 0],
      [0, 1, 0],
      [0, -1, 0],
      [0, 0, 1],
      [0, 0, -1],
    ];
    return [...cubes].flatMap((cube) => {
      const [x = 0, y = 0, z = 0] = cube.split(" ").map(Number);
      return ways.filter(([dx, dy, dz]) => !cubes.has(`${x + dx} ${y + dy} ${z + dz}`));
    }).length;
  },

  /** Builds prisms with more and more corners as lists of faces and collects their edges. */
  "geometry-3d-shapes-002": () => {
    const prism = (n: number): string[][] => [
      range(0, n - 1).map((i) => `a${i}`),
      range(0, n - 1).map((i) => `b${i}`),
      ...range(0, n - 1).map((i) => [`a${i}`, `a${(i + 1) % n}`, `b${(i + 1) % n}`, `b${i}`]),
    ];
    const edges = (faces: string[][]): number =>
      new Set(faces.flatMap((face) => face.map((from, i) => [from, face[(i + 1) % face.length]].sort().join(" "))))
        .size;
    return only(
      range(3, 100)
        .map(prism)
        .filter((faces) => edges(faces) === 24),
    ).length;
  },

  /** Folds the net by rolling a frame of directions from square to square; opposite faces have opposite outward ways. */
  "geometry-3d-shapes-003": () => {
    const net = ["AB..", ".CD.", "..EF"];
    const places = new Map(
      net.flatMap((row, y) =>
        [...row].flatMap((letter, x) => (letter === "." ? [] : [[`${x} ${y}`, letter] as const])),
      ),
    );
    const minus = ([x, y, z]: Spot3): Spot3 => [-x, -y, -z];
    const outward = new Map<string, Spot3>();
    const roll = (x: number, y: number, right: Spot3, down: Spot3, out: Spot3): void => {
      const letter = places.get(`${x} ${y}`);
      if (!letter || outward.has(letter)) return;
      outward.set(letter, out);
      roll(x + 1, y, minus(out), down, right);
      roll(x - 1, y, out, down, minus(right));
      roll(x, y + 1, right, minus(out), down);
      roll(x, y - 1, right, out, minus(down));
    };
    roll(0, 0, [1, 0, 0], [0, 1, 0], [0, 0, 1]);
    const facing = minus(outward.get("B") ?? [0, 0, 0]).join();
    return only([...outward].flatMap(([letter, out]) => (minus(minus(out)).join() === facing ? [letter] : [])));
  },

  /** All whole edges whose three faces have the given areas. */
  "geometry-3d-shapes-004": () => {
    const areas = [35, 40, 56];
    const edges = [...choices([range(1, 56), range(1, 56)])].filter(([a = 0, b = 0]) => areas.includes(a * b));
    return only(
      new Set(
        edges.flatMap(([a = 0, b = 0]) =>
          range(1, 56).flatMap((c) =>
            [a * b, b * c, c * a].sort((x, y) => x - y).join() === areas.join() ? [a * b * c] : [],
          ),
        ),
      ),
    );
  },

  /** For each pair of faces the best of a fine row of crossing points on the shared edge. */
  "geometry-3d-shapes-005": () => {
    const shortest = [
      [6, 5, 3],
      [5, 6, 3],
      [3, 5, 6],
    ].map(([shared = 0, first = 0, second = 0]) => {
      const ways = range(0, 4000).map((i) => {
        const along = (shared * i) / 4000;
        return Math.hypot(first, along) + Math.hypot(second, shared - along);
      });
      return Math.min(...ways);
    });
    return Math.round(Math.min(...shortest) * 1e5) / 1e5;
  },

  /** Counts fine cells whose middle lies in the crystal, |x| + |y| + |z| < 3 round the middle of the cube. */
  "geometry-3d-shapes-006": () => {
    const n = 120;
    let cells = 0;
    for (const x of range(1, n))
      for (const y of range(1, n)) for (const z of range(1, n)) if (2 * (x + y + z) - 3 < 2 * n) cells++;
    const volume = (8 * 27 * cells) / n ** 3;
    if (Math.abs(volume - Math.round(volume)) > 0.01) throw new Error(`the volume is ${volume}`);
    return Math.round(volume);
  },
};
