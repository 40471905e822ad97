import type { SetQuestion } from "../set.ts";
import { type Exported, type LeftOut, nameOf, noAlmost, type Prepared, prepared } from "./exported.ts";
import { imageTag } from "./figure-file.ts";
import type { Plan } from "./plan.ts";
import { escapeXml, xhtml } from "./xhtml.ts";
import { zipped } from "./zip.ts";

const xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
const qti = `xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" ${xsi} xsi:schemaLocation="http://www.imsglobal.org/xsd/imsqti_v2p1 http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd"`;

/** Questions in QTI 2.1: a zip with a manifest, a test, a file for each question, and the figures. */
export function qti21(title: string, questions: readonly SetQuestion[]): Exported {
  const { all, leftOut } = prepared(questions);
  const name = title || "Sumwhere";
  const id = nameOf(name, questions);
  const files = new Map<string, string>([
    ["imsmanifest.xml", manifest(id, all)],
    [testPath(id), test(id, name, all)],
  ]);
  for (const one of all) {
    files.set(itemPath(id, one), item(id, one));
    if (one.figure) files.set(figurePath(id, one), one.figure.svg);
  }
  const hints: LeftOut[] = all.flatMap(({ number, hint }) =>
    hint ? [{ question: number, what: "The hint: it would need a button that few systems show." }] : [],
  );
  return {
    file: zipped(files),
    ending: ".qti21.zip",
    type: "application/zip",
    leftOut: [noAlmost, ...leftOut, ...hints],
  };
}

const itemId = (id: string, { number }: Prepared) => `${id}-${number}`;
const testPath = (id: string) => `${id}.xml`;
const itemPath = (id: string, one: Prepared) => `${itemId(id, one)}.xml`;
const figurePath = (id: string, one: Prepared) => `figures/${itemId(id, one)}.svg`;

function item(id: string, prepared: Prepared): string {
  const { title, plan, prompt, figure, question } = prepared;
  const image = figure ? `<p>${imageTag(figurePath(id, prepared), figure)}</p>` : "";
  return `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem ${qti} identifier="${itemId(id, prepared)}" title="${escapeXml(title)}" adaptive="false" timeDependent="false">
${declaration(plan)}
<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"><defaultValue><value>0</value></defaultValue></outcomeDeclaration>
<outcomeDeclaration identifier="MAXSCORE" cardinality="single" baseType="float"><defaultValue><value>${question.marks}</value></defaultValue></outcomeDeclaration>
<outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"/>
<outcomeDeclaration identifier="SOLUTION" cardinality="single" baseType="identifier"/>
<itemBody><div>${prompt}${image}</div>${interaction(plan)}</itemBody>
${processing(prepared)}
${feedback(prepared)}
</assessmentItem>
`;
}

const baseTypes: Readonly<Record<Plan["kind"], string>> = {
  choice: "identifier",
  number: "float",
  text: "string",
  none: "string",
};
const optionId = (at: number) => `o${at + 1}`;

function declaration(plan: Plan): string {
  const right = rightValue(plan);
  const correct = right === null ? "" : `<correctResponse><value>${escapeXml(right)}</value></correctResponse>`;
  return `<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="${baseTypes[plan.kind]}">${correct}</responseDeclaration>`;
}

function rightValue(plan: Plan): string | null {
  switch (plan.kind) {
    case "none":
      return null;
    case "choice":
      return optionId(plan.options.findIndex(({ right }) => right));
    case "number":
      return plan.value;
    case "text":
      return plan.forms[0] ?? "";
  }
}

function interaction(plan: Plan): string {
  switch (plan.kind) {
    case "none":
      return '<extendedTextInteraction responseIdentifier="RESPONSE" expectedLines="8"/>';
    case "choice": {
      const options = plan.options.map(
        ({ text }, at) => `<simpleChoice identifier="${optionId(at)}">${escapeXml(text)}</simpleChoice>`,
      );
      return `<choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="1">${options.join("")}</choiceInteraction>`;
    }
    default:
      return `<p><textEntryInteraction responseIdentifier="RESPONSE" expectedLength="${plan.kind === "number" ? 12 : 24}"/></p>`;
  }
}

function processing(prepared: Prepared): string {
  const { plan, question } = prepared;
  const shown = setOutcome("SOLUTION", "identifier", "solution");
  if (plan.kind === "none") return `<responseProcessing>${shown}</responseProcessing>`;
  const slips = slipsOf(plan).map(
    ({ ident, holds }) => `<responseElseIf>${holds}${setOutcome("FEEDBACK", "identifier", ident)}</responseElseIf>`,
  );
  return `<responseProcessing><responseCondition><responseIf>${rightOf(plan)}${setOutcome("SCORE", "float", String(question.marks))}${setOutcome("FEEDBACK", "identifier", "right")}</responseIf>${slips.join("")}<responseElse>${setOutcome("FEEDBACK", "identifier", "wrong")}</responseElse></responseCondition>${shown}</responseProcessing>`;
}

function rightOf(plan: Exclude<Plan, { kind: "none" }>): string {
  switch (plan.kind) {
    case "choice":
      return '<match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match>';
    case "number":
      return `<and><gte><variable identifier="RESPONSE"/>${value("float", plan.low)}</gte><lte><variable identifier="RESPONSE"/>${value("float", plan.high)}</lte></and>`;
    case "text":
      return any(plan.forms.map(sameText));
  }
}

function slipsOf(plan: Plan): readonly { readonly ident: string; readonly holds: string; readonly say: string }[] {
  switch (plan.kind) {
    case "none":
      return [];
    case "choice":
      return plan.options.flatMap(({ right, say }, at) =>
        right || say === undefined
          ? []
          : [
              {
                ident: `slip${at + 1}`,
                holds: `<match><variable identifier="RESPONSE"/>${value("identifier", optionId(at))}</match>`,
                say,
              },
            ],
      );
    case "number":
      return plan.slips.map(({ forms: [form = ""], say }, at) => ({
        ident: `slip${at + 1}`,
        holds: `<equal toleranceMode="exact"><variable identifier="RESPONSE"/>${value("float", form)}</equal>`,
        say,
      }));
    case "text":
      return plan.slips.map(({ forms, say }, at) => ({ ident: `slip${at + 1}`, holds: any(forms.map(sameText)), say }));
  }
}

function feedback({ plan, right, wrong, solution }: Prepared): string {
  const own =
    plan.kind === "none"
      ? []
      : ([
          ["right", right],
          ["wrong", wrong],
        ] as const);
  const all = [...own, ...slipsOf(plan).map(({ ident, say }) => [ident, xhtml(say)] as const)];
  const modal = (outcome: string, ident: string, html: string) =>
    `<modalFeedback outcomeIdentifier="${outcome}" identifier="${ident}" showHide="show">${html}</modalFeedback>`;
  const said = all.filter(([, html]) => html !== "").map(([ident, html]) => modal("FEEDBACK", ident, html));
  return [...said, ...(solution ? [modal("SOLUTION", "solution", solution)] : [])].join("\n");
}

function sameText(form: string): string {
  return `<stringMatch caseSensitive="false"><variable identifier="RESPONSE"/>${value("string", form)}</stringMatch>`;
}

function any(conditions: readonly string[]): string {
  return conditions.length === 1 ? (conditions[0] ?? "") : `<or>${conditions.join("")}</or>`;
}

function value(type: string, text: string): string {
  return `<baseValue baseType="${type}">${escapeXml(text)}</baseValue>`;
}

function setOutcome(outcome: string, type: string, text: string): string {
  return `<setOutcomeValue identifier="${outcome}">${value(type, text)}</setOutcomeValue>`;
}

function test(id: string, title: string, all: readonly Prepared[]): string {
  const refs = all.map((one) => `<assessmentItemRef identifier="${itemId(id, one)}" href="${itemPath(id, one)}"/>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<assessmentTest ${qti} identifier="${id}" title="${escapeXml(title)}">
<testPart identifier="part" navigationMode="nonlinear" submissionMode="individual">
<assessmentSection identifier="section" title="${escapeXml(title)}" visible="true">
${refs.join("\n")}
</assessmentSection>
</testPart>
</assessmentTest>
`;
}

function manifest(id: string, all: readonly Prepared[]): string {
  const items = all.map((one) => {
    const figure = one.figure ? `<file href="${figurePath(id, one)}"/>` : "";
    const path = itemPath(id, one);
    return `<resource identifier="${itemId(id, one)}" type="imsqti_item_xmlv2p1" href="${path}"><file href="${path}"/>${figure}</resource>`;
  });
  const needs = all.map((one) => `<dependency identifierref="${itemId(id, one)}"/>`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" ${xsi} xsi:schemaLocation="http://www.imsglobal.org/xsd/imscp_v1p1 http://www.imsglobal.org/xsd/imscp_v1p1.xsd" identifier="${id}-manifest">
<metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>
<organizations/>
<resources>
<resource identifier="${id}" type="imsqti_test_xmlv2p1" href="${testPath(id)}"><file href="${testPath(id)}"/>${needs}</resource>
${items.join("\n")}
</resources>
</manifest>
`;
}
