import { family } from "../../../engine/family.ts";
import { apart } from "../slips.ts";
import { polar } from "./shared/spots.ts";

/** Parallelogram ABCD, AB = a > AD = b: the line that halves the angle at A meets DC at E with DE = b. */
const settings = {
  meadow: (a: number, b: number) => {
    const rest = a - b;
    return {
      title: "A path across the meadow",
      problem: `A meadow is a parallelogram $ABCD$ with $AB = ${a}$ m and $AD = ${b}$ m. A straight path starts at $A$, halves the angle there, and comes out at $E$ on the side $DC$.\n\nHow long is the piece $EC$, in metres?`,
      value: rest,
      unit: "m",
      alt: `AB is ${a} metres and AD ${b} metres. EC is asked for.`,
      labels: { AB: `${a} m`, AD: `${b} m`, DE: "", EC: "?", FE: "" },
      find: [
        `Opposite sides of a parallelogram are equal, so $DC = ${a}$ m, and $EC = ${a} - ${b} = ${rest}$ m.`,
        `Check with a meadow that is a rectangle. Then the path leaves $A$ at $45°$ and is $${b}$ m along when it is $${b}$ m up. That leaves $${a} - ${b} = ${rest}$ m of the side as well.`,
      ],
      slips: [
        [b, "That is DE, the other piece of the side."],
        [a / 2, "Halving the angle at A does not halve the opposite side. Which triangle does the path cut off?"],
        [a, "That is the whole side DC. Where on it does the path come out?"],
      ] as const,
      check: "Take your EC from DC: what is left must be as long as AD.",
    };
  },
  crease: (a: number, b: number) => {
    const [rest, perimeter] = [a - b, 2 * (a + b)];
    return {
      title: "Folding side onto side",
      problem: `Farida folds a paper parallelogram $ABCD$ so that the side $AD$ falls along the side $AB$. The crease runs from $A$ to a point $E$ on $DC$. She measures $DE = ${b}$ cm and $EC = ${rest}$ cm.\n\nWhat is the perimeter of the parallelogram, in cm?`,
      value: perimeter,
      unit: "cm",
      alt: `DE is ${b} centimetres and EC ${rest} centimetres. The perimeter of ABCD is asked for.`,
      labels: { AB: "", AD: "", DE: `${b} cm`, EC: `${rest} cm`, FE: "" },
      find: [
        `So $AD = DE = ${b}$ cm. The long side is $DC = ${b} + ${rest} = ${a}$ cm, and the perimeter is $2 \\times (${a} + ${b}) = ${perimeter}$ cm.`,
        `Check by walking from $E$: $EC = ${rest}$, $CB = ${b}$, $BA = ${a}$, $AD = ${b}$, $DE = ${b}$. Together $${perimeter}$ cm. The fold brings $D$ to a point of $AB$ that is $${b}$ cm from $A$ and from $E$: with $A$, $D$ and $E$ it makes a rhombus.`,
      ],
      slips: [
        [2 * a, "That is the two long sides. How long is AD?"],
        [2 * (a + a - b), "You took EC as the short side. Which piece of DC is as long as AD?"],
        [2 * a + b, "One of the short sides is missing."],
      ] as const,
      check: "From half of your perimeter take DC: what is left must be as long as DE.",
    };
  },
  cables: (a: number, b: number) => {
    const doubled = 2 * b;
    const [outer, overlap] = [a - b, doubled - a];
    return {
      title: "Two cables cross",
      problem: `A glass roof is a parallelogram $ABCD$ with $AB = ${a}$ feet and $AD = ${b}$ feet. One cable starts at $A$ and halves the angle there. It ends at $E$ on $DC$. Another starts at $B$, halves the angle there and ends at $F$ on $DC$.\n\nHow far apart are $E$ and $F$, in feet?`,
      value: overlap,
      unit: "ft",
      alt: `A second line halves the angle at B and meets DC at F, nearer to D than E is. The two lines cross. AB is ${a} feet and AD ${b} feet. The distance of E and F is asked for.`,
      labels: { AB: `${a} ft`, AD: `${b} ft`, DE: "", EC: "", FE: "?" },
      find: [
        `In the same way, the cable from $B$ gives $CF = CB = ${b}$ feet. So $DE$ and $CF$ together cover $${b} + ${b} = ${doubled}$ feet, but $DC$ is only $${a}$ feet long. They overlap in $FE = ${doubled} - ${a} = ${overlap}$ feet.`,
        `Check along the side: $DF = ${a} - ${b} = ${outer}$, $FE = ${overlap}$ and $EC = ${a} - ${b} = ${outer}$. Together $${outer} + ${overlap} + ${outer} = ${a}$ feet.`,
      ],
      slips: [
        [outer, "That is how far one of the ends is from its corner. How far is it to the other end?"],
        [b, "That is DE. The point F lies between D and E. Where?"],
        [2 * (a - b), "Those are the two outer pieces, DF and EC. The piece between them is asked for."],
      ] as const,
      check: "Your distance and the two outer pieces, DF and EC, must make the whole side.",
    };
  },
};

export default family({
  level: "medium",
  minutes: 6,
  kind: "thinking",
  technique: "finding an isosceles triangle",
  ages: "12-14",
  curriculum: ["KS3 parallel lines and parallelograms", "8.G.5", "HSG-CO.11"],
  bounds: { setting: ["meadow", "crease", "cables"], a: [10, 40], b: [6, 30], slant: [54, 74, 4] },
  rules: {
    "the path reaches the opposite side": ({ a, b }) => a >= b + 3,
    "the two ends pass each other": ({ a, b }) => 2 * b >= a + 3,
    "no piece is as long as another": ({ a, b }) => 3 * b !== 2 * a && 2 * (a - b) !== b,
  },
  write({ setting, a, b, slant }) {
    const { title, problem, value, unit, alt, labels, find, slips, check } = settings[setting](a, b);
    const D = polar([0, 0], b, slant);
    const unitWord = unit === "ft" ? "feet" : unit;
    const length = setting === "crease" ? "$" : ` = ${b}$ ${unitWord}`;
    const isTwo = setting === "cables";
    const label = (text: string) => (text ? { label: text } : {});
    return {
      title,
      problem,
      figure: {
        alt: `A parallelogram ABCD with the long side AB level at the bottom and D above A, to its right. A line from A halves the angle there and meets DC at E. ${alt}`,
        scale: true,
        points: {
          A: [0, 0],
          B: [a, 0],
          C: [a + D[0], D[1]],
          D,
          E: [D[0] + b, D[1]],
          ...(isTwo && { F: [D[0] + a - b, D[1]] as const }),
        },
        draw: [
          { polygon: ["A", "B", "C", "D"] },
          { line: ["A", "E"] },
          { line: ["A", "B"], side: "s", ...label(labels.AB) },
          { line: ["A", "D"], side: "w", ...label(labels.AD) },
          ...(labels.DE ? [{ line: ["D", "E"] as const, side: "n" as const, label: labels.DE }] : []),
          ...(labels.EC ? [{ line: ["E", "C"] as const, side: "n" as const, label: labels.EC }] : []),
          { angle: ["B", "A", "E"] },
          { angle: ["E", "A", "D"] },
          ...(isTwo
            ? ([
                { line: ["B", "F"] },
                { angle: ["C", "B", "F"], arcs: 2 },
                { angle: ["F", "B", "A"], arcs: 2 },
                { line: ["F", "E"], side: "s", label: "?" },
                { text: "F", at: "F", side: "n" },
              ] as const)
            : []),
          { text: "A", at: "A", side: "sw" },
          { text: "B", at: "B", side: "se" },
          { text: "C", at: "C", side: "ne" },
          { text: "D", at: "D", side: "nw" },
          { text: "E", at: "E", side: isTwo || !labels.DE ? "n" : "s" },
        ],
      },
      answer: { kind: "whole", value: String(value), unit },
      hint: "Name the two equal angles at A. Because AB and DC are parallel, one of them comes back at E. What kind of triangle is ADE?",
      solution: [
        "The line from $A$ makes two equal angles there, $BAE$ and $EAD$.",
        `$AB$ and $DC$ are parallel, so angle $AED$ equals angle $BAE$ (alternate angles). So triangle $ADE$ has equal angles at $A$ and $E$, and **finding an isosceles triangle** gives the lengths: $DE = AD${length}.`,
        ...find,
      ],
      slips: apart(value, slips, 1),
      check,
    };
  },
});
