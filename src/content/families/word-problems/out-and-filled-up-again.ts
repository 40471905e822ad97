import { family } from "../../../engine/family.ts";
import { texEach } from "../../../engine/tex.ts";
import { commas, inWords, tex } from "../../../engine/words.ts";
import { gcd, range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** The same part of what is left goes in every round: multiply, do not subtract. */
export default family({
  level: "hard",
  topic: "sharing-ratio",
  minutes: 7,
  kind: "thinking",
  technique: "a multiplier for each round",
  ages: "15-17",
  curriculum: ["GCSE growth and decay", "HSF-LE.1"],
  bounds: {
    setting: ["lassi", "brine", "dye", "filter"],
    p: [1, 9],
    q: [2, 10],
    m: [1, 20],
    n: [2, 4],
  },
  rules: {
    "a proper part in lowest terms stays": ({ p, q }) => p < q && gcd(p, q) === 1,
    "vessels have a size from daily life": ({ setting, p, q, m, n }) => {
      const size = { lassi: m * q ** n, brine: m * q, dye: m * q ** n, filter: 100 }[setting];
      return size >= 12 && size <= (setting === "dye" ? 900 : 250) && (setting !== "brine" || m * (q - p) > 1);
    },
    "the rounds leave some work": ({ setting, p, n }) =>
      setting === "filter" || (p >= 2 && (setting === "lassi" || n <= 3)),
    "the filter needs four to fifteen passes, with nothing close to the limit": ({ setting, p, q, m }) => {
      if (setting !== "filter") return true;
      const passes = rounds(p, q, limit(m));
      const [before, after] = [(p / q) ** (passes - 1), (p / q) ** passes].map((left) => left * limit(m));
      return q <= 5 && q - p <= 2 && passes >= 4 && passes <= 12 && Number(before) > 1.04 && Number(after) < 0.97;
    },
  },
  write({ setting, p, q, m, n }) {
    const gone = q - p;
    const [stays, goes] = [`\\frac{${p}}{${q}}`, `\\frac{${gone}}{${q}}`];
    const [pPower, qPower] = [p ** n, q ** n];
    const staysInAll = `\\frac{${pPower}}{${qPower}}`;
    /** What is left of so many times q^n after each round, the beginning first. */
    const leftOf = (times: number) => range(0, n).map((i) => times * p ** i * q ** (n - i));
    switch (setting) {
      case "lassi": {
        const size = m * qPower;
        const out = (size / q) * gone;
        const right = m * pPower;
        const left = leftOf(m);
        const drawn = left.slice(1).map((now, i) => Number(left[i]) - now);
        return {
          title: "The watered-down mango juice",
          problem: `A tank at a party holds $${size}$ litres of pure mango juice. Somebody draws off $${out}$ litres and fills the tank up again with water. When it is well mixed, $${out}$ litres of the mixture are drawn off and replaced by water again, and so on: **${often(n)}** in all, the first time included.\n\nHow many litres of mango juice are in the tank at the end?`,
          answer: { kind: "whole", value: String(right), unit: "litres" },
          hint: "What part of the juice is left after the first round? In the second round, what part of that juice goes?",
          solution: [
            `In each round $${out}$ of $${size}$ litres go, which is $${goes}$ of the mixture. The mixture is even, so $${goes}$ of the juice goes too, and $${stays}$ of it stays.`,
            `The next rounds take the same **part of what is left**, not the same amount. So every round has the **multiplier** $${stays}$.`,
            `After ${inWords(n)} rounds $${size} \\times \\left(${stays}\\right)^{${n}} = ${right}$ litres of juice are left.`,
            `Check round by round: there are ${commas(texEach(left))} litres of juice, and the amounts that go, ${commas(texEach(drawn))}, are each $${goes}$ of what was there.`,
          ],
          slips: apart(right, [
            [
              size - n * out,
              "After the first round part of what is drawn off is water, so less juice goes than before.",
            ],
            [(right / p) * q, "One more round is to come: the first one counts too."],
            [size - right, "That is the water; the question asks for the juice."],
            [m * gone ** n, "You multiplied the parts that go; multiply the parts that stay."],
          ]),
          check:
            "Follow the juice round by round: what goes must be the same part of the juice as of the whole mixture.",
        };
      }
      case "brine": {
        const size = m * q;
        const out = m * gone;
        const power = n === 2 ? "square" : "cube";
        const oneShare = gone === 1 ? "" : `, and $\\frac{1}{${q}}$ of it is $${out} \\div ${gone} = ${m}$ litres`;
        const salt = texEach(leftOf(1).slice(1)).join(" g, then ");
        return {
          title: "How big is the aquarium?",
          problem: `An aquarium is full of salt water. Efua takes out $${out}$ litres, fills it up with fresh water and mixes it well. She does this **${often(n)}** in all. Afterwards exactly $${staysInAll}$ of the salt is left.\n\nHow many litres does the aquarium hold?`,
          answer: { kind: "whole", value: String(size), unit: "litres" },
          hint: `The same part of the salt stays in every round. Which fraction has the fraction in the puzzle as its ${power}?`,
          solution: [
            `Every round takes the same part of the salt that is still there. So each round has the same **multiplier**, and ${inWords(n)} rounds together give $${staysInAll}$.`,
            `Go back to one round with a root: $${staysInAll} = \\left(${stays}\\right)^{${n}}$, so $${stays}$ of the salt stays each time and $${goes}$ goes.`,
            `So $${out}$ litres are $${goes}$ of the water${oneShare}. Therefore the aquarium holds $${m} \\times ${q} = ${size}$ litres.`,
            `Check with salt: say there are $${qPower}$ g at first. Each round takes $\\frac{${out}}{${size}} = ${goes}$ of it, so the salt falls to ${salt} g, and that is $${staysInAll}$ of $${qPower}$ g.`,
          ],
          slips: apart(size, [
            [
              (n * out * qPower) / (qPower - pPower),
              "You let the rounds take equal amounts of salt. The later ones take less, because the water is less salty.",
            ],
            [
              (out * qPower) / (qPower - pPower),
              "One round alone does not take so much salt: first find the part that one round takes.",
            ],
            [m * p, "That is what stays in the aquarium when Efua takes water out."],
          ]),
          check: `With your number, work out which part of the salt stays in one round, and take its ${power}: that must be the fraction in the puzzle.`,
        };
      }
      case "dye": {
        const size = m * qPower;
        const right = (size / q) * gone;
        const rest = size - right;
        const end = m * pPower;
        const reduced = m === 1 ? "" : ` = ${staysInAll}`;
        const times = gone === 1 ? "" : ` \\times ${gone}`;
        const dye = texEach(leftOf(m).slice(1)).join(", then ");
        return {
          title: "Indigo in the vat",
          problem: `A dyer's vat holds $${size}$ litres of pure indigo dye. Each evening Adwoa takes out the **same amount** of liquid and fills the vat up with water; overnight it mixes. After ${inWords(n)} evenings there are $${end}$ litres of the pure dye left in the vat.\n\nHow many litres of liquid does she take out each evening?`,
          answer: { kind: "whole", value: String(right), unit: "litres" },
          hint: "What part of the dye is left at the end? That part came about by multiplying by the same number every evening: by which?",
          solution: [
            `Each evening the same part of the dye stays, so there is one **multiplier** for every evening. After ${inWords(n)} of them the part $\\frac{${end}}{${size}}${reduced}$ is left.`,
            `$${staysInAll} = \\left(${stays}\\right)^{${n}}$, so $${stays}$ stays every evening and $${goes}$ goes.`,
            `The vat is full each time, so Adwoa takes out $${goes}$ of $${size}$ litres: $${size} \\div ${q}${times} = ${right}$ litres.`,
            `Check evening by evening: the pure dye falls from $${size}$ to ${dye} litres, and $${size} - ${right} = ${rest}$ is $${stays}$ of $${size}$.`,
          ],
          slips: apart(right, [
            [
              (size - end) / n,
              "That would be right if pure dye were taken out every evening, but from the second one on it is mixed with water.",
            ],
            [rest, "That is what stays in the vat each evening."],
            [size - end, "That is how much of the dye is lost altogether."],
          ]),
          check:
            "Follow the dye evening by evening with your amount: what goes must be the same part of the dye as of the vat.",
        };
      }
      case "filter": {
        const most = limit(m);
        const right = rounds(p, q, most);
        const tooFew = right - 1;
        const [before, after] = [p ** tooFew, p ** right];
        const [leftBefore, leftAfter] = [most * before, most * after];
        const [rightBefore, rightAfter] = [q ** tooFew, q ** right];
        const power = p === 1 ? "" : ` \\times ${p}^n`;
        const product = p === 1 ? `${most}` : `${most} \\times ${tex(before)} = ${tex(leftBefore)}`;
        const quotient = (Math.log(most) / Math.log(q / p)).toFixed(2);
        return {
          title: "Cleaner with every pass",
          problem: `A filter removes $${goes}$ of the mud in the water that runs through it. Dirty river water is sent through the filter again and again, until **less than $\\frac{1}{${most}}$** of its mud is left.\n\nWhat is the smallest number of passes that is enough?`,
          answer: { kind: "whole", value: String(right), unit: "passes" },
          hint: "What part of the mud is left after one pass, after two, after three? Keep multiplying, and compare with the limit.",
          solution: [
            `Each pass leaves $${stays}$ of the mud that came in. So every pass has the **multiplier** $${stays}$, and after $n$ passes $\\left(${stays}\\right)^n$ of the mud is left.`,
            `We look for the first $n$ with $${most}${power} < ${q}^n$.`,
            `For $n = ${tooFew}$ the left side is $${product}$ and the right side $${tex(rightBefore)}$: not yet enough. For $n = ${right}$ it is $${tex(leftAfter)}$ against $${tex(rightAfter)}$, and now the right side is larger. So it takes $${right}$ passes.`,
            `Check with logarithms: $n$ must be more than $\\log ${most} \\div \\log \\frac{${q}}{${p}}$, which is about $${quotient}$. The next whole number is $${right}$.`,
          ],
          slips: apart(right, [
            [tooFew, "After that many passes a little more than the limit is still left."],
            [right + 1, "One pass fewer is enough."],
            [
              Math.ceil((q * (1 - 1 / most)) / gone),
              "You took away the same amount in every pass; a later pass removes less, because less mud comes in.",
            ],
            [most, "The number of passes is not the limit itself: multiply the part that stays again and again."],
          ]),
          check:
            "Multiply out the part that is left after your number of passes, and after one pass fewer, and compare both with the limit.",
        };
      }
    }
  },
});

function often(n: number): string {
  return n === 2 ? "twice" : `${inWords(n)} times`;
}

/** The limit: one of 10 m. */
function limit(m: number): number {
  return 10 * m;
}

/** The fewest rounds after which less than one of `most` is left. */
function rounds(p: number, q: number, most: number): number {
  let n = 1;
  while (most * p ** n >= q ** n) n += 1;
  return n;
}
