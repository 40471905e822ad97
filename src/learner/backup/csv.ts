import type { NumberLocale } from "../../engine/answer/answer.ts";
import { asTyped, csvText } from "../../engine/csv.ts";
import { hintOf } from "../../engine/item.ts";
import { categoryOf } from "../derive/kinds.ts";
import type { Entry } from "../records/entry.ts";

const columns = ["day", "time", "category", "item", "verdict", "help", "seconds", "answer", "slip"] as const;

/** The log as a table for a spreadsheet in the reader's decimal mark, oldest entry first. */
export function logCsv(log: readonly Entry[], locale: NumberLocale = "point"): string {
  const rows = log
    .toSorted((a, b) => a.at - b.at)
    .map((entry) => {
      const { at, day, item, ms } = entry;
      const [verdict, help, answer, slip] = resultOf(entry);
      const time = new Date(at).toTimeString().slice(0, 8);
      return [day, time, categoryOf(entry) ?? "", item, verdict, help, String(Math.round(ms / 1000)), answer, slip];
    });
  return csvText([columns, ...rows], locale);
}

/** Verdict, help, answer and slip, or what stands for them. */
function resultOf(entry: Entry): readonly [string, string, string, string] {
  switch (entry.what) {
    case "answer":
      return [entry.verdict, entry.help, asTyped(entry.typed), entry.slipName];
    case "win":
      return ["won", entry.help, entry.grade, ""];
    case "run":
      return [`${entry.right} right, ${entry.wrong} wrong`, "", "", ""];
    default:
      return [entry.item.endsWith(hintOf("")) ? "hint seen" : "solution seen", "", "", ""];
  }
}
