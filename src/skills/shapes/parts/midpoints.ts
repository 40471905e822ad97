import type { Question } from "../../../engine/exercise.ts";
import { inBrackets } from "../../../engine/tex.ts";
import { decimalText, rational } from "../../../maths/rational.ts";
import { slips } from "../../slips.ts";
import { at, coordinate, named, onGrid, typed } from "../shared-points.ts";

const half = (n: number): string => decimalText(rational(n, 2)) ?? "";

/** The midpoint of two points. */
export function middle(x: number, y: number, u: number, v: number): Question {
  const [m, n] = [half(x + u), half(y + v)];
  const answer = coordinate(m, n);
  const plus = (a: number, b: number) => `\\frac{${a} + ${inBrackets(b)}}{2}`;
  return {
    prompt: `What are the coordinates of the midpoint of the line from ${named("A", x, y)} to ${named("B", u, v)}?`,
    answer,
    steps: [
      `Halfway between two points each coordinate is halfway, too: add the two numbers and halve.`,
      `Along the $x$-axis: $${plus(x, u)} = ${m}$.`,
      `Along the $y$-axis: $${plus(y, v)} = ${n}$. So the midpoint is ${at(m, n)}.`,
    ],
    slips: slips(answer, [
      [
        typed(half(u - x), half(v - y)),
        "halved the differences instead of the sums",
        `That is half the way from $A$ to $B$. Where do you come to when you start at $A$ and go so far?`,
      ],
      [typed(x + u, y + v), "forgot to halve", `You added the coordinates. What lies halfway between two numbers?`],
      [
        typed(n, m),
        "swapped the two coordinates",
        `The first number belongs to the $x$-axis. Which numbers did you take for it?`,
      ],
      [
        typed(half(x + y), half(u + v)),
        "mixed up the two coordinates",
        `You took the two numbers of one point together. Halfway along the $x$-axis takes both first numbers.`,
      ],
    ]),
    check: `From $A$ to your point and from your point to $B$ must be the same steps.`,
    shows: {
      by: "grid",
      lines: [
        [onGrid(9, true, ["A", x, y], ["B", u, v])],
        [onGrid(9, true, ["A", x, y], ["B", u, v])],
        [onGrid(9, true, ["A", x, y], ["M", (x + u) / 2, (y + v) / 2], ["B", u, v]), "M"],
      ],
    },
  };
}

/** The other end of a line, from one end and its midpoint. */
export function end(x: number, y: number, dx: number, dy: number): Question {
  const [m, n] = [x + dx, y + dy];
  const [u, v] = [m + dx, n + dy];
  const answer = coordinate(u, v);
  const minus = (a: number, b: number) => `${a} - ${inBrackets(b)}`;
  return {
    prompt: `${named("M", m, n)} is the midpoint of the line from ${named("A", x, y)} to $B$. What are the coordinates of $B$?`,
    answer,
    steps: [
      `From $M$ to $B$ it is as far, and the same way, as from $A$ to $M$.`,
      `From $A$ to $M$ the first number changes by $${minus(m, x)} = ${dx}$, the second by $${minus(n, y)} = ${dy}$.`,
      `Make the same change once more, from $M$: $B$ is at ${at(u, v)}.`,
    ],
    slips: slips(answer, [
      [
        typed(half(x + m), half(y + n)),
        "found the middle of the two given points",
        `That lies between $A$ and $M$. But $M$ is the midpoint already: $B$ is on its other side.`,
      ],
      [
        typed(x - dx, y - dy),
        "went on past the wrong point",
        `You went on past $A$. Which of the points lies in the middle?`,
      ],
      [
        typed(dx, dy),
        "gave the steps instead of the point",
        `Those are the steps from $A$ to $M$. Where do you come to when you make them from $M$?`,
      ],
      [
        typed(v, u),
        "swapped the two coordinates",
        `The first number belongs to the $x$-axis. Which numbers did you take for it?`,
      ],
      [
        typed(2 * m, 2 * n),
        "doubled the midpoint",
        `Doubling $M$ would be right if $A$ were the origin. Where is $A$?`,
      ],
    ]),
    check: `Find the midpoint of $A$ and your point: it must be ${at(m, n)}.`,
    shows: {
      by: "grid",
      lines: [
        [onGrid(12, true, ["A", x, y], ["M", m, n])],
        [onGrid(12, true, ["A", x, y], ["M", m, n]), "A M"],
        [onGrid(12, true, ["A", x, y], ["M", m, n], ["B", u, v]), "B"],
      ],
    },
  };
}
