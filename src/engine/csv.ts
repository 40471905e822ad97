/**
 * A table as comma-separated text (RFC 4180) that a spreadsheet opens without working anything out. Where a comma is the decimal mark
 * spreadsheets open such a file in columns if semicolons stand between its cells.
 */
export function csvText(rows: readonly (readonly string[])[], between: "," | ";" = ","): string {
  return rows.map((row) => row.map(cell).join(between)).join("\r\n");
}

/** A spreadsheet would work out a cell that begins like a formula: what was typed stays text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(text) && !/^-?\d+([.,/]\d+)?$/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
