import { family } from "../../../engine/family.ts";
import { texEach } from "../../../engine/tex.ts";
import { commas, noun, ordinal, tex } from "../../../engine/words.ts";
import { sum } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Each number is the sum of the two before it: sums of many numbers fold up to one or two of them. */
export default family({
  level: "hard",
  topic: "sequences",
  minutes: 8,
  kind: "thinking",
  technique: "telescoping sums",
  ages: "14-17",
  curriculum: ["GCSE Fibonacci-type sequences", "HSF-IF.3", "MP7"],
  bounds: {
    setting: ["scroll", "beads", "cards", "quilt"],
    a: [1, 9],
    b: [1, 9],
    n: [8, 18],
  },
  rules: {
    "two different start numbers, and squares that grow": ({ setting, a, b }) =>
      setting === "quilt" ? a < b : a !== b,
    "every other number is counted": ({ setting, n }) =>
      setting === "beads" || setting === "cards"
        ? n % 2 === 0 && n >= 12 && (n <= 14 || setting === "cards")
        : setting === "scroll"
          ? n >= 12
          : n <= 11,
  },
  write({ setting, a, b, n }) {
    const row = terms(a, b, n + 2);
    const t = (i: number) => row[i - 1] ?? 0;
    const [twoBefore, before, next, second] = [n - 2, n - 1, n + 1, n + 2];
    const first = row.slice(0, n);
    const [odd, even] = [first.filter((_, i) => i % 2 === 0), first.filter((_, i) => i % 2 === 1)];
    const all = sum(first);
    switch (setting) {
      case "scroll": {
        const right = t(second) - b;
        return {
          title: "Moths in the scroll",
          problem: `A scroll holds a row of whole numbers. From the third on, **each number is the sum of the two before it**. Moths have eaten nearly all of it. Only the 2nd number, $${b}$, and the ${ordinal(second)} number, $${tex(t(second))}$, can still be read.\n\nWhat is the sum of the first $${n}$ numbers?`,
          answer: { kind: "whole", value: String(right) },
          hint: "The first number is the third minus the second. Write each of the numbers in the sum as such a difference. What happens when you add the differences?",
          solution: [
            `Write every number as a difference of later ones: from $t_1 + t_2 = t_3$ follows $t_1 = t_3 - t_2$, in the same way $t_2 = t_4 - t_3$, and so on up to $t_{${n}} = t_{${second}} - t_{${next}}$.`,
            `Add all these lines. This is a **telescoping sum**: $t_3$ is added once and taken away once, and so is every number up to $t_{${next}}$. What remains is $t_{${second}} - t_2$.`,
            `Both of these can still be read: $${tex(t(second))} - ${b} = ${tex(right)}$.`,
            `Check with the whole row. Only a first number of $${a}$ leads to $${tex(t(second))}$ at place $${second}$: the row is ${listed(first)} and so on, and these $${n}$ numbers do add up to $${tex(all)}$.`,
          ],
          slips: apart(right, [
            [
              t(second),
              "Adding up the differences, one number at the beginning is taken away and never added. Which one?",
            ],
            [
              t(second) - a,
              "The number left at the beginning is not the first one: look again at the difference for it.",
            ],
            [t(second) - b - t(n), "Look at the last line of differences: your sum stops one number too early."],
          ]),
          check: "Try your rule on a short row such as 1, 3, 4, 7, 11, where you can add everything up.",
        };
      }
      case "beads": {
        const later = t(n) - b;
        const right = later + a;
        return {
          title: "Every other pouch",
          problem: `Nokuthula sorts glass beads into $${n}$ numbered pouches: $${a}$ into pouch 1, $${b}$ into pouch 2, and then into each pouch **as many as in the two before it together**. Pouch $${n}$ gets $${tex(t(n))}$ beads.\n\nHow many beads are in the pouches with odd numbers, $1, 3, 5, \\ldots, ${before}$, altogether?`,
          answer: { kind: "whole", value: String(right), unit: "beads" },
          hint: "The beads in pouch 3 are those of pouch 4 without those of pouch 2. Can you say the same of every other odd pouch? Which one is left over?",
          solution: [
            `Write the odd pouches as differences of even ones: $t_4 = t_3 + t_2$, so $t_3 = t_4 - t_2$. In the same way $t_5 = t_6 - t_4$, and so on up to $t_{${before}} = t_{${n}} - t_{${twoBefore}}$.`,
            `Added up, this is a **telescoping sum**: $t_4, t_6, \\ldots, t_{${twoBefore}}$ come once with plus and once with minus. So pouches $3$ to $${before}$ hold $t_{${n}} - t_2 = ${tex(t(n))} - ${b} = ${tex(later)}$ beads.`,
            `Pouch 1 has no such difference, so add its $${a}$: $${tex(later)} + ${a} = ${tex(right)}$ beads.`,
            `Check by filling the pouches: they get ${listed(first)}, and the odd ones are ${listed(odd)}, together $${tex(right)}$.`,
          ],
          slips: apart(right, [
            [later, "Pouch 1 is still missing: it cannot be written as a difference like the others."],
            [t(n), "Adding up the differences, what is left at the lower end? And what about pouch 1?"],
            [all - right, "Those are the pouches with even numbers."],
            [all, "Those are the beads in all the pouches."],
          ]),
          check: "Try your rule with only the first four or six pouches, where you can add by hand.",
        };
      }
      case "cards": {
        const half = n / 2;
        const right = t(next) - a;
        return {
          title: "Red card, blue card",
          problem: `Cards lie in a row: red, blue, red, blue and so on. From the third card on, **each number is the sum of the two before it**. The first card, a red one, shows $${a}$. Card $${next}$ is red too and shows $${tex(t(next))}$. All the others lie face down.\n\nWhat is the sum of the numbers on the $${half}$ **blue** cards among the first $${n}$ cards?`,
          answer: { kind: "whole", value: String(right) },
          hint: "Each blue number is what you add to the red number on its left to get the red number on its right. Walk along the red cards: how much do you climb in all?",
          solution: [
            `Look at the red cards only. A red number and the blue one after it make the next red number, so each blue number is the step from one red number to the next: $t_2 = t_3 - t_1$, $t_4 = t_5 - t_3$, and so on up to $t_{${n}} = t_{${next}} - t_{${before}}$.`,
            `Added up, all the steps lead from the first red card to card $${next}$. This is a **telescoping sum**: everything in between cancels, and $t_{${next}} - t_1$ is left.`,
            `Both cards are known: $${tex(t(next))} - ${a} = ${tex(right)}$.`,
            `Check by turning the cards over. Only a second card of $${b}$ leads to $${tex(t(next))}$. The row is ${listed(first)} and so on, and the blue cards show ${listed(even)}, together $${tex(right)}$.`,
          ],
          slips: apart(right, [
            [t(next), "The walk along the red cards does not begin at zero."],
            [all - right, "Those are the red cards among the first ones."],
            [all, "Those are all the cards, red and blue."],
          ]),
          check: "Make a short row of your own, such as 1, 3, 4, 7, 11, and try your rule on its blue cards.",
        };
      }
      case "quilt": {
        const [firstProduct, lastProduct, firstSquare] = [a * b, t(n) * t(next), a * a];
        const later = lastProduct - firstProduct;
        const right = later + firstSquare;
        const squares = first.map((side) => side * side);
        return {
          title: "Squares of pixels",
          problem: `Aroha's program fills $${n}$ squares of pixels, one after the other, side by side. The first is $${a}$ ${noun(a, "pixel")} wide, the second $${b}$. From the third on, each square is **as wide as the two before it together**. The ${ordinal(n)} is $${t(n)}$ pixels wide, and the ${ordinal(next)} would be $${t(next)}$ pixels wide.\n\nHow many pixels do the $${n}$ squares have altogether?`,
          answer: { kind: "whole", value: String(right), unit: "pixels" },
          hint: "You need not add square numbers. The second width is the third minus the first: multiply this by the second width. What happens if you do so for every width from the second on?",
          solution: [
            `From the second on, each width is the next one minus the one before: $t_k = t_{k+1} - t_{k-1}$. Multiply by $t_k$: the square $t_k^2$ is $t_k t_{k+1} - t_{k-1} t_k$.`,
            `Add these lines for $k = 2$ to $${n}$. This is a **telescoping sum**: each product of two neighbours comes once with plus and once with minus, but for the first and the last. So the squares $2$ to $${n}$ have as many pixels as $t_{${n}} t_{${next}} - t_1 t_2$.`,
            `In numbers that is $${t(n)} \\times ${t(next)} - ${a} \\times ${b} = ${tex(lastProduct)} - ${firstProduct} = ${tex(later)}$.`,
            `The first square is still missing, $${a}^2 = ${firstSquare}$. Altogether it is $${tex(later)} + ${firstSquare} = ${tex(right)}$ pixels.`,
            `Check with the squares themselves. The widths are ${listed(first)}. Multiplied by themselves, these numbers give ${listed(squares)}, and they add up to $${tex(right)}$.`,
          ],
          slips: apart(right, [
            [later, "The first square is still missing: it is no such difference."],
            [
              lastProduct,
              "Adding up the differences, one product is taken away and never added. And there is a first square.",
            ],
            [
              lastProduct + firstSquare,
              "You added the first square. But the product of the first two widths must be taken away.",
            ],
            [t(n) ** 2, "That is the last square alone."],
          ]),
          check: "Try your way with only the first three or four squares, where you can add by hand.",
        };
      }
    }
  },
});

function terms(a: number, b: number, length: number): number[] {
  const row = [a, b];
  while (row.length < length) row.push((row.at(-1) ?? 0) + (row.at(-2) ?? 0));
  return row;
}

function listed(row: readonly number[]): string {
  return commas(texEach(row.map(tex)));
}
