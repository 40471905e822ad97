import { isUnit, meaning } from "../reading/exchanges.ts";
import { notesOf } from "../reading/reading.ts";

/** How many of the smallest unit of its kind a unit is worth. */
const worth: Readonly<Record<string, readonly [kind: string, size: number]>> = {
  mm: ["length", 1],
  cm: ["length", 10],
  dm: ["length", 100],
  m: ["length", 1000],
  km: ["length", 1_000_000],
  "mm²": ["area", 1],
  "cm²": ["area", 100],
  "dm²": ["area", 10_000],
  "m²": ["area", 1_000_000],
  "cm³": ["volume", 1],
  ml: ["volume", 1],
  "dm³": ["volume", 1000],
  l: ["volume", 1000],
  "m³": ["volume", 1_000_000],
  g: ["mass", 1],
  kg: ["mass", 1000],
  second: ["time", 1],
  minute: ["time", 60],
  hour: ["time", 3600],
  day: ["time", 86_400],
  week: ["time", 604_800],
};
const unit = "(?:[cdkm]?m[²³]?|k?g|m?l|(?:second|minute|hour|day|week|metre|litre)s?)(?![\\p{L}²³])";
const one = `\\$?(\\d+(?:\\.\\d+)?)\\$? (${unit})`;
/** Two amounts that are said to be the same; one may be "1 hour 35 minutes". */
const said = new RegExp(`(?<![\\d.])${one}(?=( (?:=|is|are|makes?) ${one}(?: (?:and )?${one})?))`, "gu");
/** The amount on the left is a part of something: "18% of the 35 kg is 6.3 kg", "four times 40 minutes are 160 minutes", "2 kg and 3 kg are 5 kg". */
const isPart = /\b(?:of|from|than|with|for|times|and)\b[^.,;:]*$|[-+−×÷·/.,\d] ?\$?$/;
/** On a map one length stands for another. */
const standsFor = /\b(?:map|plan|scale|model|drawing|picture|stands? for)\b/i;

/** What is wrong with two amounts that a text says are equal, each with its unit: "3.4 m is 34 cm". */
export function wrongMeasures(text: string): string[] {
  if (standsFor.test(text)) return [];
  return [...text.matchAll(said)].flatMap((found) => {
    const [part, a, ofA = "", rest = "", b, ofB = "", more = 0, ofMore] = found;
    const all = part + rest;
    if (isPart.test(text.slice(0, found.index))) return [];
    const [left, right, last = right] = [ofA, ofB, ofMore ?? ofB].map((one) => worth[meaning(one)]);
    if (!left || !right || !last || left[0] !== right[0] || last[0] !== right[0])
      return [`${all}, but these are no units of one kind`];
    const apart = Number(a) * left[1] - Number(b) * right[1] - Number(more) * last[1];
    return Math.abs(apart) < 1e-6 * right[1] ? [] : [all];
  });
}

/** Lengths, areas and volumes are taken for each other; time and mass are not. */
const taken = (unit: string) => worth[unit]?.[0].replace(/area|volume/, "length") ?? unit;

/** The units that a worked solution gives the number of the answer, in their order, as far as they may be taken for its unit. */
export function unitsOfAnswer(value: number, unit: string, solution: readonly string[]): string[] {
  const said = solution.flatMap((step) => notesOf(step)).filter((note) => note.kind === "number");
  return said
    .filter((note) => Math.abs(note.value - value) < 1e-9 && isUnit(note.unit))
    .map((note) => meaning(note.unit))
    .filter((one) => taken(one) === taken(meaning(unit)));
}
