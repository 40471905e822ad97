import { cardinal, cardinalValue, denominator, ordinalValue } from "../reading/number-words.ts";
import { bare, type Sum, side } from "./sums.ts";

// Sums that stand in words: "six times seven is forty-two", "a third of $12$ is $4$", "3, 4 and 5 make 12".

const numeral = new RegExp(
  `\\$[^$]+\\$|(?<![\\d.,:])(?:\\d{1,3}(?:,\\d{3})+(?!\\d)|\\d+(?:\\.\\d+)?)(?![\\d:]|\\.\\d)|\\b(?!a\\b|and\\b)${cardinal}\\b(?!-)`,
  "giy",
);
const part = new RegExp(`(?:half|(?:an?|${cardinal}) ${denominator}) of (?=\\$?\\d|${cardinal}\\b)`, "iy");

/** The first words of what may be a number, so that the long patterns are tried there alone. */
const first =
  /(?:an?|half|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million|billion)\b|[\d$]/iy;

/** A text in which each number is a sign of its own, so that sentences about them can be looked for. */
interface Marked {
  readonly line: string;
  readonly values: readonly string[];
}
const open = 0xe100;
const n = "([\\ue100-\\uf8ff])";
const value = ({ values }: Marked, mark: string): string => values[mark.charCodeAt(0) - open] ?? "";

function marked(text: string): Marked {
  const values: string[] = [];
  let line = "";
  const mark = (worth: string) => {
    line += String.fromCharCode(open + values.length);
    values.push(worth);
  };
  for (let at = 0; at < text.length; ) {
    for (const pattern of [first, part, numeral]) pattern.lastIndex = at;
    const begins = first.test(text) && !/[\p{L}\d]/u.test(text[at - 1] ?? "");
    const [share] = (begins && part.exec(text)) || [];
    const [number] = (begins && numeral.exec(text)) || [];
    if (share !== undefined) mark(shareOf(share));
    else if (number !== undefined) mark(worth(number));
    if (share !== undefined) line += " of ";
    else if (number === undefined) line += text[at] ?? "";
    at += (share ?? number ?? " ").length;
  }
  return { line, values };
}

/** The value of a number as it stands in the text, for a formula; empty where it is none. */
function worth(said: string): string {
  if (said.startsWith("$")) return side(bare(said.slice(1, -1))) ?? "";
  return /\d/.test(said) ? said.replaceAll(",", "") : String(cardinalValue(said));
}

/** "Half of", "a third of", "three quarters of". */
function shareOf(said: string): string {
  const [top = "", bottom = ""] = said.replace(/ of $/, "").split(/ (?=\S+$)/);
  if (bottom === "") return "1/2";
  return `${/^an?$/i.test(top) ? 1 : cardinalValue(top)}/${ordinalValue(bottom)}`;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const lcm = (a: number, b: number): number => (a * b) / gcd(a, b);

const is = "(?:is|are|makes?|gives?|equals?|was|were)(?: just| only| exactly)?";
const list = `((?:${n}, )*${n},? and ${n})`.replaceAll(n, n.slice(1, -1));
/** What is more than a number, or a part of it, began before. */
const start =
  "(?<![-+−×÷=/<>] ?|\\b(?:of|times|and|by|plus|minus|from|to|than|more|less|or|both|between) |[\\ue100-\\uf8ff], )";
/** A number that goes on is another: "7 is 3 times 4", "6 is 5 more than", "2 and a half". */
const end =
  "(?! ?[-+−×÷·=/%<>\\ue100-\\uf8ff]| ?\\\\%| (?:times|plus|minus|more|less|fewer|too|and a|and \\$?[\\ue100-\\uf8ff]|over|of|to the|per cent|percent|hours?|days?|weeks?|minutes?|lots|point|divided|multiplied|squared|cubed|short)\\b)";

type Form = readonly [words: string, left: (...parts: string[]) => string];
const values = (all: readonly string[]) => all.map((one) => `(${one})`);
const forms: readonly Form[] = [
  [`${n} (?:times|multiplied by) ${n},? ${is}`, (a, b) => `(${a}) * (${b})`],
  [`${n} divided by ${n} ${is}`, (a, b) => `(${a}) / (${b})`],
  [`${n} plus ${n} ${is}`, (a, b) => `(${a}) + (${b})`],
  [`${n} minus ${n} ${is}`, (a, b) => `(${a}) - (${b})`],
  [`${n} (?:taken )?(?:away )?from ${n} leaves`, (a, b) => `(${b}) - (${a})`],
  [`${n} (?:less|fewer) than ${n} ${is}`, (a, b) => `(${b}) - (${a})`],
  [`${n} more than ${n} ${is}`, (a, b) => `(${a}) + (${b})`],
  [`(?:[Tt]wice|[Dd]ouble) ${n} ${is}`, (a) => `2 * (${a})`],
  [`${n} squared ${is}`, (a) => `(${a})^2`],
  [`${n} cubed ${is}`, (a) => `(${a})^3`],
  [`${n} of ${n} ${is}`, (a, b) => (a.includes("/") ? `(${a}) * (${b})` : "")],
  [`${list} (?:together )?(?:make|makes|add up to)`, (...all) => values(all).join(" + ")],
  [`sum of ${list} is`, (...all) => values(all).join(" + ")],
  [`product of ${list} is`, (...all) => values(all).join(" * ")],
  [
    `(?:(?:greatest|highest) common factor of|(?:greatest|largest|highest) number that divides(?: both)?) ${list} is`,
    (...all) => String(all.map(Number).reduce(gcd)),
  ],
  [
    `(?:(?:least|lowest) common multiple of|smallest number that is a multiple of(?: both)?) ${list} is`,
    (...all) => String(all.map(Number).reduce(lcm)),
  ],
];
const patterns = forms.map(([words, left]) => [new RegExp(`${start}${words} ${n}${end}`, "g"), left] as const);
const mark = /[\ue100-\uf8ff]/g;

/** Every sum that a text says in words. */
export function spokenIn(text: string): Sum[] {
  const told = marked(text.replace(/\s+/g, " ").replaceAll("**", ""));
  return patterns.flatMap(([pattern, left]) =>
    [...told.line.matchAll(pattern)].flatMap(([found]): Sum[] => {
      const all = (found.match(mark) ?? []).map((one) => value(told, one));
      const sum = all.includes("") ? "" : left(...all.slice(0, -1));
      return sum === "" ? [] : [{ left: sum, relation: "=", right: all.at(-1) ?? "" }];
    }),
  );
}
