import { family } from "../../../engine/family.ts";
import { texEach, texSum } from "../../../engine/tex.ts";
import { commas } from "../../../engine/words.ts";
import { range, sum } from "../../../maths/whole.ts";

/** From one square of `side` by `side` to the next, told in three ways. */
function patio(side: number) {
  const edges = 2 * side;
  const gap = edges + 1;
  const newSide = side + 1;
  const [old, next] = [side ** 2, newSide ** 2];
  return {
    title: "One size bigger",
    problem: `Pilar has laid a square patio with square slabs. She wants to make it one slab longer **and** one slab wider, so that it is a square again. She needs $${gap}$ more slabs.\n\nHow many slabs does the **new** patio have altogether?`,
    answer: { kind: "whole" as const, value: String(next), unit: "slabs" },
    hint: "Draw a small square patio and add the new slabs along two edges. How many go along each edge, and what about the corner?",
    solution: [
      "Draw the new slabs: they make an **L-shape** of one row along the old edge, another row along the next edge, and a single slab in the corner.",
      `Take the corner slab away: $${gap} - 1 = ${edges}$ slabs lie along two equal edges. So each old edge has $${edges} \\div 2 = ${side}$ slabs.`,
      `The new edge is one longer: $${newSide}$ slabs. The new patio has $${newSide} \\times ${newSide} = ${next}$ slabs.`,
      `Check with the old patio: $${side} \\times ${side} = ${old}$, and $${old} + ${gap} = ${next}$.`,
    ],
    slips: [
      {
        when: String(old),
        say: "That is how many slabs the old patio has. The question asks for the new one.",
      },
      {
        when: String(newSide),
        say: "That is how many slabs lie along one edge of the new patio. Now count them all.",
      },
      {
        when: String((side + 2) ** 2),
        say: "It looks as if the corner went missing: the corner slab belongs to neither of the old edges.",
      },
    ],
    check: `Take ${gap} away from your number: both your number and what is left must be square numbers, with edges one apart.`,
  };
}

function band(side: number) {
  const lines = 2 * side;
  const gap = lines + 1;
  const wholeSide = side + 1;
  const [left, whole] = [side ** 2, wholeSide ** 2];
  return {
    title: "The band gets smaller",
    problem: `A brass band stands in a full square, with as many rows as there are players in each row. Then $${gap}$ players go home.\n\nThe others can again stand in a full square. It has exactly **one row fewer**.\n\nHow many players are still there?`,
    answer: { kind: "whole" as const, value: String(left), unit: "players" },
    hint: "Which players of the big square must leave so that the small square is left standing? Are any of them counted twice?",
    solution: [
      "Let one whole row at the front and one whole column at the side leave. Then the smaller square is left standing.",
      "The row and the column share the player in the corner. So those who leave form an **L-shape**: two lines as long as the small square, and one player in the corner.",
      `Leave out the corner: $${gap} - 1 = ${lines}$ players, so each line has $${lines} \\div 2 = ${side}$. The small square is $${side}$ by $${side}$.`,
      `So $${side} \\times ${side} = ${left}$ players are still there.`,
      `Check with the whole band: $${left} + ${gap} = ${whole}$, and $${wholeSide} \\times ${wholeSide} = ${whole}$ is the next square.`,
    ],
    slips: [
      { when: String(whole), say: "That is the size of the whole band before anybody went home." },
      { when: String(side), say: "That is how many players stand in one row now. Count all the rows." },
    ],
    check: `Add ${gap} to your number: both your number and the total must be square numbers, with sides one apart.`,
  };
}

function mosaic(side: number) {
  const sides = 4 * side;
  const frame = sides + 4;
  const outerSide = side + 2;
  const [mosaic, framed] = [side ** 2, outerSide ** 2];
  return {
    title: "A frame for the mosaic",
    problem: `Zeynep makes a square mosaic from small square tiles. All the way round it she lays a frame of blue tiles, **one tile wide**. The frame has a tile at each corner too. She uses $${frame}$ blue tiles.\n\nHow many tiles are **inside** the frame?`,
    answer: { kind: "whole" as const, value: String(mosaic), unit: "tiles" },
    hint: "Draw the frame round a small square. Which of the frame's tiles touch no side of the mosaic?",
    solution: [
      `Take away the four corner tiles, because they touch the mosaic only at its corners: $${frame} - 4 = ${sides}$.`,
      `The rest lies along four equal sides, so **share equally**: $${sides} \\div 4 = ${side}$ tiles along each side of the mosaic.`,
      `The mosaic is a square of $${side} \\times ${side} = ${mosaic}$ tiles.`,
      `Check from the outside: with the frame there are $${outerSide}$ tiles along each edge, which makes $${outerSide} \\times ${outerSide} = ${framed}$. And $${framed} - ${mosaic} = ${frame}$ blue ones.`,
    ],
    slips: [
      {
        when: String((side + 1) ** 2),
        say: "A quarter of the blue tiles is one more than a side of the mosaic: what about the corners?",
      },
      { when: String(framed), say: "That counts the blue tiles too. The question asks for those inside." },
      { when: String(side), say: "That is how many tiles lie along one side of the mosaic. Count the whole square." },
    ],
    check: `Draw a square with as many tiles as you say, put a frame round it and count: the frame must use ${frame} tiles.`,
  };
}

function staircase(side: number) {
  const [from, to] = [side - 3, side + 1];
  const [first, last] = [from ** 2, to ** 2];
  const gaps = range(from, side).map((n) => 2 * n + 1);
  const added = texSum(gaps);
  const total = sum(gaps);
  return {
    title: "Four bigger squares",
    problem: `Jomo lays a square of $${first}$ counters. He makes it one row and one column bigger, again and again, so that it is always a full square. He does this **four** times.\n\nHow many counters does he **add** altogether?`,
    answer: { kind: "whole" as const, value: String(total), unit: "counters" },
    hint: "How long is the side of his first square, and how long is the side of the last? Do you have to know what he adds each time?",
    solution: [
      `His first square has sides of $${from}$, because $${from} \\times ${from} = ${first}$.`,
      `Each time the side grows by one, so after four times it is $${from} + 4 = ${to}$. The last square has $${to} \\times ${to} = ${last}$ counters.`,
      `He added the **difference** of the two squares: $${last} - ${first} = ${total}$.`,
      `Check step by step: he adds ${commas(texEach(gaps))}, each time two more than before, and $${added} = ${total}$.`,
    ],
    slips: [
      {
        when: String(last),
        say: "That is how many counters he has at the end. How many of them were added?",
      },
      {
        when: String(4 * (2 * from + 1)),
        say: "The first time he does add a quarter of that. But the square has grown by then, so he needs more the next time.",
      },
    ],
    check: `Add your number to ${first}: the total must be a square number whose side is four longer.`,
  };
}

const settings = { patio, band, mosaic, staircase };

export default family({
  level: "easy",
  topic: "squares-powers",
  minutes: 4,
  kind: "thinking",
  technique: "drawing the difference of squares",
  ages: "9-11",
  curriculum: ["Y5 square numbers", "4.OA.5"],
  bounds: { setting: ["patio", "band", "mosaic", "staircase"], side: [5, 20] },
  rules: {
    "the steps stay small": ({ setting, side }) => setting !== "staircase" || side <= 12,
  },
  write: ({ setting, side }) => settings[setting](side),
});
