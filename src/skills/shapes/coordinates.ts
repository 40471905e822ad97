import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import type { Point } from "../../engine/figure/figure.ts";
import { texPlus } from "../../engine/tex.ts";
import { and, count, withArticle } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { end, middle } from "./parts/midpoints.ts";
import { at, axes, coordinate, named, onGrid, typed } from "./shared-points.ts";

/** Where a point lies, in words. */
function place(x: number, y: number): string {
  const [sideways, upOrDown] = [x > 0 ? "right" : "left", y > 0 ? "up" : "down"];
  const level = x === 0 ? [] : [`${count(Math.abs(x), "step")} to the ${sideways}`];
  const upright = y === 0 ? [] : [`${count(Math.abs(y), "step")} ${upOrDown}`];
  return and([...level, ...upright]);
}

/** The form that is wanted, shown with another point than the right one. */
function form(x: number, y: number): string {
  const other = x === 7 && y === 1 ? at(5, 2) : at(7, 1);
  return `Write it like ${other}.`;
}

function read(x: number, y: number, reach: number, negative: boolean): Question {
  const answer = coordinate(x, y);
  return {
    prompt: `What are the coordinates of the point $A$ in the picture? ${form(x, y)}`,
    figure: {
      alt: `A coordinate grid with the point A. From the origin, where the axes cross, A is ${place(x, y)}.`,
      scale: true,
      points: {},
      draw: [axes(reach, negative), { dot: [x, y], label: "A" }],
    },
    answer,
    steps: [
      `Start where the axes cross, at $(0, 0)$. The first number says how far to go along the $x$-axis, the second how far up or down.`,
      negative
        ? `Go along the $x$-axis until $A$ is straight above or below you. To the right and up the numbers are above zero, to the left and down below zero.`
        : `Go along the $x$-axis until $A$ is straight above you: that is $${x}$.`,
      negative
        ? `It is ${place(x, 0)}, so the first number is $${x}$. It is ${place(0, y)}, so the second is $${y}$: the point is ${at(x, y)}.`
        : `Then it is $${y}$ up to $A$. So $A$ is at ${at(x, y)}.`,
    ],
    slips: slips(answer, [
      [
        typed(y, x),
        "swapped the two coordinates",
        `You wrote how far up first. Along the $x$-axis comes first, then up or down.`,
      ],
      ...(negative
        ? ([
            [
              typed(-x, y),
              "took the wrong sign for the first coordinate",
              `Is $A$ to the right or to the left of the origin? To the left the numbers are below zero.`,
            ],
            [
              typed(x, -y),
              "took the wrong sign for the second coordinate",
              `Is $A$ above or below the $x$-axis? Below it the numbers are below zero.`,
            ],
            [
              typed(-x, -y),
              "took the wrong sign for both coordinates",
              `Look at the numbers on the axes again: on which side are they below zero?`,
            ],
          ] as const)
        : ([
            [
              typed(x + 1, y + 1),
              "counted lines instead of steps",
              `You counted the lines and began with one. The origin is zero: count the steps from there.`,
            ],
            [
              typed(x - 1, y - 1),
              "began to count too late",
              `Both numbers are one too small. Read them on the axes, where $A$ is straight above and straight across.`,
            ],
          ] as const)),
    ]),
    check: `Start at the origin and go as your numbers say: you must land on $A$.`,
    shows: {
      by: "grid",
      lines: [
        [onGrid(reach, negative, ["A", x, y])],
        [onGrid(reach, negative, ["A", x, y])],
        [onGrid(reach, negative, ["A", x, y]), "A"],
      ],
    },
  };
}

function move(x: number, y: number, dx: number, dy: number, reach: number, negative: boolean): Question {
  const [u, v] = [x + dx, y + dy];
  const answer = coordinate(u, v);
  const path = `${place(dx, 0)} and ${place(0, dy)}`;
  return {
    prompt: `A snail is at the point ${at(x, y)}. It crawls ${path}. At which point is it now? ${form(u, v)}`,
    figure: {
      alt: `A coordinate grid. The snail is marked at (${x}, ${y}).`,
      scale: true,
      points: {},
      draw: [axes(reach, negative), { dot: [x, y] }],
    },
    answer,
    steps: [
      `To the right or left only the first number changes, up or down only the second.`,
      `It goes ${place(dx, 0)}, so the first number is $${x} ${texPlus(dx)} = ${u}$.`,
      `It goes ${place(0, dy)}, so the second number is $${y} ${texPlus(dy)} = ${v}$. So it is at ${at(u, v)}.`,
    ],
    slips: slips(answer, [
      [
        typed(x + dy, y + dx),
        "changed the wrong coordinate",
        `You used the steps to the side for the second number. Which number belongs to right and left?`,
      ],
      [
        typed(x - dx, y + dy),
        "went the wrong way along",
        `Which way do the numbers on the $x$-axis grow? The snail goes ${place(dx, 0)}.`,
      ],
      [
        typed(x + dx, y - dy),
        "went the wrong way up or down",
        `Which way do the numbers on the $y$-axis grow? The snail goes ${place(0, dy)}.`,
      ],
      [
        typed(v, u),
        "swapped the two coordinates",
        `You wrote how far up first. Along the $x$-axis comes first, then up or down.`,
      ],
      [
        typed(x - dx, y - dy),
        "went the opposite way",
        `You went the other way, both times. Which way do the numbers on the axes grow?`,
      ],
    ]),
    check: `Go back from your point, step for step the other way: you must come to ${at(x, y)}.`,
    shows: {
      by: "grid",
      lines: [
        [onGrid(reach, negative, ["A", x, y])],
        [onGrid(reach, negative, ["A", u, y])],
        [onGrid(reach, negative, ["A", u, v]), "A"],
      ],
    },
  };
}

function mirror(axis: "x" | "y", x: number, y: number): Question {
  const isX = axis === "x";
  const [u, v] = isX ? [x, -y] : [-x, y];
  const { direction, stays, which, same, away } = isX
    ? { direction: "across", stays: "as far to the side", which: "first", same: x, away: `${place(0, y)} from` }
    : { direction: "up and down", stays: "as high", which: "second", same: y, away: `${place(x, 0)} of` };
  const answer = coordinate(u, v);
  return {
    prompt: `The point ${named("A", x, y)} is reflected in the $${axis}$-axis. At which point is its mirror image?`,
    figure: {
      alt: `A coordinate grid with the point A at (${x}, ${y}). The mirror is the ${axis}-axis, which goes ${direction}.`,
      scale: true,
      points: {},
      draw: [axes(7, true), { dot: [x, y], label: "A" }],
    },
    answer,
    steps: [
      `The $${axis}$-axis goes ${direction}. A point and its image are equally far from it, on opposite sides.`,
      `So the image stays ${stays} as $A$: the ${which} number is still $${same}$.`,
      `The other number changes its sign: $A$ is ${away} the mirror, so the image is at ${at(u, v)}.`,
    ],
    slips: slips(answer, [
      [
        typed(-u, -v),
        "reflected in the other axis",
        `You reflected in the other axis. Which way does the $${axis}$-axis go?`,
      ],
      [
        typed(-x, -y),
        "changed both signs",
        `That is a reflection in both axes, one after the other. In one mirror only one number changes.`,
      ],
      [
        typed(y, x),
        "swapped the two coordinates",
        `Swapping the numbers reflects in a slanting line. Here the mirror is the $${axis}$-axis.`,
      ],
      [
        typed(x, y),
        "left the point where it was",
        `Only points on the mirror stay where they are. How far is $A$ from the $${axis}$-axis?`,
      ],
    ]),
    check: `The axis must lie halfway between the point and its image.`,
    shows: {
      by: "grid",
      lines: [
        [onGrid(7, true, ["A", x, y]), "A"],
        [onGrid(7, true, ["A", x, y]), "A"],
        [onGrid(7, true, ["A", x, y], ["B", u, v]), "A B"],
      ],
    },
  };
}

/** A, B, C, D in order; D is asked for. The steps from A to B are (p, q), those from B to C are (r, s). */
function fourth(shape: "rectangle" | "parallelogram", A: Point, p: number, q: number, r: number, s: number): Question {
  const B: Point = [A[0] + p, A[1] + q];
  const C: Point = [B[0] + r, B[1] + s];
  const D: Point = [A[0] + r, A[1] + s];
  const answer = coordinate(...D);
  const way = r === 0 ? place(0, s) : s === 0 ? place(r, 0) : place(r, s);
  return {
    prompt: `${named("A", ...A)}, ${named("B", ...B)} and ${named("C", ...C)} are three corners of the ${shape} $ABCD$. At which point is $D$?`,
    figure: {
      alt: `A coordinate grid with the points A ${typed(...A)}, B ${typed(...B)} and C ${typed(...C)}, joined in this order. They are three corners of ${withArticle(shape)} ABCD.`,
      scale: true,
      points: { A, B, C },
      draw: [
        axes(7, true),
        { line: ["A", "B", "C"] },
        { dot: "A", label: "A" },
        { dot: "B", label: "B" },
        { dot: "C", label: "C" },
      ],
    },
    answer,
    steps: [
      `In ${withArticle(shape)} opposite sides are equal and go the same way. So the way from $A$ to $D$ is the same as from $B$ to $C$.`,
      `From $B$ to $C$ you go ${way}.`,
      `Go the same way from $A$: $D$ is at ${at(...D)}.`,
    ],
    slips: slips(answer, [
      [
        typed(A[0] - r, A[1] - s),
        "went the opposite way from the first corner",
        `From $B$ to $C$ it is ${way}. Which way is it from $A$ to $D$?`,
      ],
      [
        typed(C[0] + p, C[1] + q),
        "went on in the same direction from the third corner",
        `From $A$ to $B$ and from $D$ to $C$ is the same way. So which way is it from $C$ to $D$?`,
      ],
      [
        typed(D[1], D[0]),
        "swapped the two coordinates",
        `You wrote how far up first. Along the $x$-axis comes first, then up or down.`,
      ],
      [
        typed(B[0] - r, B[1] - s),
        "started from the wrong corner",
        `The corners come in the order $A$, $B$, $C$, $D$. To which corner is $D$ joined besides $C$?`,
      ],
    ]),
    check: `Join all four points in order: opposite sides must be equally long and go the same way.`,
    shows: {
      by: "grid",
      lines: [
        [onGrid(7, true, ["A", ...A], ["B", ...B], ["C", ...C])],
        [onGrid(7, true, ["A", ...A], ["B", ...B], ["C", ...C]), "B C"],
        [`${onGrid(7, true, ["A", ...A], ["B", ...B], ["C", ...C], ["D", ...D])} joined`],
      ],
    },
  };
}

const inside = (reach: number, ...numbers: number[]) => numbers.every((n) => Math.abs(n) <= reach);

const skill: Skill = {
  id: "coordinates",
  title: "Coordinates",
  about: "Two numbers say where a point is: first how far along, then how far up.",
  curriculum: ["Y4-Y6 position", "5.G.1", "6.NS.8"],
  needs: [],
  stages: [
    stage({
      grade: 1,
      label: "reading and moving points",
      bounds: { setting: ["read", "move"], x: [1, 8], y: [1, 8], dx: [-6, 6], dy: [-6, 6] },
      rules: {
        "the two numbers are different": ({ x, y }) => x !== y,
        "the snail moves, and stays in the picture": ({ setting, x, y, dx, dy }) =>
          setting === "read" ||
          (dx !== 0 &&
            dy !== 0 &&
            dx !== dy &&
            x + dx >= 0 &&
            x + dx <= 8 &&
            y + dy >= 0 &&
            y + dy <= 8 &&
            x + dx !== y + dy),
        "reading comes less often than moving": ({ setting, dx }) => setting === "move" || dx > 1,
      },
      write: ({ setting, x, y, dx, dy }) => (setting === "read" ? read(x, y, 8, false) : move(x, y, dx, dy, 8, false)),
    }),
    stage({
      grade: 3,
      label: "numbers below zero, too",
      bounds: { setting: ["read", "move"], x: [-6, 6], y: [-6, 6], dx: [-9, 9], dy: [-9, 9] },
      rules: {
        "the two numbers are different, and one is below zero": ({ x, y }) =>
          x !== y && x !== 0 && y !== 0 && x !== -y && (x < 0 || y < 0),
        "the snail moves, and stays in the picture": ({ setting, x, y, dx, dy }) =>
          setting === "read" ||
          (dx !== 0 && dy !== 0 && dx !== dy && inside(6, x + dx, y + dy) && (x * (x + dx) < 0 || y * (y + dy) < 0)),
        "reading comes less often than moving": ({ setting, dx }) => setting === "move" || dx > 4,
      },
      write: ({ setting, x, y, dx, dy }) => (setting === "read" ? read(x, y, 6, true) : move(x, y, dx, dy, 6, true)),
    }),
    stage({
      grade: 4,
      label: "mirror images and missing corners",
      bounds: {
        setting: ["x-axis", "y-axis", "rectangle", "parallelogram"],
        x: [-6, 6],
        y: [-6, 6],
        p: [-7, 7],
        q: [-7, 7],
        r: [-5, 5],
      },
      rules: {
        "the point is on no axis, and its numbers differ": ({ x, y }) =>
          x !== 0 && y !== 0 && Math.abs(x) !== Math.abs(y),
        "the sides are not too short": ({ setting, p, q, r }) =>
          setting.endsWith("axis") || (Math.abs(p) >= 3 && Math.abs(q) >= 3 && Math.abs(p) !== Math.abs(q) && r !== 0),
        "all four corners are in the picture": ({ setting, x, y, p, q, r }) =>
          setting.endsWith("axis") ||
          inside(7, x + p, y + q, ...(setting === "parallelogram" ? [x + r, x + p + r] : [])),
        "a mirror comes less often": ({ setting, p, q }) => !setting.endsWith("axis") || (p > 3 && q > 0),
      },
      write: ({ setting, x, y, p, q, r }) => {
        if (setting === "x-axis") return mirror("x", x, y);
        if (setting === "y-axis") return mirror("y", x, y);
        return setting === "rectangle"
          ? fourth("rectangle", [x, y], p, 0, 0, q)
          : fourth("parallelogram", [x, y], p, 0, r, q);
      },
    }),
    stage({
      grade: 5,
      label: "midpoints",
      bounds: { find: ["middle", "end"], x: [-9, 9], y: [-9, 9], u: [-9, 9], v: [-9, 9] },
      rules: {
        "the points are well apart, and no number is zero": ({ x, y, u, v }) =>
          Math.abs(u - x) >= 3 && Math.abs(v - y) >= 3 && x * y * u * v !== 0 && Math.abs(u - x) !== Math.abs(v - y),
        "the end is not too far": ({ find, x, y, u, v }) => find === "middle" || inside(12, 2 * u - x, 2 * v - y),
        "the midpoint is sought from left to right": ({ find, x, u }) => find === "end" || u > x,
        "the midpoint is not the origin": ({ x, y, u, v }) => x + u !== 0 && y + v !== 0 && x + u !== y + v,
      },
      write: ({ find, x, y, u, v }) => (find === "middle" ? middle(x, y, u, v) : end(x, y, u - x, v - y)),
    }),
  ],
};

export default skill;
