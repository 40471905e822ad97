import { label, type Paper, stroke, svg } from "../paper.ts";

/** Numbers on cards, which are to be joined to a target: `which` of them may be used. */
export function cards(numbers: readonly number[], target: number, which: string, key: string): Paper {
  const side = 44;
  const boxes = numbers.map((n, at) => {
    const x = 2 + at * (side + 8);
    return `<rect x="${x}" y="2" width="${side}" height="${side}" rx="6" ${stroke(2)}/>${label(x + side / 2, 24, String(n), 20)}`;
  });
  return {
    prompt: `Make ${target} from these numbers. Use ${which} of them, each once at most, with +, −, × and ÷.`,
    figure: svg(numbers.length * (side + 8) - 4, side + 4, `The numbers ${numbers.join(", ")}`, boxes.join("")),
    solution: `<p>${key.replaceAll("*", "×").replaceAll("/", "÷")} = ${target}</p>`,
  };
}
