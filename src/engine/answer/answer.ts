/**
 * What an answer is. An author writes an AnswerSpec; `judge` (judge.ts) holds what a learner typed against it.
 *
 * NumberText is an exact number as text: "-3", "3.14", "2/3", "1 1/2" or "0.1(6)" (recurring). Never a float, so
 * that 0.1 means one tenth.
 */
export type NumberText = string;

export type AnswerSpec =
  /**
   * A whole number of any size. `natural`: nobody expects one below zero; the question's topic decides that, never the
   * answer. `label`: the letter that the question asks for; "y = 3" is no answer to "What is x?".
   */
  | {
      readonly kind: "whole";
      readonly value: NumberText;
      readonly unit?: string;
      readonly natural?: true;
      readonly label?: string;
    }
  /** A decimal; `tolerance` is the largest accepted distance from `value` (none: exact); `places` asks for a rounding. */
  | {
      readonly kind: "decimal";
      readonly value: NumberText;
      readonly tolerance?: NumberText;
      readonly places?: number;
      readonly unit?: string;
      readonly natural?: true;
      readonly label?: string;
    }
  /** A fraction; any equal form is right, unless lowest terms or a mixed number is asked for (then it is "almost"). */
  | {
      readonly kind: "fraction";
      readonly value: NumberText;
      readonly form: "any" | "lowest" | "mixed";
      readonly unit?: string;
      readonly label?: string;
    }
  /** 3:4 or 1:2:5; equal ratios are right, or "almost" when the simplest form is asked for. */
  | { readonly kind: "ratio"; readonly value: readonly NumberText[]; readonly form: "any" | "simplest" }
  /** Several numbers or words. Not ordered: a set, in which order does not count. Labels name the places of an ordered one, as in "x = 3, y = 5". */
  | {
      readonly kind: "list";
      readonly items: readonly string[];
      readonly ordered: boolean;
      readonly labels?: readonly string[];
      readonly unit?: string;
    }
  /** A point; brackets are optional when typed. */
  | { readonly kind: "coordinate"; readonly value: readonly NumberText[] }
  /** An expression in the named variables; every algebraically equal form is right. */
  | { readonly kind: "expression"; readonly value: string; readonly variables: readonly string[] }
  /** One of several options, chosen rather than typed; `value` is the text of the right one. */
  | { readonly kind: "choice"; readonly options: readonly string[]; readonly value: string }
  /** A word or name; capitals, accents, spaces and a leading article do not count. */
  | { readonly kind: "word"; readonly accepted: readonly string[] }
  /** A time of day on the 24-hour clock, "15:45"; "3:45 pm" and "3.45pm" read the same. */
  | { readonly kind: "time"; readonly value: string };

/** A wrong answer that a known misconception gives, and the sentence that names it and points on. */
export interface Slip {
  /** The wrong answer, written as a learner might type it. */
  readonly when: string;
  readonly say: string;
  /** What happened, in words that go on from "You ...", where the learner's record is to keep it. */
  readonly name?: string;
}

/** What the author has to say to someone whose answer is wrong. */
export interface Feedback {
  readonly slips: readonly Slip[];
  /** One sentence that tells how any answer can be tested against the puzzle. */
  readonly check: string;
}

/** Before a check: that an answer passes it does not make it right. */
export const toCheck = "To check:";

/** How numbers are written: the mark before the decimals. The other one of . and , may group thousands. */
export type NumberLocale = "point" | "comma";

export type Judgement =
  | { readonly verdict: "empty"; readonly say: string }
  /** Could not be read as this kind of answer; `say` tells what form is expected. Never counted as wrong. */
  | { readonly verdict: "unread"; readonly say: string }
  | { readonly verdict: "right"; readonly reading: string; readonly say: string }
  /** The right value in another form than was asked for. */
  | { readonly verdict: "almost"; readonly reading: string; readonly say: string }
  | {
      readonly verdict: "wrong";
      readonly reading: string;
      /** Plain text of our own about the answer given ("You wrote 12."); may be empty. */
      readonly say: string;
      /** The slip's sentence, or else the check, exactly as given in Feedback. Kept apart from `say` because pages
       * hold it as HTML, and what a learner typed must never be set as HTML. */
      readonly author: string;
      readonly slip: boolean;
      /** The slip's name, where it has one. */
      readonly name?: string;
    };
