import type { Attempt } from "./records/attempt.ts";

const columns = ["day", "time", "category", "item", "verdict", "help", "seconds", "answer", "slip"] as const;

/** The log as a table for a spreadsheet (RFC 4180), oldest answer first. */
export function attemptsCsv(attempts: readonly Attempt[]): string {
  const rows = attempts
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, day, category, item, verdict, help, ms, typed, slip }) => [
      day,
      new Date(at).toTimeString().slice(0, 8),
      category,
      item,
      verdict,
      help,
      String(Math.round(ms / 1000)),
      typed,
      slip,
    ]);
  return [columns, ...rows].map((row) => row.map(cell).join(",")).join("\r\n");
}

/** A spreadsheet would work out a cell that begins like a formula: what was typed stays text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+([.,/]\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
