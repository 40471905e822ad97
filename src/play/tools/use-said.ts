import { useNumberText } from "../../ui/numbers/number-text.ts";

/** A hyphen that is a minus: before a number, or between two. */
const minus = /(?<=^|[\s(])-(?=\d| )/g;

/** Gives a sentence of a tool with real minus signs, its numbers as the reader writes them. */
export function useSaid(): (text: string) => string {
  const numberText = useNumberText();
  return (text) => numberText(text.replace(minus, "−"));
}
