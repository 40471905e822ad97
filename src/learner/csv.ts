import { categoryOf } from "./derive/kinds.ts";
import type { Entry } from "./records/entry.ts";

const columns = ["day", "time", "category", "item", "verdict", "help", "seconds", "answer", "slip"] as const;

/** The log as a table for a spreadsheet (RFC 4180), oldest entry first. */
export function logCsv(log: readonly Entry[]): string {
  const rows = log
    .toSorted((a, b) => a.at - b.at)
    .map((entry) => {
      const { at, day, item, ms } = entry;
      const [verdict, help, answer, slip] = resultOf(entry);
      const time = new Date(at).toTimeString().slice(0, 8);
      return [day, time, categoryOf(entry) ?? "", item, verdict, help, String(Math.round(ms / 1000)), answer, slip];
    });
  return [columns, ...rows].map((row) => row.map(cell).join(",")).join("\r\n");
}

/** Verdict, help, answer and slip, or what stands for them. */
function resultOf(entry: Entry): readonly [string, string, string, string] {
  switch (entry.what) {
    case "answer":
      return [entry.verdict, entry.help, entry.typed, entry.slipName];
    case "win":
      return ["won", entry.help, entry.grade, ""];
    case "run":
      return [`${entry.right} right, ${entry.wrong} wrong`, "", "", ""];
    default:
      return ["solution seen", "", "", ""];
  }
}

/** A spreadsheet would work out a cell that begins like a formula: what was typed stays text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+([.,/]\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
