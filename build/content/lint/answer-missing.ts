import { numbersIn, type Rule } from "./rule.ts";

/** The worked solution must arrive at the key. */
export const answerMissing: Rule = {
  name: "answer-missing",
  check: ({ answer, solution }) => {
    const text = solution.join(" ");
    if (answer.kind !== "whole" && answer.kind !== "decimal") return [];
    const value = answer.value.replace(/^-/, "");
    return numbersIn(text).has(value) ? [] : [`the solution never says ${answer.value}`];
  },
};
