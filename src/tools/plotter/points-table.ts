/** A row of the table: what stands in its two cells. */
export type Pair = readonly [x: string, y: string];

/** A line of the list holds so many signs. */
export const longestLine = 1000;

/** The rows whose cells are both filled in, as a line of points: "(1, 2), (3, 4.5)". */
export function pointsText(rows: readonly Pair[]): string {
  return rows
    .map((row) => row.map(cell))
    .filter((row) => row.every((text) => text !== ""))
    .map(([x, y]) => `(${x}, ${y})`)
    .join(", ");
}

/** A decimal comma would part x from y. */
const cell = (text: string) => text.trim().replace(/^([-−+]?\d+),(\d+)$/, "$1.$2");

/** Columns pasted from a spreadsheet; null for anything else. */
export function pastedRows(text: string): readonly Pair[] | null {
  const lines = text.trim().split(/\r?\n/);
  const rows = lines.map((line) => line.split(/\t|;\s*/).map((part) => part.trim()));
  const isTable = rows.every((row) => row.length === 2) && (lines.length > 1 || text.includes("\t"));
  return isTable ? rows.map(([x = "", y = ""]) => [x, y]) : null;
}
