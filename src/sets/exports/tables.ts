import { answerText } from "../../engine/answer/answer-text.ts";
import { csvText } from "../../engine/csv.ts";
import { plainText } from "../../engine/plain-text.ts";
import type { SetQuestion } from "../set.ts";
import { type Exported, type LeftOut, type Prepared, prepared, utf8 } from "./exported.ts";
import { inlineImage } from "./figure-file.ts";
import { escapeXml } from "./xhtml.ts";

const unjudged: LeftOut = {
  question: null,
  what: "Nothing is judged there: it is a list of questions with their answers.",
};

/** Questions as a table for spreadsheets and other makers of quizzes: text alone, in one line each. */
export function questionsCsv(questions: readonly SetQuestion[]): Exported {
  const columns = [
    "number",
    "item",
    "title",
    "question",
    "figure",
    "options",
    "answer",
    "accepted",
    "marks",
    "hint",
    "solution",
    "slips",
  ];
  const { all, leftOut } = prepared(questions);
  const rows = all.map(({ number, title, plan, figure, steps, question }) => [
    String(number),
    question.item,
    title,
    plainText(question.prompt),
    figure ? plainText(figure.alt) : "",
    plan.kind === "choice" ? plan.options.map(({ text }) => text).join(" | ") : "",
    question.answer ? answerText(question.answer) : "",
    plan.kind === "text"
      ? plan.forms.join(" | ")
      : plan.kind === "number" && plan.tolerance !== "0"
        ? `${plan.low} to ${plan.high}`
        : "",
    String(question.marks),
    plainText(question.hint ?? ""),
    steps.map(plainText).join(" "),
    question.slips.map(({ when, say }) => `${when}: ${plainText(say)}`).join(" | "),
  ]);
  const pictures = all.flatMap(({ number, figure }): LeftOut[] =>
    figure ? [{ question: number, what: "The figure: its description stands for it." }] : [],
  );
  const file = utf8(csvText([columns, ...rows]));
  return {
    file,
    ending: ".csv",
    type: "text/csv",
    leftOut: [unjudged, ...leftOut.filter(({ what }) => what.startsWith("Right in")), ...pictures],
  };
}

/** Questions as cards for Anki: a text file that it imports, question on the front, answer and solution on the back. */
export function ankiText(title: string, questions: readonly SetQuestion[]): Exported {
  const head = [
    "#separator:tab",
    "#html:true",
    `#deck:${title.replace(/\s+/g, " ").trim() || "Sumwhere"}`,
    "#columns:Front\tBack\tTags",
    "#tags column:3",
  ];
  const { all } = prepared(questions);
  const rows = all.map((one) => [front(one), back(one), "sumwhere"].map(field).join("\t"));
  return {
    file: utf8(`${[...head, ...rows].join("\n")}\n`),
    ending: ".anki.txt",
    type: "text/plain",
    leftOut: [unjudged, noSlips],
  };
}

const noSlips: LeftOut = {
  question: null,
  what: "The sentences for wrong answers: a card has none, its reader judges.",
};

function front({ prompt, figure, plan }: Prepared): string {
  const options =
    plan.kind === "choice" ? `<ul>${plan.options.map(({ text }) => `<li>${escapeXml(text)}</li>`).join("")}</ul>` : "";
  return prompt + (figure ? inlineImage(figure) : "") + options;
}

function back({ question, solution }: Prepared): string {
  return (question.answer ? `<p><strong>${escapeXml(answerText(question.answer))}</strong></p>` : "") + solution;
}

function field(text: string): string {
  return `"${text.replace(/[\t\r\n]+/g, " ").replaceAll('"', '""')}"`;
}
