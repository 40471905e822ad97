import { toCheck } from "../../engine/answer/answer.ts";
import { expected } from "../../engine/answer/expected.ts";
import type { Html } from "../../engine/puzzle.ts";
import { hash } from "../../maths/hash.ts";
import { called } from "../called.ts";
import type { SetQuestion } from "../set.ts";
import { boardRows } from "./board-rows.ts";
import { type FigureFile, figureFile } from "./figure-file.ts";
import { type Plan, planOf } from "./plan.ts";
import { escapeXml, stepsXhtml, xhtml } from "./xhtml.ts";

/** What a file cannot say, and why. */
export interface LeftOut {
  /** The number of the question, from 1; null where it is all of them. */
  readonly question: number | null;
  readonly what: string;
}

/** A file for another system. */
export interface Exported {
  readonly file: Uint8Array<ArrayBuffer>;
  /** How its name ends, with the dot. */
  readonly ending: string;
  readonly type: string;
  readonly leftOut: readonly LeftOut[];
}

/** A question with what every format wants of it. */
export interface Prepared {
  readonly number: number;
  readonly title: string;
  /** What is asked, as XHTML, with what kind of answer is wanted; without its figure. */
  readonly prompt: string;
  readonly figure?: FigureFile;
  readonly plan: Plan;
  /** For a right answer, for any other, and for both: the worked solution. XHTML. */
  readonly right: string;
  readonly wrong: string;
  readonly solution: string;
  /** Its steps as they are compiled. */
  readonly steps: readonly Html[];
  readonly hint: string;
  readonly question: SetQuestion;
}

export function prepared(questions: readonly SetQuestion[]): {
  readonly all: readonly Prepared[];
  readonly leftOut: readonly LeftOut[];
} {
  const leftOut: LeftOut[] = [];
  const all = questions.map((question, at): Prepared => {
    const { plan, leftOut: its } = planOf(question);
    const number = at + 1;
    leftOut.push(...its.map((what) => ({ question: number, what })));
    const steps = question.steps.map(boardRows);
    return {
      number,
      title: called(question, questions),
      prompt: wrapped(question.prompt) + wanted(question, plan),
      ...(question.figure !== undefined && { figure: figureFile(question.figure) }),
      plan,
      right: xhtml(steps.at(-1) ?? ""),
      wrong: xhtml(question.check && `${toCheck} ${question.check}`),
      solution: stepsXhtml(steps),
      steps,
      hint: xhtml(question.hint ?? ""),
      question,
    };
  });
  return { all, leftOut };
}

/** A text without paragraphs is one. */
function wrapped(html: string): string {
  const text = xhtml(html);
  return /^<(?:p|ol|ul|table)\b/.test(text) ? text : `<p>${text}</p>`;
}

function wanted({ answer }: SetQuestion, plan: Plan): string {
  if (!answer || plan.kind === "choice") return "";
  const only = plan.kind === "number" && "unit" in answer && answer.unit ? " Write the number alone." : "";
  return `<p><em>Answer: ${escapeXml(expected(answer))}.${only}</em></p>`;
}

/**
 * What a set is called among all that a course imports. A system may be told to replace what has the same name, and may keep the
 * figures of all imports in one folder: with one name for all sets, one would get what is another's.
 */
export const nameOf = (title: string, questions: readonly SetQuestion[]) =>
  `sumwhere-${(hash(JSON.stringify([title, ...questions])) >>> 0).toString(36)}`;

export const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** For formats that know no partial forms of an answer. */
export const noAlmost: LeftOut = {
  question: null,
  what: "A right value in another form than was asked for is either right or wrong there; here it gets a sentence of its own.",
};
