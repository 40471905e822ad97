import { type Angle, equations, evaluate, type Names } from "./evaluate.ts";

/** Whether both sides of every equation in the text come out the same. */
export function holds(text: string, names: Names, near: number, angle: Angle = "rad"): boolean {
  return equations(text).every((sides) => {
    const [first = Number.NaN, ...rest] = sides.map((side) => evaluate(side, names, angle));
    return rest.length > 0 && rest.every((side) => Math.abs(side - first) <= near * Math.max(1, Math.abs(first)));
  });
}

/** The text with one sign or number changed, once for each that it has. */
export function altered(text: string): string[] {
  const changes: [RegExp, string][] = [
    [/\+/g, "-"],
    [/(?<!cross)[-−]/g, "+"],
    [/×|\\times/g, "+"],
    [/÷|\\div/g, "×"],
    [/\//g, "×"],
    [/½/g, "2"],
    [/√|\\sqrt/g, ""],
    [/\d/g, "7"],
    [/²/g, "³"],
  ];
  const signs = changes.flatMap(([sign, instead]) =>
    [...text.matchAll(sign)].map(
      ({ 0: found, index }) => text.slice(0, index) + instead + text.slice(index + found.length),
    ),
  );
  const group = /\{(?:[^{}]|\{[^{}]*\})*\}/.source;
  const upsideDown = [...text.matchAll(new RegExp(`\\\\frac(${group})(${group})`, "g"))].map(([found, top, bottom]) =>
    text.replace(found, () => `\\frac${bottom}${top}`),
  );
  return [...signs, ...upsideDown];
}
