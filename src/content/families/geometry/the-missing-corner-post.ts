import { family } from "../../../engine/family.ts";
import type { Point } from "../../../engine/figure/figure.ts";
import { commas } from "../../../engine/words.ts";
import { apart } from "../slips.ts";

const typed = ([x, y]: Point): string => `(${x}, ${y})`;

/** The point that makes a parallelogram with p and q opposite each other and r opposite the new one. */
const opposite = (r: Point, [px, py]: Point, [qx, qy]: Point): Point => [px + qx - r[0], py + qy - r[1]];

const cross = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  Math.abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));

const midpoint = ([ax, ay]: Point, [bx, by]: Point): string => typed([(ax + bx) / 2, (ay + by) / 2]);

const settings = {
  posts: {
    title: "The missing corner post",
    problem: (a: Point, b: Point, c: Point) =>
      `A sheep pen had the shape of a parallelogram. Three of its four corner posts still stand, at $A\\,${typed(a)}$, $B\\,${typed(b)}$ and $C\\,${typed(c)}$ on a map. Nobody remembers which of them were opposite each other, so there are three places where the fourth post may have stood.\n\nWhich of the three places is furthest to the right? Give its coordinates.`,
    alt: "The fourth corner of a parallelogram is asked for, the one furthest to the right of the three possible ones.",
    check: "With your point the two diagonals of the parallelogram must have the same midpoint.",
  },
  sails: {
    title: "Three places, one triangle",
    problem: (a: Point, b: Point, c: Point) =>
      `On a screen Ilse marks the points $A\\,${typed(a)}$, $B\\,${typed(b)}$ and $C\\,${typed(c)}$. She looks for a fourth point that makes a parallelogram with these three. The order of the corners is up to her, and she finds three such points. She joins these three to make a triangle.\n\nWhat is the area of this triangle, in squares of the grid?`,
    alt: "The three points that each make a parallelogram with them are not drawn; the area of the triangle of those three is asked for.",
    check: "Draw the large triangle on squared paper: A, B and C must lie in the middles of its sides.",
  },
  order: {
    title: "The last corner of the frame",
    problem: (a: Point, b: Point, c: Point) =>
      `A window frame is a parallelogram $ABCD$, with its corners named in this order going round. On squared paper Rangi has drawn $A\\,${typed(a)}$, $B\\,${typed(b)}$ and $C\\,${typed(c)}$.\n\nWhere must he draw $D$? Give its coordinates.`,
    alt: "D, which makes a parallelogram ABCD, is asked for.",
    check: "The ways from A to D and from B to C must be the same, step for step.",
  },
};

export default family({
  level: "medium",
  minutes: 7,
  kind: "thinking",
  technique: "diagonals halve each other",
  ages: "12-14",
  curriculum: ["KS3 coordinates and parallelograms", "6.G.3", "HSG-GPE.4"],
  bounds: {
    setting: ["posts", "sails", "order"],
    ax: [1, 7],
    ay: [1, 7],
    bx: [1, 7],
    by: [1, 7],
    cx: [1, 7],
    cy: [1, 7],
  },
  rules: {
    "the three points make a triangle worth looking at": ({ ax, ay, bx, by, cx, cy }) =>
      cross([ax, ay], [bx, by], [cx, cy]) >= 7,
    "no two lie on one grid line": ({ ax, ay, bx, by, cx, cy }) =>
      new Set([ax, bx, cx]).size === 3 && new Set([ay, by, cy]).size === 3,
  },
  write({ setting, ax, ay, bx, by, cx, cy }) {
    const [A, B, C]: [Point, Point, Point] = [
      [ax, ay],
      [bx, by],
      [cx, cy],
    ];
    const { title, problem, alt, check } = settings[setting];
    const double = cross(A, B, C);
    const [area, largeArea] = [double / 2, 2 * double];
    const candidates: [name: string, at: Point][] = [
      ["C", opposite(C, A, B)],
      ["A", opposite(A, B, C)],
      ["B", opposite(B, C, A)],
    ];
    const others = { A: ["B", "C"], B: ["C", "A"], C: ["A", "B"] } as Readonly<Record<string, readonly string[]>>;
    const [right = ["", A] as const] = [...candidates].sort((p, q) => q[1][0] - p[1][0]);
    const D = opposite(B, A, C);
    const answer =
      setting === "sails"
        ? ({ kind: "whole", value: String(largeArea), unit: "squares" } as const)
        : ({ kind: "coordinate", value: (setting === "posts" ? right[1] : D).map(String) } as const);
    const list = commas(candidates.map(([name, at]) => `opposite $${name}$ it is $${typed(at)}$`));
    const three = [
      "In a parallelogram the **diagonals halve each other**, so opposite corners add up to the same, number by number. The new point may be opposite $A$, opposite $B$ or opposite $C$.",
      `If it is opposite $C$, then $A$ and $B$ are opposite each other, and it is $A + B - C$: across $${ax} + ${bx} - ${cx}$, up $${ay} + ${by} - ${cy}$. This and the same for the other two gives three points: ${list}.`,
    ];
    const P = right[1];
    const [first3, second3, third3] = candidates.map(([, at]) => at) as [Point, Point, Point];
    const [one = "", two = ""] = others[right[0]] ?? [];
    const named = { A, B, C } as Readonly<Record<string, Point>>;
    const first = named[one] ?? A;
    const second = named[two] ?? A;
    const facing = named[right[0]] ?? A;
    const solution = {
      posts: [
        ...three,
        `The largest first number belongs to $${typed(P)}$.`,
        `Check the midpoints. Between $${one}$ and $${two}$ it is $${midpoint(first, second)}$. Between $${right[0]}$ and $${typed(P)}$ it is $${midpoint(facing, P)}$, the same.`,
      ],
      sails: [
        ...three,
        `$A$, $B$ and $C$ are the middles of the sides of the large triangle. The lines between them cut it into four equal triangles, and $ABC$ is one of these. ${boxed(A, B, C)} So the large triangle has $4 \\times ${area} = ${largeArea}$ squares.`,
        `Check with the sides of the large triangle. From $${typed(first3)}$ to $${typed(second3)}$ it is $${typed(way(first3, second3))}$, twice the way $${typed(way(A, C))}$ from $A$ to $C$. From $${typed(first3)}$ to $${typed(third3)}$ it is $${typed(way(first3, third3))}$, twice the way $${typed(way(B, C))}$ from $B$ to $C$. Twice the lengths make $2^2 = 4$ times the area, $4 \\times ${area} = ${largeArea}$.`,
      ],
      order: [
        "In this order $A$ and $C$ are opposite corners, and so are $B$ and $D$. The **diagonals halve each other**, so $A$ and $C$ add up to the same as $B$ and $D$, number by number.",
        `Across: $${ax} + ${cx} - ${bx} = ${D[0]}$. Up: $${ay} + ${cy} - ${by} = ${D[1]}$.`,
        `So $D$ is at $${typed(D)}$.`,
        `Check with the midpoints. Between $A$ and $C$ it is $${midpoint(A, C)}$, between $B$ and $D$ it is $${midpoint(B, D)}$, the same.`,
      ],
    };
    const slips =
      setting === "sails"
        ? ([
            [area, "That is triangle ABC itself. The three new points lie further out."],
            [double, "That is one of the parallelograms. How many triangles like ABC fill the large triangle?"],
          ] as const)
        : setting === "posts"
          ? candidates
              .filter(([, at]) => typed(at) !== typed(P))
              .map(
                ([, at]) => [typed(at), "That makes a parallelogram. Is there a place further to the right?"] as const,
              )
          : candidates
              .filter(([, at]) => typed(at) !== typed(D))
              .map(
                ([, at]) =>
                  [
                    typed(at),
                    "That makes a parallelogram with the corners in another order. Go round A, B, C, D.",
                  ] as const,
              );
    return {
      title,
      problem: problem(A, B, C),
      figure: {
        alt: `A coordinate grid, x from 0 to 8 and y from 0 to 8, with the points A ${typed(A)}, B ${typed(B)} and C ${typed(C)}. ${alt}`,
        scale: true,
        points: {},
        draw: [
          { axes: { x: [0, 8], y: [0, 8] } },
          { dot: A, label: "A", side: "e" },
          { dot: B, label: "B", side: "e" },
          { dot: C, label: "C", side: "e" },
        ],
      },
      answer,
      hint:
        setting === "order"
          ? "Which corners are opposite each other? What do the midpoints of the two diagonals have to do with each other?"
          : "Each of the three points may be the one opposite the new point. What do the diagonals of a parallelogram do to each other?",
      solution: solution[setting],
      slips: apart(answer.kind === "whole" ? answer.value : typed(setting === "posts" ? P : D), slips, 1),
      check,
    };
  },
});

const way = ([ax, ay]: Point, [bx, by]: Point): Point => [bx - ax, by - ay];

/** The area of a triangle with no side on a grid line, from the upright box round it, in words. */
function boxed(A: Point, B: Point, C: Point): string {
  const [wide, high] = [0, 1].map((i) => {
    const all = [A, B, C].map((corner) => corner[i] ?? 0);
    return Math.max(...all) - Math.min(...all);
  }) as [number, number];
  const beside = [way(A, B), way(B, C), way(C, A)].map(([x, y]) => Math.abs(x * y) / 2);
  const area = cross(A, B, C) / 2;
  const box = wide * high;
  const rest = box - area - beside.reduce((sum, one) => sum + one, 0);
  const corner = rest > 0 ? `, and in a corner of the box a rectangle of $${rest}$` : "";
  const difference = [box, ...beside, ...(rest > 0 ? [rest] : [])].join(" - ");
  const [first, second, third] = beside;
  return `Draw an upright box round $ABC$: it has $${wide} \\times ${high} = ${box}$ squares. Beside the three sides lie right-angled triangles with areas of $${first}$, $${second}$ and $${third}$${corner}. That leaves $${difference} = ${area}$ for $ABC$.`;
}
