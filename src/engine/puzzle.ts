import type { AnswerSpec, Slip } from "./answer/answer.ts";
import type { Inside, InsideText } from "./answer/inside.ts";
import type { Figure } from "./figure/figure.ts";
import type { Way } from "./way.ts";

export const levels = ["easy", "medium", "hard"] as const;
export type Level = (typeof levels)[number];

/** HTML made by the content compiler from our own Markdown and TeX: safe to set as it is. */
export type Html = string;

/** What is known about a puzzle besides its text. */
export interface PuzzleFacts {
  readonly level: Level;
  /** Slug of its topic within the category (content/topics.yaml), where the category has topics to choose between. */
  readonly topic?: string;
  /** Minutes a reader of that level needs, 1 to 30. */
  readonly minutes: number;
  /** A thinking puzzle asks for an idea; a drill trains one known way. */
  readonly kind: "thinking" | "drill";
  /** Name of the idea that the solution uses. */
  readonly technique: string;
  /** Where the mathematics is usually met: "9-11". */
  readonly ages: string;
  /** Codes or topics: Y4 fractions, 4.NBT.4. */
  readonly curriculum: readonly string[];
}

/** A puzzle as its author or its family writes it: Markdown with TeX between dollar signs. */
export interface PuzzleText {
  readonly title: string;
  readonly problem: string;
  readonly figure?: Figure;
  /** Points at the structure; never holds the answer. */
  readonly hint: string;
  /** Steps: what, and because. The last one checks the answer by another way. */
  readonly solution: readonly string[];
  readonly answer: AnswerSpec;
  /** Where it can be given inside the problem, as far as its form does not say so by itself. */
  readonly inside?: InsideText;
  readonly slips: readonly Slip[];
  /** One sentence: how a reader can test any answer against the puzzle. */
  readonly check: string;
}

/** A puzzle as a page gets it: compiled, validated, proved. */
export interface Puzzle {
  /** For ever: the learner's history points at it. */
  readonly id: string;
  readonly title: string;
  readonly level: Level;
  /** Minutes a reader of that level needs, 1 to 30. */
  readonly minutes: number;
  readonly problem: Html;
  /** An inline SVG with its text alternative, where the puzzle has one. */
  readonly figure?: Html;
  readonly hint: Html;
  readonly solution: Html;
  readonly answer: AnswerSpec;
  readonly inside?: Inside;
  readonly slips: readonly Slip[];
  /** How a reader can test any answer against the puzzle. */
  readonly check: string;
  /** Path of its family below content/families, where it has one: more like it can be posed. */
  readonly family?: string;
  /** Where it has none: a puzzle of its list that has one, of the same topic. More of that can be posed. */
  readonly near?: { readonly id: string; readonly family: string };
  /** From 2 on, where what is asked was changed since it was first asked: answers of before are of another question. */
  readonly version?: number;
  /** Slug of its topic, where the category has topics. */
  readonly topic?: string;
  /** The idea that solves it, in a few words: "counting in order". Not in lists, where it would give the way away. */
  readonly idea?: string;
  /** What the library has about it: the strategy that solves it, then lessons, ideas and terms. */
  readonly about?: readonly Way[];
}
