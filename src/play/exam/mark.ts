import type { NumberLocale } from "../../engine/answer/answer.ts";
import { answerText } from "../../engine/answer/answer-text.ts";
import { judge } from "../../engine/answer/judge.ts";
import type { Posed, Zone } from "../../engine/exercise.ts";
import type { Exercise } from "../../engine/item.ts";
import { asciiDigits } from "../../maths/digits.ts";
import { pose } from "../practice/pose.ts";

/** A question of a test, and the zone it belongs to. */
export interface Item extends Exercise {
  readonly zone: string;
}

/** A question of a test, ready to be shown. */
export interface TestQuestion extends Posed {
  readonly item: Item;
  readonly title: string;
}

/** A question with what was answered. */
export interface Marked extends TestQuestion {
  readonly typed: string;
  readonly verdict: "right" | "almost" | "wrong" | "left";
  /** The name of the slip, empty for none. */
  readonly slip: string;
  /** What to tell somebody whose answer cannot be read; empty for one that can. */
  readonly unread: string;
  readonly key: string;
}

/** A question, set. Rejects where the code that sets formulas cannot be loaded. */
export async function readQuestion(item: Item, zones: readonly Zone[]): Promise<TestQuestion> {
  const skills = zones.flatMap((zone) => zone.skills);
  const title = skills.find(({ id }) => id === item.skill)?.title ?? "";
  return { ...(await pose(skills, item)), item, title };
}

/** What an answer is worth. One that cannot be read counts as left open: the report says so. */
export function mark(set: TestQuestion, typed: string, locale: NumberLocale): Marked {
  const judged = judge(set.answer, typed, set, locale);
  const verdict = judged.verdict === "empty" || judged.verdict === "unread" ? "left" : judged.verdict;
  const slip = judged.verdict === "wrong" ? (judged.name ?? "") : "";
  const unread = judged.verdict === "unread" ? judged.say : "";
  return { ...set, typed: asciiDigits(typed), verdict, slip, unread, key: answerText(set.answer, locale) };
}
