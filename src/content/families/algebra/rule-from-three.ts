import { family } from "../../../engine/family.ts";
import { texPlus } from "../../../engine/tex.ts";
import { apart } from "../slips.ts";

/** Three examples of "times m, then c more (or fewer)", and a question about another number. */
const settings = {
  machine: {
    title: "The old number machine",
    each: "one more",
    of: "",
    times: "the number",
    head: "| In | Out |",
    story:
      "An old machine multiplies every number by one secret number. Then it adds another secret number, or takes one away. It always does the same.",
    asked: (n: number) => `What comes out when $${n}$ goes in?`,
    signs: [-1, 1],
    hint: "When the number that goes in grows by 1, by how much must the number that comes out grow?",
    grows: (dx: number, dy: number) =>
      `From the first line to the second, the number in grows by $${dx}$ and the number out by $${dy}$.`,
  },
  dragon: {
    title: "A ride on the dragon",
    each: "one more kilometre",
    of: " coins",
    times: "the kilometres",
    head: "| Kilometres | Coins |",
    story:
      "In Aiko's computer game a dragon carries travellers. It wants some coins for climbing on, always the same. Then every kilometre costs the same number of coins.",
    asked: (n: number) => `How many coins does a ride of $${n}$ kilometres cost?`,
    signs: [1],
    hint: "Compare two rides. Which part of the price is the same in both, and what do the extra kilometres cost?",
    grows: (dx: number, dy: number) =>
      `The second ride is $${dx}$ kilometres longer than the first and costs $${dy}$ coins more.`,
  },
  code: {
    title: "Ayşe's secret code",
    each: "one more",
    of: "",
    times: "the number",
    head: "| Number | Code |",
    story:
      "Ayşe writes numbers in code. She multiplies by one secret number. Then she adds another secret number, or takes one away. She never changes her rule.",
    asked: (_n: number, sent: number) => `She sends the code $${sent}$. Which number does it stand for?`,
    signs: [-1, 1],
    hint: "Find her rule first: how much does the code grow when the number grows by 1? Then run the rule backwards.",
    grows: (dx: number, dy: number) =>
      `From the first line to the second, the number grows by $${dx}$ and the code by $${dy}$.`,
  },
  vine: {
    title: "The bean in the window",
    each: "one more day",
    of: " cm",
    times: "the days",
    head: "| Day | Height in cm |",
    story:
      "Kwabena puts a young bean plant in the sunniest window on day $0$. From then on it grows by the same whole number of centimetres every day. This is what he wrote down:",
    asked: () => "How tall was the plant on day $0$, in centimetres?",
    signs: [1],
    hint: "By how much does it grow from the first line to the second, and in how many days? Then walk back to day 0.",
    grows: (dx: number, dy: number) => `From the first line to the second it grows $${dy}$ cm in $${dx}$ days.`,
  },
};

export default family({
  level: "easy",
  minutes: 4,
  kind: "thinking",
  technique: "finding what one more is worth",
  ages: "9-11",
  curriculum: ["Y6 algebra", "5.OA.3"],
  bounds: {
    setting: ["machine", "dragon", "code", "vine"],
    m: [3, 8],
    c: [-5, 9],
    first: [2, 4],
    step: [2, 3],
    n: [12, 30],
  },
  rules: {
    "something is added or taken away": ({ c }) => c !== 0,
    "a fare and a height are above zero": ({ setting, c }) => settings[setting].signs.some((sign) => sign * c > 0),
    "the rule cannot be read off without thinking": ({ m, c }) => Math.abs(c) !== m,
    "a young plant is a few centimetres tall": ({ setting, c }) => setting !== "vine" || c >= 3,
  },
  write({ setting, m, c, first, step, n }) {
    const { title, each, of, times, head, story, asked, hint, grows } = settings[setting];
    const shown = [first, first + step, first + 2 * step + 1];
    const out = (x: number) => m * x + c;
    const [p = 0, , r = 0] = shown;
    const multiple = m * n;
    const [firstMultiple, firstOut] = [m * p, out(p)];
    const rise = step * m;
    const moreOrLess = c > 0 ? `$${c}$ more` : `$${-c}$ less`;
    const undo = c > 0 ? `take away $${c}$` : `add $${-c}$`;
    const applied = (x: number) => `${m} \\times ${x} ${texPlus(c)} = ${out(x)}`;
    const table = shown.map((x) => `| $${x}$ | $${out(x)}$ |`).join("\n");
    const answer = setting === "code" ? n : setting === "vine" ? c : out(n);
    const last = {
      machine: `So for $${n}$ the machine gives $${applied(n)}$.`,
      dragon: `So $${n}$ kilometres cost $${applied(n)}$ coins.`,
      code: `Run the rule backwards on $${out(n)}$: ${undo} to get $${multiple}$, then divide by $${m}$ to get $${n}$.`,
      vine: `On day $0$ none of those $${firstMultiple}$ cm had grown yet, so the plant was $${c}$ cm tall.`,
    };
    return {
      title,
      problem: `${story}\n\n${head}\n| --- | --- |\n${table}\n\n${asked(n, out(n))}`,
      answer: { kind: "whole", value: String(answer), ...(setting === "vine" && { unit: "cm" }) },
      hint,
      solution: [
        `${grows(step, rise)} So **${each} is worth** $${rise} \\div ${step} = ${m}$${of}.`,
        `In the first line, $${m} \\times ${p} = ${firstMultiple}$, but there stands $${firstOut}$. So the rule is $${m}$ times ${times} and then ${moreOrLess}.`,
        last[setting],
        `Check the rule on the third line, which has not been used: $${applied(r)}$. It fits.`,
      ],
      slips: apart(
        answer,
        setting === "code"
          ? [
              [
                out(n) / m,
                `You divided by ${m}, but the code is more than a multiplication. What else does the rule do?`,
              ],
              [multiple, "You took back the second part of the rule. How is the multiplying taken back?"],
              [(out(n) + c) / m, "You did the second part of the rule once more. Which sum takes it back?"],
              [m * out(n) + c, "You put the code through the rule again; the question goes the other way."],
            ]
          : setting === "vine"
            ? [
                [firstOut - m, "You went back one day only. How many days is it back to day 0?"],
                [firstOut - p, "You took away one centimetre a day. How much does the plant grow in one day?"],
                [m, "That is what it grows in one day; the question asks how tall it was at the start."],
              ]
            : [
                [multiple, "You multiplied well, but the second part of the rule is missing."],
                [out(r) + (n - r), "You added one for each one more. How much does one more bring?"],
                [multiple - c, "You turned the second part of the rule round. Test it on the first line."],
              ],
        1,
      ),
      check: {
        machine: "Find a rule that fits all three lines, and see whether your number comes from the same rule.",
        dragon:
          "Find a price for climbing on and a price for one kilometre that fit all three rides, then use them on this one.",
        code: "Find a rule that fits all three lines, put your number through it, and see whether the code comes out.",
        vine: "Let the plant grow from your height by the same amount each day, and compare with all three lines.",
      }[setting],
    };
  },
});
