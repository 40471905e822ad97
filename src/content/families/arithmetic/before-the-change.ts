import { family } from "../../../engine/family.ts";

/** A number before it rose or fell by some percent. */
interface Setting {
  title: string;
  problem: (percent: number, now: number) => string;
  rises: boolean;
  before: string;
  unit: string;
}

const settings: Record<"skates" | "school" | "penguins" | "fare", Setting> = {
  skates: {
    title: "What the skates cost before",
    problem: (percent, now) =>
      `In a sale every price is cut by $${percent}\\%$. Rashid buys a pair of skates in the sale for €$${now}$.\n\nWhat did the skates cost before the sale, in euros?`,
    rises: false,
    before: "the old price",
    unit: "euros",
  },
  school: {
    title: "The growing school",
    problem: (percent, now) =>
      `A school in Accra has $${now}$ pupils this year. That is $${percent}\\%$ more than last year.\n\nHow many pupils did it have last year?`,
    rises: true,
    before: "last year's number",
    unit: "pupils",
  },
  penguins: {
    title: "Counting penguins",
    problem: (percent, now) =>
      `On an island in the far south, scientists counted $${now}$ penguins this summer, $${percent}\\%$ fewer than the summer before.\n\nHow many penguins had they counted the summer before?`,
    rises: false,
    before: "the earlier count",
    unit: "penguins",
  },
  fare: {
    title: "Across the bay",
    problem: (percent, now) =>
      `The ferry across the bay has become $${percent}\\%$ dearer. A ticket now costs $${now}$ rupees.\n\nWhat did a ticket cost before?`,
    rises: true,
    before: "the old price",
    unit: "rupees",
  },
};

export default family({
  level: "medium",
  topic: "percentages",
  minutes: 4,
  kind: "drill",
  technique: "reverse percentages",
  ages: "12-14",
  curriculum: ["KS3 reverse percentages", "7.RP.3"],
  bounds: {
    setting: ["skates", "school", "penguins", "fare"],
    before: [80, 600, 20],
    percent: [5, 45, 5],
  },
  rules: {
    "the old number is not a hundred": ({ before }) => before % 100 !== 0,
  },
  write({ setting, before, percent }) {
    const { title, problem, rises, before: old, unit } = settings[setting];
    const sign = rises ? "+" : "-";
    // The percentage of the old number that there is now.
    const share = rises ? 100 + percent : 100 - percent;
    const now = (before * share) / 100;
    const change = (before * percent) / 100;
    const step = percent % 10 === 0 ? 10 : 5;
    const [shares, allShares] = [share / step, 100 / step];
    const oneShare = now / shares;
    // The percentage taken of the new number, and undone from it.
    const wrong = (now * (rises ? 100 - percent : 100 + percent)) / 100;
    return {
      title,
      problem: problem(percent, now),
      answer: { kind: "whole", value: String(before), unit },
      hint: `The given percentage is a part of ${old}, which is $100\\%$. What percentage of it is $${now}$?`,
      solution: [
        `The percentage belongs to ${old}, so **that is the $100\\%$**. The new number is $100\\% ${sign} ${percent}\\% = ${share}\\%$ of it.`,
        `So $${share}\\%$ is $${now}$. To come to $${step}\\%$, divide by $${shares}$: $${now} \\div ${shares} = ${oneShare}$.`,
        `The whole $100\\%$ is $${allShares}$ times as much: $${allShares} \\times ${oneShare} = ${before}$.`,
        `Check forwards: $${percent}\\%$ of $${before}$ is $${change}$, and $${before} ${sign} ${change} = ${now}$.`,
      ],
      slips: [
        {
          when: String(wrong),
          say: `You took ${percent}% of ${now}, but the percentage is a part of the earlier number.`,
        },
        {
          when: String(change),
          say: `That is by how much it changed; what was it before?`,
        },
      ],
      check: `Change your number by ${percent}% in the direction the puzzle says; you should land on ${now}.`,
    };
  },
});
