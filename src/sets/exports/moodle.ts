import type { SetQuestion } from "../set.ts";
import { type Exported, noAlmost, type Prepared, prepared, utf8 } from "./exported.ts";
import { base64, imageTag } from "./figure-file.ts";
import { categoryOf, wild } from "./gift.ts";
import { escapeXml, xhtml } from "./xhtml.ts";

/** Questions as Moodle's own XML, with their figures as files in it. */
export function moodleXml(title: string, questions: readonly SetQuestion[]): Exported {
  const { all, leftOut } = prepared(questions);
  const category = `<question type="category"><category>${text(`$course$/top/${categoryOf(title)}`)}</category></question>`;
  const file = utf8(
    `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${[category, ...all.map(questionXml)].join("\n")}\n</quiz>\n`,
  );
  return { file, ending: ".xml", type: "application/xml", leftOut: [noAlmost, ...leftOut] };
}

const types = { choice: "multichoice", number: "numerical", text: "shortanswer", none: "essay" } as const;

function questionXml(prepared: Prepared): string {
  const { title, prompt, figure, plan, solution, hint, question } = prepared;
  const image = figure ? `<p>${imageTag("@@PLUGINFILE@@/figure.svg", figure)}</p>` : "";
  const attached = figure ? `<file name="figure.svg" path="/" encoding="base64">${base64(figure.svg)}</file>` : "";
  return [
    `<question type="${types[plan.kind]}">`,
    `<name>${text(title)}</name>`,
    `<questiontext format="html">${text(prompt + image)}${attached}</questiontext>`,
    `<generalfeedback format="html">${text(solution)}</generalfeedback>`,
    `<defaultgrade>${question.marks}</defaultgrade>`,
    "<penalty>0.3333333</penalty>",
    "<hidden>0</hidden>",
    answersXml(prepared),
    hint && plan.kind !== "none" ? `<hint format="html">${text(hint)}</hint>` : "",
    "</question>",
  ]
    .filter(Boolean)
    .join("\n");
}

function answersXml({ plan, right, wrong, solution }: Prepared): string {
  switch (plan.kind) {
    case "none":
      return `<responseformat>editor</responseformat><responserequired>1</responserequired><responsefieldlines>10</responsefieldlines><attachments>0</attachments><graderinfo format="html">${text(solution)}</graderinfo>`;
    case "choice":
      return [
        "<single>true</single><shuffleanswers>true</shuffleanswers><answernumbering>abc</answernumbering>",
        ...plan.options.map(({ text: option, right: isRight, say }) =>
          answerXml(escapeXml(option), isRight, isRight ? right : say === undefined ? wrong : xhtml(say), "html"),
        ),
      ].join("\n");
    case "number":
      return [
        answerXml(plan.value, true, right, "moodle_auto_format", plan.tolerance),
        ...plan.slips.flatMap(({ forms, say }) =>
          forms.map((form) => answerXml(form, false, xhtml(say), "moodle_auto_format", "0")),
        ),
        answerXml("*", false, wrong, "moodle_auto_format", "0"),
        "<unitgradingtype>0</unitgradingtype><unitpenalty>0.1000000</unitpenalty><showunits>3</showunits><unitsleft>0</unitsleft>",
      ].join("\n");
    case "text":
      return [
        "<usecase>0</usecase>",
        ...plan.forms.map((form) => answerXml(wild(form), true, right, "moodle_auto_format")),
        ...plan.slips.flatMap(({ forms, say }) =>
          forms.map((form) => answerXml(wild(form), false, xhtml(say), "moodle_auto_format")),
        ),
        answerXml("*", false, wrong, "moodle_auto_format"),
      ].join("\n");
  }
}

function answerXml(
  answer: string,
  isRight: boolean,
  feedback: string,
  format: "html" | "moodle_auto_format",
  tolerance?: string,
): string {
  const within = tolerance === undefined ? "" : `<tolerance>${tolerance}</tolerance>`;
  return `<answer fraction="${isRight ? 100 : 0}" format="${format}">${text(answer)}<feedback format="html">${text(feedback)}</feedback>${within}</answer>`;
}

function text(content: string): string {
  return `<text>${escapeXml(content)}</text>`;
}
