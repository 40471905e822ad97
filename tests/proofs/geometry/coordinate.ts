import { random } from "../../../src/maths/random.ts";
import { divide, fractionText, rational, subtract } from "../../../src/maths/rational.ts";
import { necessarily } from "../clues.ts";
import { crossing, distance, doubleArea, type Spot, square } from "../plane.ts";
import { choices, type FamilyProofs, insist, only, type Proofs, range } from "../proof.ts";
import { labelled } from "../reading/labelled.ts";
import { dotted, pictured, placeOf, plotted, told } from "../reading/told.ts";

function spots(from: number, to: number): Spot[] {
  return range(from, to).flatMap((x) => range(from, to).map((y): Spot => [x, y]));
}

const steps = ([ax, ay]: Spot, [bx, by]: Spot): number => Math.abs(ax - bx) + Math.abs(ay - by);
const typed = (spot: Spot): string => `(${spot.join(", ")})`;

export const proofs: Proofs = {
  /** Each upright line in half units may be the mirror; each grid point may be the image: points of a mirror are equally far. */
  "geometry-coordinate-001": (reading) => {
    const [ax, ay, imageX, imageY, bx, by] = told(
      reading,
      "A mirror stands straight up and down on a grid.",
      "The point $A\\,(#, #)$ has its mirror image at $A'\\,(#, #)$. Where is the mirror image of $B\\,(#, #)$ in the same mirror?",
    );
    const [a, image, b]: [Spot, Spot, Spot] = [
      [ax, ay],
      [imageX, imageY],
      [bx, by],
    ];
    plotted(reading, { A: a, "A′": image, B: b });
    const mirror = only(
      range(-40, 40)
        .map((half) => half / 2)
        .filter((x) => [0, 1, 7].every((y) => square(a, [x, y]) === square(image, [x, y]))),
    );
    const found = spots(-30, 30).filter(
      (spot) => spot[0] !== b[0] && [0, 1, 7].every((y) => square(spot, [mirror, y]) === square(b, [mirror, y])),
    );
    return typed(only(found));
  },

  /** Every crossing far around; all three clues are needed. */
  "geometry-coordinate-002": (reading) => {
    const [step, ...far] = told(
      reading,
      "You can only walk along the lines. # step takes you from a crossing to the next.",
      "the treasure is - # steps from the palm at $(#, #)$, - # steps from the rock at $(#, #)$, - # steps from the hut at $(#, #)$.",
    );
    insist(step === 1, "one step from a crossing to the next");
    const marks = ["palm", "rock", "hut"].map((name, i): [string, number, Spot] => {
      const [away = 0, x = 0, y = 0] = far.slice(3 * i);
      return [name, away, [x, y]];
    });
    plotted(reading, Object.fromEntries(marks.map(([name, , place]) => [name, place])));
    return typed(
      necessarily(
        spots(-15, 20),
        marks.map(
          ([, away, place]) =>
            (spot: Spot) =>
              steps(spot, place) === away,
        ),
      ),
    );
  },

  /** Every pair of points in half units that makes four equal sides and equal diagonals with A and C. */
  "geometry-coordinate-003": (reading) => {
    const [ax, ay, cx, cy, opposite, others] = told(
      reading,
      "$A\\,(#, #)$ and $C\\,(#, #)$ are # opposite corners of a square $ABCD$.",
      "Which of the other # corners is further to the right?",
    );
    const [a, c]: [Spot, Spot] = [
      [ax, ay],
      [cx, cy],
    ];
    plotted(reading, { A: a, C: c });
    const fitting = spots(-40, 40)
      .map(([x, y]): Spot => [x / 2, y / 2])
      // B is as far from A as from C, and the diagonal of a square is twice its side when both are squared.
      .filter((b) => square(a, b) === square(b, c) && square(a, c) === 2 * square(a, b));
    const [one, other, ...more] = fitting;
    if (!one || !other || more.length > 0) throw new Error("there are not two other corners");
    insist(opposite === 2 && others === fitting.length, "two corners, and two others");
    return typed(one[0] > other[0] ? one : other);
  },

  /** Tests every tree against the three sides. */
  "geometry-coordinate-004": (reading) => {
    const [ax, ay, bx, by, cx, cy] = told(
      reading,
      "at all points of a grid whose coordinates are whole numbers. A straight fence joins the trees at $A\\,(#, #)$, $B\\,(#, #)$ and $C\\,(#, #)$",
      "**strictly inside** the triangle",
    );
    const corners: readonly Spot[] = [
      [ax, ay],
      [bx, by],
      [cx, cy],
    ];
    plotted(reading, { A: [ax, ay], B: [bx, by], C: [cx, cy] });
    return spots(0, 10).filter(([x, y]) =>
      corners.every(([ax, ay], i) => {
        const [bx, by] = corners[(i + 1) % 3] ?? [0, 0];
        return (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0;
      }),
    ).length;
  },

  /** Finds the best points of the two cushions by narrowing the choice down, without any mirror. */
  "geometry-coordinate-005": (reading) => {
    const [ax, ay, axes, first, bx, by] = told(
      reading,
      "A ball lies at $A\\,(#, #)$ on a table whose cushions run along the # axes",
      "to roll to the $y$-axis #, then to the $x$-axis, and from there to the point $B\\,(#, #)$.",
      "the shortest path of this kind",
    );
    plotted(reading, { A: [ax, ay], B: [bx, by] });
    insist(axes === 2 && first === 1, "one axis, then the other");
    const length = (p: number, q: number): number =>
      distance([ax, ay], [0, p]) + distance([0, p], [q, 0]) + distance([q, 0], [bx, by]);
    const best = lowest((p) => lowest((q) => length(p, q)));
    return Math.round(best * 1e6) / 1e6;
  },

  /** Every place in half kilometres. */
  "geometry-coordinate-006": (reading) => {
    const [count, px, py, qx, qy, rx, ry, all] = told(
      reading,
      "# villages lie at $P\\,(#, #)$, $Q\\,(#, #)$ and $R\\,(#, #)$ on a map",
      "equally far from all #.",
    );
    const villages: readonly Spot[] = [
      [px, py],
      [qx, qy],
      [rx, ry],
    ];
    plotted(reading, { P: [px, py], Q: [qx, qy], R: [rx, ry] });
    insist(count === villages.length && all === count, "so many villages");
    const places = spots(-60, 60).map(([x, y]): Spot => [x / 2, y / 2]);
    return typed(only(places.filter((spot) => new Set(villages.map((village) => square(village, spot))).size === 1)));
  },

  /** Every grid point. */
  "geometry-coordinate-007": (reading) => {
    const [second, more, first, numbers, sum] = told(
      reading,
      "A hare jumps from grid point to grid point. At each of its points the # number is $#$ more than the #.",
      "A fox walks from grid point to grid point, too. At each of its points the # numbers add up to $#$.",
    );
    insist(first === 1 && second === 2 && numbers === 2, "two numbers of a point");
    const [hareX, hareY] = placeOf(reading, "hare");
    const [foxX, foxY] = placeOf(reading, "fox");
    insist(hareY - hareX === more && foxX + foxY === sum, "both are drawn on their trails");
    return typed(only(spots(0, 40).filter(([x, y]) => y - x === more && x + y === sum)));
  },

  /** Every pair of grid points that makes four equal sides and two equal diagonals with A and B. */
  "geometry-coordinate-008": (reading) => {
    const [pegs, left, ax, ay, bx, by, points] = told(
      reading,
      "# pegs at grid points are the corners of a square dance floor. Only # of the pegs are left.",
      "They are at $A\\,(#, #)$ and $B\\,(#, #)$. How many different squares have these # points as corners?",
    );
    insist(pegs === 4 && left === 2 && points === left, "two of four corners");
    const [a, b]: [Spot, Spot] = [
      [ax, ay],
      [bx, by],
    ];
    plotted(reading, { A: a, B: b });
    const near = spots(-6, 14);
    return near.flatMap((c) =>
      near.filter((d) => {
        const all = [square(a, b), square(a, c), square(a, d), square(b, c), square(b, d), square(c, d)].sort(
          (p, q) => p - q,
        );
        // Each square once: c before d.
        return (
          (c[0] - d[0] || c[1] - d[1]) < 0 &&
          all[0] !== 0 &&
          all[0] === all[3] &&
          all[4] === all[5] &&
          all[4] === 2 * (all[0] ?? 0)
        );
      }),
    ).length;
  },

  /** Every raft on the board; no clue is idle. */
  "geometry-coordinate-009": (reading) => {
    const [long, from, to, found, x, y, ...not] = told(
      reading,
      "a raft covers # grid points in a straight row without gaps, level or upright. It lies somewhere on the points with numbers from $#$ to $#$.",
      "has found # point of the raft, $(#, #)$. There is no raft at $(#, #)$, $(#, #)$, $(#, #)$ and $(#, #)$.",
      "the lowest point of the raft",
    );
    const rafts = [
      [0, 1],
      [1, 0],
    ].flatMap(([dx = 0, dy = 0]) =>
      spots(from, to)
        .map(([x, y]) => range(0, long - 1).map((i): Spot => [x + i * dx, y + i * dy]))
        .filter((raft) => raft.every(([x, y]) => x <= to && y <= to)),
    );
    const covers = (raft: readonly Spot[], [x, y]: Spot) => raft.some((spot) => spot[0] === x && spot[1] === y);
    insist(found === 1, "one point is known");
    const empty = [0, 2, 4, 6].map((i): Spot => [not[i] ?? 0, not[i + 1] ?? 0]);
    plotted(reading, { raft: [x, y] });
    dotted(reading, ...empty);
    const raft = necessarily(rafts, [
      (one) => covers(one, [x, y]),
      ...empty.map((spot) => (one: readonly Spot[]) => !covers(one, spot)),
    ]);
    return typed(only(raft.filter(([, y]) => y === Math.min(...raft.map((spot) => spot[1])))));
  },

  /** Reflects all points of a grid twice; each offered move is tried on all of them. */
  "geometry-coordinate-015": (reading) => {
    const [first, second, one] = told(
      reading,
      "Every point of a flag is reflected in the line $x = #$. Then every point of the image is reflected in the line $x = #$.",
      "Which single move takes the # flag to the last one",
    );
    insist(one === 1, "from the first to the last");
    for (const at of [first, second])
      insist(
        (reading.shown.drawn?.lines ?? []).filter((line) => line.every(([x]) => x === at)).length === 1,
        `a line is drawn at ${at}`,
      );
    // The image of a point in an upright line is as far from three points of that line, and is another point.
    const mirror = (at: number, spot: Spot): Spot =>
      spot[0] === at
        ? spot
        : only(
            range(-30, 30)
              .map((x): Spot => [x, spot[1]])
              .filter((one) => one[0] !== spot[0] && square(one, [at, 0]) === square(spot, [at, 0])),
          );
    const [slide = 0, longSlide = 0, at = 0, half = 0, x = 0, y = 0] = range(4, 9).map(reading.said);
    insist(half === 1 / 2, "half a turn");
    insist(at === (first + second) / 2 && x === at, "the two wrong ones are halfway between the mirrors");
    const moves: readonly ((spot: Spot) => Spot)[] = [
      ([x, y]) => [x + slide, y],
      ([x, y]) => [x + longSlide, y],
      ([x, y]) => [2 * at - x, y],
      (spot) => [2 * x - spot[0], 2 * y - spot[1]],
    ];
    const names = ["a slide of # to the right", "a slide of # to the right", "a reflection in x = #"];
    const { options } = reading.shown;
    insist(
      names.every((name, i) => options[i]?.replace(/[\d.]+/, "#") === name) &&
        /^a half turn about \(.+\)$/.test(options[3] ?? ""),
      "the four moves",
    );
    return only(
      options.filter((_name, i) =>
        spots(-6, 6).every((spot) => typed(moves[i]?.(spot) ?? [0, 0]) === typed(mirror(second, mirror(first, spot)))),
      ),
    );
  },

  /** Every grid point of the box is tested. */
  "geometry-coordinate-016": (reading) => {
    const [ax, ay, bx, by] = told(
      reading,
      "A straight wire runs from $A\\,(#, #)$ to $B\\,(#, #)$ on a map.",
      "at every point of the wire whose coordinates are both whole numbers, also at $A$ and at $B$.",
    );
    pictured(reading, bx - ax, by - ay, ax, ay, bx, by);
    return range(ax, bx).flatMap((x) => range(ay, by).filter((y) => (x - ax) * (by - ay) === (y - ay) * (bx - ax)))
      .length;
  },

  /** Every grid point far around. */
  "geometry-coordinate-017": (reading) => {
    const [ax, ay, bx, by, count, third, area] = told(
      reading,
      "$A\\,(#, #)$ and $B\\,(#, #)$ are # posts. A # post $C$ is to stand at a point with whole-number coordinates, so that triangle $ABC$ has a right angle (at $A$, at $B$ or at $C$) and an area of $#$ square units.",
    );
    const [a, b]: [Spot, Spot] = [
      [ax, ay],
      [bx, by],
    ];
    plotted(reading, { A: a, B: b });
    insist(count === 2 && third === 3, "two posts, then the third");
    return spots(-60, 60).filter((c) => {
      const [short = 0, middle = 0, long = 0] = [square(a, b), square(b, c), square(c, a)].sort((p, q) => p - q);
      return doubleArea([a, b, c]) === 2 * area && short + middle === long;
    }).length;
  },

  /** Fences to many points of the x-axis, in hundredths, each with the area it cuts off. */
  "geometry-coordinate-023": (reading) => {
    const [px, py, axes] = told(
      reading,
      "A straight fence goes through the tree at $P\\,(#, #)$ and cuts a triangle off the corner between the # positive axes.",
      "the smallest area",
    );
    plotted(reading, { P: [px, py] });
    insist(axes === 2, "a corner");
    return Math.min(
      ...range(1, 5000).map((step) => {
        const foot: Spot = [px + step / 100, 0];
        const top = crossing(foot, [px, py], [0, 0], [0, 1]);
        return Math.round(doubleArea([[0, 0], foot, top]) * 5e5) / 1e6;
      }),
    );
  },

  /** Points of the course on a grid of fifths; the only centre that is equally far from all of them. */
  "geometry-coordinate-024": (reading) => {
    const [rocks, ax, ay, bx, by, times] = told(
      reading,
      "# rocks lie at $A\\,(#, #)$ and $B\\,(#, #)$ on a sea chart.",
      "always exactly **# as far** from $A$ as from $B$. Its course is a circle. What is the radius",
    );
    insist(rocks === 2, "two rocks");
    const [a, b]: [Spot, Spot] = [
      [5 * ax, 5 * ay],
      [5 * bx, 5 * by],
    ];
    plotted(reading, { A: [ax, ay], B: [bx, by] });
    const course = spots(-60, 100).filter((spot) => square(spot, a) === times ** 2 * square(spot, b));
    if (course.length < 5) throw new Error("too few points to know the circle");
    const centre = only(
      spots(-30, 90).filter((middle) => new Set(course.map((spot) => square(middle, spot))).size === 1),
    );
    return distance(centre, course[0] ?? centre) / 5;
  },

  /** Every quarter of a unit along the axis. */
  "geometry-coordinate-025": (reading) => {
    const [lamps, ax, ay, bx, by, points, axis] = told(
      reading,
      "# lamps hang at $A\\,(#, #)$ and $B\\,(#, #)$. An ant walks along the $x$-axis. At # points $(k, #)$ of its way",
      "the lines from the ant to $A$ and to $B$ are perpendicular. Find both values of $k$.",
    );
    const [a, b]: [Spot, Spot] = [
      [ax, ay],
      [bx, by],
    ];
    plotted(reading, { A: a, B: b });
    const found = range(-200, 200)
      .map((quarter) => quarter / 4)
      .filter((k) => square([k, axis], a) + square([k, axis], b) === square(a, b));
    insist(lamps === 2 && found.length === points && axis === 0, "so many points of the axis");
    return found;
  },

  /** All points of a large square that the camel comes to. */
  "geometry-coordinate-031": (reading) => {
    const names = labelled(reading, "$@1\\,(#, #)$, $@2\\,(#, #)$, $@3\\,(#, #)$, $@4\\,(#, #)$ and $@5\\,(#, #)$.");
    const { said, says } = reading;
    says("steps straight on", "to the side", "as many jumps as it likes");
    const [far, near] = [said(1), said(3)];
    const jumps = [far, -far].flatMap((a) => [near, -near].flatMap((b) => [`${a} ${b}`, `${b} ${a}`]));
    const next = (point: string): string[] => {
      const [x = 0, y = 0] = point.split(" ").map(Number);
      return jumps.map((jump) => jump.split(" ").map(Number)).map(([a = 0, b = 0]) => `${x + a} ${y + b}`);
    };
    insist(said(2) === 4 && said(12) === 5, "four directions, five wells");
    const start = `${said(10)} ${said(11)}`;
    if (`${said(4)} ${said(5)}` !== start) throw new Error("it starts at another point");
    if (![`${said(6)} ${said(7)}`, `${said(8)} ${said(9)}`].every((point) => next(start).includes(point)))
      throw new Error("the example does not fit");
    const reached = new Set([start]);
    for (const point of reached)
      for (const to of next(point)) if (to.split(" ").every((n) => Math.abs(Number(n)) < 20)) reached.add(to);
    const wells = names.map((name, i): [string, Spot] => [name, [said(13 + 2 * i), said(14 + 2 * i)]]);
    plotted(reading, Object.fromEntries(wells));
    return wells.flatMap(([name, [x, y]]) => (reached.has(`${x} ${y}`) ? [name] : []));
  },

  /** Copies lakes with many shores: polygons on the grid that are as large. */
  "geometry-coordinate-032": (reading) => {
    const { said, says } = reading;
    labelled(reading, "**every** point $(@1, @2)$ of the map to the point $(#@1 + @2, \\; @1 + #@2)$.");
    says("moves **every** point", "area of the copy");
    const area = said(1);
    const copied = ([x, y]: Spot): Spot => [said(2) * x + y, x + said(3) * y];
    const examples = [4, 8].map((place) => range(place, place + 3).map(said));
    for (const [x = 0, y = 0, toX, toY] of examples)
      if (String(copied([x, y])) !== String([toX, toY])) throw new Error("the examples do not fit");
    const { whole } = random(1);
    const copies: number[] = [];
    while (copies.length < 40) {
      const lake = range(1, 4).map((): Spot => [whole(0, 7), whole(0, 7)]);
      if (doubleArea(lake) === 2 * area) copies.push(doubleArea(lake.map(copied)) / 2);
    }
    return only(new Set(copies));
  },

  /** Follows the note from many trees. */
  "geometry-coordinate-033": (reading) => {
    const { said, says } = reading;
    const names = labelled(
      reading,
      "straight to rock $@1$, and then",
      "straight to rock $@2$, and as far",
      "the same with rock $@3$.",
      "the rocks $@1\\,(#, #)$, $@2\\,(#, #)$ and $@3\\,(#, #)$.",
    );
    says("straight on, just as far again", "as far again beyond it", "**halfway** between the tree and the flag");
    const rocks = [0, 1, 2].map((i): Spot => [said(1 + 2 * i), said(2 + 2 * i)]);
    plotted(reading, Object.fromEntries(names.map((name, i) => [name, rocks[i] ?? [0, 0]])));
    const treasures = [...choices([range(-15, 15), range(-15, 15)])].map(([treeX = 0, treeY = 0]) => {
      let [x, y] = [treeX, treeY];
      for (const [rockX, rockY] of rocks) [x, y] = [x + 2 * (rockX - x), y + 2 * (rockY - y)];
      return `${(treeX + x) / 2},${(treeY + y) / 2}`;
    });
    return only(new Set(treasures)).split(",");
  },

  /** Turns every point of a fine grid about both pins. */
  "geometry-coordinate-034": (reading) => {
    const [p = "", q = ""] = labelled(
      reading,
      "at $@1\\,(#, #)$ and turns",
      "the map's point $@2\\,(#, #)$, and turns",
    );
    const { said, says } = reading;
    says("Exactly one point of the sheet", "**anticlockwise**. Then", "anticlockwise. Exactly", "back where it was");
    plotted(reading, { [p]: [said(1), said(2)], [q]: [said(4), said(5)] });
    if (said(3) !== 90 || said(6) !== 90) throw new Error("these are no quarter turns");
    const turned = ([x, y]: Spot, [a, b]: Spot): Spot => [a - (y - b), b + (x - a)];
    const grid = [...choices([range(-60, 60), range(-60, 60)])].map(([x = 0, y = 0]): Spot => [x / 2, y / 2]);
    return only(
      grid.filter((point) => {
        const [x, y] = turned(turned(point, [said(1), said(2)]), [said(4), said(5)]);
        return x === point[0] && y === point[1];
      }),
    );
  },

  /** Draws all the staircases and counts the squares under each. */
  "geometry-coordinate-035": ({ said, says }) => {
    says("leads right or up", "**below**");
    const [width, height] = [said(3), said(4)];
    if (said(5) !== said(1) || said(6) !== said(2) || said(7) !== width || said(8) !== height)
      throw new Error("the staircase ends elsewhere");
    const below: number[] = [];
    const draw = (x: number, y: number, squares: number): void => {
      if (x === width && y === height) below.push(squares);
      if (x < width) draw(x + 1, y, squares + y);
      if (y < height) draw(x, y + 1, squares);
    };
    draw(said(1), said(2), 0);
    if (below.length !== said(9)) throw new Error("there are not so many staircases");
    return below.reduce((total, squares) => total + squares, 0);
  },
};

interface Walk {
  readonly setting: string;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly u: number;
  readonly l: number;
  readonly n: number;
}

export const families = {
  /** Walks step by step; the start of the boat is looked for among all grid points. */
  "rounds-on-a-grid": ({ setting, x, y, r, u, l, n }: Walk) => {
    const ends = ([startX, startY]: Spot, rounds: number): Spot[] => {
      let [atX, atY] = [startX, startY];
      return range(1, rounds).map((): Spot => {
        for (let i = 0; i < r; i++) atX++;
        for (let i = 0; i < u; i++) atY++;
        for (let i = 0; i < l; i++) atX--;
        return [atX, atY];
      });
    };
    const last = ends([x, y], n).at(-1) ?? [0, 0];
    if (setting === "beetle") return typed(last);
    if (setting === "mower")
      return only(ends([x, y], 30).flatMap((spot, i) => (typed(spot) === typed(last) ? [i + 1] : [])));
    return typed(only(spots(-10, 20).filter((start) => typed(ends(start, n).at(-1) ?? [0, 0]) === typed(last))));
  },

  /** Folds the sheet: two points lie on each other when they are equally far from every point of a fold. */
  "through-folded-paper": (p: { setting: string; x: number; y: number }, reading) => {
    const marks = (k: number, m: number, first: Spot): Spot[] =>
      spots(0, 8).filter(
        (spot) => Math.abs(spot[0] - k) === Math.abs(first[0] - k) && Math.abs(spot[1] - m) === Math.abs(first[1] - m),
      );
    const first: Spot = [p.x, p.y];
    const furthest = (k: number, m: number): Spot => {
      const all = marks(k, m, first);
      return only(all.filter((spot) => square(spot, first) === Math.max(...all.map((one) => square(one, first)))));
    };
    const [k = 0, m = 0] =
      p.setting === "pin" ? [] : told(reading, "is $#$ units wide and $#$ units high").map((side) => side / 2);
    if (p.setting === "stain") return typed(furthest(k, m));
    if (p.setting === "thread") {
      const [xs, ys] = [0, 1].map((i) => marks(k, m, first).map((spot) => spot[i] ?? 0)) as [number[], number[]];
      return 2 * (Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys));
    }
    const end = typed(told(reading, "furthest from the # one is at $(#, #)$").slice(1) as [number, number]);
    return typed(only(spots(1, 4).filter(([k, m]) => k > p.x && m > p.y && typed(furthest(k, m)) === end)));
  },

  /** Searches the corners among grid points by their distances; the frame is searched among all whole pieces. */
  "square-at-a-slant": ({
    setting,
    x,
    y,
    a,
    b,
  }: Readonly<Record<"x" | "y" | "a" | "b", number>> & { setting: string }) => {
    if (setting === "frame") {
      const [side, area] = [a + b, a * a + b * b];
      const piece = only(
        range(1, side - 1).filter(
          (piece) =>
            (b < a ? 2 * piece < side : 2 * piece > side) &&
            doubleArea([
              [piece, 0],
              [side, piece],
              [side - piece, side],
              [0, side - piece],
            ]) ===
              2 * area,
        ),
      );
      return typed([piece, 0]);
    }
    const [from, to]: [Spot, Spot] = [
      [x, y],
      [x + a, y + b],
    ];
    // Anticlockwise: the third corner lies to the left of the way from the first to the second.
    const third = only(
      spots(-10, 20).filter(
        (c) =>
          square(to, c) === square(from, to) &&
          square(from, c) === 2 * square(from, to) &&
          a * (c[1] - to[1]) - b * (c[0] - to[0]) > 0,
      ),
    );
    return setting === "raft" ? typed(third) : doubleArea([from, to, third]);
  },

  /** Every grid point that shares a midpoint with one of the three while the other two have the same. */
  "the-missing-corner-post": ({ setting, ...p }: Readonly<Record<string, number>> & { setting: string }) => {
    const [a, b, c] = ["a", "b", "c"].map((name): Spot => [p[`${name}x`] ?? 0, p[`${name}y`] ?? 0]) as [
      Spot,
      Spot,
      Spot,
    ];
    const bisects = (d: Spot, r: Spot, one: Spot, two: Spot): boolean =>
      [0, 1].every((i) => (d[i] ?? 0) + (r[i] ?? 0) === (one[i] ?? 0) + (two[i] ?? 0));
    if (setting === "order") return typed(only(spots(-20, 25).filter((d) => bisects(d, b, a, c))));
    const found = spots(-20, 25).filter((d) => bisects(d, a, b, c) || bisects(d, b, c, a) || bisects(d, c, a, b));
    if (found.length !== 3) throw new Error("there are not three places");
    if (setting === "sails") return doubleArea(found) / 2;
    return typed(only(found.filter((d) => found.every((other) => other[0] <= d[0]))));
  },

  /** Every whole place on the line, measured with the shoelace rule. */
  "two-places-for-c": (
    {
      setting,
      ax,
      ay,
      bx,
      by,
      h,
      area,
    }: Readonly<Record<"ax" | "ay" | "bx" | "by" | "h" | "area", number>> & { setting: string },
    reading,
  ) => {
    plotted(reading, { A: [ax, ay], B: [bx, by] });
    const drawn = reading.shown.drawn?.lines ?? [];
    insist(
      setting === "ladder" || drawn.some((line) => line.every(([, y]) => y === h)),
      "the line is drawn at its height",
    );
    const found = range(-120, 120).filter((k) => {
      const c: Spot = setting === "ladder" ? [0, k] : [k, h];
      return doubleArea([[ax, ay], [bx, by], c]) === 2 * area;
    });
    if (found.length !== 2) throw new Error("there are not two places");
    return setting === "buoys" ? (found[1] ?? 0) - (found[0] ?? 0) : found;
  },

  /** Crosses the two lines in a triangle with whole-number corners, exactly. */
  "two-paths-across-a-triangle": ({
    setting,
    m,
    n,
    r,
    s,
  }: Readonly<Record<"m" | "n" | "r" | "s", number>> & { setting: string }) => {
    // O (0, 0), A (M, 0), B (0, R), so P (m, 0) and Q (0, r): AQ is rx + My = rM, BP is Rx + my = mR.
    const [big, high] = [m + n, r + s];
    const below = r * m - high * big;
    const x = divide(rational(r * big * m - m * high * big), rational(below));
    const y = divide(rational(r * m * high - high * r * big), rational(below));
    if (setting === "arrows") return [divide(x, rational(big)), divide(y, rational(high))].map(fractionText);
    const ratio = divide(subtract(rational(big), x), x);
    return `${ratio.num}:${ratio.den}`;
  },
} satisfies FamilyProofs;

/** The least value of a function with one valley between 0 and 20. */
function lowest(f: (x: number) => number): number {
  let [from, to] = [0, 20];
  for (let i = 0; i < 60; i++) {
    const third = (to - from) / 3;
    if (f(from + third) < f(to - third)) to -= third;
    else from += third;
  }
  return f((from + to) / 2);
}
