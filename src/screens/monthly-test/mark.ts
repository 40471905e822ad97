import { answerText } from "../../engine/answer/answer-text.ts";
import { judge } from "../../engine/answer/judge.ts";
import type { Posed, Zone } from "../../engine/exercise.ts";
import { pose } from "../../play/practice/pose.ts";
import type { Item } from "./pick.ts";

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
  readonly key: string;
}

/** The questions of a test, set. Rejects where the code that sets formulas cannot be loaded. */
export async function readPaper(items: readonly Item[], zones: readonly Zone[]): Promise<TestQuestion[]> {
  const skills = zones.flatMap((zone) => zone.skills);
  return Promise.all(
    items.map(async (item) => ({
      ...(await pose(skills, item)),
      item,
      title: skills.find(({ id }) => id === item.skill)?.title ?? "",
    })),
  );
}

/** What an answer is worth. One that cannot be read counts as left open: the report says so. */
export function mark(set: TestQuestion, typed: string): Marked {
  const judged = judge(set.answer, typed, set);
  const verdict = judged.verdict === "empty" || judged.verdict === "unread" ? "left" : judged.verdict;
  const slip = judged.verdict === "wrong" ? (judged.name ?? "") : "";
  return { ...set, typed, verdict, slip, key: answerText(set.answer) };
}
