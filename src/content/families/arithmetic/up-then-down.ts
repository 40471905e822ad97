import { family } from "../../../engine/family.ts";
import { tex } from "../../../engine/words.ts";

/** One rise and one fall, in percent, that act on the same amount. */
const settings = {
  tent: {
    title: "Up in spring, down in autumn",
    problem: (up: number, down: number) =>
      `In spring a shop raises the price of a tent by $${up}\\%$. In autumn it takes $${down}\\%$ off the new price.\n\nBy what percentage has the price changed altogether? Write a minus sign if it has become lower.`,
    hint: "Pretend the tent costs 100 coins at first. Which amount is the second percentage a part of?",
    check: "Choose a first price such as 200, carry out both changes, and compare the last price with the first.",
  },
  poster: {
    title: "Longer but narrower",
    problem: (up: number, down: number) =>
      `Ximena redraws a rectangular poster. The new one is $${up}\\%$ longer and $${down}\\%$ narrower.\n\nBy what percentage does the **area** change? Write a minus sign if it becomes smaller.`,
    hint: "Pretend the old poster is 100 by 100. What are the two sides of the new one?",
    check: "Choose sides for the old poster, such as 40 and 20, draw the new one, and compare the two areas.",
  },
  concert: {
    title: "Dearer tickets, fewer people",
    problem: (up: number, down: number) =>
      `All tickets for a brass band in Cusco cost the same. For the second concert they are $${up}\\%$ dearer than for the first, and $${down}\\%$ fewer are sold.\n\nBy what percentage does the money from tickets change? Write a minus sign if it becomes less.`,
    hint: "Pretend 100 tickets at 100 coins each were sold for the first concert. And for the second?",
    check: "Choose a price and a number of tickets for the first concert, work out both takings, and compare them.",
  },
  reservoir: {
    title: "First the drought, then the rain",
    problem: (up: number, down: number) =>
      `In a dry month the water in a reservoir falls by $${down}\\%$. In the rainy month after it, the water that is left grows by $${up}\\%$.\n\nBy what percentage has the water changed over the two months? Write a minus sign if there is less.`,
    hint: "Pretend there are 100 units of water at first. Which amount grows in the rainy month?",
    check: "Choose an amount of water such as 200, let it fall and then grow, and compare the end with the beginning.",
  },
};

/** What is left of 100 after the rise and the fall. */
const left = (up: number, down: number) => ((100 + up) * (100 - down)) / 100;

function firstSteps(setting: keyof typeof settings, up: number, down: number): string[] {
  const [higher, lower, end] = [100 + up, 100 - down, left(up, down)];
  const product = higher * lower;
  const [fall, rise] = [(higher * down) / 100, (lower * up) / 100];
  switch (setting) {
    case "tent":
      return [
        `Start from $100$, because then percentages can be read off. After the rise the price is $${higher}$.`,
        `The fall is $${down}\\%$ **of the new price** $${higher}$, which is $${fall}$. That leaves $${end}$.`,
      ];
    case "reservoir":
      return [
        `Start from $100$, because then percentages can be read off. After the dry month $${lower}$ are left.`,
        `The rain adds $${up}\\%$ **of what is left**: $${up}\\%$ of $${lower}$ is $${rise}$. Now there are $${end}$.`,
      ];
    case "poster":
      return [
        `Start from a poster of $100$ by $100$, because then percentages can be read off. Its area is $10\\,000$, and the new one is $${higher}$ by $${lower}$.`,
        `An area is length **times** width: $${higher} \\times ${lower} = ${tex(product)}$. For every $100$ of the old area that is $${end}$.`,
      ];
    case "concert":
      return [
        `Start from $100$ tickets at $100$ coins, because then percentages can be read off. That makes $10\\,000$ coins. For the second concert $${lower}$ tickets at $${higher}$ coins are sold.`,
        `The money is price **times** number: $${higher} \\times ${lower} = ${tex(product)}$. For every $100$ coins before that is $${end}$.`,
      ];
  }
}

export default family({
  level: "medium",
  topic: "percentages",
  minutes: 5,
  kind: "thinking",
  technique: "percentage multipliers",
  ages: "12-14",
  curriculum: ["KS3 percentage change", "7.RP.3"],
  bounds: {
    setting: ["tent", "poster", "concert", "reservoir"],
    up: [10, 60, 5],
    down: [10, 60, 5],
  },
  rules: {
    "the change is a whole percentage": ({ up, down }) => (up * down) % 100 === 0,
    "there is a change": ({ up, down }) => left(up, down) !== 100,
    // Otherwise the slip of subtracting and the slip of the forgotten sign would be one.
    "the slips differ": ({ up, down }) => up - down !== 100 - left(up, down),
  },
  write({ setting, up, down }) {
    const { title, problem, hint, check } = settings[setting];
    const end = left(up, down);
    const change = end - 100;
    const [upMultiplier, downMultiplier, multiplier] = [(100 + up) / 100, (100 - down) / 100, end / 100];
    const both = (up * down) / 100;
    const pieces =
      setting === "reservoir"
        ? `take away $${down}$ and add $${up}$. But the $${down}$ that are gone do not grow by $${up}\\%$, which is $${both}$ less to add`
        : `add $${up}$ and take away $${down}$. But the extra $${up}$ shrinks by $${down}\\%$ as well, which is $${both}$ more to take away`;
    return {
      title,
      problem: problem(up, down),
      answer: { kind: "whole", value: String(change) },
      hint,
      solution: [
        ...firstSteps(setting, up, down),
        `From $100$ to $${end}$ is a change of $${change}\\%$. In one line: two changes in a row **multiply**, and $${upMultiplier} \\times ${downMultiplier} = ${multiplier}$.`,
        `Check piece by piece: from $100$, ${pieces}. And $${up} - ${down} - ${both} = ${change}$.`,
      ],
      slips: [
        {
          when: String(up - down),
          say: `You combined ${up} and ${down} as if they were percentages of one amount, but each change acts on the result of the other.`,
        },
        {
          when: String(-change),
          say: "The size is right; now compare the end with the beginning: did it become more or less?",
        },
      ],
      check,
    };
  },
});
