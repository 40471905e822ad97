import type { Question } from "../../../engine/exercise.ts";
import { texFraction, texTimes } from "../../../engine/tex.ts";
import { deg, polar } from "../shared-figures.ts";
import { wholeSlips } from "../shared-slips.ts";

/** An arc or the area of a sector from its angle, as a multiple of π, or the angle from its arc. */
export function sector(find: "arc" | "area" | "angle", r: number, angle: number): Question {
  const arc = (2 * r * angle) / 360;
  const area = (r * r * angle) / 360;
  const value = find === "arc" ? arc : find === "area" ? area : angle;
  const answer = {
    kind: "whole",
    value: String(value),
    ...(find === "angle" ? { unit: "°" } : { label: "k" }),
  } as const;
  const [double, square] = [2 * r, r * r];
  const circle = find === "area" ? square : double;
  const arcInPi = texTimes(arc, "\\pi");
  const texAngle = deg(angle);
  const share = texFraction(angle, 360);
  const spokenArc = arc === 1 ? "pi" : `${arc} pi`;
  const told =
    find === "angle"
      ? `Its arc is ${spokenArc} cm long, and its angle is asked for.`
      : `The angle at its centre is ${angle} degrees.`;
  const given = find === "arc" ? "Its arc is $k\\pi$ cm long." : "Its area is $k\\pi$ cm².";
  return {
    prompt:
      find === "angle"
        ? `A sector of a circle has a radius of $${r}$ cm, and its arc is $${arcInPi}$ cm long. How many degrees is its angle?`
        : `A sector of a circle has a radius of $${r}$ cm and an angle of ${texAngle}. ${given} What number is $k$?`,
    figure: {
      alt: `A sector of a circle. Its radius is ${r} cm. ${told}`,
      scale: true,
      points: { O: [0, 0], P: [r, 0], Q: polar(angle, r) },
      draw: [
        { arc: "O", radius: r, from: 0, to: angle, sector: true, fill: "tint1" },
        { line: ["O", "P"], label: `${r} cm`, side: angle > 180 ? "n" : "s" },
        { angle: ["P", "O", "Q"], label: find === "angle" ? "?" : `${angle}°`, reflex: angle > 180 },
      ],
    },
    answer,
    steps:
      find === "angle"
        ? [
            `The whole circle would be $2 \\pi r = ${double}\\pi$ cm round.`,
            `The arc is $${arcInPi}$ cm, so it is $\\frac{${arc}}{${double}}$ of the whole circle. The $\\pi$ cancels.`,
            `The angle is the same part of ${deg(360)}: $\\frac{${arc}}{${double}} \\times 360 = ${angle}$. So it is ${texAngle}.`,
          ]
        : [
            `An angle of ${texAngle} is $${share}$ of a full turn. So the sector is $${share}$ of the whole circle.`,
            find === "arc"
              ? `The whole circle would be $2 \\pi r = ${double}\\pi$ cm round.`
              : `The whole circle would have an area of $\\pi r^2 = ${square}\\pi$ cm².`,
            `$${share} \\times ${circle} = ${value}$, so $k = ${value}$.`,
          ],
    slips: wholeSlips(
      answer,
      find === "angle"
        ? [
            [
              (arc * 360) / r,
              "left out the two in the circumference",
              `The whole circle is not $${r}\\pi$ cm round. What is $2 \\pi r$?`,
            ],
            [
              (arc * 360) / square,
              "used the area instead of the circumference",
              `An arc is a part of the way round, not of the area. How far is it once round?`,
            ],
            [
              360 - angle,
              "gave the angle on the other side",
              `That is what is missing from a full turn. Which part of the turn belongs to the arc?`,
            ],
            [
              angle / 2,
              "took the arc as a part of half a turn",
              `The whole way round belongs to ${deg(360)}, not to half of that.`,
            ],
          ]
        : [
            [
              find === "arc" ? area : arc,
              find === "arc" ? "worked out the area instead of the arc" : "worked out the arc instead of the area",
              find === "arc"
                ? `You squared the radius, and that belongs to the area. How far is it once round the whole circle?`
                : `You took a part of the way round. What is the area of the whole circle?`,
            ],
            [
              find === "arc" ? arc / 2 : area * 2,
              find === "arc" ? "left out the two in the circumference" : "put a two into the area",
              find === "arc"
                ? `You took a part of $\\pi r$. Once round the circle is $2 \\pi r$.`
                : `The area of the whole circle is $\\pi r^2$, without a two.`,
            ],
            [
              circle,
              "gave the whole circle",
              `That belongs to the whole circle. Which part of it has an angle of ${texAngle}?`,
            ],
            [
              circle - value,
              "gave the part outside the sector",
              `That is what is left of the circle without the sector.`,
            ],
          ],
    ),
    check:
      find === "angle"
        ? `Take that part of the whole circle that your angle is of ${deg(360)}: it must be $${arcInPi}$ cm.`
        : `Divide $k$ by the number for the whole circle: that must be the same part as ${texAngle} of ${deg(360)}.`,
  };
}
