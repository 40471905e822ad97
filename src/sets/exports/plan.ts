import type { AnswerSpec, Slip } from "../../engine/answer/answer.ts";
import { answerText } from "../../engine/answer/answer-text.ts";
import { judge } from "../../engine/answer/judge.ts";
import { tidy } from "../../engine/answer/tidy.ts";
import { count } from "../../engine/words.ts";
import { permutations } from "../../maths/permutations.ts";
import {
  absolute,
  add,
  decimalText,
  fractionText,
  mixedText,
  multiply,
  type Rational,
  rational,
  readRational,
  roundTo,
  subtract,
} from "../../maths/rational.ts";
import type { SetQuestion } from "../set.ts";

/** A wrong answer in each of the forms that a format can hold it in, and what is said to it. */
export interface PlannedSlip<Form> {
  readonly forms: readonly Form[];
  readonly say: string;
}

/** An answer as other systems can judge it, which have no judge of ours: by option, by number, by letters, or by a person. */
export type Plan =
  | {
      readonly kind: "choice";
      readonly options: readonly { readonly text: string; readonly right: boolean; readonly say?: string }[];
    }
  /** Right from low to high, both included; all of them decimals. */
  | {
      readonly kind: "number";
      readonly value: string;
      readonly low: string;
      readonly high: string;
      readonly tolerance: string;
      readonly slips: readonly PlannedSlip<string>[];
    }
  /** Right in any of these forms, whatever the case. */
  | { readonly kind: "text"; readonly forms: readonly string[]; readonly slips: readonly PlannedSlip<string>[] }
  | { readonly kind: "none" };

/** What of a question a plan cannot hold, each a sentence. */
export interface Planned {
  readonly plan: Plan;
  readonly leftOut: readonly string[];
}

/** More forms of one answer help nobody, and make files that are slow to open. */
const mostForms = 60;
/** Numbers are compared as floating-point numbers there: beyond this they would no longer be exact. */
const mostDigits = 15;

/** How an answer is judged where our judge is not. Every form in it was held against our judge: it says the same. */
export function planOf({ answer, slips }: SetQuestion): Planned {
  if (!answer) return { plan: { kind: "none" }, leftOut: [] };
  if (answer.kind === "choice") return choicePlan(answer, slips);
  return (
    (answer.kind === "whole" || answer.kind === "decimal" ? numberPlan(answer, slips) : null) ?? textPlan(answer, slips)
  );
}

function choicePlan(answer: Extract<AnswerSpec, { kind: "choice" }>, slips: readonly Slip[]): Planned {
  const options = answer.options.map((text) => {
    const say = slipOf(answer, slips, text);
    return { text, right: text === answer.value, ...(say !== undefined && { say }) };
  });
  return { plan: { kind: "choice", options }, leftOut: [] };
}

function numberPlan(
  answer: Extract<AnswerSpec, { kind: "whole" | "decimal" }>,
  slips: readonly Slip[],
): Planned | null {
  const exact = readRational(answer.value);
  if (!exact) return null;
  const { places, tolerance: far = "0" } = answer.kind === "decimal" ? answer : {};
  const key = places === undefined ? exact : roundTo(exact, places);
  const tolerance = absolute(readRational(far) ?? rational(0));
  const [value, low, high, within] = [key, subtract(key, tolerance), add(key, tolerance), tolerance].map(plainDecimal);
  if (value === undefined || low === undefined || high === undefined || within === undefined) return null;
  const leftOut: string[] = [];
  if (places !== undefined && places > 0)
    leftOut.push(
      `The number counts, with as many zeros behind it as one likes: that ${count(places, "decimal place is", "decimal places are")} asked for is not checked.`,
    );
  if (answer.unit) leftOut.push(`Only the number is judged; the unit (${answer.unit}) is not to be written.`);
  const taken = new Set<string>();
  const planned = slips.flatMap((slip) => {
    const form = plainDecimal(numberIn(slip.when));
    const fits = form !== undefined && slipOf(answer, slips, form) === slip.say;
    if (!fits) leftOut.push(`The sentence for the wrong answer ${slip.when}, which is no plain number.`);
    if (!fits || taken.has(form)) return [];
    taken.add(form);
    return [{ forms: [form], say: slip.say }];
  });
  return { plan: { kind: "number", value, low, high, tolerance: within, slips: planned }, leftOut };
}

/** A number as a decimal that ends soon enough to be exact in other systems. */
function plainDecimal(value: Rational | null): string | undefined {
  const text = value && decimalText(value, mostDigits);
  // Recurring digits stand in brackets.
  return text && /^-?[\d.]+$/.test(text) && text.replace(/\D/g, "").length <= mostDigits ? text : undefined;
}

function numberIn(text: string): Rational | null {
  return readRational(
    /^[^\d-]*(-?\d+(?:\.\d+|\/\d+| \d+\/\d+)?)[^\d]*$/.exec(tidy(text).replace(/(?<=\d)[, ](?=\d{3}\b)/g, ""))?.[1] ??
      "",
  );
}

function textPlan(answer: AnswerSpec, slips: readonly Slip[]): Planned {
  const forms = distinct(formsOf(answer))
    .filter((form) => judge(answer, form, { slips, check: "" }).verdict === "right")
    .slice(0, mostForms);
  const leftOut = [
    `Right in ${forms.length === 1 ? "this form" : `these ${forms.length} forms`} only: ${shown(forms)}.${reasons[answer.kind] ?? ""}`,
  ];
  const taken = new Set(forms.map((form) => form.toLowerCase()));
  const planned = slips.flatMap((slip) => {
    const its = distinct(variants(slip.when)).filter(
      (form) => !taken.has(form.toLowerCase()) && slipOf(answer, slips, form) === slip.say,
    );
    if (its.length === 0) leftOut.push(`The sentence for the wrong answer ${slip.when}.`);
    for (const form of its) taken.add(form.toLowerCase());
    return its.length === 0 ? [] : [{ forms: its, say: slip.say }];
  });
  return { plan: { kind: "text", forms, slips: planned }, leftOut };
}

const reasons: Partial<Record<AnswerSpec["kind"], string>> = {
  expression: " Expressions that are equal but written otherwise have to be marked by hand.",
  fraction: " Other equal fractions have to be marked by hand.",
  ratio: " Other equal ratios have to be marked by hand.",
  list: " Longer lists in any order are accepted in the order given alone.",
};

function shown(forms: readonly string[]): string {
  const first = forms.slice(0, 4).join("  or  ");
  return forms.length > 4 ? `${first} …` : first;
}

/** The sentence of the slip that our judge takes an answer for. */
function slipOf(answer: AnswerSpec, slips: readonly Slip[], typed: string): string | undefined {
  const judged = judge(answer, typed, { slips, check: "" });
  return judged.verdict === "wrong" && judged.slip ? judged.author : undefined;
}

/** Ways in which a right answer is typed, the likeliest first; our judge has the last word on each. */
function formsOf(answer: AnswerSpec): readonly string[] {
  const key = answerText(answer);
  switch (answer.kind) {
    case "fraction":
      return variants(key).concat(equalFractions(readRational(answer.value)));
    case "ratio":
      return variants(key).concat(
        Array.from({ length: 10 }, (_, times) =>
          answer.value.map((part) => multiplied(part, times + 1)).join(":"),
        ).flatMap(variants),
      );
    case "list":
      return [...variants(key), ...listForms(answer)];
    case "time":
      return timeForms(answer.value);
    case "word":
      return answer.accepted.flatMap(variants);
    case "expression":
      return [
        ...variants(answer.value),
        ...variants(key),
        ...variants(answer.value.replace(/\*/g, "")),
        ...variants(key.replace(/×/g, "")),
      ];
    default:
      return variants(key);
  }
}

function equalFractions(value: Rational | null): readonly string[] {
  if (!value) return [];
  const { num, den } = value;
  const multiples = Array.from({ length: 12 }, (_, times) => `${num * BigInt(times + 1)}/${den * BigInt(times + 1)}`);
  return [fractionText(value), mixedText(value), decimalText(value, 6) ?? "", ...multiples];
}

function multiplied(part: string, times: number): string {
  const value = readRational(part);
  return value ? fractionText(multiply(value, rational(times))) : part;
}

function listForms({ items, ordered, labels, unit }: Extract<AnswerSpec, { kind: "list" }>): readonly string[] {
  const plain = items.map((item) => ascii(item));
  const places = plain.map((_, at) => at);
  const orders = (ordered || items.length > 4 ? [places] : permutations(places)).map((order) =>
    order.map((at) => plain[at]),
  );
  const joined = orders.flatMap((order) => [order.join(", "), order.join(","), order.join(" and ")]);
  const named = labels
    ? [labels.map((label, at) => `${label} = ${plain[at]}`), labels.map((label, at) => `${label}=${plain[at]}`)]
    : [];
  const withUnit = unit ? [plain.map((item) => `${item} ${unit}`).join(", ")] : [];
  return [...joined, ...named.flatMap((parts) => [parts.join(", "), parts.join(" and ")]), ...withUnit];
}

function timeForms(value: string): readonly string[] {
  const [hours = 0, minutes = 0] = value.split(":").map(Number);
  const past = String(minutes).padStart(2, "0");
  const half = hours < 12 ? "am" : "pm";
  const short = String(hours % 12 || 12);
  return [
    value,
    `${hours}:${past}`,
    `${short}:${past} ${half}`,
    `${short}:${past}${half}`,
    `${short}.${past} ${half}`,
    `${short}.${past}${half}`,
    `${short}:${past}`,
  ].concat(minutes === 0 ? [`${short} ${half}`, `${short}${half}`] : []);
}

/** As it is, in the signs of a keyboard, and without spaces. */
function variants(text: string): string[] {
  const plain = ascii(text);
  return [
    plain,
    plain.replace(/\s/g, ""),
    plain.replace(/\s*([,:;])\s*/g, "$1 "),
    hyphens(text),
    hyphens(text).replace(/\s/g, ""),
    text,
  ];
}

function hyphens(text: string): string {
  return text.replace(/[−–]/g, "-");
}

function ascii(text: string): string {
  return hyphens(text)
    .replace(/[\u202f\u00a0]/g, " ")
    .replace(/²/g, "^2")
    .replace(/³/g, "^3");
}

function distinct(texts: readonly string[]): readonly string[] {
  const found = new Map<string, string>();
  for (const text of texts) {
    const key = text.trim().toLowerCase();
    if (key !== "" && !found.has(key)) found.set(key, text.trim());
  }
  return [...found.values()];
}
