import type { Mark } from "../../../src/engine/figure/figure.ts";
import { numbersIn, type Rule } from "./rule.ts";

const words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/**
 * Who cannot see the picture must be told every number that it shows; what completes it is told by the solution, so that
 * picture and solution cannot tell two stories.
 */
export const figureInWords: Rule = {
  name: "figure-in-words",
  check: ({ figure, problem, solution }) => {
    if (!figure) return [];
    const { alt, draw, completes = [] } = figure;
    const at = untold(draw, `${alt} ${problem}`);
    const after = untold(completes, [alt, problem, ...solution].join(" "));
    return [
      ...(at.length ? [`the figure shows ${at.join(", ")}, but neither its alt text nor the problem says so`] : []),
      ...(after.length
        ? [`what completes the figure shows ${after.join(", ")}, but the solution does not say so`]
        : []),
    ];
  },
};

/** The numbers on marks that a text does not tell, in digits, as a word, or inside of a range. */
function untold(marks: readonly Mark[], text: string): string[] {
  const told = numbersIn(text);
  for (const [, from, to] of text.matchAll(/(\d+) (?:to|up to|and so on to) (\d+)/g))
    for (let number = Number(from); number <= Number(to); number++) told.add(String(number));
  for (const [number, word] of words.entries()) if (text.toLowerCase().includes(word)) told.add(String(number));
  return [...numbersIn(labelsOf(marks).join(" "))].filter((number) => !told.has(number));
}

function labelsOf(marks: readonly Mark[]): string[] {
  return marks.flatMap((mark) => {
    if ("text" in mark) return [mark.text];
    return "label" in mark && mark.label !== undefined ? [mark.label] : [];
  });
}
