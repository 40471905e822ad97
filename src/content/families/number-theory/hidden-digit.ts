import { family } from "../../../engine/family.ts";
import { texEach, texSum } from "../../../engine/tex.ts";
import { and, or } from "../../../engine/words.ts";
import { digits, range, sum } from "../../../maths/whole.ts";

type Known = readonly [number, number, number];

/** What the number is known to be a multiple of. */
const multipleOf = { ticket: 9, bill: 12, posters: 3 };

/** The four digits with `hidden` put in as the `place`th of them. */
function filled(known: Known, place: number, hidden: number): number {
  return Number([...known.slice(0, place - 1), hidden, ...known.slice(place - 1)].join(""));
}

function fitting(known: Known, place: number, k: number): number[] {
  return range(0, 9).filter((hidden) => filled(known, place, hidden) % k === 0);
}

function shown(known: Known, place: number): string {
  return [...known.slice(0, place - 1), "\\square", ...known.slice(place - 1)].join("");
}

const facts = (known: Known) => ({ total: sum(known), added: texSum(known) });

function ticket(known: Known, place: number) {
  const [digit = 0] = fitting(known, place, 9);
  const { total, added } = facts(known);
  const number = filled(known, place, digit);
  const digitSum = total + digit;
  const share = number / 9;
  const thirds = range(0, 9).filter((d) => d !== digit && (total + d) % 3 === 0);
  return {
    title: "Tea on the ticket",
    problem: `The number on Bongani's raffle ticket has four digits. A drop of tea hides one of them:\n\n$$${shown(known, place)}$$\n\nHe knows that the number is a **multiple of $9$**. Which digit is hidden?`,
    answer: { kind: "whole" as const, value: String(digit) },
    inside: { boxes: true } as const,
    hint: "Write down some multiples of 9 and add up the digits of each. What do you notice?",
    solution: [
      "Look at multiples of $9$, such as $18$, $45$ and $126$: their digits add up to $9$, or to $18$, $27$ and so on. This is the **divisibility test** for $9$.",
      `The digits you can see add up to $${added} = ${total}$.`,
      `With the hidden digit the total must be a multiple of $9$. From $${total}$ the only one within reach is $${digitSum}$, so the hidden digit is $${digitSum} - ${total} = ${digit}$.`,
      `Check by dividing: $${number} \\div 9 = ${share}$ with nothing left over.`,
    ],
    slips: thirds.slice(0, 2).map((d) => {
      const wrongSum = total + d;
      return {
        when: String(d),
        say: `With that digit the total of the digits is $${wrongSum}$. That makes a multiple of $3$, but a multiple of $9$ needs more.`,
      };
    }),
    check: "Put your digit in and divide the whole number by 9: nothing may be left over.",
  };
}

function bill(known: Known, place: number) {
  const [digit = 0] = fitting(known, place, 12);
  const { total, added } = facts(known);
  const number = filled(known, place, digit);
  const digitSum = total + digit;
  const share = number / 12;
  const quarters = fitting(known, place, 4);
  const sums = quarters.map((d) => total + d);
  const thirds = fitting(known, place, 3).find((d) => d !== digit);
  return {
    title: "Twelve friends, one bill",
    problem: `Twelve friends in Jaipur share a bill equally. Each pays a **whole number** of rupees. The last digit of the bill is smudged:\n\n$$${shown(known, place)}$$\n\nWhich digit is it?`,
    answer: { kind: "whole" as const, value: String(digit) },
    inside: { boxes: true } as const,
    hint: "If twelve can share the bill equally, which smaller groups could share it equally too? Which tests do you know for their numbers?",
    solution: [
      "The bill is a multiple of $12$. Since $12 = 3 \\times 4$, it must be a multiple of $4$ and also of $3$.",
      `For $4$, the last two digits count, because $4$ divides $100$. So the last digit can be ${or(texEach(quarters))}.`,
      `For $3$, use the **divisibility test**: the digits must add up to a multiple of $3$. The three digits in sight make $${added} = ${total}$. With the last digit that gives ${or(texEach(sums))}.`,
      `Only $${digitSum}$ is a multiple of $3$, so the digit is $${digit}$.`,
      `Check by sharing: $${number} \\div 12 = ${share}$ rupees each, with nothing left over.`,
    ],
    slips: [
      ...(thirds === undefined
        ? []
        : [
            {
              when: String(thirds),
              say: "With that digit three people could share the bill equally. But could four people share it equally too?",
            },
          ]),
      ...quarters
        .filter((d) => d !== digit)
        .slice(0, 1)
        .map((d) => ({
          when: String(d),
          say: "With that digit four people could share the bill equally. Now see whether three people could do it too.",
        })),
    ],
    check: "Put your digit in and divide the bill by 12: each friend must pay a whole number of rupees.",
  };
}

function posters(known: Known, place: number) {
  const fits = fitting(known, place, 3);
  const [first] = fits;
  const { total, added } = facts(known);
  const shares = fits.map((digit) => {
    const number = filled(known, place, digit);
    const share = number / 3;
    return `${number} \\div 3 = ${share}`;
  });
  return {
    title: "A hole in the order form",
    problem: `A school in Suva orders posters. Three classes share them equally, with none left over. There is a hole in the order form, and it has swallowed a digit of the number of posters:\n\n$$${shown(known, place)}$$\n\nWhich digits could stand in the hole? Write **all** of them.`,
    answer: { kind: "list" as const, items: fits.map(String), ordered: false },
    hint: "Which quick test shows that the classes can share equally? What happens to it when the hidden digit grows?",
    solution: [
      "The number of posters is a multiple of $3$. The **divisibility test** says: the digits must add up to a multiple of $3$.",
      `The three digits in sight make $${added} = ${total}$.`,
      `Try the ten digits in order. The total is a multiple of $3$ for the digit $${first}$, and then for every third digit after it: ${and(texEach(fits))}.`,
      `Check by dividing: ${and(texEach(shares))}, each with nothing left over.`,
    ],
    slips: [
      ...(total % 3 === 0
        ? [{ when: "3, 6, 9", say: "Those all fit, but there is one more digit to try: the smallest of the ten." }]
        : [
            {
              when: "0, 3, 6, 9",
              say: "Those digits are multiples of three themselves. It is the total of all four digits that counts.",
            },
          ]),
    ],
    check:
      "Put each digit from 0 to 9 into the hole in turn and divide by 3: your list must hold those that leave nothing.",
  };
}

const settings = { ticket, bill, posters };

export default family({
  level: "easy",
  topic: "digits",
  minutes: 4,
  kind: "thinking",
  technique: "divisibility tests",
  ages: "9-11",
  curriculum: ["Y5 multiples", "Y6 divisibility", "4.OA.4"],
  bounds: {
    setting: ["ticket", "bill", "posters"],
    a: [1, 9],
    b: [0, 9],
    c: [0, 9],
    place: [2, 4],
  },
  rules: {
    "the last digit of the bill is smudged": ({ setting, place }) => setting !== "bill" || place === 4,
    "exactly one digit fits, unless all are asked for": ({ setting, a, b, c, place }) =>
      setting === "posters" || fitting([a, b, c], place, multipleOf[setting]).length === 1,
    "the digits in sight are not all alike": ({ a, b, c }) => new Set(digits(filled([a, b, c], 4, a))).size > 1,
  },
  write: ({ setting, a, b, c, place }) => settings[setting]([a, b, c], place),
});
