import type { Inside, InsideText } from "../answer/inside.ts";
import type { Html } from "../puzzle.ts";
import { formulas, markdown } from "./markdown.ts";

/** A text in which boxes can be filled in: its HTML, with the formula marked that has them, and where its answer goes. */
export interface Boxed {
  readonly html: Html;
  readonly inside?: Inside;
}

/**
 * Compiles a text as `markdown` does. Where its boxes are to be filled in, the formula that has them stands in an element
 * marked data-sum. Throws where it is not plain which formula that is, or where it cannot be written on a line.
 */
export function boxed(source: string, inside: InsideText | undefined): Boxed {
  if (!inside || !("boxes" in inside)) return { html: markdown(source), ...(inside && { inside }) };
  const [formula, ...others] = formulas(source).filter((tex) => tex.includes("\\square"));
  if (formula === undefined || others.length > 0) throw new Error("not one formula has the boxes");
  return { html: markdown(source, formula), inside: { boxes: onOneLine(formula) } };
}

const signs: Readonly<Record<string, string>> = {
  square: "□",
  times: "×",
  div: "÷",
  cdot: "·",
  quad: " ",
  text: "",
};

/** TeX as plain text: "8□ − □7 = 36". Throws where a line is not enough for it. */
export function onOneLine(tex: string): string {
  const text = tex
    .replace(/\{,\}/g, ",")
    .replace(/\\,(?=\d{3})/g, "\u202F")
    .replace(/\\[,;: ]/g, " ")
    .replace(/\^\{?([23])\}?/g, (_all, power: string) => (power === "2" ? "²" : "³"))
    .replace(/\\([a-z]+)\s?/g, (_all, name: string) => ` ${signs[name] ?? `\\${name}`} `)
    .replace(/-/g, "−");
  if (/[\\{}^_]/.test(text)) throw new Error(`boxes stand in a formula that is one line, not in ${tex}`);
  return text
    .replace(/(?<=[\d□).a-z²³])\s*([+−×÷=·<>])\s*/g, " $1 ")
    .replace(/\s*□\s*/g, "□")
    .replace(/□(?=[+−×÷=·<>])/g, "□ ")
    .replace(/(?<=[+−×÷=·<>])□/g, " □")
    .replace(/ {2,}/g, " ")
    .trim();
}
