import { family } from "../../../engine/family.ts";
import { texTimes } from "../../../engine/tex.ts";
import { inWords, noun, tex } from "../../../engine/words.ts";
import { apart } from "../slips.ts";

/** More of one thing means less of another, and their product is to be greatest: halfway between its two zeros. */
export default family({
  level: "hard",
  topic: "unknowns",
  minutes: 8,
  kind: "thinking",
  technique: "halfway between the zeros",
  ages: "14-17",
  curriculum: ["GCSE quadratics in context", "HSF-IF.8", "HSA-CED.1"],
  bounds: {
    setting: ["cinema", "paddock", "orchard", "boat"],
    x: [6, 30],
    i: [2, 10],
    k: [2, 12],
    s: [1, 2],
  },
  rules: {
    "prices, numbers of fences and harvests are realistic": ({ setting, x, k, s }) =>
      ({
        cinema: x * s <= 20 && k >= 3,
        paddock: k <= 5 && x >= 8,
        orchard: x >= 15 && k <= 4,
        boat: x >= 12 && k <= 3,
      })[setting],
    "steps of two only where they are used": ({ setting, s }) => setting === "cinema" || s === 1,
    "the trees and the passengers find room": ({ setting, x, i }) =>
      (setting !== "orchard" && setting !== "boat") || x + i <= 36,
  },
  write({ setting, x, i, k, s }) {
    // The zeros are at -x and here, the top is at i.
    const zero = x + 2 * i;
    switch (setting) {
      case "cinema": {
        const [price, sold] = [x * s, k * zero];
        const right = price + i * s;
        const takings = (steps: number) => (price + s * steps) * (sold - k * steps);
        const step = s === 1 ? "euro" : `${s} euros`;
        const rise = s === 1 ? `${i}` : `${i} \\times ${s}`;
        const bought = sold - k * i;
        const [lower, higher] = [right - s, right + s];
        const [most, beside] = [takings(i), takings(i + 1)];
        return {
          title: "Under the open sky",
          problem: `An open-air cinema in Almaty sells $${sold}$ tickets a night at €$${price}$ each. The owner has tried other prices: **each ${step} more** on the price costs her $${k}$ ticket sales.\n\nWhich price, in euros, brings in the most money?`,
          answer: { kind: "whole", value: String(right), unit: "euros" },
          hint: "Write the takings after n rises as a product of two brackets. For which n is one of the brackets zero? Where between them is the top?",
          solution: [
            `After $n$ rises the price is $${price} + ${texTimes(s, "n")}$ and $${sold} - ${k}n$ tickets are sold. The takings are $(${price} + ${texTimes(s, "n")})(${sold} - ${k}n)$.`,
            `This is a quadratic with a minus before $n^2$, a hill. It is zero for $n = -${x}$ and for $n = ${sold} \\div ${k} = ${zero}$.`,
            `A parabola is symmetrical, so its top is **halfway between the zeros**: $n = (${zero} - ${x}) \\div 2 = ${i}$.`,
            `With $${i}$ rises the price is $${price} + ${rise} = ${right}$ euros.`,
            `Check against the neighbours. At €$${right}$ she takes $${right} \\times ${bought} = ${tex(most)}$ euros. At €$${lower}$ and at €$${higher}$ it is $${tex(beside)}$ euros both times, which is less.`,
          ],
          slips: apart(right, [
            [i, "That is the number of rises; what is the price then?"],
            [price + zero * s, "At that price nobody would come."],
            [price + 2 * i * s, "That price brings in as much as the old one; the top lies between the two."],
            [most, "Those are the takings; the question asks for the price."],
          ]),
          check: "Work out the takings at your price and at the next lower and the next higher price.",
        };
      }
      case "paddock": {
        const fence = 2 * k * x;
        const long = k * x;
        const right = x * long;
        const doubled = 2 * x;
        const between = k - 2;
        const fences =
          between === 0
            ? "the two ends"
            : `the two ends and ${inWords(between)} between ${noun(between, "that divides", "that divide")} the enclosure into pens`;
        return {
          title: "Pens along the stone wall",
          problem: `Nomsa has $${fence}$ m of fencing. A long stone wall is to be one side of a rectangular enclosure for goats. One fence runs parallel to the wall, and $${k}$ equally long fences run from the wall to it: ${fences}.\n\nWhat is the greatest total area, in m², that she can enclose? (The wall needs no fence.)`,
          answer: { kind: "whole", value: String(right), unit: "m^2" },
          hint: "Call the distance from the wall w. How long is the fence along the wall then? For which w is the area zero?",
          solution: [
            `Let $w$ be the length of each of the $${k}$ fences that start at the wall. Then $${fence} - ${k}w$ metres are left for the long side, and the area is $w(${fence} - ${k}w)$.`,
            `It is zero for $w = 0$ and for $w = ${fence} \\div ${k} = ${doubled}$.`,
            `The graph is a parabola, so the greatest area is **halfway between the zeros**, at $w = ${x}$.`,
            `Then the long side is $${fence} - ${k} \\times ${x} = ${long}$ m and the area is $${x} \\times ${long} = ${tex(right)}$ m².`,
            `Check with $w = ${x} + d$: the long side is $${long} - ${k}d$, and the product is $${tex(right)} - ${k}d^2$. For any $d$ except $0$ that is less.`,
          ],
          slips: apart(right, [
            [x, "That is the best width; the question asks for the area."],
            [right / 2, "You put a fence along the wall too, but the wall needs none: there is only one long fence."],
            [
              (fence / (k + 1)) ** 2,
              "You made the enclosure a square; that is best only where the two directions need equally many fences.",
            ],
          ]),
          check: "Try a width one metre smaller and one metre larger than yours: both must give a smaller area.",
        };
      }
      case "orchard": {
        const each = k * zero;
        const trees = x + i;
        const eachAtBest = k * trees;
        const right = trees * eachAtBest;
        const lost = k * i;
        const [fewer, more] = [trees - 1, trees + 1];
        const [eachOfFewer, eachOfMore] = [k * more, k * fewer];
        const beside = fewer * eachOfFewer;
        return {
          title: "Crowded fig trees",
          problem: `On a terrace in Izmir there are $${x}$ fig trees. Each bears $${each}$ kg of figs a year. If more trees are planted, they stand in each other's light: **each extra tree lowers the harvest of every tree by $${k}$ kg**.\n\nWhat is the greatest total harvest, in kilograms, that the terrace can give?`,
          answer: { kind: "whole", value: String(right), unit: "kg" },
          hint: "With n extra trees, how many trees are there, and what does each bear? For which n is that product zero?",
          solution: [
            `With $n$ extra trees there are $${x} + n$ trees, and each bears $${each} - ${k}n$ kg. The harvest is $(${x} + n)(${each} - ${k}n)$ kg.`,
            `This is zero for $n = -${x}$ and for $n = ${each} \\div ${k} = ${zero}$.`,
            `The graph is a parabola that opens downwards, so its top is **halfway between the zeros**: $n = (${zero} - ${x}) \\div 2 = ${i}$.`,
            `So $${trees}$ trees are best. Each bears $${each} - ${lost} = ${eachAtBest}$ kg, together $${trees} \\times ${eachAtBest} = ${tex(right)}$ kg.`,
            `Check with one tree fewer and one more: $${fewer} \\times ${eachOfFewer} = ${tex(beside)}$ kg and $${more} \\times ${eachOfMore} = ${tex(beside)}$ kg, both $${k}$ kg less.`,
          ],
          slips: apart(right, [
            [x * each, "That is the harvest of the trees that stand there now; a few more trees give more."],
            [trees, "That is the best number of trees; the question asks for the harvest."],
            [trees * each, "With more trees each of them bears less."],
          ]),
          check:
            "Work out the harvest with one tree fewer and with one tree more than in your plan: both must be less than yours.",
        };
      }
      case "boat": {
        const each = k * zero;
        const right = x + i;
        const eachAtBest = k * right;
        const most = right * eachAtBest;
        const lost = k * i;
        const [fewer, more] = [right - 1, right + 1];
        const [eachOfFewer, eachOfMore] = [k * more, k * fewer];
        const beside = fewer * eachOfFewer;
        return {
          title: "The more, the cheaper",
          problem: `A boat trip to the puffin cliffs costs €$${each}$ for each person if $${x}$ people come. For **every further person** the price falls by €$${k}$ **for everybody**. The boat has $80$ seats, but the skipper may close the list earlier.\n\nWith how many people does she take in the most money?`,
          answer: { kind: "whole", value: String(right), unit: "people" },
          hint: "Write the takings with n further people as a product. For which n is it zero, on either side? Where is the top?",
          solution: [
            `With $n$ further people, $${x} + n$ people each pay $${each} - ${k}n$ euros. The takings are $(${x} + n)(${each} - ${k}n)$.`,
            `This is zero for $n = -${x}$ (nobody comes) and for $n = ${each} \\div ${k} = ${zero}$ (the trip costs nothing).`,
            `The graph is a parabola that opens downwards, so the most money comes in **halfway between the zeros**: $n = (${zero} - ${x}) \\div 2 = ${i}$.`,
            `So she should take $${x} + ${i} = ${right}$ people, who pay $${each} - ${lost} = ${eachAtBest}$ euros each.`,
            `Check with one person fewer or more: $${right} \\times ${eachAtBest} = ${tex(most)}$ euros, but $${fewer} \\times ${eachOfFewer}$ and $${more} \\times ${eachOfMore}$ are both $${tex(beside)}$ euros.`,
          ],
          slips: apart(right, [
            [80, "With a full boat the price would have fallen below zero."],
            [i, `That is how many people she should take besides the first ${x}.`],
            [zero, "With that many further people the trip would cost nothing; go to the middle of the zeros."],
            [most, "That is the money; the question asks for the number of people."],
          ]),
          check: "Work out the takings with your number of people, with one more and with one fewer.",
        };
      }
    }
  },
});
