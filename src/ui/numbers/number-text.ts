import { useMarks } from "./number-marks.ts";

/** Gives a plain text with its numbers as the reader writes them. */
export function useNumberText(): (text: string | number) => string {
  const marks = useMarks();
  return (text) => marks?.textInCommas(String(text)) ?? String(text);
}
