import { family } from "../../../engine/family.ts";
import { count } from "../../../engine/words.ts";
import { sumTex } from "../algebra/shared/sums.ts";
import { apart } from "../slips.ts";

/**
 * Two limits and a goal that is l times the first plus m times the second: adding the limits so gives the bound, and
 * where both are used up it is reached.
 */
interface Plan {
  readonly a: number;
  readonly b: number;
  readonly d: number;
  readonly e: number;
  readonly x: number;
  readonly y: number;
  readonly l: number;
  readonly m: number;
}

export default family({
  level: "hard",
  topic: "money",
  minutes: 10,
  kind: "thinking",
  technique: "combining the limits",
  ages: "15-18",
  curriculum: ["A-level Further linear programming", "HSA-CED.3"],
  bounds: {
    setting: ["masks", "bouquets", "feed"],
    a: [1, 5],
    b: [1, 5],
    d: [1, 5],
    e: [1, 5],
    x: [3, 12],
    y: [3, 12],
    l: [1, 3],
    m: [1, 3],
  },
  rules: {
    "the first kind needs more of one thing, the second of the other": ({ a, b, d, e }) => a > b && e > d,
    "the numbers of the two kinds differ": ({ x, y }) => x !== y,
    "the two limits count differently": ({ l, m }) => l !== m || l === 1,
    "the two kinds bring or cost different amounts": (p) => gain(p, 0) !== gain(p, 1),
    "limits and amounts stay short": (p) => gain(p, 0) <= 20 && gain(p, 1) <= 20,
  },
  write({ setting, ...p }) {
    const { a, b, d, e, x, y, l, m } = p;
    const [ax, by, dx, ey] = [a * x, b * y, d * x, e * y];
    const [first, second] = [ax + by, dx + ey];
    const [g, h] = [gain(p, 0), gain(p, 1)];
    const [gx, hy] = [g * x, h * y];
    const best = gx + hy;
    const times = (factor: number, what: string) => (factor === 1 ? what : `${factor}(${what})`);
    const timesNumber = (factor: number, n: number) => (factor === 1 ? `${n}` : `${factor} \\times ${n}`);
    const left = sumTex([a, "x"], [b, "y"]);
    const right = sumTex([d, "x"], [e, "y"]);
    const goal = sumTex([g, "x"], [h, "y"]);
    const sum = `${timesNumber(l, first)} + ${timesNumber(m, second)}`;
    // Without y: e times the first equation minus b times the second.
    const [xs, rest] = [a * e - b * d, e * first - b * second];
    // As many as the limits let be made of one kind alone.
    const onlyFirst = Math.min(Math.floor(first / a), Math.floor(second / d));
    const onlySecond = Math.min(Math.floor(first / b), Math.floor(second / e));
    const solve = `Subtract suitable multiples: ${phrase(e, "the first equation")} minus ${phrase(b, "the second")} gives $${xs}x = ${rest}$, so $x = ${x}$, and then $y = ${y}$.`;
    switch (setting) {
      case "masks": {
        const [fromFirst, fromSecond] = [g * onlyFirst, h * onlySecond];
        return {
          title: "Masks and puppets",
          problem: `A workshop makes masks and puppets. A mask takes ${count(a, "hour")} of carving and ${count(d, "hour")} of painting; a puppet takes ${count(b, "hour")} of carving and ${count(e, "hour")} of painting. This week there are $${first}$ hours for carving and $${second}$ hours for painting.\n\nThe workshop earns €$${g}$ with a mask and €$${h}$ with a puppet, and everything is sold. What is the **most** it can earn, in euros?`,
          answer: { kind: "whole", value: String(best), unit: "euros" },
          hint: "Write one inequality for each kind of work. Which multiples of the two, added, give the earnings on the left-hand side?",
          solution: [
            `Let $x$ be the number of masks and $y$ of puppets. Carving: $${left} \\le ${first}$. Painting: $${right} \\le ${second}$. The earnings are $${goal}$ euros.`,
            `**Combine the limits**: ${phrase(l, "the first")} plus ${phrase(m, "the second")} has the earnings on the left, since $${times(l, left)} + ${times(m, right)} = ${goal}$.`,
            `So the earnings are at most $${sum} = ${best}$ euros, whatever the plan.`,
            `This is reached if both limits are used up: $${left} = ${first}$ and $${right} = ${second}$. ${solve} Both are whole numbers, so the most is $${best}$ euros.`,
            `Check: ${x} masks and ${y} puppets take $${ax} + ${by} = ${first}$ hours of carving and $${dx} + ${ey} = ${second}$ of painting, and earn $${gx} + ${hy} = ${best}$ euros. Masks alone ($${onlyFirst}$ at most) earn $${fromFirst}$, puppets alone ($${onlySecond}$ at most) $${fromSecond}$ euros, both less.`,
          ],
          slips: apart(best, [
            [fromFirst, "That is the most with masks alone; a mixture uses both kinds of work better."],
            [fromSecond, "That is the most with puppets alone; a mixture uses both kinds of work better."],
            [x + y, "That is how many things are made in the best plan; the question asks for the earnings."],
          ]),
          check:
            "Find a plan with your earnings that keeps both limits, and see whether exchanging one or two things can improve it.",
        };
      }
      case "bouquets": {
        return {
          title: "Lilies and asters",
          problem: `Leilani binds two kinds of bouquet. A **sun** bouquet has ${count(a, "lily", "lilies")} and ${count(d, "aster")}; a **moon** bouquet has ${count(b, "lily", "lilies")} and ${count(e, "aster")}. She has $${first}$ lilies and $${second}$ asters.\n\nA sun bouquet sells for €$${g}$, a moon bouquet for €$${h}$. How many of each should she bind to take in as much as possible? Answer: sun, then moon.`,
          answer: { kind: "list", items: [String(x), String(y)], ordered: true, labels: ["sun", "moon"] },
          hint: "Say how much a lily and how much an aster would have to be worth so that both prices come out. What are all her flowers worth then?",
          solution: [
            `Look for a value of each flower that explains both prices. With €$${l}$ for a lily and €$${m}$ for an aster, a sun bouquet is worth $${product(a, l)} + ${product(d, m)} = ${g}$ euros and a moon bouquet $${product(b, l)} + ${product(e, m)} = ${h}$ euros.`,
            `So whatever she binds, she takes in the value of the flowers used. All her flowers are worth $${product(first, l)} + ${product(second, m)} = ${best}$ euros. This is how **combining the limits** shows that she cannot take in more.`,
            `She reaches it if no flower is left over. With $x$ sun and $y$ moon bouquets: $${left} = ${first}$ and $${right} = ${second}$.`,
            `${solve} So she binds $${x}$ sun and $${y}$ moon bouquets. No other plan uses every flower, because the two equations have only one solution.`,
            `Check: these need $${ax} + ${by} = ${first}$ lilies and $${dx} + ${ey} = ${second}$ asters, and bring in $${gx} + ${hy} = ${best}$ euros.`,
          ],
          slips: [
            {
              when: `${y}, ${x}`,
              say: "Those are the right numbers in the wrong order; the answer names sun bouquets first.",
            },
            ...(onlyFirst > 0
              ? [
                  {
                    when: `${onlyFirst}, 0`,
                    say: "With sun bouquets alone many flowers are left over; a mixture can use them all.",
                  },
                ]
              : []),
          ],
          check: "Count the lilies and the asters that your bouquets need, and see what is left over.",
        };
      }
      case "feed": {
        const enoughFirst = Math.max(Math.ceil(first / a), Math.ceil(second / d));
        const enoughSecond = Math.max(Math.ceil(first / b), Math.ceil(second / e));
        const [costOfFirst, costOfSecond] = [g * enoughFirst, h * enoughSecond];
        return {
          title: "Feed for the llamas",
          problem: `Some llamas need at least $${first}$ units of protein and at least $${second}$ units of minerals. A scoop of pellets has ${count(a, "unit")} of protein and ${count(d, "unit")} of minerals; a scoop of meal has ${count(b, "unit")} of protein and ${count(e, "unit")} of minerals.\n\nA scoop of pellets costs $${g}$ pesos, a scoop of meal $${h}$ pesos. Only whole scoops are sold. What is the **lowest** cost, in pesos, of enough feed?`,
          answer: { kind: "whole", value: String(best), unit: "pesos" },
          hint: "Write one inequality for each need. Which multiples of the two, added, give the cost on the left-hand side?",
          solution: [
            `Let $x$ be the scoops of pellets and $y$ of meal. Protein: $${left} \\ge ${first}$. Minerals: $${right} \\ge ${second}$. The cost is $${goal}$ pesos.`,
            `**Combine the limits**: ${phrase(l, "the first")} plus ${phrase(m, "the second")} has the cost on the left, since $${times(l, left)} + ${times(m, right)} = ${goal}$.`,
            `So the cost is at least $${sum} = ${best}$ pesos, whatever is bought.`,
            `This is reached if both needs are met exactly: $${left} = ${first}$ and $${right} = ${second}$. ${solve} Both are whole numbers, so the lowest cost is $${best}$ pesos.`,
            `Check: ${x} scoops of pellets and ${y} of meal give $${ax} + ${by} = ${first}$ units of protein and $${dx} + ${ey} = ${second}$ of minerals, and cost $${gx} + ${hy} = ${best}$ pesos. Pellets alone would cost $${costOfFirst}$, meal alone $${costOfSecond}$ pesos.`,
          ],
          slips: apart(best, [
            [costOfFirst, "That is the cost with pellets alone; a mixture meets both needs with less."],
            [costOfSecond, "That is the cost with meal alone; a mixture meets both needs with less."],
            [x + y, "That is the number of scoops in the best plan; the question asks for the cost."],
          ]),
          check:
            "Find scoops with your cost that meet both needs, and see whether exchanging one or two scoops can make it cheaper.",
        };
      }
    }
  },
});

/** What one of the first (0) or second (1) kind brings or costs. */
function gain({ a, b, d, e, l, m }: Plan, kind: 0 | 1): number {
  return kind === 0 ? l * a + m * d : l * b + m * e;
}

function product(amount: number, value: number): string {
  if (value === 1 || amount === 1) return String(amount * value);
  return `${amount} \\times ${value}`;
}

function phrase(factor: number, what: string): string {
  return factor === 1 ? what : `${factor} times ${what}`;
}
