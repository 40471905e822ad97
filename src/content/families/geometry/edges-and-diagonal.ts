import { family } from "../../../engine/family.ts";
import type { Mark } from "../../../engine/figure/figure.ts";
import { wholeRoot } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";
import { box, iso } from "./shared/boxes.ts";

/** A box whose edges and diagonal through the inside are whole: a² + b² + c² = d². */
const settings = {
  pole: (a: number, b: number, c: number, d: number) => {
    const [aSquared, bSquared, cSquared, dSquared] = [a * a, b * b, c * c, d * d];
    const [floor, face] = [cSquared + bSquared, bSquared + aSquared];
    return {
      title: "A pole in a container",
      problem: `A container is ${c} dm long, ${b} dm wide and ${a} dm high inside. What is the length of the longest thin, straight pole that fits into it, in decimetres?`,
      value: d,
      unit: "dm",
      alt: `A box, ${c} decimetres long, ${b} decimetres wide and ${a} decimetres high. A dashed line runs through its inside from one corner to the opposite corner.`,
      draw: [
        ...box(c, b, a),
        { line: [iso(0, 0, 0), iso(c, 0, 0)], label: `${c} dm` },
        { line: [iso(c, 0, 0), iso(c, b, 0)], label: `${b} dm` },
        { line: [iso(0, 0, 0), iso(0, 0, a)], label: `${a} dm` },
        { line: [iso(0, 0, 0), iso(c, b, a)], dashed: true },
      ] as Mark[],
      hint: "The pole goes from one corner through the inside to the opposite corner. Look at its shadow on the floor: which two right-angled triangles do you see?",
      steps: [
        "The longest straight line in a box joins two opposite corners through the inside.",
        `Its shadow on the floor is the diagonal of a rectangle. By Pythagoras its square is $${c}^2 + ${b}^2 = ${floor}$.`,
        `Shadow, height and pole make a second right-angled triangle. **Pythagoras twice** gives $${floor} + ${a}^2 = ${dSquared}$ for the square of the pole.`,
        `So the pole is $\\sqrt{${dSquared}} = ${d}$ dm long.`,
        `Check in another order, first in an upright face: $${b}^2 + ${a}^2 = ${face}$, and $${face} + ${c}^2 = ${dSquared} = ${d}^2$.`,
      ],
      slips: [
        [a + b + c, "That goes along three edges. The pole takes the straight way."],
        [wholeRoot(floor) ?? -1, "That is a pole that lies flat on the floor. Can it be tilted upwards?"],
        [dSquared, "That is the square of the length. Which number has this square?"],
      ] as const,
      check:
        "Take away the squares of two edges from the square of your length; the square of the third edge must be left.",
    };
  },
  faces: (a: number, b: number, c: number, d: number) => {
    const [aSquared, bSquared, cSquared, dSquared] = [a * a, b * b, c * c, d * d];
    const [p, q, r] = [aSquared + bSquared, bSquared + cSquared, cSquared + aSquared];
    const sum = p + q + r;
    return {
      title: "Three threads on a box",
      problem: `On three faces of a box that meet at a corner, a thread is stretched from corner to corner of the face. The **squares** of the lengths of the three threads are $${p}$, $${r}$ and $${q}$ (in cm²). The edges of the box are not known.\n\nHow many centimetres long is a thread through the inside, from one corner of the box to the opposite corner?`,
      value: d,
      unit: "cm",
      alt: "A box of unknown size. A diagonal is drawn on each of the three faces that show. A dashed line runs through the inside from one corner to the opposite corner; its length is asked for.",
      draw: [
        ...box(c, b, a),
        { line: [iso(0, 0, a), iso(c, 0, 0)] },
        { line: [iso(c, 0, 0), iso(c, b, a)] },
        { line: [iso(0, 0, a), iso(c, b, a)] },
        { line: [iso(0, 0, 0), iso(c, b, a)], dashed: true },
      ] as Mark[],
      hint: "Call the edges x, y and z. Write each square as a sum, and add the three equations. How often does each edge occur?",
      steps: [
        `Let the edges be $x$, $y$ and $z$ cm. By Pythagoras $x^2 + y^2 = ${p}$, $x^2 + z^2 = ${r}$ and $y^2 + z^2 = ${q}$.`,
        `**Add all three equations**: every edge occurs twice, so $2(x^2 + y^2 + z^2) = ${sum}$.`,
        `The thread through the inside has the square $x^2 + y^2 + z^2 = ${sum} \\div 2 = ${dSquared}$. So it is $${d}$ cm long.`,
        `Check with the edges: $z^2 = ${dSquared} - ${p} = ${cSquared}$, $y^2 = ${dSquared} - ${r} = ${bSquared}$ and $x^2 = ${dSquared} - ${q} = ${aSquared}$. The edges are ${a}, ${b} and ${c} cm, and they give the three squares again.`,
      ],
      slips: [
        [dSquared, "That is the square of the length. Which number has this square?"],
        [sum, "In this sum every edge occurs twice, and it is still a square."],
        [wholeRoot(sum) ?? -1, "In the sum of the three equations every edge occurs twice."],
      ] as const,
      check:
        "From the square of your length take away each of the three given squares; the three edges squared must be left, and they must fit.",
    };
  },
  frame: (a: number, b: number, c: number, d: number) => {
    const [aSquared, bSquared, cSquared, dSquared] = [a * a, b * b, c * c, d * d];
    const sum = a + b + c;
    const sumSquared = sum ** 2;
    const products = a * b + b * c + c * a;
    const [wire, paper] = [4 * sum, 2 * products];
    return {
      title: "Wire and paper",
      problem: `A lamp has the shape of a box. Its twelve edges are made of wire, ${wire} cm in all, and its six faces of paper, ${paper} cm² in all. Nothing else is known about it.\n\nHow many centimetres is it through the inside, from one corner to the opposite corner?`,
      value: d,
      unit: "cm",
      alt: `A box of unknown size. All twelve edges together are ${wire} centimetres long, and all six faces together have ${paper} square centimetres. A dashed line runs through the inside from one corner to the opposite corner; its length is asked for.`,
      draw: [...box(c, b, a), { line: [iso(0, 0, 0), iso(c, b, a)], dashed: true }] as Mark[],
      hint: "What do three edges that meet at a corner add up to? Square that sum: which parts of the result do you recognise?",
      steps: [
        `Let the edges be $x$, $y$ and $z$ cm. Each occurs four times, so $x + y + z = ${wire} \\div 4 = ${sum}$.`,
        `The paper is $2(xy + yz + zx) = ${paper}$.`,
        `**Square the sum**: $(x + y + z)^2$ is $x^2 + y^2 + z^2$ and twice the products. So $${sum}^2 = x^2 + y^2 + z^2 + ${paper}$.`,
        `By Pythagoras the square of the diagonal is $x^2 + y^2 + z^2 = ${sumSquared} - ${paper} = ${dSquared}$. So the diagonal is $${d}$ cm.`,
        `Check with a box that fits: edges of ${a}, ${b} and ${c} cm need $4 \\times ${sum} = ${wire}$ cm of wire and $2 \\times ${products} = ${paper}$ cm² of paper, and $${aSquared} + ${bSquared} + ${cSquared} = ${dSquared} = ${d}^2$.`,
      ],
      slips: [
        [sum, "That is the way along three edges. The way through the inside is shorter."],
        [dSquared, "That is the square of the length. Which number has this square?"],
        [wire / 12, "That would be an edge if all twelve were equal. Would the paper fit then?"],
      ] as const,
      check: "The square of your length and the paper together must be the square of a quarter of the wire.",
    };
  },
  ball: (a: number, b: number, c: number, d: number) => {
    const [aSquared, bSquared, cSquared, dSquared] = [a * a, b * b, c * c, d * d];
    return {
      title: "A box in a ball",
      problem: `A glass ball has an inner diameter of ${d} cm. A box with edges of ${a} cm, ${b} cm and a third, longer edge fits into it exactly: all eight corners touch the glass.\n\nHow many centimetres long is the third edge?`,
      value: c,
      unit: "cm",
      alt: `A box with edges of ${a} centimetres, ${b} centimetres and a longer, unknown edge. A dashed line through the inside, from one corner to the opposite corner, is a diameter of the ball around the box: ${d} centimetres.`,
      draw: [
        ...box(c, b, a),
        { line: [iso(c, 0, 0), iso(c, b, 0)], label: `${b} cm` },
        { line: [iso(0, 0, 0), iso(0, 0, a)], label: `${a} cm` },
        { line: [iso(0, 0, 0), iso(c, 0, 0)], label: "?" },
        { line: [iso(0, 0, 0), iso(c, b, a)], dashed: true },
      ] as Mark[],
      hint: "Where is the middle of the ball, seen from the box? Which line in the box is as long as the diameter?",
      steps: [
        "The middle of the box is equally far from all eight corners, so it is the middle of the ball. The line from a corner through the middle to the opposite corner is a **diameter of the ball**.",
        `With Pythagoras twice, the square of that line is the sum of the squares of the three edges: $${a}^2 + ${b}^2 + x^2 = ${d}^2$.`,
        `So $x^2 = ${dSquared} - ${aSquared} - ${bSquared} = ${cSquared}$, and $x = ${c}$ cm.`,
        `Check: $${aSquared} + ${bSquared} + ${cSquared} = ${dSquared}$, and $\\sqrt{${dSquared}} = ${d}$.`,
      ],
      slips: [
        [d - a - b, "You laid the edges end to end. The diameter goes straight through the box."],
        [wholeRoot(dSquared - bSquared) ?? -1, "That works for a flat rectangle. The box has another edge."],
        [cSquared, "That is the square of the edge. Which number has this square?"],
      ] as const,
      check: "Add the squares of all three edges; the sum must be the square of the diameter.",
    };
  },
};

export default family({
  level: "hard",
  minutes: 6,
  kind: "thinking",
  technique: "Pythagoras in three dimensions",
  ages: "14-16",
  curriculum: ["GCSE Pythagoras in 3-D", "8.G.7", "HSG-MG.1"],
  bounds: { setting: ["pole", "faces", "frame", "ball"], a: [1, 16], b: [2, 18], c: [2, 20] },
  rules: {
    "shortest first": ({ a, b, c }) => a <= b && b < c && c <= 8 * a,
    "the diagonal is whole": ({ a, b, c }) => wholeRoot(a * a + b * b + c * c) !== null,
    "a pole is worth carrying": ({ setting, a }) => setting !== "pole" || a > 1,
  },
  write({ setting, a, b, c }) {
    const d = wholeRoot(a * a + b * b + c * c) ?? 0;
    const { title, problem, value, unit, alt, draw, hint, steps, slips, check } = settings[setting](a, b, c, d);
    return {
      title,
      problem,
      figure: { alt, scale: true, points: {}, draw },
      answer: { kind: "whole", value: String(value), unit },
      hint,
      solution: steps,
      slips: apart(value, slips, 1),
      check,
    };
  },
});
