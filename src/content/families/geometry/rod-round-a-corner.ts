import { family } from "../../../engine/family.ts";
import type { Mark } from "../../../engine/figure/figure.ts";
import { apart } from "../slips.ts";
import { polar } from "./shared/spots.ts";

/** A rod as long as a side turns round the corner A of a square or rhombus ABCD, from AB to AP. */
const settings = {
  gate: (turn: number, _corner: number) => {
    const atA = 90 + turn;
    const equalAngles = 180 - atA;
    const [value, halfTurn] = [equalAngles / 2, turn / 2];
    return {
      title: "The gate swings out",
      problem: `The yard $ABCD$ is a square. Its side $AB$ is one long gate with its hinge at $A$. The gate is swung outwards by $${turn}°$, so that its end $B$ comes to $P$.\n\nHow large is angle $APD$, in degrees?`,
      value,
      alt: `A square ABCD with AB at the bottom. AP, as long as AB, points down and to the right; angle BAP is ${turn} degrees and lies outside of the square. P is joined to D. Angle APD is asked for.`,
      corner: 90,
      at: -turn,
      asked: ["A", "P", "D"] as const,
      hint: "Which three lines of the picture are equally long? Look for a triangle with two of them as sides.",
      steps: [
        "The gate keeps its length, so $AP = AB$. In a square $AB = AD$. So triangle $APD$ has two equal sides, $AP$ and $AD$: it is isosceles.",
        `The angle between them is $DAP = 90° + ${turn}° = ${atA}°$.`,
        `The two other angles are equal and make $180° - ${atA}° = ${equalAngles}°$. Each is $${equalAngles}° \\div 2 = ${value}°$. The idea is **finding isosceles triangles**.`,
        `Check with the ends of the swing. With the gate shut, $PD$ is a diagonal and the angle is $45°$. Swung by $90°$, the gate is in line with $DA$ and the angle is $0°$. It falls by half of the turn: $45° - ${halfTurn}° = ${value}°$.`,
      ],
      slips: [
        [equalAngles, "That is shared by two equal angles. How much does each of them get?"],
        [(90 + turn) / 2, "You turned the gate inwards. Is the angle at A now larger or smaller than a right angle?"],
        [45, "That is the angle with the gate shut. What does swinging it do to the triangle?"],
      ] as const,
      check: "Twice your angle and the angle DAP must make 180° together.",
    };
  },
  hand: (turn: number, _corner: number) => {
    const atA = 90 - turn;
    const equalAngles = 180 - atA;
    const [ADP, halfTurn] = [equalAngles / 2, turn / 2];
    const PDC = 90 - ADP;
    return {
      title: "A clock hand in a square",
      problem: `A square clock $ABCD$ has one hand, as long as a side. The hand turns round the corner $A$. It started along $AB$ and has turned by $${turn}°$ into the square. Its tip is at $P$ now.\n\nHow large is angle $PDC$, in degrees?`,
      value: PDC,
      alt: `A square ABCD with AB at the bottom and DC at the top. AP, as long as AB, points into the square; angle BAP is ${turn} degrees. P is joined to D. Angle PDC is asked for.`,
      corner: 90,
      at: turn,
      asked: ["P", "D", "C"] as const,
      hint: "Which sides of triangle APD are equally long? What is its angle at A?",
      steps: [
        "The hand is as long as a side, so $AP = AD$: triangle $APD$ is isosceles.",
        `Its angle at $A$ is $90° - ${turn}° = ${atA}°$. The two equal angles make $180° - ${atA}° = ${equalAngles}°$, so angle $ADP = ${ADP}°$. The idea is **finding isosceles triangles**.`,
        `At $D$ the corner of the square is a right angle: $PDC = 90° - ${ADP}° = ${PDC}°$.`,
        `Check with the ends of the turn. With the hand along $AB$, $DP$ is a diagonal and the angle is $45°$. With the hand nearly at $AD$, $DP$ points to the right like $DC$ and the angle is nearly $0°$. It falls by half of the turn: $45° - ${halfTurn}° = ${PDC}°$.`,
      ],
      slips: [
        [ADP, "That is the angle ADP, on the other side of the line DP."],
        [atA, "That is the angle DAP. Which triangle has it at its top?"],
        [turn, "The lines AB and DC are parallel, but AP and DP are not the same line. Look at triangle APD."],
      ] as const,
      check: "Your angle and the angle ADP must make a right angle, and ADP must equal APD.",
    };
  },
  tray: (_turn: number, corner: number) => {
    const others = 360 - corner;
    const value = others / 2;
    const half = corner / 2;
    return {
      title: "A stick on a slanting tray",
      problem: `A tray is a rhombus $ABCD$ with an angle of $${corner}°$ at $A$. A stick as long as a side lies on it, from $A$ to some point $P$ inside the rhombus. $P$ is joined to $B$ and to $D$.\n\nHow large is angle $BPD$, in degrees, measured on the side of $A$?`,
      value,
      alt: `A rhombus ABCD with AB level at the bottom. The angle DAB is ${corner} degrees. AP, as long as AB and AD, points into the rhombus at some angle. P is joined to B and to D. Angle BPD, the one that contains AP, is asked for.`,
      corner,
      at: 0,
      asked: ["B", "P", "D"] as const,
      hint: "The stick cuts the angle at A into two parts that nobody told you. Which two triangles do they belong to, and do you need to know the parts?",
      steps: [
        "$AP$, $AB$ and $AD$ are equally long. So the triangles $ABP$ and $APD$ are both isosceles, with their tops at $A$.",
        `Their angles at $A$ are unknown, but together they are $${corner}°$. The angles of both triangles make $2 \\times 180° = 360°$, so the other four, two equal pairs, make $360° - ${corner}° = ${others}°$.`,
        `At $P$ there is one of each pair: half of that, $${others}° \\div 2 = ${value}°$. The idea is **finding isosceles triangles**.`,
        `Check with the stick exactly in the middle. Each triangle has $${half}°$ at $A$ and $(180° - ${half}°) \\div 2$ at $P$. Two of these make $180° - ${half}° = ${value}°$.`,
      ],
      slips: [
        [180 - corner, "That is the angle of the rhombus at B. P is not a corner of the rhombus."],
        [others, "That is all four base angles together. How many of them lie at P?"],
        [90 - corner / 4, "That is only one of the two triangles, with the stick in the middle."],
      ] as const,
      check: "Choose a place for the stick and work out the two triangles; their angles at P must make your number.",
    };
  },
};

export default family({
  level: "medium",
  minutes: 6,
  kind: "thinking",
  technique: "finding isosceles triangles",
  ages: "12-14",
  curriculum: ["KS3 angles in triangles and quadrilaterals", "8.G.5"],
  bounds: { setting: ["gate", "hand", "tray"], turn: [16, 56, 2], corner: [52, 84, 4] },
  write({ setting, turn, corner }) {
    const chosen = settings[setting](turn, corner);
    const { title, problem, value, alt, asked, hint, steps, slips, check } = chosen;
    const D = polar([0, 0], 10, chosen.corner);
    const isTray = setting === "tray";
    const [from, , to] = asked;
    // The two equal angles of triangle APD; on a tray they are nobody's to know.
    const equal = { gate: value, hand: 45 + turn / 2, tray: undefined }[setting];
    const given: Mark = isTray
      ? { angle: ["B", "A", "D"], label: `${corner}°` }
      : { angle: ["B", "A", "P"], label: `${turn}°` };
    return {
      title,
      problem,
      figure: {
        alt: `${alt} AB, AD and AP are marked as equally long.`,
        scale: true,
        points: {
          A: [0, 0],
          B: [10, 0],
          C: [10 + D[0], D[1]],
          D,
          P: polar([0, 0], 10, isTray ? corner * 0.4 : chosen.at),
        },
        draw: [
          { polygon: ["A", "B", "C", "D"] },
          { line: ["A", "B"], ticks: 1 },
          { line: ["A", "D"], ticks: 1 },
          { line: ["A", "P"], ticks: 1 },
          { line: ["D", "P"] },
          ...(isTray ? [{ line: ["B", "P"] as const }] : []),
          given,
          { angle: [from, asked[1], to], label: "?" },
          { text: "A", at: "A", side: "w" },
          { text: "B", at: "B", side: "e" },
          { text: "C", at: "C", side: "ne" },
          { text: "D", at: "D", side: "nw" },
          { text: "P", at: "P", side: "e" },
        ],
        ...(equal !== undefined && {
          completes: [
            { angle: ["A", "D", "P"], label: `${equal}°` },
            ...(setting === "hand" ? [{ angle: ["A", "P", "D"] as const, label: `${equal}°` }] : []),
          ],
        }),
      },
      answer: { kind: "whole", value: String(value), unit: "°" },
      hint,
      solution: steps,
      slips: apart(value, slips, 1),
      check,
    };
  },
});
