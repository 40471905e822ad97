import type { NumberLocale } from "./answer/answer.ts";

/**
 * A table as comma-separated text (RFC 4180) that a spreadsheet opens without working anything out: it begins with the mark by which
 * spreadsheets know Unicode. Where a comma is the decimal mark they open such a file in columns if semicolons stand between its cells.
 */
export function csvText(rows: readonly (readonly string[])[], locale: NumberLocale = "point"): string {
  const between = locale === "comma" ? ";" : ",";
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(between)}\r\n`).join("")}`;
}

/** A spreadsheet would work out a cell that begins like a formula: what was typed stays text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(text) && !/^-?\d+([.,/]\d+)?$/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A spreadsheet takes 3/4 for a day in April, -3/4 for a task, and 2:15 for a time of day. In the signs of mathematics, which look the
 * same, they stay as they were typed.
 */
export function asTyped(text: string): string {
  return text
    .replace(/(?<=\d)\/(?=\d)/g, "\u2044")
    .replace(/(?<=\d):(?=\d)/g, "\u2236")
    .replace(/^-(?=[\d ]*\d\u2044)/, "\u2212");
}
