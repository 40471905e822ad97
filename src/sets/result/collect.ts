import type { NumberLocale } from "../../engine/answer/answer.ts";
import { answerText } from "../../engine/answer/answer-text.ts";
import { asTyped, csvText } from "../../engine/csv.ts";
import { plainText } from "../../engine/plain-text.ts";
import { called } from "../called.ts";
import type { SetQuestion } from "../set.ts";
import type { Result } from "./result.ts";
import { writeShort } from "./short.ts";

/** A result as the teacher's device keeps it. */
export interface Kept {
  readonly result: Result;
  /** When it was collected: of two of one pupil the later one counts. */
  readonly at: number;
}

export interface Merged {
  readonly kept: readonly Kept[];
  /** Handed in more than once, or collected on both devices: each stands in `kept` once. */
  readonly duplicates: readonly Kept[];
  /** Of other sets. */
  readonly strangers: readonly Kept[];
}

/**
 * Results from several devices in one list, by who and when: in whatever order they come, the outcome is the same. A typed one goes where
 * a scanned one of the same pupil says the same and more.
 */
export function merged(set: string, ...devices: readonly (readonly Kept[])[]): Merged {
  const all = devices.flat();
  const own = all.filter(({ result }) => result.set === set).toSorted((a, b) => a.at - b.at || byWho(a, b));
  const byKey = new Map<string, Kept>();
  const duplicates: Kept[] = [];
  for (const one of own) {
    const key = keyOf(one.result);
    if (byKey.has(key)) duplicates.push(one);
    else byKey.set(key, one);
  }
  const single = [...byKey.values()];
  const full = new Set(single.filter(({ result }) => !result.rough && result.who !== "").map(typedKeyOf));
  const isTold = (one: Kept) => one.result.rough && one.result.who !== "" && full.has(typedKeyOf(one));
  duplicates.push(...single.filter(isTold));
  const kept = single.filter((one) => !isTold(one)).toSorted((a, b) => byWho(a, b) || a.at - b.at);
  return { kept, duplicates, strangers: all.filter(({ result }) => result.set !== set) };
}

function byWho(a: Kept, b: Kept): number {
  const [one, other] = [a.result, b.result].map(({ who }) => who.toLowerCase()) as [string, string];
  return one.localeCompare(other, "en", { numeric: true }) || (keyOf(a.result) < keyOf(b.result) ? -1 : 1);
}

function keyOf({ who, variant, given, rough }: Result): string {
  const answers = given.map(({ verdict, slip, tries, seconds, typed }) => [verdict, slip ?? -1, tries, seconds, typed]);
  return JSON.stringify([who.trim().toLowerCase(), variant, rough, answers]);
}

/** Who it is of, and all that a typed code would say. */
function typedKeyOf({ result }: Kept): string {
  return `${result.who.trim().toLowerCase()} ${writeShort({ ...result, who: "" })}`;
}

/** A pupil's line in the table. */
export interface Row {
  readonly who: string;
  readonly result: Result;
  readonly right: number;
  readonly marks: number;
  readonly seconds: number;
  /** How many results of the same name there are; the last one stands here. Nameless ones are each somebody's. */
  readonly handedIn: number;
}

export interface Column {
  readonly question: SetQuestion;
  /** How many of those who have a line got it right, and how many gave an answer. */
  readonly right: number;
  readonly answered: number;
}

export interface Table {
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  readonly most: number;
}

/** Results by pupil and question. `questions` are those of the set, in its order. */
export function tableOf(kept: readonly Kept[], questions: readonly SetQuestion[]): Table {
  const rows = [...grouped(kept).values()].map((all) => rowOf(all, questions));
  const columns = questions.map((question, at) => {
    const given = rows.map(({ result }) => result.given[at]?.verdict ?? "none");
    return {
      question,
      right: given.filter((verdict) => verdict === "right").length,
      answered: given.filter((verdict) => verdict !== "none").length,
    };
  });
  return { rows, columns, most: questions.reduce((sum, { marks }) => sum + marks, 0) };
}

function nameOf({ result, at }: Kept): string {
  return result.who.trim().toLowerCase() || `${at} ${keyOf(result)}`;
}

function grouped(kept: readonly Kept[]): Map<string, Kept[]> {
  const groups = new Map<string, Kept[]>();
  for (const one of kept) groups.set(nameOf(one), [...(groups.get(nameOf(one)) ?? []), one]);
  return groups;
}

function rowOf(all: readonly Kept[], questions: readonly SetQuestion[]): Row {
  const { result } = all.reduce((last, one) => (one.at >= last.at ? one : last));
  const isRight = questions.map((_, at) => result.given[at]?.verdict === "right");
  return {
    who: result.who.trim(),
    result,
    right: isRight.filter(Boolean).length,
    marks: questions.reduce((sum, { marks }, at) => sum + (isRight[at] ? marks : 0), 0),
    seconds: result.given.reduce((sum, { seconds }) => sum + seconds, 0),
    handedIn: all.length,
  };
}

/** A pupil's questions; where twins differ, the pupil's own. */
export type QuestionsOf = (row: Row) => readonly SetQuestion[];

/** Of which columns the pupils had other numbers than the set itself: its question and answer are not theirs. */
export function differing({ rows, columns }: Table, questionsOf: QuestionsOf): readonly boolean[] {
  const own = rows.map(questionsOf);
  return columns.map(({ question }, at) => own.some((questions) => questions[at]?.item !== question.item));
}

/** What each column is called: by its title alone where numbers differ, for what it asks is not what each pupil was asked. */
export function columnNames(table: Table, questionsOf: QuestionsOf): readonly string[] {
  const all = table.columns.map(({ question }) => question);
  const differs = differing(table, questionsOf);
  return all.map((question, at) =>
    differs[at] ? `${question.title || "Question"}, each with other numbers` : called(question, all),
  );
}

/**
 * The table for a spreadsheet, in the reader's decimal mark: a line a pupil, for each question what came of it and, where it is known, what was typed. Where numbers
 * differ the pupil's own question and its answer stand beside that, and none in the line of keys.
 */
export function tableCsv(
  table: Table,
  questionsOf: QuestionsOf = () => table.columns.map(({ question }) => question),
  locale: NumberLocale = "point",
): string {
  const { rows, columns, most } = table;
  const differs = differing(table, questionsOf);
  const heads = columnNames(table, questionsOf).flatMap((name, at) => [
    `${at + 1} ${name}`,
    ...(differs[at] ? [`${at + 1} own question`, `${at + 1} own key`] : []),
    `${at + 1} answer`,
    `${at + 1} slip`,
  ]);
  const answerOf = ({ answer }: Partial<SetQuestion>) => (answer ? asTyped(answerText(answer, locale)) : "");
  const keys = columns.flatMap(({ question }, at) =>
    differs[at] ? ["", "", "", "", ""] : ["key", answerOf(question), ""],
  );
  const lines = rows.map((row) => [
    row.who,
    String(row.marks),
    String(row.right),
    String(row.seconds),
    ...columns.flatMap((_, at) => {
      const { verdict = "none", typed = "", slip } = row.result.given[at] ?? {};
      const own = questionsOf(row)[at];
      const made = slip === undefined ? undefined : own?.slips[slip];
      const asked = differs[at] ? [plainText(own?.prompt ?? ""), answerOf(own ?? {})] : [];
      return [verdict, ...asked, asTyped(typed), made ? (made.name ?? plainText(made.say)) : ""];
    }),
  ]);
  const head = ["who", `marks of ${most}`, "right", "seconds", ...heads];
  return csvText([head, ["", "", "", "", ...keys], ...lines], locale);
}
