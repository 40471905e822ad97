import type { SetQuestion } from "../set.ts";
import { type Exported, type LeftOut, noAlmost, type Prepared, prepared } from "./exported.ts";
import { imageTag } from "./figure-file.ts";
import type { Plan } from "./plan.ts";
import { escapeXml, xhtml } from "./xhtml.ts";
import { zipped } from "./zip.ts";

/** Questions in QTI 1.2 as Canvas and Schoology take it: a zip with a manifest, the assessment, and the figures. */
export function qti12(title: string, questions: readonly SetQuestion[]): Exported {
  const { all, leftOut } = prepared(questions);
  const name = title || "Sumwhere";
  const figures = all.flatMap(({ number, figure }) => (figure ? [[figurePath(number), figure.svg] as const] : []));
  const points = questions.reduce((sum, { marks }) => sum + marks, 0);
  const file = zipped(
    new Map([
      ["imsmanifest.xml", manifest(figures.map(([path]) => path))],
      ["assessment/assessment.xml", assessment(name, all)],
      ["assessment/assessment_meta.xml", meta(name, points)],
      ...figures,
    ]),
  );
  const hints: LeftOut[] = all.flatMap(({ number, hint }) =>
    hint ? [{ question: number, what: "The hint: Canvas has no hints." }] : [],
  );
  const maybe: LeftOut = {
    question: null,
    what: "The sentences for wrong answers that are typed are in the file; a system may show them for options only.",
  };
  return { file, ending: ".qti12.zip", type: "application/zip", leftOut: [noAlmost, maybe, ...leftOut, ...hints] };
}

const figurePath = (number: number) => `figures/figure-${number}.svg`;
const types: Readonly<Record<Plan["kind"], string>> = {
  choice: "multiple_choice_question",
  number: "numerical_question",
  text: "short_answer_question",
  none: "essay_question",
};

function assessment(title: string, all: readonly Prepared[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsglobal.org/xsd/ims_qtiasiv1p2 http://www.imsglobal.org/xsd/ims_qtiasiv1p2p1.xsd">
<assessment ident="assessment" title="${escapeXml(title)}">
<qtimetadata>${field("cc_maxattempts", "1")}</qtimetadata>
<section ident="root_section">
${all.map(item).join("\n")}
</section>
</assessment>
</questestinterop>
`;
}

function item(prepared: Prepared): string {
  const { number, title, plan, question, prompt, figure } = prepared;
  const image = figure ? `<p>${imageTag(`%24IMS-CC-FILEBASE%24/${figurePath(number)}`, figure)}</p>` : "";
  const ids = plan.kind === "choice" ? plan.options.map((_, at) => optionId(at)).join(",") : "";
  const feedback = feedbackOf(prepared);
  return [
    `<item ident="q${number}" title="${escapeXml(title)}">`,
    `<itemmetadata><qtimetadata>${field("question_type", types[plan.kind])}${field("points_possible", String(question.marks))}${field("original_answer_ids", ids)}</qtimetadata></itemmetadata>`,
    `<presentation>${material(prompt + image)}${response(plan)}</presentation>`,
    `<resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>`,
    ...conditions(prepared),
    "</resprocessing>",
    ...feedback.map(
      ([ident, html]) => `<itemfeedback ident="${ident}"><flow_mat>${material(html)}</flow_mat></itemfeedback>`,
    ),
    "</item>",
  ].join("\n");
}

const optionId = (at: number) => `o${at + 1}`;

function response(plan: Plan): string {
  if (plan.kind === "choice") {
    const labels = plan.options.map(
      ({ text }, at) => `<response_label ident="${optionId(at)}">${material(escapeXml(text))}</response_label>`,
    );
    return `<response_lid ident="response1" rcardinality="Single"><render_choice>${labels.join("")}</render_choice></response_lid>`;
  }
  const decimal = plan.kind === "number" ? ' fibtype="Decimal"' : "";
  return `<response_str ident="response1" rcardinality="Single"><render_fib${decimal}><response_label ident="answer1" rshuffle="No"/></render_fib></response_str>`;
}

/** What is said to which answer: by the name of its feedback, what holds of it. */
function slipsOf(plan: Plan): readonly { readonly ident: string; readonly holds: string; readonly say: string }[] {
  switch (plan.kind) {
    case "none":
      return [];
    case "choice":
      return plan.options.flatMap(({ right, say }, at) =>
        right || say === undefined ? [] : [{ ident: `${optionId(at)}_fb`, holds: equals(optionId(at)), say }],
      );
    case "number":
      return plan.slips.map(({ forms: [form = ""], say }, at) => ({
        ident: `slip${at + 1}_fb`,
        holds: between(form, form),
        say,
      }));
    case "text":
      return plan.slips.map(({ forms, say }, at) => ({
        ident: `slip${at + 1}_fb`,
        holds: any(forms.map(equals)),
        say,
      }));
  }
}

function conditions(prepared: Prepared): string[] {
  const { plan, solution, right, wrong } = prepared;
  const general = solution ? [condition("Yes", "<other/>", null, "general_fb")] : [];
  const slips = slipsOf(plan).map(({ ident, holds }) => condition("Yes", holds, null, ident));
  if (plan.kind === "none") return [...general, condition("No", "<other/>", null, null)];
  const score = condition("No", rightOf(plan), 100, right ? "correct_fb" : null);
  return [...general, ...slips, score, ...(wrong ? [condition("Yes", "<other/>", null, "general_incorrect_fb")] : [])];
}

function rightOf(plan: Exclude<Plan, { kind: "none" }>): string {
  switch (plan.kind) {
    case "choice":
      return equals(optionId(plan.options.findIndex(({ right }) => right)));
    case "number":
      return plan.tolerance === "0"
        ? `<or>${equals(plan.value)}<and>${between(plan.low, plan.high)}</and></or>`
        : between(plan.low, plan.high);
    case "text":
      return plan.forms.map(equals).join("");
  }
}

function feedbackOf({ plan, solution, right, wrong }: Prepared): readonly (readonly [string, string])[] {
  const own =
    plan.kind === "none"
      ? []
      : ([
          ["correct_fb", right],
          ["general_incorrect_fb", wrong],
        ] as const);
  const all = [
    ["general_fb", solution] as const,
    ...own,
    ...slipsOf(plan).map(({ ident, say }) => [ident, xhtml(say)] as const),
  ];
  return all.filter(([, html]) => html !== "");
}

function condition(goOn: "Yes" | "No", holds: string, score: number | null, feedback: string | null): string {
  const set = score === null ? "" : `<setvar action="Set" varname="SCORE">${score}</setvar>`;
  const shown = feedback === null ? "" : `<displayfeedback feedbacktype="Response" linkrefid="${feedback}"/>`;
  return `<respcondition continue="${goOn}"><conditionvar>${holds}</conditionvar>${set}${shown}</respcondition>`;
}

function equals(value: string): string {
  return `<varequal respident="response1">${escapeXml(value)}</varequal>`;
}

function any(conditions: readonly string[]): string {
  return conditions.length === 1 ? (conditions[0] ?? "") : `<or>${conditions.join("")}</or>`;
}

function between(low: string, high: string): string {
  return `<vargte respident="response1">${low}</vargte><varlte respident="response1">${high}</varlte>`;
}

function material(html: string): string {
  return `<material><mattext texttype="text/html">${escapeXml(html)}</mattext></material>`;
}

function field(label: string, entry: string): string {
  return `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`;
}

function meta(title: string, points: number): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<quiz identifier="assessment" xmlns="http://canvas.instructure.com/xsd/cccv1p0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://canvas.instructure.com/xsd/cccv1p0 http://canvas.instructure.com/xsd/cccv1p0.xsd">
<title>${escapeXml(title)}</title>
<description/>
<shuffle_answers>false</shuffle_answers>
<scoring_policy>keep_highest</scoring_policy>
<quiz_type>assignment</quiz_type>
<points_possible>${points}</points_possible>
</quiz>
`;
}

function manifest(figures: readonly string[]): string {
  const resources = figures.map(
    (path, at) =>
      `<resource identifier="figure${at + 1}" type="webcontent" href="${path}"><file href="${path}"/></resource>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="sumwhere" xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1 http://www.imsglobal.org/xsd/imscp_v1p1.xsd">
<metadata><schema>IMS Content</schema><schemaversion>1.1.3</schemaversion></metadata>
<organizations/>
<resources>
<resource identifier="assessment" type="imsqti_xmlv1p2"><file href="assessment/assessment.xml"/><dependency identifierref="assessment_meta"/></resource>
<resource identifier="assessment_meta" type="associatedcontent/imscc_xmlv1p1/learning-application-resource" href="assessment/assessment_meta.xml"><file href="assessment/assessment_meta.xml"/></resource>
${resources.join("\n")}
</resources>
</manifest>
`;
}
