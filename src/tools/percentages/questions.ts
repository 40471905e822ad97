import { tidy } from "../../engine/answer/tidy.ts";
import { negate, type Rational } from "../../maths/rational.ts";
import { type Answer, Impossible } from "./answer.ts";
import { readNumber } from "./number.ts";
import { after, asPercent, before, chain, change, compound, percentOf, points } from "./work.ts";

/** A blank of a sentence: a number, a list of changes, or one of two words. */
export interface Blank {
  readonly name: string;
  readonly label: string;
  /** What stands in it on a page that was opened without any. */
  readonly initial: string;
  readonly options?: readonly string[];
  readonly wide?: boolean;
}

export interface Question {
  readonly id: string;
  readonly name: string;
  /** The sentence: words and blanks. */
  readonly sentence: readonly (string | Blank)[];
  /** Throws Impossible. */
  readonly work: (given: Given) => Answer;
}

interface Given {
  number(blank: string): Rational;
  text(blank: string): string;
}

const blank = (name: string, label: string, initial: string): Blank => ({ name, label, initial });
const way = (...options: readonly string[]): Blank => ({
  name: "way",
  label: "Up or down",
  initial: options[0] ?? "",
  options,
});
/** Below 0 where the way is down. */
const signed = (given: Given, downs: readonly string[]) => {
  const p = given.number("p");
  return downs.includes(given.text("way")) ? negate(p) : p;
};

export const questions: readonly Question[] = [
  {
    id: "of",
    name: "A percentage of an amount",
    sentence: ["What is", blank("p", "Per cent", "15"), "% of", blank("amount", "Amount", "80"), "?"],
    work: (given) => percentOf(given.number("p"), given.number("amount")),
  },
  {
    id: "share",
    name: "One amount as a percentage of another",
    sentence: [blank("part", "Part", "18"), "out of", blank("whole", "Whole", "24"), "is how many per cent?"],
    work: (given) => asPercent(given.number("part"), given.number("whole")),
  },
  {
    id: "change",
    name: "The change between two amounts",
    sentence: ["From", blank("from", "From", "40"), "to", blank("to", "To", "50"), "is a change of how many per cent?"],
    work: (given) => change(given.number("from"), given.number("to")),
  },
  {
    id: "after",
    name: "An amount that goes up or down",
    sentence: ["What is", blank("amount", "Amount", "60"), way("up", "down"), "by", blank("p", "Per cent", "20"), "%?"],
    work: (given) => after(given.number("amount"), signed(given, ["down"])),
  },
  {
    id: "before",
    name: "Back to the amount before",
    sentence: [
      "After",
      blank("p", "Per cent", "20"),
      "%",
      way("off", "more"),
      "it is",
      blank("amount", "Amount after", "80"),
      ". What was it before?",
    ],
    work: (given) => before(given.number("amount"), signed(given, ["off"])),
  },
  {
    id: "compound",
    name: "The same change again and again",
    sentence: [
      blank("amount", "Amount", "200"),
      way("grows", "shrinks"),
      "by",
      blank("p", "Per cent each time", "5"),
      "% each time,",
      blank("n", "How many times", "3"),
      "times. What is it then?",
    ],
    work: (given) => compound(given.number("amount"), signed(given, ["shrinks"]), given.number("n")),
  },
  {
    id: "chain",
    name: "Discounts and taxes in a row",
    sentence: [
      blank("amount", "Amount", "50"),
      "changes by",
      { ...blank("changes", "Changes in order, per cent", "-20; +15"), wide: true },
      "per cent. What is it then?",
    ],
    work: (given) => chain(given.number("amount"), readChanges(given.text("changes"))),
  },
  {
    id: "points",
    name: "Points or per cent?",
    sentence: [
      "From",
      blank("from", "From, per cent", "40"),
      "% to",
      blank("to", "To, per cent", "50"),
      "%: how much is that?",
    ],
    work: (given) => points(given.number("from"), given.number("to")),
  },
];

export const blanksOf = ({ sentence }: Question): readonly Blank[] =>
  sentence.filter((part) => typeof part !== "string");

export type Outcome =
  | { readonly kind: "answer"; readonly answer: Answer }
  | { readonly kind: "problem"; readonly blank: string; readonly message: string };

/** Answers a question from what was typed into its blanks, or says what is wrong with one of them. Never throws. */
export function ask(question: Question, typed: Readonly<Record<string, string>>): Outcome {
  const label = (name: string) => blanksOf(question).find((one) => one.name === name)?.label ?? name;
  const given: Given = {
    text: (name) => typed[name] ?? "",
    number: (name) => {
      const text = tidy(typed[name] ?? "");
      if (text === "") throw new Impossible(name, `“${label(name)}” is still blank. Put a number there.`);
      const value = readNumber(text);
      if (value) return value;
      throw new Impossible(name, `“${label(name)}” should be a number such as 12, 3.5 or 1,250.`);
    },
  };
  try {
    return { kind: "answer", answer: question.work(given) };
  } catch (error) {
    if (!(error instanceof Impossible)) throw error;
    return { kind: "problem", blank: error.blank, message: error.message };
  }
}

const mostChanges = 12;
const one = /([+-]?) ?(\d+(?:[.,]\d+)?) ?%? ?(off|down|less|discount|up|more|on|tax|vat)?/gi;

/** Reads "-20; +15" or "20% off, then 15% tax". Throws Impossible. */
export function readChanges(typed: string): readonly Rational[] {
  const text = tidy(typed);
  if (text === "") throw new Impossible("changes", "The changes are still blank. Write some, such as -20; +15.");
  if (text.replace(one, "").replace(/then|and|by|[,;% ]/gi, "") !== "")
    throw new Impossible("changes", "Write the changes with plus or minus and semicolons between: -20; +15.");
  const changes = [...text.matchAll(one)].map(([, sign, digits = "", word = ""]) => {
    const value = readNumber(digits);
    if (!value) throw new Impossible("changes", `“${digits}” is too long to be a percentage.`);
    return sign === "-" || /off|down|less|discount/i.test(word) ? negate(value) : value;
  });
  if (changes.length === 0 || changes.length > mostChanges)
    throw new Impossible("changes", `Between 1 and ${mostChanges} changes can be worked out here.`);
  return changes;
}
