import { family } from "../../../engine/family.ts";
import { inWords, noun } from "../../../engine/words.ts";
import { apart } from "../slips.ts";

/** Fewest weighings that find the odd one out: every weighing has three results. */
const settings = {
  coins: {
    title: "One heavy coin",
    story: (n: number) =>
      `Of $${n}$ coins that look alike, exactly **one** is a little **heavier** than the others, which all weigh the same.`,
  },
  tablets: {
    title: "Perhaps they are all good",
    story: (n: number) =>
      `A machine has made $${n}$ tablets. Perhaps all weigh the same, or perhaps exactly **one** of them is a little too **light**. Nobody knows which is the case.`,
  },
  bearings: {
    title: "Steel balls in two boxes",
    story: (n: number) => {
      const [red, grey] = [Math.ceil(n / 2), Math.floor(n / 2)];
      return `There are $${n}$ steel balls, and **one** has the wrong weight. If it is in the red box, it is too **heavy**; if it is in the grey box, it is too **light**. There are $${red}$ balls in the red box and $${grey}$ in the grey one. Plenty of good balls lie ready for comparison.`;
    },
  },
} as const;

export default family({
  level: "hard",
  topic: "sorting",
  minutes: 7,
  kind: "thinking",
  technique: "counting outcomes",
  ages: "14-17",
  curriculum: ["enrichment information", "HSF-LE.4", "MP7"],
  bounds: { setting: ["coins", "tablets", "bearings"], size: [10, 240] },
  rules: {
    "halving would give another number": ({ size }) =>
      weighings(size) !== Math.ceil(Math.log2(size)) && weighings(size) >= 3,
    "the two boxes stay small": ({ setting, size }) => setting !== "bearings" || size <= 26,
    "no power of three, so that something is to be thought about": ({ setting, size }) =>
      setting === "coins" ? size !== 3 ** weighings(size) : size + 1 < 3 ** weighings(size),
    "the case of no bad one does not change the number": ({ setting, size }) =>
      setting !== "tablets" || weighings(size + 1) === weighings(size),
  },
  write({ setting, size }) {
    const { title, story } = settings[setting];
    const cases = setting === "tablets" ? size + 1 : size;
    const answer = weighings(cases);
    const power = 3 ** answer;
    const fewer = answer - 1;
    const less = 3 ** fewer;
    const thing = { coins: "coin", tablets: "tablet", bearings: "ball" }[setting];
    // As even a split as possible, with the two pans equal.
    const pan = Math.min(less, Math.ceil((cases - less) / 2) > 0 ? Math.floor((cases + 1) / 3) : 1);
    const aside = cases - 2 * pan;
    const many = cases - size;
    const off = aside - many;
    const red = Math.ceil(size / 2);
    const grey = size - red;
    const [r, g] = share(red, grey, less);
    const unweighed = size - 2 * r - 2 * g;
    const largest = setting === "bearings" ? Math.max(r + g, unweighed) : Math.max(pan, aside);
    const ofSome = setting === "tablets" ? ` ($${size}$ tablets, or none)` : "";
    const largestParts = chain(cases).join(" → ");
    const followed = { coins: "coins", tablets: "cases", bearings: "balls" }[setting];
    const find = {
      coins: "the heavy coin",
      tablets: "the light tablet, or to be certain that there is none",
      bearings: "the ball with the wrong weight",
    }[setting];
    const plan = {
      coins: `Put $${pan}$ coins into each pan and leave $${aside}$ aside. If a pan goes down, the heavy coin is in it; if they balance, it is among those aside. In each case at most $${largest}$ coins are left`,
      tablets: `Put $${pan}$ tablets into each pan and leave $${off}$ aside. If a pan goes up, the light tablet is in it. If they balance, it is among those aside, or all are good. In each case at most $${largest}$ cases are left`,
      bearings: `Put $${r}$ red and $${g}$ grey balls into each pan. If the left pan goes down, the bad ball is one of its red balls or one of the grey balls on the right; in the same way for the right pan. If they balance, it is among the $${unweighed}$ others. In each case at most $${largest}$ balls are left`,
    }[setting];
    const go = {
      coins: "",
      tablets: " (after the first weighing good tablets can fill up a pan when the numbers do not come out even)",
      bearings: " (good balls fill up a pan when the numbers do not come out even)",
    }[setting];
    return {
      title,
      problem: `${story(size)} There is a balance with two pans, which shows whether the left side is heavier, the right side is heavier or both weigh the same.\n\nWhat is the smallest number of weighings that is **always** enough to find ${find}?`,
      answer: { kind: "whole", value: String(answer), unit: "weighings" },
      hint: "How many different results can a single weighing have? And two weighings, one after the other? Compare that with the number of cases you have to tell apart.",
      solution: [
        `**Count the outcomes.** A weighing has $3$ results, so $k$ weighings have at most $3^k$ different rows of results. There are $${cases}$ cases to tell apart${ofSome}, and every case needs a row of its own.`,
        `$3^{${fewer}} = ${less}$ is less than $${cases}$, so ${inWords(fewer)} ${noun(fewer, "weighing")} cannot always be enough. $3^{${answer}} = ${power}$ would be.`,
        `And ${inWords(answer)} are enough when each weighing splits the cases into **three parts** as equal as possible. ${plan}, and $${less}$ would still be fine for the other ${inWords(fewer)} weighings. Go on in the same way${go}. The answer is $${answer}$.`,
        `Check by following the largest part: ${largestParts} ${followed}. That is ${inWords(answer)} steps to a single one.`,
      ],
      slips: apart(answer, [
        [
          Math.ceil(Math.log2(cases)),
          `Halving uses only two results of the balance. What could you learn when both sides weigh the same?`,
        ],
        [fewer, `So few weighings have $${less}$ rows of results. Are there not more cases than that?`],
        [size - 1, `That compares one ${thing} after another. Each pan can hold many.`],
        [Math.floor(size / 2), `That weighs them two by two. Each pan can hold many.`],
      ]),
      check: `How many rows of results do that many weighings have, and one weighing less? Compare with the number of cases.`,
    };
  },
});

/** The smallest k with 3^k at least n. */
function weighings(n: number): number {
  let k = 0;
  while (3 ** k < n) k++;
  return k;
}

/** Largest part after each weighing. */
function chain(cases: number): number[] {
  const parts = [cases];
  for (let now = cases; now > 1; parts.push(now)) now = Math.ceil(now / 3);
  return parts;
}

/** Red and grey balls for each pan: as even a split as can be. */
function share(red: number, grey: number, less: number): [number, number] {
  const all = red + grey;
  const pan = Math.min(less, Math.floor((all + 1) / 3));
  const r = Math.min(Math.floor(red / 2), Math.ceil(pan / 2));
  return [r, Math.min(Math.floor(grey / 2), pan - r)];
}
