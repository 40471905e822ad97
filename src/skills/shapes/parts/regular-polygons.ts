import type { Question } from "../../../engine/exercise.ts";
import { capital, withArticle } from "../../../engine/words.ts";
import { deg } from "../shared-figures.ts";
import { wholeSlips } from "../shared-slips.ts";

const polygonNames: Readonly<Record<number, string>> = { 5: "pentagon", 6: "hexagon", 7: "heptagon", 8: "octagon" };

/** An angle of a regular polygon, or the number of its sides from an angle. */
export function regular(find: "inside" | "outside" | "sides from outside" | "sides from inside", n: number): Question {
  const out = 360 / n;
  const inside = 180 - out;
  const isSides = find.startsWith("sides");
  const value = find === "inside" ? inside : find === "outside" ? out : n;
  const answer = { kind: "whole", value: String(value), ...(isSides ? {} : { unit: "°" }) } as const;
  const name = polygonNames[n];
  const turn = `Walk once round the polygon: at every corner you turn by the angle outside, and in the end you have turned by ${deg(360)}.`;
  const shape = name ? `regular ${name}` : `regular polygon with ${n} sides`;
  const known =
    find === "sides from inside" ? "which makes a straight line with the angle inside" : "which the question gives";
  const prompts = {
    inside: `${capital(withArticle(shape))} has equal sides and equal angles. How many degrees is each inside angle?`,
    outside: `One side of ${withArticle(shape)} is drawn on past a corner. How many degrees is the outside angle between it and the next side?`,
    "sides from outside": `At each corner of a regular polygon the outside angle, between one side drawn on and the next side, is ${deg(out)}. How many sides does the polygon have?`,
    "sides from inside": `Each inside angle of a regular polygon is ${deg(inside)}. How many sides does the polygon have?`,
  };
  const rest = {
    inside: [
      `All $${n}$ turns are equal, so each is $360 \\div ${n} = ${out}$ degrees.`,
      `The inside angle makes a straight line with the turn: $180 - ${out} = ${inside}$. So each inside angle is ${deg(inside)}.`,
    ],
    outside: [
      `All $${n}$ turns are equal, so each is $360 \\div ${n} = ${out}$ degrees. So the outside angle is ${deg(out)}.`,
    ],
    "sides from outside": [
      `How many turns of ${deg(out)} make ${deg(360)}? It is $360 \\div ${out} = ${n}$, so the polygon has $${n}$ sides.`,
    ],
    "sides from inside": [
      `The angle outside makes a straight line with the angle inside: $180 - ${inside} = ${out}$ degrees.`,
      `How many turns of ${deg(out)} make ${deg(360)}? It is $360 \\div ${out} = ${n}$, so the polygon has $${n}$ sides.`,
    ],
  };
  const wrong = {
    inside: [
      [
        out,
        "gave the angle outside instead of inside",
        `That is the turn at a corner, the angle outside. Which angle makes a straight line with it?`,
      ],
      [
        180 * (n - 2),
        "gave the sum of all the angles",
        `That is the sum of all the inside angles. How large is one of the $${n}$?`,
      ],
      [
        360 - out,
        "took away from a full turn instead of a straight line",
        `The angles inside and outside lie side by side on a straight line. How many degrees is that?`,
      ],
      [
        180,
        "counted as many triangles as sides",
        `An angle of ${deg(180)} would be no corner at all. How many triangles do the lines from one corner make?`,
      ],
    ],
    outside: [
      [
        inside,
        "gave the angle inside instead of outside",
        `That is the inside angle. The angle outside lies beside it on a straight line.`,
      ],
      [
        180 / n,
        "shared out half a turn instead of a full one",
        `Walk once round the polygon. By how much have you turned when you are back?`,
      ],
      [
        360 - inside,
        "took away from a full turn instead of a straight line",
        `The side drawn on makes a straight line. What do the angles inside and outside make together?`,
      ],
    ],
    "sides from outside": [
      [
        180 / out,
        "shared out half a turn instead of a full one",
        `Walk once round the polygon. By how much have you turned when you are back?`,
      ],
      [n - 2, "took two sides away", `Here no triangles are counted. How many turns make a full turn?`],
      [n + 2, "added two sides", `Here no triangles are counted. How many turns make a full turn?`],
    ],
    "sides from inside": [
      [
        360 / inside,
        "divided by the angle inside instead of outside",
        `A walk round the polygon turns by the angle outside at each corner. How large is that?`,
      ],
      [n - 2, "gave the number of triangles", `That is how many triangles there are inside. How many sides is that?`],
      [
        180 / out,
        "shared out half a turn instead of a full one",
        `Walk once round the polygon. By how much have you turned when you are back?`,
      ],
      [
        out,
        "gave the angle outside instead of the number of sides",
        `That is the angle outside at each corner. How many of them make a full turn?`,
      ],
    ],
  } as const;
  return {
    prompt: prompts[find],
    answer,
    steps: [turn, ...rest[find]],
    slips: wholeSlips(answer, wrong[find]),
    check: isSides
      ? `Divide ${deg(360)} by your number of sides: that must be the angle outside, ${known}.`
      : `The angles inside and outside make ${deg(180)}, and all the ${n} angles outside make ${deg(360)}.`,
  };
}
