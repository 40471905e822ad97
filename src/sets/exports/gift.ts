import type { SetQuestion } from "../set.ts";
import { type Exported, type LeftOut, noAlmost, type Prepared, prepared, utf8 } from "./exported.ts";
import { inlineImage } from "./figure-file.ts";
import type { PlannedSlip } from "./plan.ts";
import { escapeXml, xhtml } from "./xhtml.ts";

/** Questions in the GIFT format of Moodle, which many systems read: text, with figures inside it. */
export function gift(title: string, questions: readonly SetQuestion[]): Exported {
  const { all, leftOut } = prepared(questions);
  const file = utf8([`$CATEGORY: ${categoryOf(line(title))}`, ...all.map(questionText)].join("\n\n").concat("\n"));
  const own: LeftOut[] = all.flatMap(({ number, question: { marks }, hint }) => [
    ...(marks === 1 ? [] : [{ question: number, what: `That it is worth ${marks} marks: GIFT has no marks.` }]),
    ...(hint ? [{ question: number, what: "The hint: GIFT has no hints." }] : []),
  ]);
  return { file, ending: ".gift.txt", type: "text/plain", leftOut: [noAlmost, ...leftOut, ...own] };
}

/** What Moodle calls a set: a single stroke would begin a category in another one. */
export const categoryOf = (title: string) => title.replaceAll("/", "//") || "Sumwhere";

function questionText(prepared: Prepared): string {
  const { title, prompt, figure, solution } = prepared;
  const stem = prompt + (figure ? `<p>${inlineImage(figure)}</p>` : "");
  const general = solution ? `\n####${html(solution)}` : "";
  return `::${escaped(title)}:: ${html(stem)} {${answersText(prepared)}${general}\n}`;
}

function answersText({ plan, right, wrong }: Prepared): string {
  switch (plan.kind) {
    case "none":
      return "";
    case "choice":
      return plan.options
        .map(({ text, right: isRight, say }) => {
          const feedback = isRight ? right : say === undefined ? wrong : xhtml(say);
          return `\n${isRight ? "=" : "~"}${html(escapeXml(text))}${said(feedback)}`;
        })
        .join("");
    case "number":
      return `#\n=${plan.value}:${plan.tolerance}${said(right)}${slipLines(plan.slips, (form) => `${form}:0`)}\n~${said(wrong)}`;
    case "text": {
      const lines = plan.forms.map((form) => `\n=%100%${escaped(wild(form))}${said(right)}`);
      return `${lines.join("")}${slipLines(plan.slips, (form) => escaped(wild(form)))}\n=%0%*${said(wrong)}`;
    }
  }
}

function slipLines(slips: readonly PlannedSlip<string>[], write: (form: string) => string): string {
  return slips.flatMap(({ forms, say }) => forms.map((form) => `\n=%0%${write(form)}${said(xhtml(say))}`)).join("");
}

function said(feedback: string): string {
  return feedback ? `#${html(feedback)}` : "";
}

function html(text: string): string {
  return `[html]${escaped(text)}`;
}

/** A star in an answer stands for anything. */
export function wild(form: string): string {
  return form.replace(/\*/g, "\\*");
}

/** An empty line would end the question. */
function escaped(text: string): string {
  return line(text)
    .replace(/[\\~=#{}:]/g, "\\$&")
    .replace(/->/g, "→");
}

function line(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
