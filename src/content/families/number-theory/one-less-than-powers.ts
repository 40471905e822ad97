import { family } from "../../../engine/family.ts";
import { commas, tex } from "../../../engine/words.ts";
import { gcd } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Common factors of a^m - 1 and a^n - 1: Euclid's algorithm goes on in the exponents. */
const settings = {
  powers: {
    title: "Two giants less one",
    story: ({ a, m, n }: Shape) =>
      `The numbers $${a}^{${m}} - 1$ and $${a}^{${n}} - 1$ have many digits, but you can find their **highest common factor** with pencil and paper.`,
    question: "What is it? Give the number itself, not as a power.",
  },
  ones: {
    title: "Nothing but ones",
    story: ({ m, n }: Shape) =>
      `One number is written with $${m}$ ones in a row, $111\\ldots1$. Another is written with $${n}$ ones.`,
    question: "What is the highest common factor of the two numbers?",
  },
  screen: {
    title: "Squares on a giant screen",
    story: ({ a, m, n }: Shape) =>
      `Imagine a screen that is $${a}^{${m}} - 1$ pixels wide and $${a}^{${n}} - 1$ pixels high. It is to be divided completely into equal squares, as large as possible, with whole numbers of pixels.`,
    question: "How many pixels long is the side of a square? Give the number itself, not as a power.",
  },
  remainder: {
    title: "Left by a giant",
    story: ({ a, m, n }: Shape) =>
      `Lwazi divides the number $${a}^{${m}} - 1$ by the number $${a}^{${n}} - 1$, and his computer shows every digit. You need no computer to know the remainder.`,
    question: "What is the **remainder**? Give the number itself, not as a power.",
  },
};

export default family({
  level: "hard",
  topic: "squares-powers",
  minutes: 7,
  kind: "thinking",
  technique: "Euclid's algorithm in the exponents",
  ages: "15-18",
  curriculum: ["enrichment Euclid's algorithm", "HSA-SSE.2", "MP7"],
  bounds: {
    setting: ["powers", "ones", "screen", "remainder"],
    a: [2, 10],
    m: [15, 60],
    n: [10, 45],
  },
  rules: {
    "the first exponent is the larger": ({ m, n }) => m > n,
    "ones are made in base ten, the others in small bases": ({ setting, a }) =>
      setting === "ones" ? a === 10 : a <= 5,
    "Euclid needs two to four lines": ({ setting, m, n }) =>
      setting === "remainder" || (lines(m, n).length >= 3 && lines(m, n).length <= 5),
    "the common factor of the exponents is no giant": ({ m, n }) => gcd(m, n) >= 2 && gcd(m, n) <= 6,
    "the result can be worked out by hand": ({ setting, a, m, n }) =>
      setting === "ones" || a ** end(setting, m, n) <= (setting === "remainder" ? 1100 : 5000),
    "the remainder is more than the base": ({ setting, m, n }) => setting !== "remainder" || m % n >= 3,
  },
  write(p) {
    const { setting, a, m, n } = p;
    const { title, story, question } = settings[setting];
    const e = end(setting, m, n);
    const ones = setting === "ones";
    const right = ones ? Number("1".repeat(e)) : a ** e - 1;
    const difference = m - n;
    const k = m % n;
    const q = Math.floor(m / n);
    const multiple = q * n;
    const [timesM, timesN] = [m / e, n / e];
    const name = (exponent: number | string) => (ones ? `R_{${exponent}}` : `${a}^{${exponent}} - 1`);
    const divisions = lines(m, n).map(({ high, low, quotient, rest }) => {
      const left = rest ? ` + ${rest}` : "";
      return `$${high} = ${quotient} \\times ${low}${left}$`;
    });
    const inPowers = q === 1 ? `$${a}^{${n}} \\times ${a}^{${k}}$` : `$(${a}^{${n}})^{${q}} \\times ${a}^{${k}}$`;
    const otherWay =
      q === 1
        ? `$${a}^{${m}} - 1$ less the remainder is $${a}^{${m}} - ${a}^{${k}} = ${a}^{${k}}(${a}^{${n}} - 1)$, a multiple of the divisor.`
        : `$${a}^{${m}} - 1$ less the remainder is $${a}^{${m}} - ${a}^{${k}}$, which is $${a}^{${k}}(${a}^{${multiple}} - 1)$. With $x = ${a}^{${n}}$ the bracket is $x^{${q}} - 1$, and $x - 1$ divides it.`;
    const remainder = [
      `Start with the power alone. $${a}^{${n}}$ is one more than the divisor $${a}^{${n}} - 1$, so it leaves the remainder $1$.`,
      `Take out as many of these as possible: $${m} = ${q} \\times ${n} + ${k}$, so $${a}^{${m}}$ is ${inPowers}. Its remainder is that of $1 \\times ${a}^{${k}}$. In this way dividing goes on as **division in the exponents**.`,
      `With $1$ less, $${a}^{${m}} - 1$ leaves $${a}^{${k}} - 1 = ${tex(right)}$, and this is smaller than the divisor, as it must be.`,
      `Check with the same exponents in a small case: dividing $2^5 - 1 = 31$ by $2^3 - 1 = 7$ leaves $3$, and $2^{5 - 3} - 1 = 3$. By another way, ${otherWay}`,
    ];
    const wanted =
      setting === "screen"
        ? "The side must divide the width and the height, so we want their highest common factor. "
        : "";
    const alsoDivides = ones
      ? `$R_{${difference}} \\times 10^{${n}}$, and as numbers of ones have no factor $2$ or $5$, it divides $R_{${difference}}$`
      : `$${name(difference)}$`;
    const [shrinking, where] = ones ? ["number of ones", "numbers of ones"] : ["exponent", "exponents"];
    const common = [
      ones
        ? `Write $R_k$ for the number with $k$ ones. Take $R_{${n}}$ away from $R_{${m}}$: the last $${n}$ ones become zeros, so $R_{${difference}}$ followed by $${n}$ zeros is left. So $R_{${m}} = R_{${difference}} \\times 10^{${n}} + R_{${n}}$.`
        : `${wanted}Take a large multiple of the smaller number away from the larger one, because common factors stay: $${a}^{${difference}}(${a}^{${n}} - 1)$ is $${a}^{${m}} - ${a}^{${difference}}$. Taken from $${a}^{${m}} - 1$, it leaves $${a}^{${difference}} - 1$.`,
      `So a common factor of $${name(m)}$ and $${name(n)}$ also divides ${alsoDivides}. It works the other way round too. The pair $(${m}, ${n})$ may be replaced by $(${n}, ${difference})$ without changing the common factors.`,
      `The larger ${shrinking} is replaced by the difference again and again: this is **Euclid's algorithm in the ${where}**. ${commas(divisions)}. It ends with $${e}$.`,
      ones
        ? `So the highest common factor is $R_{${e}}$, the number with $${e}$ ones: $${right}$.`
        : `So the highest common factor is $${a}^{${e}} - 1 = ${tex(right)}$.`,
      ones
        ? `Check: $${m}$ ones can be cut into $${timesM}$ blocks of $${e}$, and $${n}$ ones into $${timesN}$ such blocks. So $${right}$ divides both. The steps above can be undone, so nothing larger divides both.`
        : `Check: $${a}^{${e}}$ leaves $1$ when divided by $${tex(right)}$. So do all its powers, among them $${a}^{${m}} = (${a}^{${e}})^{${timesM}}$ and $${a}^{${n}} = (${a}^{${e}})^{${timesN}}$. With $1$ less nothing is left, so $${tex(right)}$ divides both numbers.`,
    ];
    const unit = setting === "screen" ? { unit: "pixels" } : {};
    return {
      title,
      problem: `${story(p)}\n\n${question}`,
      answer: { kind: "whole", value: String(right), ...unit },
      hint: {
        powers:
          "Take a suitable multiple of the smaller number away from the larger one, so that a number of the same kind is left. What has happened to the exponents?",
        ones: "Take the shorter number away from the longer one. What does the result look like, and why do the common factors divide it too?",
        screen:
          "Cut off a large piece that is surely divided by every such square. Is the width of the rest again a power less one? What has happened to the exponents?",
        remainder:
          "The divisor is one less than a power. What does that power itself leave when you divide it by the divisor?",
      }[setting],
      solution: setting === "remainder" ? remainder : common,
      slips: apart(right, slips(p, e, right)),
      check:
        setting === "remainder"
          ? "Take your number away from the first giant: what is left must be a multiple of the second, and your number must be smaller than that."
          : ones
            ? "Divide both rows of ones by your number, as a written division: nothing may be left over, and no larger number of the same kind may do so."
            : "Find what powers of the base leave when you divide by your number: both powers of the puzzle must leave 1.",
    };
  },
});

interface Shape {
  readonly setting: keyof typeof settings;
  readonly a: number;
  readonly m: number;
  readonly n: number;
}

/** The exponent in the answer. */
function end(setting: keyof typeof settings, m: number, n: number): number {
  return setting === "remainder" ? m % n : gcd(m, n);
}

/** Euclid's algorithm, line by line; the last rest is 0. */
function lines(m: number, n: number): { high: number; low: number; quotient: number; rest: number }[] {
  const rest = m % n;
  const line = { high: m, low: n, quotient: (m - rest) / n, rest };
  return rest === 0 ? [line] : [line, ...lines(n, rest)];
}

function slips({ setting, a, m, n }: Shape, e: number, right: number): (readonly [number, string])[] {
  switch (setting) {
    case "ones":
      return [
        [e, "That is how many ones the common factor has. What is the number itself?"],
        ...(m % 2 === 0 && n % 2 === 0
          ? [[11, "That divides both numbers, but there is a larger common factor."] as const]
          : []),
        [1, "The two numbers have more in common than 1: group the ones in blocks."],
      ];
    case "remainder":
      return [
        [right + 1, `That is what the power ${a} to the ${m} leaves; there is still 1 to take away.`],
        [m % n, "That is the remainder of the exponents. Which power belongs to it?"],
        [a ** gcd(m, n) - 1, "That is the highest common factor of the two numbers; here one division is asked for."],
      ];
    default:
      return [
        [right + 1, "That is a power of the base. Does it really divide a number that is one less than a power?"],
        [e, "That is the highest common factor of the exponents. Which number belongs to it?"],
        [a - 1, "That divides both numbers, but there is a larger common factor."],
      ];
  }
}
