import { doubleArea, type Spot } from "../plane.ts";
import { choices, type FamilyProofs, insist, only, orderings, type Proofs, range } from "../proof.ts";
import { labelled } from "../reading/labelled.ts";
import { measured } from "../reading/lie.ts";
import { dotted, matches, pictured, placeOf, told } from "../reading/told.ts";

type Spot3 = readonly [number, number, number];

export const proofs: Proofs = {
  /** Builds the block from unit cubes and counts the faces without a neighbour. */
  "geometry-3d-shapes-001": (reading) => {
    const [steps, wide, ...heights] = told(
      reading,
      "a block of # steps from small cubes. The block is # cubes wide. Its columns are #, # and # cubes high",
      "no holes inside",
    );
    told(reading, "all of its outside: front, back, sides, top **and underneath**. How many small squares");
    insist(heights.length === steps, "so many steps");
    return bareFaces(
      heights.flatMap((height, row) =>
        range(1, wide).flatMap((across) => range(1, height).map((z): Spot3 => [across, row, z])),
      ),
    );
  },

  /** Builds prisms with more and more corners as lists of faces and collects their edges. */
  "geometry-3d-shapes-002": ({ said, says }) => {
    says("The prism in the picture has triangles for ends", "join each corner of one end to the matching corner");
    const prism = (n: number): string[][] => [
      range(0, n - 1).map((i) => `a${i}`),
      range(0, n - 1).map((i) => `b${i}`),
      ...range(0, n - 1).map((i) => [`a${i}`, `a${(i + 1) % n}`, `b${(i + 1) % n}`, `b${i}`]),
    ];
    const edges = (faces: string[][]): number =>
      new Set(faces.flatMap((face) => face.map((from, i) => [from, face[(i + 1) % face.length]].sort().join(" "))))
        .size;
    const shown = prism(3);
    insist(edges(shown) === said(3) && shown.length === said(4) && shown.length - said(1) === 3, "as in the picture");
    return only(
      range(3, 100)
        .map(prism)
        .filter((faces) => edges(faces) === said(5)),
    ).length;
  },

  /** Folds the net by rolling a frame of directions from square to square; the faces at the dot all point towards it. */
  "geometry-3d-shapes-003": (reading) => {
    const { said } = reading;
    reading.says("cut out in one piece and folded into a cube", "A dot marks one corner of the square");
    const [marked = ""] = labelled(reading, "of the square $@1$.", "of them is $@1$.");
    const { labels, drawn } = reading.shown;
    insist(labels.length === said(1), "so many squares");
    const places = new Map(
      labels.map((letter, i) => {
        const [x = 0, y = 0] = drawn?.spots[i] ?? [];
        return [`${Math.floor(x)} ${2 - Math.floor(y)}`, letter];
      }),
    );
    const [x, y] = placeOf(reading, marked);
    dotted(reading, [x + 0.5, y + 0.5]);
    const minus = ([x, y, z]: Spot3): Spot3 => [-x, -y, -z];
    const outward = new Map<string, Spot3>();
    let dot: Spot3 = [0, 0, 0];
    const roll = (x: number, y: number, right: Spot3, down: Spot3, out: Spot3): void => {
      const letter = places.get(`${x} ${y}`);
      if (!letter || outward.has(letter)) return;
      outward.set(letter, out);
      // The upper right corner of that square, seen from the middle of the cube.
      if (letter === marked)
        dot = [0, 1, 2].map((i) => (out[i] ?? 0) + (right[i] ?? 0) - (down[i] ?? 0)) as unknown as Spot3;
      roll(x + 1, y, minus(out), down, right);
      roll(x - 1, y, out, down, minus(right));
      roll(x, y + 1, right, minus(out), down);
      roll(x, y - 1, right, out, minus(down));
    };
    roll(0, 0, [1, 0, 0], [0, 1, 0], [0, 0, 1]);
    const meeting = [...outward].flatMap(([letter, out]) =>
      out[0] * dot[0] + out[1] * dot[1] + out[2] * dot[2] > 0 ? [letter] : [],
    );
    if (meeting.length !== said(4)) throw new Error("three faces meet at a corner");
    const others = meeting.filter((letter) => letter !== marked);
    insist(others.length === said(5), "so many others");
    return others.sort().join(" and ");
  },

  /** All whole edges whose three faces have the given areas. */
  "geometry-3d-shapes-004": (reading) => {
    const [faces, corner, ...given] = told(
      reading,
      "Its # faces that meet at # corner have areas of # dm², # dm² and # dm². What is the volume of the crate in litres?",
    );
    const [litre, cubic, edge] = told(reading, "(# litre is # dm³, a cube with edges of # dm.)");
    const [first, second, third] = given;
    pictured(reading, third, first, second);
    insist(
      corner === 1 && faces === given.length && litre === 1 && cubic === 1 && edge === 1,
      "three faces, and a litre",
    );
    const areas = given.sort((x, y) => x - y);
    const lengths = range(1, Math.max(...areas));
    const edges = [...choices([lengths, lengths])].filter(([a = 0, b = 0]) => areas.includes(a * b));
    return only(
      new Set(
        edges.flatMap(([a = 0, b = 0]) =>
          lengths.flatMap((c) =>
            [a * b, b * c, c * a].sort((x, y) => x - y).join() === areas.join() ? [a * b * c] : [],
          ),
        ),
      ),
    );
  },

  /** For each pair of faces the best of a fine row of crossing points on the shared edge. */
  "geometry-3d-shapes-005": (reading) => {
    const [long, wide, high] = told(
      reading,
      "A closed box is # cm long, # cm wide and # cm high.",
      "at corner $P$ on the bottom",
      "the corner $Q$ on the top that is furthest from it, at the other end of the diagonal through the inside",
      "only walk on the outside of the box. How long is its shortest path",
    );
    pictured(reading, long, wide, high);
    insist(placeOf(reading, "P")[1] < placeOf(reading, "Q")[1], "P at the bottom, Q at the top");
    const shortest = [
      [long, wide, high],
      [wide, long, high],
      [high, wide, long],
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
  "geometry-3d-shapes-006": (reading) => {
    const { said } = reading;
    labelled(reading, "has edges of # @1.", "in @1³?");
    insist(said(4) === said(1) && said(2) === sixWays.length, "the edges in the picture, and a face for each way");
    const n = 120;
    let cells = 0;
    for (const x of range(1, n))
      for (const y of range(1, n)) for (const z of range(1, n)) if (2 * (x + y + z) - 3 < 2 * n) cells++;
    const volume = (said(3) * (said(1) / 2) ** 3 * cells) / n ** 3;
    if (Math.abs(volume - Math.round(volume)) > 0.01) throw new Error(`the volume is ${volume}`);
    return Math.round(volume);
  },

  /** Every way to letter a cube; kept are those that look like the three pictures, seen from outside. */
  "geometry-3d-shapes-023": (reading) => {
    const [faces, each, times] = told(
      reading,
      "the letters $A$, $B$, $C$, $D$, $E$ and $F$ on the # faces of a cube, # on each face.",
      "shows the same cube # times, turned in different ways. Do not mind which way up the letters are.",
      "Which letter is on the face opposite $A$?",
    );
    const letters = [..."ABCDEF"];
    // Each cube is labelled on the left, on the right, on top.
    const { labels } = reading.shown;
    const pictures = range(0, times - 1).map((i) => labels.slice(3 * i, 3 * i + 3));
    insist(each * faces === letters.length && labels.length === 3 * times, "three faces of each picture");
    const found = new Set<string>();
    for (const order of orderings(letters)) {
      const out = (letter: string): Spot3 => sixWays[order.indexOf(letter)] ?? [0, 0, 0];
      const fits = pictures.every(([left = "", right = "", top = ""]) => {
        // Top, left and right go round their common corner anticlockwise, as they do for the ways z, -y, x.
        const [[a, b, c], [d, e, f], [g, h, i]] = [out(top), out(left), out(right)];
        return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g) === 1;
      });
      if (!fits) continue;
      const facing = String(minus(out("A")));
      found.add(only(letters.slice(1).filter((letter) => String(out(letter).map((n) => n + 0)) === facing)));
    }
    return only(found);
  },

  /** Piles of every height as cubes that lean into the corner; the pictured one must have ten. */
  "geometry-3d-shapes-024": ({ said }) => {
    const pile = (height: number): number =>
      block(height, height, height).filter(([x, y, z]) => x + y + z <= height + 2).length;
    if (pile(said(1)) !== said(2)) throw new Error("not the pile in the picture");
    return pile(said(3));
  },

  /** The solid from coordinates: corners are the orders of 0, ±1, ±2; edges join those that are nearest. */
  "geometry-3d-shapes-025": ({ said }) => {
    const spots = block(5, 5, 5).map(([x, y, z]): Spot3 => [x - 3, y - 3, z - 3]);
    const corners = spots.filter((spot) => spot.map(Math.abs).sort().join("") === "012");
    const pairs = corners.flatMap((p, i) =>
      corners
        .slice(i + 1)
        .filter((q) => q.reduce((sum, n, k) => sum + (n - (p[k] ?? 0)) ** 2, 0) === 2)
        .map((q) => [p, q] as const),
    );
    // Its faces are where |x|, |y| or |z| is 2 (six squares) and where the sum of all three is 3 (eight hexagons).
    const squares = sixWays.map((way) =>
      corners.filter((p) => p.reduce((sum, n, k) => sum + n * (way[k] ?? 0), 0) === 2),
    );
    const hexagons = [
      ...choices([
        [1, -1],
        [1, -1],
        [1, -1],
      ]),
    ].map((way) => corners.filter((p) => p.reduce((sum, n, k) => sum + n * (way[k] ?? 0), 0) === 3));
    const faces = [...squares, ...hexagons];
    insist(squares.length === said(1) && squares.every((face) => face.length === 4), "so many squares");
    insist(hexagons.length === said(2) && hexagons.every((face) => face.length === 6), "so many hexagons");
    insist(
      pairs.every((ends) => faces.filter((face) => ends.every((end) => face.includes(end))).length === said(3)),
      "faces that meet at an edge",
    );
    return pairs.length;
  },

  /** Fills each tray with unit cubes. */
  "geometry-3d-shapes-026": (reading) => {
    const [wide, sides] = told(
      reading,
      "From a square sheet of tin, # cm wide,",
      "cuts off an equal square at each corner. He folds up the # sides and solders them to an open tray",
      "are a whole number of centimetres wide. What is the greatest volume",
    );
    pictured(reading, wide);
    insist(sides === 4, "all the sides");
    return Math.max(
      ...range(1, (wide - 1) / 2).map(
        (cut) => block(wide, wide, cut).filter(([x, y]) => [x, y].every((n) => n > cut && n <= wide - cut)).length,
      ),
    );
  },

  /** Walks along all twelve edges to where both corners are equally far, then adds up triangles from the middle. */
  "geometry-3d-shapes-027": (reading) => {
    const [edge, root] = told(
      reading,
      "A wooden cube has edges of # cm. A flat saw cut goes through its middle, at right angles to the line",
      "joins one corner to the opposite corner through the inside. The cut surface has an area of $k\\sqrt{#}$ cm²",
    );
    pictured(reading, edge);
    const middle: Spot3 = [edge / 2, edge / 2, edge / 2];
    const far = (p: Spot3, q: Spot3): number => Math.sqrt(p.reduce((sum, n, k) => sum + (n - (q[k] ?? 0)) ** 2, 0));
    const onEdges = [0, 1, 2].flatMap((axis) =>
      [
        ...choices([
          [0, edge],
          [0, edge],
        ]),
      ].flatMap(([u = 0, v = 0]) =>
        range(0, 100 * edge).flatMap((i): Spot3[] => {
          const at = [u, v].toSpliced(axis, 0, i / 100) as unknown as Spot3;
          return Math.abs(far(at, [0, 0, 0]) - far(at, [edge, edge, edge])) < 1e-9 ? [at] : [];
        }),
      ),
    );
    const sides = onEdges.flatMap((p, i) =>
      onEdges
        .slice(i + 1)
        .filter((q) => far(p, q) < edge)
        .map((q) => [p, q] as const),
    );
    if (onEdges.length !== 6 || sides.length !== 6) throw new Error("no hexagon");
    const area = sides.reduce((sum, [p, q]) => {
      const [a, b, c] = [far(p, q), far(p, middle), far(q, middle)];
      const s = (a + b + c) / 2;
      return sum + Math.sqrt(s * (s - a) * (s - b) * (s - c));
    }, 0);
    return Math.round((area / Math.sqrt(root)) * 1e6) / 1e6;
  },

  /** Shortest way over a net of points of the cone, from line to line through its tip. */
  "geometry-3d-shapes-028": (reading) => {
    const [slant, radius, crumb] = told(
      reading,
      "From its tip $S$ to the rim at the bottom it is # cm along the surface, and the rim has a radius of # cm.",
      "A beetle sits on the rim at $P$. On exactly the opposite side of the cone there is a crumb $Q$, # cm from the tip along the surface.",
      "the shortest way for the beetle over the surface",
    );
    pictured(reading, slant, crumb, radius);
    measured(reading, { [`${slant} cm`]: "SP", [`${crumb} cm`]: "SQ" });
    const [lines, places] = [48, 400];
    const share = radius / slant;
    const at = (line: number, place: number): Spot3 => {
      const s = (slant * place) / places;
      const turn = (Math.PI * line) / lines;
      return [s * share * Math.cos(turn), s * share * Math.sin(turn), s * Math.sqrt(1 - share ** 2)];
    };
    let best: number[] = range(0, places).map((place) => (place === places ? 0 : Number.POSITIVE_INFINITY));
    for (const line of range(1, lines))
      best = range(0, places).map((place) => {
        const [x, y, z] = at(line, place);
        let least = Number.POSITIVE_INFINITY;
        for (let from = Math.max(0, place - 60); from <= Math.min(places, place + 60); from++) {
          const [u, v, w] = at(line - 1, from);
          const way = (best[from] ?? 0) + Math.sqrt((x - u) ** 2 + (y - v) ** 2 + (z - w) ** 2);
          if (way < least) least = way;
        }
        return least;
      });
    const shortest = best[(crumb * places) / slant] ?? 0;
    if (Math.abs(shortest - Math.round(shortest)) > 0.02) throw new Error(`about ${shortest}`);
    return Math.round(shortest);
  },

  /** Every radius in tenths of a centimetre, squares in hundredths. */
  "geometry-3d-shapes-029": (reading) => {
    const [walls, ...away] = told(
      reading,
      "It touches the floor and # walls that meet at a right angle.",
      "It is # cm away from one of these walls, # cm away from the other and # cm above the floor.",
    );
    const [sizes, radii] = told(reading, "There are # sizes of ball for which this is possible. What are the # radii");
    const heights = (label: string) =>
      reading.shown.labels.flatMap((text, i) => (text === label ? [reading.shown.drawn?.spots[i]?.[1] ?? 0] : []));
    const [fly = 0] = heights("fly");
    insist(
      heights("wall").every((wall) => wall > fly) && heights("floor").every((floor) => floor < fly),
      "as in a room",
    );
    const found = range(1, 1000).filter(
      (r) => away.reduce((sum, centimetres) => sum + (10 * centimetres - r) ** 2, 0) === r ** 2,
    );
    insist(walls === 2 && found.length === sizes && radii === sizes, "two walls and two sizes");
    return found.map((r) => r / 10);
  },

  /** Adds up the candles slice by slice, for every height in tenths; all are as wide as two thirds of their height. */
  "geometry-3d-shapes-030": (reading) => {
    const [count, ...heights] = told(
      reading,
      "# candles are cones of exactly the same shape",
      "They are # cm, # cm and # cm high.",
    );
    const [melted, cast] = told(
      reading,
      "melts all # and casts the wax into **#** new candle of the same shape. Nothing is lost. How many centimetres high",
    );
    pictured(reading, ...heights);
    insist(heights.length === count && melted === count, "all the candles");
    const wax = (height: number): number => {
      const slices = 2000;
      return range(1, slices).reduce(
        (sum, i) => sum + (((i - 0.5) / slices) * (height / 3)) ** 2 * (height / slices),
        0,
      );
    };
    const all = heights.reduce((sum, height) => sum + wax(height), 0);
    return only(
      range(100, 300)
        .filter((tenths) => Math.abs(cast * wax(tenths / 10) - all) < 1e-6)
        .map((tenths) => tenths / 10),
    );
  },

  /** The plane through three ends, and the wood below it in thin sticks. */
  "geometry-3d-shapes-031": ({ said, says }) => {
    says(
      "With one straight, slanting cut",
      "the first three measure",
      "Going round the post",
      "The fourth is at the back, next to the first",
      "are left",
    );
    const [wide, deep] = [said(1), said(2)];
    const [first, second, third] = [said(7), said(8), said(9)];
    insist(said(4) === 4 && said(6) === 3, "four edges, three of them measured");
    insist(
      said(12) === first && said(13) === second && said(14) === third && said(15) === wide,
      "the picture says the same",
    );
    // The edges stand at (0, 0), (1, 0), (1, 1) and (0, 1), in widths of the post.
    const height = (x: number, y: number) => first + x * (second - first) + y * (third - second);
    insist(height(0, 1) > 0, "all edges stand");
    const fine = range(1, 100).map((i) => (i - 0.5) / 100);
    let volume = 0;
    for (const x of fine) for (const y of fine) volume += (wide / 100) * (deep / 100) * height(x, y);
    return Number(volume.toFixed(6));
  },

  /** Every such cube in whole coordinates: the outline of its eight corners, seen from above. */
  "geometry-3d-shapes-032": ({ said, says }) => {
    says("one corner touches a level table", "straight overhead");
    const [edge, climbs] = [said(1), [said(3), said(4), said(5)]];
    insist(said(2) === climbs.length && said(6) === edge && climbs.every((z, i) => said(7 + i) === z), "the picture");
    const dot = (a: Spot3, b: Spot3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    const across = range(-edge, edge);
    const [p = [], q = [], r = []] = climbs.map((z) =>
      across.flatMap((x) => across.map((y): Spot3 => [x, y, z])).filter((one) => dot(one, one) === edge ** 2),
    );
    const shadows = p.flatMap((a) =>
      q
        .filter((b) => dot(a, b) === 0)
        .flatMap((b) =>
          r
            .filter((c) => dot(a, c) === 0 && dot(b, c) === 0)
            .map((c) => {
              const corners = [
                ...choices([
                  [0, 1],
                  [0, 1],
                  [0, 1],
                ]),
              ].map(([i = 0, j = 0, k = 0]): Spot => [i * a[0] + j * b[0] + k * c[0], i * a[1] + j * b[1] + k * c[1]]);
              return doubleArea(outlineOf(corners)) / 2;
            }),
        ),
    );
    return only(new Set(shadows));
  },
};

/** The corners of the smallest outline without dents round some spots. */
function outlineOf(spots: readonly Spot[]): Spot[] {
  const sorted = spots.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (line: readonly Spot[]): Spot[] => {
    const bent: Spot[] = [];
    for (const [x, y] of line) {
      for (;;) {
        const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = bent.slice(-2);
        if (bent.length < 2 || (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0) break;
        bent.pop();
      }
      bent.push([x, y]);
    }
    return bent.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const sixWays: readonly Spot3[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
];

/** The faces of unit cubes that touch no other cube. */
function bareFaces(cubes: readonly Spot3[]): number {
  const filled = new Set(cubes.map(String));
  return cubes.flatMap(([x, y, z]) => sixWays.filter(([dx, dy, dz]) => !filled.has(`${x + dx},${y + dy},${z + dz}`)))
    .length;
}

/** Every unit cube of a block, by its place from 1. */
function block(a: number, b: number, c: number): Spot3[] {
  return range(1, a).flatMap((x) => range(1, b).flatMap((y) => range(1, c).map((z): Spot3 => [x, y, z])));
}

const minus = ([x, y, z]: Spot3): Spot3 => [0 - x, 0 - y, 0 - z];

/** Folds a net of marks: each square's outward direction, found by turning a frame at every side. */
function folded(net: readonly { x: number; y: number; mark: number }[]): Map<number, string> {
  const outward = new Map<number, string>();
  const turn = (x: number, y: number, right: Spot3, down: Spot3, out: Spot3): void => {
    const cell = net.find((one) => one.x === x && one.y === y);
    if (!cell || outward.has(cell.mark)) return;
    outward.set(cell.mark, String(out.map((n) => n + 0)));
    turn(x + 1, y, minus(out), down, right);
    turn(x - 1, y, out, down, minus(right));
    turn(x, y + 1, right, minus(out), down);
    turn(x, y - 1, right, out, minus(down));
  };
  turn(net[0]?.x ?? 0, net[0]?.y ?? 0, [1, 0, 0], [0, 1, 0], [0, 0, 1]);
  if (new Set(outward.values()).size !== 6) throw new Error("this net does not fold into a cube");
  return outward;
}

export const families: FamilyProofs = {
  /** Every small cube tells how many of its faces are painted. */
  "painted-block": ({ setting, a, b, c }: { setting: string; a: number; b: number; c: number }) => {
    const colours = block(a, b, c).map(([x, y, z]) => {
      const bottom = setting !== "cake" && z === 1;
      return [x === 1, x === a, y === 1, y === b, z === c, bottom].filter(Boolean).length;
    });
    const wanted = { paint: 2, wax: 0, cake: 0, stamps: 1 }[setting];
    return colours.filter((faces) => faces === wanted).length;
  },

  /** Builds the towers cube by cube. */
  "towers-on-a-plan": ({ setting, plan }: { setting: string; plan: readonly number[] }) => {
    const cubes = plan.flatMap((h, i) => range(1, h).map((z): Spot3 => [i % 3, Math.floor(i / 3), z]));
    if (setting === "crate") {
      const filled = new Set(cubes.map(String));
      const top = Math.max(...cubes.map(([, , z]) => z));
      return block(3, 3, top).filter(([x, y, z]) => !filled.has(`${x - 1},${y - 1},${z}`)).length;
    }
    if (setting === "shadow")
      return new Set(cubes.map(([x, , z]) => `${x} ${z}`)).size + new Set(cubes.map(([, y, z]) => `${y} ${z}`)).size;
    if (setting === "skin") return bareFaces(cubes);
    // Moves a cube from a highest tower to a lowest one until all are alike.
    const now = [...plan];
    let moves = 0;
    while (Math.max(...now) > Math.min(...now)) {
      const [high, low] = [now.indexOf(Math.max(...now)), now.indexOf(Math.min(...now))];
      now[high] = (now[high] ?? 0) - 1;
      now[low] = (now[low] ?? 0) + 1;
      moves++;
      if (moves > 100) throw new Error("never alike");
    }
    return moves;
  },

  /** Takes the cubes of the tunnels out one by one; a hollow shows more faces. */
  "tunnels-through-a-cube": ({ setting, n, k }: { setting: string; n: number; k: number }) => {
    const isMiddle = (at: number): boolean => at > (n - k) / 2 && at <= (n + k) / 2;
    const left = block(n, n, n).filter(([x, y, z]) => {
      const [alongX, alongY, upright] = [
        isMiddle(y) && isMiddle(z),
        isMiddle(x) && isMiddle(z),
        isMiddle(x) && isMiddle(y),
      ];
      return !(alongX || alongY || (setting !== "two" && upright));
    });
    return setting === "paint" ? bareFaces(left) : left.length;
  },

  /** Folds the net and compares the directions of the faces. */
  "net-of-a-cube": ({ setting }: { setting: string }, reading) => {
    // The squares as they are drawn, and what stands in each of them.
    const { drawn, labels } = reading.shown;
    const net = (drawn?.polygons ?? []).map((corners, mark) => ({
      x: Math.min(...corners.map(([x]) => x)),
      y: -Math.min(...corners.map(([, y]) => y)),
      mark,
    }));
    insist(net.length === 6, "six squares");
    const seen = new Map(
      labels.map((text, i) => {
        const [x = 0, y = 0] = drawn?.spots[i] ?? [];
        return [text, only(net.filter((one) => one.x === Math.floor(x) && one.y === -Math.floor(y))).mark] as const;
      }),
    );
    for (const [i, { text }] of reading.numbers.entries()) if (text > 0) reading.said(i + 1);
    const outward = folded(net);
    const opposite = (mark: number): number => {
      const away = String((outward.get(mark) ?? "").split(",").map((n) => 0 - Number(n) + 0));
      return only([...outward].flatMap(([other, out]) => (out === away ? [other] : [])));
    };
    if (setting === "corner") {
      const numbers = range(0, 5).map((mark) => Number(only([...seen].filter(([, at]) => at === mark))[0]));
      const totals = range(0, 5).flatMap((a) =>
        range(a + 1, 5).flatMap((b) =>
          range(b + 1, 5)
            .filter((c) => opposite(a) !== b && opposite(a) !== c && opposite(b) !== c)
            .map((c) => (numbers[a] ?? 0) + (numbers[b] ?? 0) + (numbers[c] ?? 0)),
        ),
      );
      if (totals.length !== 8) throw new Error(`${totals.length} corners`);
      return Math.max(...totals);
    }
    // What the reader sees decides: the letter asked for, or the numbers and the question mark.
    if (setting === "opposite") {
      const asked = matches(reading, /opposite \$(\w)\$/g)[0]?.[0] ?? "";
      const other = opposite(seen.get(asked) ?? -1);
      return only([...seen].flatMap(([text, mark]) => (mark === other ? [text] : [])));
    }
    // Every way to fill in the empty squares so that opposite faces make 7.
    const given = [...seen].filter(([text]) => text !== "?");
    const empty = range(0, 5).filter((mark) => !given.some(([, taken]) => taken === mark));
    const free = range(1, 6).filter((n) => !given.some(([text]) => text === String(n)));
    return only(
      [...orderings(free)].flatMap((order) => {
        const number = (mark: number): number =>
          Number(given.find(([, taken]) => taken === mark)?.[0] ?? order[empty.indexOf(mark)]);
        return range(0, 5).every((mark) => number(mark) + number(opposite(mark)) === 7)
          ? [number(seen.get("?") ?? -1)]
          : [];
      }),
    );
  },

  /** Tries all whole edges that fit what is told, and measures from corner to corner. */
  "edges-and-diagonal": ({ setting, a, b, c }: { setting: string; a: number; b: number; c: number }) => {
    const through = (x: number, y: number, z: number): number => Math.round(Math.hypot(x, y, z) * 1e9) / 1e9;
    if (setting === "pole") return through(a, b, c);
    if (setting === "ball")
      return only(range(b + 1, 60).filter((z) => Math.abs(through(a, b, z) - through(a, b, c)) < 1e-9));
    const told = (x: number, y: number, z: number): string =>
      setting === "faces"
        ? [x * x + y * y, y * y + z * z, z * z + x * x].sort((p, q) => p - q).join()
        : [4 * (x + y + z), 2 * (x * y + y * z + z * x)].join();
    const wanted = told(a, b, c);
    const found = new Set<number>();
    for (const x of range(1, 20))
      for (const y of range(x, 20))
        for (const z of range(y, 54)) if (told(x, y, z) === wanted) found.add(Math.round(through(x, y, z) * 1e9) / 1e9);
    return only(found);
  },
};
