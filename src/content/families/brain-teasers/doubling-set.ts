import { family } from "../../../engine/family.ts";
import { texSum } from "../../../engine/tex.ts";
import { and, commas, noun } from "../../../engine/words.ts";
import { sum } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** One each of 1, 2, 4, 8, 16, 32: every total has exactly one choice. */
const set = [1, 2, 4, 8, 16, 32];

const settings = {
  scales: {
    title: "Six weights",
    problem: (n: number) =>
      `Zainab has six weights: 1 g, 2 g, 4 g, 8 g, 16 g and 32 g, one of each. A pebble lies in the left pan of her balance. It weighs ${n} g. Weights may go in the right pan only.\n\nWhich ones balance the pebble? Write them with the smallest first.`,
    asks: "used",
    biggest: "heaviest weight",
    things: "weights",
    other: "You listed the weights that stay in the box.",
    check: "Add up your weights: the total must be the weight of the pebble, and no weight may be used twice.",
  },
  baskets: {
    title: "Baskets that stay behind",
    problem: (n: number) =>
      `On a market stall stand six closed baskets with 1, 2, 4, 8, 16 and 32 avocados. A cook wants exactly ${n} avocados and takes whole baskets only.\n\nWhich baskets **stay** on the stall? Write how many avocados are in them, smallest first.`,
    asks: "left",
    biggest: "fullest basket",
    things: "baskets",
    other: "You listed the baskets that the cook takes. The puzzle asks for the others.",
    check: "Take your baskets out of the six: the others must hold exactly what the cook wants.",
  },
  lamps: {
    title: "Secret signals",
    problem: (n: number) =>
      `Pilar and Oki send numbers across the valley with six lamps. The lamps are worth 1, 2, 4, 8, 16 and 32. The number is the total of all the lamps that are **on**.\n\nPilar wants to send ${n}. Which lamps must be on? Write what they are worth, smallest first.`,
    asks: "used",
    biggest: "lamp that is worth most",
    things: "lamps",
    other: "You listed the lamps that are off.",
    check: "Add up the lamps that you switched on: the total must be the number that Pilar wants to send.",
  },
  hoses: {
    title: "As long as the field",
    problem: (n: number) =>
      `Iosefa has six garden hoses. They are 1, 2, 4, 8, 16 and 32 metres long. He joins some of them end to end to reach the end of his field, exactly ${n} metres away.\n\nWhich hoses does he **not** use? Write their lengths in metres, smallest first.`,
    asks: "left",
    biggest: "longest hose",
    things: "hoses",
    other: "You listed the hoses that he joins. The puzzle asks for the others.",
    check: "Add up the other hoses: together they must be exactly as long as he needs.",
  },
} as const;

export default family({
  level: "easy",
  topic: "numbers",
  minutes: 4,
  kind: "thinking",
  technique: "biggest piece first",
  ages: "9-11",
  curriculum: ["Y5 problem solving", "powers of two", "MP7"],
  bounds: {
    setting: ["scales", "baskets", "lamps", "hoses"],
    total: [11, 60],
  },
  rules: {
    "some are used and some are left": ({ total }) => {
      const used = choice(total).length;
      return used >= 2 && used <= 4;
    },
  },
  write({ setting, total }) {
    const its = settings[setting];
    const used = choice(total);
    const left = set.filter((one) => !used.includes(one));
    const [answer, others] = its.asks === "used" ? [used, left] : [left, used];
    const [biggest = 0] = used.toReversed();
    const smaller = set.filter((one) => one < biggest);
    const sumOfSmaller = sum(smaller);
    const tooBig = set.filter((one) => one > total);
    const omitted = tooBig.length ? `${and(tooBig)} ${noun(tooBig.length, "is", "are")} too big. ` : "";
    const missing = total - biggest;
    let rest = missing;
    const takes = used
      .toReversed()
      .slice(1)
      .map((one) => {
        const before = rest;
        rest -= one;
        return rest === 0
          ? `take ${one}, and nothing is missing`
          : `take ${one}, and $${before} - ${one} = ${rest}$ is missing`;
      })
      .join("; ");
    return {
      title: its.title,
      problem: its.problem(total),
      answer: { kind: "list", items: answer.map(String), ordered: false },
      hint: `Leave out any that are too much. Could you then do without the ${its.biggest}? What do all the smaller ones make together?`,
      solution: [
        `Begin with the **biggest piece first**. ${omitted}Without the ${biggest}, the smaller ones make only $${texSum(smaller)} = ${sumOfSmaller}$, and that is less than ${total}. So the ${biggest} is needed.`,
        `Now $${total} - ${biggest} = ${missing}$ is still missing. The same thought works again for the rest: ${takes}.`,
        its.asks === "used"
          ? `So the ${its.things} are **${and(used)}**.`
          : `So ${and(used)} are used, and the ${its.things} **${and(left)}** are not.`,
        `Check by adding: $${texSum(used)} = ${total}$. There is no other way, because at each step the biggest one was needed.`,
      ],
      slips: apart(commas(answer), [[commas(others), its.other]]),
      check: its.check,
    };
  },
});

function choice(total: number): number[] {
  return set.filter((one) => (total & one) !== 0);
}
