import type { Figure } from "../../../src/engine/figure/figure.ts";
import { numbersIn, type Rule } from "./rule.ts";

const words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Who cannot see the picture must be told every number that it shows. */
export const figureInWords: Rule = {
  name: "figure-in-words",
  check: ({ figure, problem }) => {
    if (!figure) return [];
    const text = `${figure.alt} ${problem}`;
    const told = numbersIn(text);
    for (const [, from, to] of text.matchAll(/(\d+) (?:to|up to|and so on to) (\d+)/g))
      for (let number = Number(from); number <= Number(to); number++) told.add(String(number));
    for (const [number, word] of words.entries()) if (text.toLowerCase().includes(word)) told.add(String(number));
    const untold = [...numbersIn(labelsOf(figure).join(" "))].filter((number) => !told.has(number));
    return untold.length
      ? [`the figure shows ${untold.join(", ")}, but neither its alt text nor the problem says so`]
      : [];
  },
};

function labelsOf({ draw }: Figure): string[] {
  return draw.flatMap((mark) => {
    if ("text" in mark) return [mark.text];
    return "label" in mark && mark.label !== undefined ? [mark.label] : [];
  });
}
