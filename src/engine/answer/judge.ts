import type { AnswerSpec, Feedback, Judgement, NumberLocale, Slip } from "./answer.ts";
import { choice } from "./choice.ts";
import { coordinate } from "./coordinate.ts";
import { decimal } from "./decimal.ts";
import { ask } from "./expected.ts";
import { expression } from "./expression.ts";
import { fraction } from "./fraction.ts";
import type { Kind, Marked } from "./kind.ts";
import { list } from "./list.ts";
import { ratio } from "./ratio.ts";
import { quotable, tidy } from "./tidy.ts";
import { time } from "./time.ts";
import { whole } from "./whole.ts";
import { word } from "./word.ts";

/** More than any answer needs; nothing longer is read, so that every judgement is quick. */
const longest = 200;

/**
 * Holds what a learner typed against the spec. Never throws for anything typed; throws an Error for a key that its
 * author got wrong (check-spec.ts finds that at build time). `locale` says which reading of "1,234" is the likelier
 * one: point (the default) or comma before the decimals; the other still counts when it is the right answer.
 */
export function judge(spec: AnswerSpec, typed: string, feedback: Feedback, locale: NumberLocale = "point"): Judgement {
  const trimmed = typed.trim();
  if (trimmed.length > longest) return { verdict: "unread", say: `That is too long to read. ${ask(spec, locale)}` };
  const text = tidy(trimmed);
  if (text === "")
    return { verdict: "empty", say: spec.kind === "choice" ? "Choose an answer first." : "Write your answer first." };
  return withKind(spec, (kind, its) => judgeText(kind, its, text, feedback, locale));
}

function withKind<Result>(
  spec: AnswerSpec,
  use: <Spec extends AnswerSpec, Reading, Key>(kind: Kind<Spec, Reading, Key>, spec: Spec) => Result,
): Result {
  switch (spec.kind) {
    case "whole":
      return use(whole, spec);
    case "decimal":
      return use(decimal, spec);
    case "fraction":
      return use(fraction, spec);
    case "ratio":
      return use(ratio, spec);
    case "list":
      return use(list, spec);
    case "coordinate":
      return use(coordinate, spec);
    case "expression":
      return use(expression, spec);
    case "choice":
      return use(choice, spec);
    case "word":
      return use(word, spec);
    case "time":
      return use(time, spec);
  }
}

/** The better verdicts first: of several readings the learner gets the one that serves them best. */
const order: readonly Judgement["verdict"][] = ["right", "almost", "wrong", "unread"];

function judgeText<Spec extends AnswerSpec, Reading, Key>(
  kind: Kind<Spec, Reading, Key>,
  spec: Spec,
  text: string,
  feedback: Feedback,
  locale: NumberLocale,
): Judgement {
  const key = kind.key(spec);
  const readings = kind.read(spec, text, locale);
  if ("unread" in readings) {
    const slip = feedback.slips.find(({ when }) => tidy(when).toLowerCase() === text.toLowerCase());
    if (slip) return slipped(slip, text);
    return { verdict: "unread", say: readings.say ?? ask(spec, locale) };
  }
  const judgements = readings.map((reading) => {
    const marked = kind.mark(spec, key, reading, locale);
    const shown = kind.show(reading, locale);
    const slip = marked.verdict === "right" ? undefined : slipFor(kind, spec, feedback, reading, marked);
    if (slip) return slipped(slip, shown);
    return judgement(spec, marked, shown, feedback, locale);
  });
  const [likeliest] = judgements;
  if (likeliest?.verdict === "wrong" && likeliest.slip) return likeliest;
  const best = judgements.toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict))[0];
  return best ?? { verdict: "unread", say: ask(spec, locale) };
}

/**
 * The slip that a reading falls into. Where the value is right and only the form is not, a slip must be in the very
 * form that was typed.
 */
function slipFor<Spec extends AnswerSpec, Reading, Key>(
  kind: Kind<Spec, Reading, Key>,
  spec: Spec,
  { slips }: Feedback,
  reading: Reading,
  marked: Marked,
) {
  return slips.find((one) => {
    const slip = readSlip(kind, spec, one);
    if (slip === undefined || !kind.same(slip, reading, spec)) return false;
    return marked.verdict !== "almost" || plain(kind.show(slip, "point")) === plain(kind.show(reading, "point"));
  });
}

/** Slips as they were read last: they are held against one answer after the other, most often of the same question. */
const known = new WeakMap<Slip, { readonly spec: AnswerSpec; readonly reading: unknown }>();

function readSlip<Spec extends AnswerSpec, Reading, Key>(
  kind: Kind<Spec, Reading, Key>,
  spec: Spec,
  slip: Slip,
): Reading | undefined {
  const before = known.get(slip);
  if (before?.spec === spec) return before.reading as Reading | undefined;
  const readings = kind.read(spec, tidy(slip.when), "point");
  const [reading] = "unread" in readings ? [] : readings;
  known.set(slip, { spec, reading });
  return reading;
}

/** Whatever marks the decimals and parts the items. */
function plain(shown: string): string {
  return shown.replace(/[,;]/g, ".");
}

function slipped({ say, name }: Slip, reading: string) {
  return { verdict: "wrong", reading, say: "", author: say, slip: true, ...(name && { name }) } as const;
}

function judgement(
  spec: AnswerSpec,
  marked: Marked,
  reading: string,
  { check }: Feedback,
  locale: NumberLocale,
): Judgement {
  switch (marked.verdict) {
    case "right":
      return {
        verdict: "right",
        reading,
        say: `Yes${/list|choice/.test(spec.kind) ? ":" : ","} ${quotable(reading)}.`,
      };
    case "almost":
      return { verdict: "almost", reading, say: marked.say };
    case "unread":
      return { verdict: "unread", say: marked.say ?? ask(spec, locale) };
    case "wrong":
      return { verdict: "wrong", reading, say: marked.say, author: check, slip: false };
  }
}
