import { isFormula, plain } from "./ask.ts";
import type { Entry } from "./entry.ts";

/** 3/4 + 1/6 =: a sum of numbers with a fraction in it, where an x between numbers is a times sign. */
const fractionSum = /^(?=.*\d *\/ *\d)(?=.*[+×*÷x:()-]|.*\d +\d)[\d\s+×*÷/:().-]+(?:x[\d\s+×*÷/:().-]+)*$/i;

/** What can be done with a sum, an equation or a rule that somebody typed into the search; nothing for anything else. */
export function doneWith(typed: string): readonly Entry[] {
  const sum = plain(typed).replace(/\s*=\s*\??$/, "");
  if (fractionSum.test(sum)) {
    const times = sum.replace(/[x*]/gi, "×").replace(/:/g, "÷");
    const path = `/fraction-calc?${new URLSearchParams({ sum: times })}`;
    return [{ kind: "page", title: `Work out ${times.replace(/-/g, "−")}`, note: "Fraction Calc", path }];
  }
  if (!isFormula(typed)) return [];
  const text = plain(typed);
  const sides = text.split("=").map((side) => side.trim());
  const letters = [...new Set(text.toLowerCase().match(/[a-z]/g))];
  const shown = written(text);
  const ways: Entry[] = [];
  if (sides.length > 2 || sides.includes("")) return [];
  if (sides.length === 2 && letters.length === 1)
    ways.push({
      kind: "page",
      title: `Solve ${shown}`,
      note: "Scientific Calc",
      path: `/scientific-calc?${new URLSearchParams({ equation: text })}`,
    });
  const lines = linesOf(sides, letters);
  if (lines.length > 0)
    ways.push({
      kind: "page",
      title: `Draw ${shown}`,
      note: "Graph Plotter",
      path: `/graph-plotter#${new URLSearchParams([["graph", "1"], ...lines.map((line) => ["line", line])])}`,
    });
  return ways;
}

/** What the plotter draws: both sides of an equation with one unknown, or what has an x and a y. */
function linesOf(sides: readonly string[], letters: readonly string[]): readonly string[] {
  if (letters.length === 1) {
    const [letter = "x"] = letters;
    return sides.map((side) => `y = ${side.replace(new RegExp(letter, "gi"), "x")}`);
  }
  return letters.every((letter) => "xy".includes(letter)) && sides.length === 2 ? [sides.join(" = ")] : [];
}

const written = (text: string) => text.replace(/\^2/g, "²").replace(/\^3/g, "³").replace(/-/g, "−");
