/**
 * How many puzzles each list had when their addresses were published: those of the numbers from 1 to that. What was dealt from
 * them, as the easier and harder versions of a printed sheet, is dealt from them again.
 */
export function firstEdition(list: string): number {
  if (list === "riddles") return 60;
  if (list.startsWith("logic/")) return 40;
  if (list.startsWith("algebra/") || list.startsWith("geometry/")) return 30;
  return { easy: 50, medium: 40, hard: 30 }[list.split("/")[1] ?? ""] ?? 0;
}
