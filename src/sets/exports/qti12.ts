import type { SetQuestion } from "../set.ts";
import { type Exported, type LeftOut, nameOf, noAlmost, type Prepared, prepared } from "./exported.ts";
import { imageTag } from "./figure-file.ts";
import type { Plan } from "./plan.ts";
import { escapeXml, xhtml } from "./xhtml.ts";
import { zipped } from "./zip.ts";

/** Questions in QTI 1.2 as Canvas and Schoology take it: a zip with a manifest, the assessment, and the figures. */
export function qti12(title: string, questions: readonly SetQuestion[]): Exported {
  const { all, leftOut } = prepared(questions);
  const name = title || "Sumwhere";
  const id = nameOf(name, questions);
  const figures = all.flatMap(({ number, figure }) => (figure ? [[figurePath(id, number), figure.svg] as const] : []));
  const points = questions.reduce((sum, { marks }) => sum + marks, 0);
  const file = zipped(
    new Map([
      [
        "imsmanifest.xml",
        manifest(
          id,
          figures.map(([path]) => path),
        ),
      ],
      [assessmentPath(id), assessment(id, name, all)],
      [metaPath(id), meta(id, name, points)],
      ...figures,
    ]),
  );
  const hints: LeftOut[] = all.flatMap(({ number, hint }) =>
    hint ? [{ question: number, what: "The hint: Canvas has no hints." }] : [],
  );
  const together: LeftOut = {
    question: null,
    what: "Canvas says one and the same to all wrong answers that are typed: our sentences are in it, each with the answer it is for.",
  };
  return { file, ending: ".qti12.zip", type: "application/zip", leftOut: [noAlmost, together, ...leftOut, ...hints] };
}

/** Canvas looks for what is said of a quiz as a whole in a folder of the quiz's own name, and nowhere else. */
const assessmentPath = (id: string) => `${id}/${id}.xml`;
const metaPath = (id: string) => `${id}/assessment_meta.xml`;
const figurePath = (id: string, number: number) => `figures/${id}-${number}.svg`;
const types: Readonly<Record<Plan["kind"], string>> = {
  choice: "multiple_choice_question",
  number: "numerical_question",
  text: "short_answer_question",
  none: "essay_question",
};

function assessment(id: string, title: string, all: readonly Prepared[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsglobal.org/xsd/ims_qtiasiv1p2 http://www.imsglobal.org/xsd/ims_qtiasiv1p2p1.xsd">
<assessment ident="${id}" title="${escapeXml(title)}">
<qtimetadata>${field("cc_maxattempts", "1")}</qtimetadata>
<section ident="root_section">
${all.map((one) => item(id, one)).join("\n")}
</section>
</assessment>
</questestinterop>
`;
}

function item(id: string, prepared: Prepared): string {
  const { number, title, plan, question, prompt, figure } = prepared;
  const image = figure ? `<p>${imageTag(`%24IMS-CC-FILEBASE%24/${figurePath(id, number)}`, figure)}</p>` : "";
  const ids = plan.kind === "choice" ? plan.options.map((_, at) => optionId(at)).join(",") : "";
  const feedback = feedbackOf(prepared);
  return [
    `<item ident="${id}-${number}" title="${escapeXml(title)}">`,
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

/** What is said to which option: by the name of its feedback. */
function slipsOf(plan: Plan): readonly { readonly ident: string; readonly option: string; readonly say: string }[] {
  if (plan.kind !== "choice") return [];
  return plan.options.flatMap(({ right, say }, at) =>
    right || say === undefined ? [] : [{ ident: `${optionId(at)}_fb`, option: optionId(at), say }],
  );
}

/**
 * What is said to any wrong answer. Canvas takes each answer that a condition of a typed question names to be a right one, so our
 * sentences for wrong ones have no conditions: they stand here, each behind its answer.
 */
function wrongOf({ plan, wrong }: Prepared): string {
  if (plan.kind === "choice" || plan.kind === "none" || plan.slips.length === 0) return wrong;
  const slips = plan.slips.map(
    ({ forms: [form = ""], say }) => `<li><strong>${escapeXml(form)}</strong>: ${xhtml(say)}</li>`,
  );
  return `${wrong && `<p>${wrong}</p>`}<p>If your answer is one of these:</p><ul>${slips.join("")}</ul>`;
}

function conditions(prepared: Prepared): string[] {
  const { plan, solution, right } = prepared;
  const general = solution ? [condition("Yes", "<other/>", null, "general_fb")] : [];
  const slips = slipsOf(plan).map(({ ident, option }) => condition("Yes", equals(option), null, ident));
  if (plan.kind === "none") return [...general, condition("No", "<other/>", null, null)];
  const score = condition("No", rightOf(plan), 100, right ? "correct_fb" : null);
  const isSaid = wrongOf(prepared) !== "";
  return [...general, ...slips, score, ...(isSaid ? [condition("Yes", "<other/>", null, "general_incorrect_fb")] : [])];
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

function feedbackOf(prepared: Prepared): readonly (readonly [string, string])[] {
  const { plan, solution, right } = prepared;
  const own =
    plan.kind === "none"
      ? []
      : ([
          ["correct_fb", right],
          ["general_incorrect_fb", wrongOf(prepared)],
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

function between(low: string, high: string): string {
  return `<vargte respident="response1">${low}</vargte><varlte respident="response1">${high}</varlte>`;
}

function material(html: string): string {
  return `<material><mattext texttype="text/html">${escapeXml(html)}</mattext></material>`;
}

function field(label: string, entry: string): string {
  return `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`;
}

function meta(id: string, title: string, points: number): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<quiz identifier="${id}" xmlns="http://canvas.instructure.com/xsd/cccv1p0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://canvas.instructure.com/xsd/cccv1p0 http://canvas.instructure.com/xsd/cccv1p0.xsd">
<title>${escapeXml(title)}</title>
<description/>
<shuffle_answers>false</shuffle_answers>
<scoring_policy>keep_highest</scoring_policy>
<quiz_type>assignment</quiz_type>
<points_possible>${points}</points_possible>
</quiz>
`;
}

function manifest(id: string, figures: readonly string[]): string {
  const resources = figures.map(
    (path, at) =>
      `<resource identifier="${id}-figure-${at + 1}" type="webcontent" href="${path}"><file href="${path}"/></resource>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${id}-manifest" xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1 http://www.imsglobal.org/xsd/imscp_v1p1.xsd">
<metadata><schema>IMS Content</schema><schemaversion>1.1.3</schemaversion></metadata>
<organizations/>
<resources>
<resource identifier="${id}" type="imsqti_xmlv1p2"><file href="${assessmentPath(id)}"/><dependency identifierref="${id}-meta"/></resource>
<resource identifier="${id}-meta" type="associatedcontent/imscc_xmlv1p1/learning-application-resource" href="${metaPath(id)}"><file href="${metaPath(id)}"/></resource>
${resources.join("\n")}
</resources>
</manifest>
`;
}
