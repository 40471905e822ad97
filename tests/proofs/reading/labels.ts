import type { Parameters } from "../../../src/engine/parameters.ts";
import { isUnit, meaning, tagsOf } from "./exchanges.ts";
import { factsOf, keyOf } from "./facts.ts";
import type { Reading } from "./reading.ts";

/**
 * What the texts of a family or a stage say besides their numbers: names, letters, units, colours, words of relation, signs of formulas and the
 * labels of figure and options, in their order. All this rests on few things that are drawn; which ones they are is found by trying,
 * and kept in files with the line that comes of each, so that a word or a sign that stands otherwise than before is noticed at any seed.
 */
export interface Labels {
  /** The facts that decide which line a text has. */
  readonly by: readonly string[];
  /** Where signs hang on more than is told here, they are left out. */
  readonly hasSigns: boolean;
  /** By the facts, joined by commas: the lines that there are. More than one where the rest is left to chance. */
  readonly lines: ReadonlyMap<string, ReadonlySet<string>>;
}

/** More lines for the same facts tell too little. */
const mostLines = 6;
const mostFacts = 4;
/** Each line is found in so many texts, taken together: else everything drawn would decide. */
const textsPerLine = 3;
/** A number of more values decides by its sign alone. */
const mostValues = 7;

/** What stands beside the numbers, in a line; `{name}` for a word that was drawn. Units and plurals of the same meaning are the same. */
export function labelLine(reading: Reading, parameters: Parameters, hasSigns: boolean): string {
  const drawn = drawnWords(parameters);
  const said = reading.notes.flatMap((note): Placed[] => {
    if (note.kind === "label") return [];
    if (note.kind === "sign" && !hasSigns) return [];
    const { text, from } = note;
    if (note.kind !== "number") return [{ text, from, word: note.said }];
    // Among the words a unit is a label of its own.
    const word = text === 0 && isUnit(note.unit) ? "" : singular(note.unit);
    return word === "" ? [] : [{ text, from, word }];
  });
  const read = new Set(said.map(({ text, from }) => `${text} ${from}`));
  const tags = tagsOf(reading).flatMap(({ kind, said: word, text, from }): Placed[] =>
    read.has(`${text} ${from}`) ? [] : [{ text, from, word: kind === "unit" ? meaning(word) : word }],
  );
  const all = [...said, ...tags].sort((a, b) => a.text - b.text || a.from - b.from);
  // A bar for each text that begins, so that a label belongs to its place.
  return all
    .map(({ text, word }, i) => "| ".repeat(text - (all[i - 1]?.text ?? 0)) + (drawn.get(word) ?? word))
    .join(" ")
    .replace(/\s+/g, " ");
}

const singular = (unit: string): string => meaning(unit).replace(/(?<=..)s$/, "");

/** The words among the parameters, by what may stand of them in a line: "Aiko, Sam" are two. */
function drawnWords(parameters: Parameters): Map<string, string> {
  return new Map(
    Object.entries(parameters)
      .flatMap(([name, one]): [string, string][] => {
        if (typeof one !== "string") return [];
        const words = one.match(/[\p{L}\p{M}]+/gu) ?? [];
        return words.flatMap((word, at): [string, string][] => {
          const said = words.length > 1 ? `{${name}.${at}}` : `{${name}}`;
          return [word, meaning(word), singular(word)].map((form) => [form, said]);
        });
      })
      .reverse(),
  );
}

interface Placed {
  readonly text: number;
  readonly from: number;
  readonly word: string;
}

export interface LabelSample {
  readonly parameters: Parameters;
  readonly reading: Reading;
}

/** The fewest facts that decide the line of every text; null where too many lines are left. */
export function learnLabels(samples: readonly LabelSample[]): Labels | null {
  const facts = samples.map(({ parameters, reading }) => factsOf(parameters, reading));
  const names = [...(facts[0]?.keys() ?? [])].filter((name) => {
    const { size } = new Set(facts.map((one) => one.get(name)));
    return size > 1 && size <= (typeof samples[0]?.parameters[name] === "number" ? mostValues : samples.length);
  });
  const learnt = [true, false].map((hasSigns) => {
    const lines = samples.map(({ parameters, reading }) => labelLine(reading, parameters, hasSigns));
    return { hasSigns, ...decided(names, facts, lines) };
  });
  const found = learnt.find(({ most }) => most === 1) ?? learnt.find(({ most }) => most <= mostLines);
  return found ? { by: found.by, hasSigns: found.hasSigns, lines: found.lines } : null;
}

interface Decided {
  readonly by: readonly string[];
  readonly lines: ReadonlyMap<string, ReadonlySet<string>>;
  /** How many lines there are for the same facts, at most. */
  readonly most: number;
}

function decided(
  names: readonly string[],
  facts: readonly ReadonlyMap<string, string>[],
  lines: readonly string[],
): Decided {
  let best: Decided = { by: [], lines: new Map(), most: Number.POSITIVE_INFINITY };
  for (let size = 0; size <= Math.min(mostFacts, names.length); size++)
    for (const by of taken(names, size)) {
      const groups = new Map<string, Set<string>>();
      for (const [i, line] of lines.entries()) {
        const key = keyOf(by, facts[i]);
        const group = groups.get(key) ?? new Set();
        groups.set(key, group.add(line));
        if (group.size >= best.most) break;
      }
      const most = Math.max(...[...groups.values()].map((group) => group.size));
      if (most < best.most && groups.size * textsPerLine <= lines.length) best = { by, lines: groups, most };
      if (best.most === 1) return best;
    }
  return best;
}

function* taken(names: readonly string[], size: number): Generator<string[]> {
  if (size === 0) yield [];
  else
    for (const [at, name] of names.entries())
      for (const rest of taken(names.slice(at + 1), size - 1)) yield [name, ...rest];
}

/** What a text says that none of its poser said before; null where it says nothing new. */
export function strange(labels: Labels, parameters: Parameters, reading: Reading): string | null {
  const line = labelLine(reading, parameters, labels.hasSigns);
  const known = labels.lines.get(keyOf(labels.by, factsOf(parameters, reading)));
  return known?.has(line) ? null : `it says “${line}”, not “${[...(known ?? [])].join("” or “")}”`;
}

/** One line for a poser with the facts that decide, then one for each line of its texts after all the facts that lead to it. */
export function labelsText(all: ReadonlyMap<string, Labels | null>): string {
  return [...all]
    .map(([path, labels]) => {
      if (!labels) return path;
      const keys = new Map<string, string[]>();
      for (const [key, lines] of labels.lines)
        for (const line of lines) keys.set(line, [...(keys.get(line) ?? []), key]);
      return [
        `${path} by ${labels.by.join(",")}${labels.hasSigns ? "" : " without signs"}`,
        ...[...keys].map(([line, of]) => `  ${of.sort().join(" ")}: ${line}`).sort(),
      ].join("\n");
    })
    .join("\n")
    .concat("\n");
}

export function readLabels(text: string): Map<string, Labels | null> {
  const all = new Map<string, Labels | null>();
  let lines = new Map<string, Set<string>>();
  for (const row of text.split("\n")) {
    const [, keys, line = ""] = /^ {2}([^:]*): ?(.*)$/.exec(row) ?? [];
    if (keys !== undefined) for (const key of keys.split(" ")) lines.set(key, (lines.get(key) ?? new Set()).add(line));
    else if (row !== "") {
      const [, path = row, by, without] = /^(.*?) by (\S*)( without signs)?$/.exec(row) ?? [];
      lines = new Map();
      all.set(path, by === undefined ? null : { by: by.split(",").filter(Boolean), hasSigns: !without, lines });
    }
  }
  return all;
}
