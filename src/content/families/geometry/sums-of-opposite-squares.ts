import { family } from "../../../engine/family.ts";
import { wholeRoot } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";
import { short } from "./shared/spots.ts";

/**
 * a² + c² = b² + d². In a rectangle these are the ways from a point to the corners; where the diagonals of a
 * quadrilateral are perpendicular, they are its sides.
 */
const settings = {
  buoy: (a: number, b: number, c: number) => ({
    title: "The buoy in the harbour",
    problem: `A harbour is a rectangle $ABCD$. A buoy $P$ floats in it. It is $${a}$ m from the corner $A$, $${b}$ m from $B$ and $${c}$ m from $C$.\n\nHow far is it from $D$, in metres?`,
    unit: "m",
    alt: `A rectangle ABCD with a point P inside, joined to the four corners. PA is ${a} metres, PB ${b} metres, PC ${c} metres. PD is asked for.`,
    hint: "Draw lines through P parallel to the sides. Which right-angled triangles share a leg?",
    steps: [
      "Lines through $P$ parallel to the sides cut each side of the rectangle in two. Let $P$ be $p$ from $AD$, $q$ from $BC$, $r$ from $AB$ and $s$ from $DC$.",
      "Pythagoras: $PA^2 = p^2 + r^2$, $PB^2 = q^2 + r^2$, $PC^2 = q^2 + s^2$, $PD^2 = p^2 + s^2$. Each letter stands once with $A$ or $C$ and once with $B$ or $D$. So $PA^2 + PC^2 = PB^2 + PD^2$. The idea is **adding Pythagoras in two ways**.",
    ],
    find: "PD",
    checked: "Check with a harbour that fits.",
    test: "The squares of the distances to A and C must add up to the same as the squares of those to B and D.",
    equal: [
      `That is the distance to B. P need not be halfway between the left and the right side.`,
      "Opposite distances do not add up to the same, but something made from them does.",
    ],
  }),
  kite: (a: number, b: number, c: number) => ({
    title: "Sticks of a crooked kite",
    problem: `A crooked kite $ABCD$ is built on two sticks $AC$ and $BD$ that cross at right angles at $X$. A cord runs round the outside. $AB$ is $${a}$ cm, $BC$ is $${b}$ cm and $CD$ is $${c}$ cm.\n\nHow long is $DA$, in cm?`,
    unit: "cm",
    alt: `A quadrilateral ABCD with four different sides. Its diagonals cross at right angles at X. AB is ${a} centimetres, BC ${b} centimetres, CD ${c} centimetres. DA is asked for.`,
    hint: "The sticks make four right-angled triangles. Which sides of the kite use which halves of the sticks?",
    steps: [
      "Let $XA = p$, $XB = q$, $XC = r$ and $XD = s$.",
      "Pythagoras in the four triangles at $X$: $AB^2 = p^2 + q^2$, $BC^2 = q^2 + r^2$, $CD^2 = r^2 + s^2$, $DA^2 = s^2 + p^2$. In each pair of opposite sides every letter stands once. So $AB^2 + CD^2 = BC^2 + DA^2$. The idea is **adding Pythagoras in two ways**.",
    ],
    find: "DA",
    checked: "Check with a kite that fits.",
    test: "The squares of two opposite sides must add up to the same as the squares of the other two.",
    equal: [
      `That is BC. The kite is crooked: neighbouring sides need not be equal.`,
      "Opposite sides add up to the same where a circle fits inside. What do right angles at X tell you?",
    ],
  }),
};

const fourth = (a: number, b: number, c: number): number => wholeRoot(Math.max(0, a * a + c * c - b * b)) ?? 0;

/** The four legs p, q, r, s of a shape that fits, for some whole square t of the leg that a and b share. */
function legs(a: number, b: number, c: number): [p: number, q: number, r: number, s: number] {
  const least = Math.max(0, b * b - c * c);
  const most = Math.min(a * a, b * b);
  const t = Math.floor((least + most) / 2);
  return [a * a - t, t, b * b - t, c * c - b * b + t].map((square) => short(Math.sqrt(Math.max(0, square)))) as [
    number,
    number,
    number,
    number,
  ];
}

export default family({
  level: "hard",
  minutes: 8,
  kind: "thinking",
  technique: "adding Pythagoras in two ways",
  ages: "14-16",
  curriculum: ["GCSE Pythagoras", "8.G.7", "HSG-SRT.8"],
  bounds: { setting: ["buoy", "kite"], a: [6, 40], b: [6, 40], c: [6, 40] },
  rules: {
    "the fourth length is whole": ({ a, b, c }) => fourth(a, b, c) > 0,
    "all four lengths differ": ({ a, b, c }) => new Set([a, b, c, fourth(a, b, c)]).size === 4,
    "such a shape exists and is no sliver": ({ a, b, c }) =>
      b * b - c * c < a * a && Math.min(...legs(a, b, c)) > 0.3 * Math.max(...legs(a, b, c)),
  },
  write({ setting, a, b, c }) {
    const d = fourth(a, b, c);
    const { title, problem, unit, alt, hint, steps, find, checked, test, equal } = settings[setting](a, b, c);
    const [first, second, third] = setting === "buoy" ? ["PA", "PB", "PC"] : ["AB", "BC", "CD"];
    // In the rectangle a and b share the way down from P; in the kite they share the leg XB.
    const [p, q, r, s] = legs(a, b, c);
    const t = Math.round(q * q);
    const [aSquared, bSquared, cSquared, dSquared] = [a * a, b * b, c * c, d * d];
    const [pSquared, otherSquared, sSquared] = [aSquared - t, bSquared - t, cSquared - bSquared + t];
    const [chosen, other] = setting === "buoy" ? ["$r^2", "$q^2"] : ["$q^2", "$r^2"];
    const isBuoy = setting === "buoy";
    return {
      title,
      problem,
      figure: {
        alt,
        scale: true,
        points: isBuoy
          ? { A: [0, 0], B: [short(p + r), 0], C: [short(p + r), short(q + s)], D: [0, short(q + s)], P: [p, q] }
          : { A: [-p, 0], B: [0, -q], C: [r, 0], D: [0, s], X: [0, 0] },
        draw: [
          { polygon: ["A", "B", "C", "D"] },
          ...(isBuoy
            ? ([
                { line: ["P", "A"], label: `${a} m` },
                { line: ["P", "B"], label: `${b} m` },
                { line: ["P", "C"], label: `${c} m` },
                { line: ["P", "D"], label: "?" },
                { text: "P", at: "P" },
              ] as const)
            : ([
                { line: ["A", "C"], dashed: true },
                { line: ["B", "D"], dashed: true },
                { angle: ["C", "X", "D"], right: true },
                { line: ["A", "B"], label: `${a} cm` },
                { line: ["B", "C"], label: `${b} cm` },
                { line: ["C", "D"], label: `${c} cm` },
                { line: ["D", "A"], label: "?" },
                { text: "X", at: "X", side: "sw" },
              ] as const)),
          { text: "A", at: "A" },
          { text: "B", at: "B" },
          { text: "C", at: "C" },
          { text: "D", at: "D" },
        ],
      },
      answer: { kind: "whole", value: String(d), unit },
      hint,
      solution: [
        ...steps,
        `Put in the numbers: $${find}^2 = ${first}^2 + ${third}^2 - ${second}^2$. That is $${aSquared} + ${cSquared} - ${bSquared} = ${dSquared}$, so $${find} = ${d}$ ${unit}.`,
        `${checked} Choose ${chosen} = ${t}$. Then $p^2 = ${pSquared}$, ${other} = ${otherSquared}$ and $s^2 = ${sSquared}$. So $${find}^2 = p^2 + s^2 = ${dSquared}$, and $${d}^2 = ${dSquared}$.`,
      ],
      slips: apart(
        d,
        [
          [a + c - b, equal[1] ?? ""],
          [b, equal[0] ?? ""],
          [
            wholeRoot(Math.max(aSquared + bSquared - cSquared, 0)) ?? 0,
            "You paired neighbours. Which two of the four triangles have no leg in common?",
          ],
        ],
        1,
      ),
      check: test,
    };
  },
});
