import { angle, crossing, distance, polar, type Spot, same, sides } from "../plane.ts";
import { type FamilyProofs, insist, only, type Proofs, range } from "../proof.ts";
import { labelled } from "../reading/labelled.ts";
import { lie, measured } from "../reading/lie.ts";
import { matches, pictured, placeOf, told } from "../reading/told.ts";

/** The point of the unit circle at a whole number of degrees. */
const rim = (degrees: number): Spot => polar([0, 0], 1, degrees);

export const proofs: Proofs = {
  /** Centres in half centimetres along the line: gaps between rims and neighbours must vanish. */
  "geometry-circles-001": (reading) => {
    const [wide, mats, outer, one] = told(
      reading,
      "A round tray is # cm wide, right across the middle. # equal round mats lie on it in a straight line.",
      "They touch each other, and the outer # touch the rim of the tray. What is the **radius** of # mat",
    );
    pictured(reading, wide);
    insist(mats === 3 && outer === 2 && one === 1, "one mat between two others");
    return only(
      range(1, wide)
        .map((half) => half / 2)
        .filter((r) => {
          const first = -wide / 2 + r;
          const last = wide / 2 - r;
          return first + 2 * r === 0 && last - 2 * r === 0;
        }),
    );
  },

  /** Tries tables of every size: the second chair must be reached from the first in equally many moves both ways. */
  "geometry-circles-002": (reading) => {
    const [one, two, three, amina, luca] = told(
      reading,
      "stand evenly spaced round",
      "They are numbered $#, #, #, \\dots$ in order, all the way round. There are no gaps.",
      "Amina sits on chair #.",
      "Straight across from her, through the middle of the table, Luca sits on chair #. How many chairs",
    );
    insist(one === 1 && two === 2 && three === 3, "numbered from the first chair on");
    pictured(reading, amina - 1, amina, amina + 1, luca - 1, luca, luca + 1);
    const sitsAt = (name: string, chair: number) =>
      insist(distance(placeOf(reading, name), placeOf(reading, String(chair))) < 3, "so it is in the picture");
    sitsAt("Amina", amina);
    sitsAt("Luca", luca);
    return only(
      range(luca, 200).filter((chairs) => {
        const steps = (from: number, to: number): number => {
          let count = 0;
          for (let chair = from; chair !== to; chair = chair === chairs ? 1 : chair + 1) count++;
          return count;
        };
        return steps(amina, luca) === steps(luca, amina);
      }),
    );
  },

  /** Counts fine squares in the wave and in the whole badge; their ratio is k to the square of the radius. */
  "geometry-circles-003": (reading) => {
    const [whole, left, right, count, half] = told(
      reading,
      "Its diameter $AB$ is # cm long, and $C$ is the point on it with $AC = #$ cm and $CB = #$ cm.",
      "bounded by # # circles: the one on $AB$ above the diameter, the one on $CB$ above it and the one on $AC$ below it",
    );
    told(reading, "The area of the wave is $k\\pi$ cm²");
    pictured(reading, left, right);
    measured(reading, { [`${left} cm`]: "AC", [`${right} cm`]: "CB" });
    insist(left + right === whole && count === 3 && half === 2, "three half circles on one line");
    const radius = whole / 2;
    let wave = 0;
    let badge = 0;
    for (let i = -100 * radius; i < 100 * radius; i++)
      for (let j = -100 * radius; j < 100 * radius; j++) {
        const [x, y] = [(i + 0.5) / 100, (j + 0.5) / 100];
        if (x * x + y * y > radius ** 2) continue;
        badge++;
        const isInWave =
          y > 0
            ? (x - radius + right / 2) ** 2 + y * y > (right / 2) ** 2
            : (x + radius - left / 2) ** 2 + y * y < (left / 2) ** 2;
        if (isInWave) wave++;
      }
    const k = (radius ** 2 * wave) / badge;
    if (Math.abs(k - Math.round(k)) > 0.01) throw new Error(`k is ${k}`);
    return Math.round(k);
  },

  /** B at the top; every whole-degree A on the left and C on the right, the given angles measured. */
  "geometry-circles-004": (reading) => {
    const [atA, atC] = told(
      reading,
      "points on a circle with centre $O$, and $O$ lies inside the angle $ABC$. Angle $OAB$ is $#°$ and angle $OCB$ is $#°$.",
      "the angle $AOC$, the one on the side away from $B$?",
    );
    pictured(reading, atA, atC);
    labelled(
      reading,
      "$@1$, $@2$ and $@3$ are points on a circle with centre $@4$, and $@4$ lies inside the angle $@1@2@3$.",
    );
    measured(reading, { [`${atA}°`]: "A", [`${atC}°`]: "C" });
    lie(reading, "OA = OB", "OB = OC");
    const b = rim(90);
    const a = only(range(91, 269).filter((at) => same(angle([0, 0], rim(at), b), atA)));
    const c = only(range(-89, 89).filter((at) => same(angle([0, 0], rim(at), b), atC)));
    return Math.round(angle(rim(a), [0, 0], rim(c)));
  },

  /** Every place x = p/q of the small disc between the large ones: touching the first fixes r, touching the second tests it. */
  "geometry-circles-005": (reading) => {
    const [discs, large, small] = told(
      reading,
      "# discs with radii # cm and # cm stand on a level shelf and touch each other.",
      "fits exactly into the gap below them: it stands on the shelf and touches both. What is the radius of the smallest",
    );
    pictured(reading, large, small);
    const apart = Math.sqrt((large + small) ** 2 - (large - small) ** 2);
    insist(discs === 2 && Number.isInteger(apart), "two discs, a whole way apart");
    return only(
      new Set(
        range(1, 60).flatMap((q) =>
          range(1, apart * q - 1).flatMap((p) => {
            // x^2 + (9 - r)^2 = (9 + r)^2 gives x^2 = 36 r; in the same way (12 - x)^2 = 16 r. Times q^2: whole numbers.
            if (4 * small * p * p !== 4 * large * (apart * q - p) ** 2) return [];
            const [top, bottom] = [p * p, 4 * large * q * q];
            const common = gcd(top, bottom);
            return [`${top / common}/${bottom / common}`];
          }),
        ),
      ),
    );
  },

  /** X at the origin: the whole-number centres that are equally far from A, B and C. */
  "geometry-circles-006": (reading) => {
    const [paths, toA, toB, toC] = told(
      reading,
      "# straight paths $AB$ and $CD$ run from rim to rim of a round plaza. They cross at right angles at a lamp $X$.",
      "The lamp is # m from $A$, # m from $B$ and # m from $C$. What is the radius",
    );
    insist(paths === 2, "two paths");
    pictured(reading, toA, toB, toC);
    measured(reading, { [`${toA} m`]: "AX", [`${toB} m`]: "BX", [`${toC} m`]: "CX" });
    lie(reading, "X on AB", "X on CD", "AB ⊥ CD");
    return only(
      range(-60, 60).flatMap((x) =>
        range(-60, 60).flatMap((y) => {
          const [a, b, c] = [(x + toA) ** 2 + y ** 2, (x - toB) ** 2 + y ** 2, x ** 2 + (y + toC) ** 2];
          return a === b && b === c ? [Math.sqrt(a)] : [];
        }),
      ),
    );
  },

  /** Counts squares of a hundredth of a square decimetre that lie between the slanting sides. */
  "geometry-circles-022": (reading) => {
    const [wide, points] = told(
      reading,
      "fits exactly into a square frame that is # dm wide. The circle touches the frame in the middle of each side.",
      "The # touching points are the corners of a smaller square of blue glass. How many square decimetres of blue",
    );
    pictured(reading, wide);
    insist(points === 4, "one on each side");
    let cells = 0;
    for (const x of range(-5 * wide, 5 * wide - 1))
      for (const y of range(-5 * wide, 5 * wide - 1)) {
        const reach = Math.abs(2 * x + 1) + Math.abs(2 * y + 1);
        // Cells that a slanting side cuts from corner to corner count as a half.
        cells += reach < 10 * wide ? 1 : reach === 10 * wide ? 0.5 : 0;
      }
    return cells / 100;
  },

  /** Many arrangements of equal hoops: the most crossing places that ever come up. */
  "geometry-circles-023": (reading) => {
    const [two, atTwo, three, atThree, asked] = told(
      reading,
      "# hoops that lie across each other cross in # places.",
      "lays down # equal hoops. He gets # crossing places, as in the picture.",
      "Now he takes **#** equal hoops. He moves them until there are as many crossing places as possible.",
    );
    const mostOf = (hoops: number): number => {
      let seed = 1;
      const chance = (): number => {
        seed = (seed * 48271) % 2147483647;
        return seed / 2147483647;
      };
      const found = range(1, 400).map(() => {
        const middles = range(1, hoops).map((): Spot => [3 * chance(), 3 * chance()]);
        const places = new Set<string>();
        for (const [i, p] of middles.entries())
          for (const q of middles.slice(i + 1)) {
            const d = distance(p, q);
            if (d >= 2) continue;
            const half = Math.sqrt(1 - (d / 2) ** 2);
            const [ux, uy] = [(q[0] - p[0]) / d, (q[1] - p[1]) / d];
            for (const sign of [1, -1])
              places.add(
                [(p[0] + q[0]) / 2 - sign * half * uy, (p[1] + q[1]) / 2 + sign * half * ux]
                  .map((n) => n.toFixed(6))
                  .join(" "),
              );
          }
        return places.size;
      });
      return Math.max(...found);
    };
    insist(mostOf(two) === atTwo && mostOf(three) === atThree, "as told of fewer hoops");
    return mostOf(asked);
  },

  /** Small squares of meadow, each with the shortest way to it round the shed. */
  "geometry-circles-024": (reading) => {
    const [long, wide, rope] = told(
      reading,
      "Its floor is a rectangle, # m by # m. A goat is tied to the foot of one corner, on the outside, with a rope of # m.",
      "cannot go into the shed, but the rope may bend round its walls. The goat can reach $k\\pi$ m² of grass",
    );
    pictured(reading, long, wide, rope);
    insist(rope < long + wide, "the rope does not reach round two corners");
    const step = 0.04;
    const most = Math.ceil(rope / step);
    let cells = 0;
    for (let i = -most; i < most; i++)
      for (let j = -most; j < most; j++) {
        const at: Spot = [(i + 0.5) * step, (j + 0.5) * step];
        const [x, y] = at;
        if (x > 0 && x < long && y < 0 && y > -wide) continue;
        // Behind the shed no straight rope reaches from the corner at the origin.
        const isBehind = x > 0 && y < 0;
        const way = isBehind
          ? Math.min(
              x >= long ? long + distance([long, 0], at) : Number.POSITIVE_INFINITY,
              y <= -wide ? wide + distance([0, -wide], at) : Number.POSITIVE_INFINITY,
            )
          : distance([0, 0], at);
        if (way <= rope) cells++;
      }
    const k = (cells * step * step) / Math.PI;
    if (Math.abs(k - Math.round(k)) > 0.05) throw new Error(`k is ${k}`);
    return Math.round(k);
  },

  /** Strips of the axe head from left to right: the half circle above, the rims of the bites below. */
  "geometry-circles-025": (reading) => {
    const [set, half, wide, high, lower] = told(
      reading,
      "with compasses set to # cm. Its upper edge is a # circle, which stands on a rectangle # cm wide and # cm high.",
      "Its # lower edges are quarter circles that bend inwards. Their centres are the lower corners of the rectangle",
      "and they meet in the middle of its lower side.",
      "What is the area of the axe head",
    );
    pictured(reading, wide, high);
    insist(half === 0.5 && lower === 2 && wide === 2 * set && high === set, "as wide and as high as the circles");
    const strips = 100_000;
    const width = wide / strips;
    let area = 0;
    for (let i = 0; i < strips; i++) {
      const x = -set + (i + 0.5) * width;
      const top = Math.sqrt(set ** 2 - x * x);
      const bottom = -high + Math.sqrt(set ** 2 - (set - Math.abs(x)) ** 2);
      area += (top - bottom) * width;
    }
    if (Math.abs(area - Math.round(area)) > 1e-3) throw new Error(`the area is ${area}`);
    return Math.round(area);
  },

  /** Every point in half centimetres that is equally far from the corner and both crossing points is the centre. */
  "geometry-circles-026": (reading) => {
    const [edges, one, other] = told(
      reading,
      "one corner of the sheet lies exactly on the rim. The # edges of the sheet that leave this corner cross the rim again",
      "cross the rim again, one after # cm, the other after # cm. How many centimetres wide is the plate, straight across its middle?",
    );
    pictured(reading, one, other);
    measured(reading, { [`${one} cm`]: "PA", [`${other} cm`]: "PB" });
    lie(reading, "PA ⊥ PB");
    insist(edges === 2, "both edges of a corner");
    return only(
      range(-60, 60).flatMap((i) =>
        range(-60, 60).flatMap((j) => {
          const centre: Spot = [i / 2, j / 2];
          const [p, a, b] = [distance(centre, [0, 0]), distance(centre, [0, one]), distance(centre, [other, 0])];
          return same(p, a) && same(a, b) ? [2 * p] : [];
        }),
      ),
    );
  },

  /** Every radius in tenths of a decimetre, areas in hundredths of a square decimetre, each without its π. */
  "geometry-circles-027": (reading) => {
    const [disc, ring] = told(
      reading,
      "In the middle there is a red disc with a radius of # dm.",
      "all round the edge a red ring that is only # dm wide. The red ring has exactly the same area as the red disc.",
      "the radius of the whole carpet",
    );
    pictured(reading, disc);
    return only(
      range(10 * (disc + ring), 1000)
        .filter((tenths) => tenths ** 2 - (tenths - 10 * ring) ** 2 === (10 * disc) ** 2)
        .map((tenths) => tenths / 10),
    );
  },

  /** The threads laid between points of the circle and their directions compared. */
  "geometry-circles-028": (reading) => {
    const [pins, one, a, b, c, d, angles] = told(
      reading,
      "# pins stand evenly round a circle, numbered like the hours on a clock.",
      "# thread is stretched from pin # to pin #, another from pin # to pin #. The threads cross.",
      "the **smaller** of the # angles between them",
    );
    pictured(reading, pins - 1, pins, ...range(1, pins - 2));
    const pin = (hour: number): Spot => rim(90 - (360 / pins) * hour);
    const at = crossing(pin(a), pin(b), pin(c), pin(d));
    const both = [angle(pin(a), at, pin(c)), angle(pin(c), at, pin(b))];
    insist(one === 1 && both.length === angles, "the angles between them");
    return Math.round(Math.min(...both) * 1e6) / 1e6;
  },

  /** For many inner radii: the outer one reaches the end of the line, and the ring is added up from thin circles. */
  "geometry-circles-029": (reading) => {
    const [walls, line] = told(
      reading,
      "runs between # circular walls with the same centre.",
      "The longest straight line that fits on its floor touches the inner wall and ends at the outer wall on both sides. It measures # m.",
      "The floor of the gallery has an area of $k\\pi$ m²",
    );
    insist(walls === 2, "an inner wall and an outer one");
    pictured(reading, line);
    return only(
      new Set(
        range(1, 30).map((r) => {
          const outer = distance([0, 0], [line / 2, r]);
          const n = 2000;
          const thin = (outer - r) / n;
          return Math.round(range(0, n - 1).reduce((k, i) => k + 2 * (r + (i + 0.5) * thin) * thin, 0) * 1e6) / 1e6;
        }),
      ),
    );
  },

  /** The place on the shore where PB and PC are as the given ways, found by halving; the lake is then blown up to fit. */
  "geometry-circles-030": (reading) => {
    const [jetties, toB, toC] = told(
      reading,
      "# jetties $A$, $B$ and $C$ stand on the shore of a circular lake, at equal distances from each other.",
      "$P$ stands on the shore between $B$ and $C$. Straight across the water it is # km from $P$ to $B$ and # km from $P$ to $C$.",
      "across from $P$ to $A$?",
    );
    pictured(reading, toB, toC);
    measured(reading, { [`${toB} km`]: "PB", [`${toC} km`]: "PC", "?": "PA" });
    lie(reading, "AB = BC", "BC = CA");
    insist(jetties === 3, "three jetties");
    const [a, b, c] = [rim(90), rim(210), rim(330)];
    let [low, high] = [210, 330];
    for (const _half of range(1, 60)) {
      const p = rim((low + high) / 2);
      if (toC * distance(p, b) < toB * distance(p, c)) low = (low + high) / 2;
      else high = (low + high) / 2;
    }
    const p = rim(low);
    return Math.round((distance(p, a) / distance(p, b)) * toB * 1e6) / 1e6;
  },

  /** Beds on fine squared paper: their edges along a thousand short chords, their ground square by square. */
  "geometry-circles-031": ({ said, says }) => {
    says(
      "Give the fence first",
      "large **half circle**",
      "equal half circles, side by side",
      "as wide as the large bed",
      "just as deep",
    );
    const beds = said(4);
    insist(said(6) === beds, "so many small beds");
    const [small, large] = [5000, 5000 * beds];
    const edge = (radius: number) =>
      range(1, 1000).reduce((all, i) => {
        const [from, to] = [polar([0, 0], radius, (i - 1) * 0.18), polar([0, 0], radius, i * 0.18)];
        return all + distance(from, to);
      }, 0);
    const ground = (radius: number) =>
      range(-radius, radius - 1).reduce((all, x) => all + Math.round(Math.sqrt(radius ** 2 - (x + 0.5) ** 2)), 0);
    const [fence, sacks] = [
      (said(2) * beds * edge(small)) / edge(large),
      (said(3) * beds * ground(small)) / ground(large),
    ];
    insist(Math.abs(fence - Math.round(fence)) < 1e-6 && Math.abs(sacks - Math.round(sacks)) < 1e-3, "whole numbers");
    return [Math.round(fence), Math.round(sacks)];
  },

  /** Every piece of wall at A in quarters of a metre: the pool that closes the yard is found by halving, then the yard is drawn and measured. */
  "geometry-circles-032": (reading) => {
    const { said, says } = reading;
    says("touches all six");
    labelled(
      reading,
      "A yard $@1@2@3@4@5@6$ has",
      "$@1@2 = #$ m, $@2@3 = #$ m, $@3@4 = #$ m, $@4@5 = #$ m and $@5@6 = #$ m.",
      "the # wall, $@6@1$?",
    );
    const walls = range(4, 8).map(said);
    measured(reading, Object.fromEntries(walls.map((wall, i) => [`${wall} m`, "ABCDEF".slice(i, i + 2)])));
    insist(
      [1, 2, 9].every((place) => said(place) === 6) && said(3) === walls.length,
      "six walls, five of them measured",
    );
    insist(
      walls.every((wall, i) => said(10 + i) === wall),
      "the picture says the same",
    );
    const yards = range(1, 4 * said(4) - 1).flatMap((quarter) => {
      const pieces = [quarter / 4];
      for (const wall of walls) pieces.push(wall - (pieces.at(-1) ?? 0));
      if (pieces.some((piece) => piece <= 0)) return [];
      const turn = (piece: number, radius: number) => (Math.atan(piece / radius) * 180) / Math.PI;
      let [low, high] = [1e-6, 1e3];
      for (const _half of range(1, 60)) {
        const radius = (low + high) / 2;
        if (pieces.reduce((all, piece) => all + 2 * turn(piece, radius), 0) > 360) low = radius;
        else high = radius;
      }
      let towards = 0;
      const corners = pieces.map((piece, i) => {
        towards += turn(piece, low) + (i === 0 ? 0 : turn(pieces[i - 1] ?? 0, low));
        return polar([0, 0], Math.hypot(low, piece), towards);
      });
      const measured = sides(corners).map(([from, to]) => Number(distance(from, to).toFixed(6)));
      insist(
        walls.every((wall, i) => wall === measured[i]),
        "the five walls",
      );
      return measured.slice(walls.length);
    });
    return only(new Set(yards));
  },
};

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/** All directions, in steps of a tenth of a degree. */
const compass = range(0, 3599).map((i) => rim(i / 10));

export const families: FamilyProofs = {
  /** Lays the circles out and measures from middle to middle; unknown radii are tried one after the other. */
  "centre-to-centre": ({ setting, a, b, c }: { setting: string; a: number; b: number; c: number }) => {
    if (setting === "beetle") {
      // Puts the middles where circles of these sizes touch, then walks in small steps along the three sides.
      const [A, B]: [Spot, Spot] = [
        [0, 0],
        [a + b, 0],
      ];
      const turn = only(
        range(0, 3600).filter((i) => {
          const off = (tenth: number) => distance(polar(A, a + c, tenth / 20), B) - (b + c);
          return off(i) <= 0 && off(i + 1) > 0;
        }),
      );
      const C = polar(A, a + c, turn / 20);
      return Math.round(distance(A, B) + distance(B, C) + distance(C, A));
    }
    if (setting === "drums")
      return only(range(1, 60).filter((r) => a + b - r > 0 && c + a - r > 0 && a + b - r + (c + a - r) === b + c));
    if (setting === "beads") {
      let edge = 0;
      const middles = range(1, c).map((bead) => {
        const radius = bead % 2 ? a : b;
        edge += 2 * radius;
        return edge - radius;
      });
      return (middles[c - 1] ?? 0) - (middles[0] ?? 0);
    }
    // Along the line across the tray, every millimetre: the middle of the tray is as far from both ends.
    const wide = 20 * (a + b);
    const middle = only(range(0, wide).filter((at) => at === wide - at));
    return (middle - 10 * a) / 10;
  },

  /** Hooks ring after ring: the next one begins where the hole of the last one ends, less its own wire. */
  "rings-pulled-tight": ({ setting, w, t, n }: { setting: string; w: number; t: number; n: number }) => {
    const chain = (width: number, wire: number, rings: number): number => {
      let start = 0;
      for (let ring = 2; ring <= rings; ring++) start = start + width - wire - wire;
      return start + width;
    };
    if (setting === "anchor") return chain(w, t, n);
    const length = chain(w, t, n);
    if (setting === "lanterns") return only(range(1, 60).filter((rings) => chain(w, t, rings) === length));
    if (setting === "gate") return only(range(1, w).filter((wire) => 4 * wire <= w && chain(w, wire, n) === length));
    const more = chain(w, t, n + 3);
    return only(
      new Set(
        range(1, 80).flatMap((width) =>
          range(1, 20)
            .filter((wire) => chain(width, wire, n) === length && chain(width, wire, n + 3) === more)
            .map(() => width),
        ),
      ),
    );
  },

  /** The length of a tight line round a convex thing is the sum over all directions of how far the thing reaches. */
  "one-full-turn": ({ setting, r, n, side }: { setting: string; r: number; n: number; side: number }) => {
    const around = (centres: readonly Spot[], radius: number): number => {
      let total = 0;
      for (const [x, y] of compass) {
        let out = Number.NEGATIVE_INFINITY;
        for (const [cx, cy] of centres) out = Math.max(out, cx * x + cy * y);
        total += (out + radius) * ((2 * Math.PI) / compass.length);
      }
      return total;
    };
    const split = (length: number): [number, number] =>
      only(
        range(0, 80).flatMap((k): [number, number][] => {
          const s = length - k * Math.PI;
          return s > -0.5 && Math.abs(s - Math.round(s)) < 1e-3 ? [[Math.abs(Math.round(s)), k]] : [];
        }),
      );
    if (setting === "pipes")
      return split(
        around(
          range(0, n - 1).map((i): Spot => [2 * r * i, 0]),
          r,
        ),
      );
    if (setting === "tins") {
      const centres = range(0, n - 1).flatMap((row) =>
        range(0, n - 1 - row).map((i): Spot => [2 * r * i + r * row, Math.sqrt(3) * r * row]),
      );
      return split(around(centres, r));
    }
    if (setting === "mower") {
      const reach = side / 2 / Math.sin(Math.PI / n);
      return split(
        around(
          range(0, n - 1).map((i) => polar([0, 0], reach, (360 * i) / n)),
          r,
        ),
      );
    }
    const ends: Spot[] = [
      [0, 0],
      [3 * side, 0],
    ];
    const [same, k] = split(around(ends, 7 + r) - around(ends, 7));
    return only([k].filter(() => same === 0));
  },

  /** Really rolls the disc: small turns about the point where it touches, until its centre has gone once round. */
  "rolled-round-once": ({ setting, big, small, n }: { setting: string; big: number; small: number; n: number }) => {
    const origin: Spot = [0, 0];
    const nearest = {
      ring: ([x, y]: Spot): Spot => [(x * big) / Math.hypot(x, y), (y * big) / Math.hypot(x, y)],
      corners: range(0, n - 1).map((i) => polar(origin, big / 2 / Math.sin(Math.PI / n), (360 * i) / n + 180 / n)),
    };
    const onBlock = (at: Spot): Spot => {
      const feet = nearest.corners.map((from, i): Spot => {
        const [tx, ty] = nearest.corners[(i + 1) % n] ?? from;
        const [dx, dy] = [tx - from[0], ty - from[1]];
        const part = ((at[0] - from[0]) * dx + (at[1] - from[1]) * dy) / (dx * dx + dy * dy);
        const kept = Math.min(1, Math.max(0, part));
        return [from[0] + kept * dx, from[1] + kept * dy];
      });
      return feet.reduce((best, foot) => (distance(foot, at) < distance(best, at) ? foot : best));
    };
    const row = range(0, n - 1).map((i): Spot => [small * (2 * i - n + 1), 0]);
    const onRow = (at: Spot): Spot => {
      const coin = row.reduce((best, one) => (distance(one, at) < distance(best, at) ? one : best));
      const away = distance(coin, at);
      return [coin[0] + ((at[0] - coin[0]) * small) / away, coin[1] + ((at[1] - coin[1]) * small) / away];
    };
    const turns = (r: number): number => {
      const touch = setting === "block" ? onBlock : setting === "coins" ? onRow : nearest.ring;
      const start: Spot =
        setting === "inside"
          ? [0, big - r]
          : setting === "block"
            ? [0, 0]
            : setting === "coins"
              ? [row[n - 1]?.[0] ?? 0, 2 * r]
              : [0, big + r];
      let at = setting === "block" ? liftOff(onBlock, r) : start;
      const step = { coins: 0.01, block: 0.02 }[setting] ?? 0.05;
      let turned = 0;
      let swung = 0;
      while (true) {
        const foot = touch(at);
        // About the point of contact, always the same way round; then back to its distance from the thing.
        const [cx, cy] = [at[0] - foot[0], at[1] - foot[1]];
        const moved: Spot = [
          foot[0] + cx * Math.cos(step) - cy * Math.sin(step),
          foot[1] + cx * Math.sin(step) + cy * Math.cos(step),
        ];
        const under = touch(moved);
        const away = distance(under, moved);
        const next: Spot = [
          under[0] + ((moved[0] - under[0]) * r) / away,
          under[1] + ((moved[1] - under[1]) * r) / away,
        ];
        const swing =
          (setting === "inside" ? -1 : 1) *
          Math.atan2(at[0] * next[1] - at[1] * next[0], at[0] * next[0] + at[1] * next[1]);
        const left = 2 * Math.PI - swung;
        if (swing >= left) return (turned + (step * left) / swing) / (2 * Math.PI);
        swung += swing;
        turned += step;
        at = next;
        if (turned > 400) throw new Error("lost");
      }
    };
    const asFraction = (value: number): string =>
      only(
        new Set(
          range(1, 5).flatMap((q) => {
            const p = Math.round(value * q);
            return Math.abs(value - p / q) < 0.01 ? [`${p / gcd(p, q)}/${q / gcd(p, q)}`] : [];
          }),
        ),
      );
    if (setting === "find") {
      const seen = (big + small) / small;
      // The larger the disc, the fewer turns it makes, so the search may halve the sizes that are left.
      let [low, high] = [2, 15];
      while (low < high) {
        const middle = Math.floor((low + high) / 2);
        if (turns(middle) > seen + 0.01) low = middle + 1;
        else high = middle;
      }
      return only([low].filter((r) => Math.abs(turns(r) - seen) < 0.01));
    }
    return asFraction(turns(setting === "block" ? small / 2 / Math.PI : small));
  },

  /** Centres in coordinates on the line; the unknown length is searched among the whole numbers. */
  "line-touches-both": ({ setting, R, r, t }: { setting: string; R: number; r: number; t: number }, reading) => {
    const apart = (way: number, other: number): number => Math.hypot(way, R - other);
    if (setting === "belt" || setting === "crossed") {
      const centres = Number(matches(reading, /centres.* (\d+) cm apart/g)[0]?.[0]);
      pictured(reading, R, r, centres);
      return only(range(1, 100).filter((way) => same(apart(way, setting === "belt" ? r : -r), centres)));
    }
    if (setting === "rollers") return only(range(1, R - 1).filter((other) => same(apart(t, other), R + other)));
    // The gap by walking: the nearest two of many points on the rims.
    const [A, B]: [Spot, Spot] = [
      [0, R],
      [t, r],
    ];
    const towards = (Math.atan2(B[1] - A[1], B[0] - A[0]) * 180) / Math.PI;
    const gaps = range(-8, 8).flatMap((i) =>
      range(-8, 8).map((j) => distance(polar(A, R, towards + i), polar(B, r, towards + 180 + j))),
    );
    return Math.round(Math.min(...gaps) * 1e6) / 1e6;
  },
};

/** Where a disc of radius r stands on the thing above the origin. */
function liftOff(touch: (at: Spot) => Spot, r: number): Spot {
  const at: Spot = [0, 1000];
  const foot = touch(at);
  return [
    foot[0] + ((at[0] - foot[0]) * r) / distance(at, foot),
    foot[1] + ((at[1] - foot[1]) * r) / distance(at, foot),
  ];
}
