import { family } from "../../../engine/family.ts";
import { texSum } from "../../../engine/tex.ts";
import { and, commas, noun } from "../../../engine/words.ts";
import { sum } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** One each of 1, 3, 9, 27, 81, each added, taken away or left out: every total has exactly one way. */
const set = [81, 27, 9, 3, 1];

const settings = {
  scales: {
    title: "Weights on both sides",
    problem: (n: number) =>
      `Hamid has one weight each of 1 g, 3 g, 9 g, 27 g and 81 g, and a balance. He lays a ring that weighs $${n}$ g in the left pan. Weights may go into **both** pans.\n\nWhich weights does he put **beside the ring**, in the left pan, so that the pans balance? Write them with the smallest first.`,
    asks: "minus",
    thing: "weights",
    plus: "in the right pan",
    minus: "beside the ring",
    mixed: "That is what goes into the right pan. The puzzle asks for what lies beside the ring.",
    check: "Add your weights to the ring, and find weights among the others that make the same total in the right pan.",
  },
  robot: {
    title: "Forwards or backwards?",
    problem: (n: number) =>
      `A robot stands at $0$ on a number line. It can make a jump of 1, of 3, of 9, of 27 and of 81, each **at most once**, forwards or backwards. It wants to end at $${n}$.\n\nWhich jumps does it make **forwards**? Write their lengths with the smallest first.`,
    asks: "plus",
    thing: "jumps",
    plus: "forwards",
    minus: "backwards",
    mixed: "That is what goes backwards. The puzzle asks for the forward jumps.",
    check:
      "Start at 0, make your forward jumps, and see whether some of the other jumps bring you back exactly to the goal.",
  },
  pumps: {
    title: "Five pumps at the reservoir",
    problem: (n: number) =>
      `At a reservoir are five pumps. They move 1, 3, 9, 27 and 81 litres of water a second. Each of them can be set to pump **in**, to pump **out**, or to rest. Amina wants the reservoir to gain exactly $${n}$ litres a second.\n\nWhich pumps must pump **out**? Write their litres a second, smallest first.`,
    asks: "minus",
    thing: "pumps",
    plus: "in",
    minus: "out",
    mixed: "That is what flows in. The puzzle asks for the pumps that pump out.",
    check:
      "Add up what flows out, and find pumps among the others that bring in exactly that much and the gain as well.",
  },
  cards: {
    title: "Plus, minus or left out",
    problem: (n: number) =>
      `Five cards show the numbers 1, 3, 9, 27 and 81. Eilidh picks up some of them, gives each a plus or a minus sign, and gets the total $${n}$. Each card can be used only once.\n\nWhich cards get a **minus** sign? Write their numbers, smallest first.`,
    asks: "minus",
    thing: "cards",
    plus: "with a plus sign",
    minus: "with a minus sign",
    mixed: "That is what gets a plus sign. The puzzle asks for the cards with a minus sign.",
    check: "Take your cards away from a total of some of the others: exactly the number in the text must be left.",
  },
} as const;

export default family({
  level: "medium",
  topic: "numbers",
  minutes: 6,
  kind: "thinking",
  technique: "working from the largest down",
  ages: "12-14",
  curriculum: ["KS3 place value in other bases", "MP7"],
  bounds: {
    setting: ["scales", "robot", "pumps", "cards"],
    total: [14, 112],
  },
  rules: {
    "some are added and some are taken away": ({ total }) => {
      const { plus, minus } = signs(total);
      return minus.length >= 1 && plus.length >= 1 && plus.length + minus.length >= 3;
    },
    "what is asked for is more than one": ({ setting, total }) =>
      settings[setting].asks === "plus" ? signs(total).plus.length > 1 : signs(total).minus.length > 1,
  },
  write({ setting, total }) {
    const its = settings[setting];
    const { plus, minus, steps } = signs(total);
    const [answer, others] = its.asks === "plus" ? [plus, minus] : [minus, plus];
    const rising = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
    const [plusTotal, minusTotal] = [sum(plus), sum(minus)];
    const added = (numbers: readonly number[]) => {
      const result = sum(numbers);
      return numbers.length > 1 ? `${texSum(rising(numbers))} = ${result}` : String(result);
    };
    const forced = steps
      .map(({ one, goal, smaller }) => {
        const [less, more] = [goal - one, goal + one];
        if (Math.abs(goal) <= smaller) return `${one}: not needed for $${goal}$`;
        return goal > 0
          ? `${one} ${its.plus}, missing $${goal} - ${one} = ${less}$`
          : `${one} ${its.minus}, missing $${goal} + ${one} = ${more}$`;
      })
      .join("; ");
    return {
      title: its.title,
      problem: its.problem(total),
      answer: { kind: "list", items: rising(answer).map(String), ordered: false },
      hint: `What is the most that the four smaller ${its.thing} can do together? So do you need the largest? Then ask the same about what is still missing; it may also be too much.`,
      solution: [
        `**Work from the largest down.** Below the 81, all the others together make $1 + 3 + 9 + 27 = 40$; below the 27 they make $13$, below the 9 they make $4$. If more than that is missing (or too much), the next one is needed. If not, using it would leave a gap that the smaller ones cannot close.`,
        `So each step is forced; a missing number below zero is too much. ${forced}.`,
        `So ${and(rising(plus))} ${noun(plus.length, "goes", "go")} ${its.plus} and ${and(rising(minus))} ${noun(minus.length, "goes", "go")} ${its.minus}. The answer is **${and(rising(answer))}**.`,
        `Check by adding: $${added(plus)}$ and $${added(minus)}$, and $${plusTotal} - ${minusTotal} = ${total}$.`,
      ],
      slips: apart(commas(rising(answer)), [[commas(rising(others)), its.mixed]]),
      check: its.check,
    };
  },
});

interface Step {
  readonly one: number;
  /** What is still missing; below zero: too much. */
  readonly goal: number;
  /** What the smaller ones make together. */
  readonly smaller: number;
}

function signs(total: number): { plus: number[]; minus: number[]; steps: Step[] } {
  const [plus, minus, steps]: [number[], number[], Step[]] = [[], [], []];
  let goal = total;
  for (const one of set) {
    if (goal === 0) break;
    const smaller = (one - 1) / 2;
    steps.push({ one, goal, smaller });
    if (Math.abs(goal) <= smaller) continue;
    (goal > 0 ? plus : minus).push(one);
    goal -= Math.sign(goal) * one;
  }
  return { plus, minus, steps };
}
