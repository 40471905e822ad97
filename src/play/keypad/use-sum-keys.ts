import { useShown } from "../../device/settings/shown.ts";
import type { AnswerSpec } from "../../engine/answer/answer.ts";
import { useKeypad } from "./use-keypad.tsx";

/** Nothing is judged by them: they say which keyboard of the device comes where there is no keypad. */
const signed: AnswerSpec = { kind: "expression", value: "0", variables: [] };
const natural: AnswerSpec = { kind: "decimal", value: "0", natural: true };

/**
 * The keypad for a field of a tool, with these signs beside the digits. A "." in them is the reader's own decimal mark, and
 * ", " what stands between numbers with that mark.
 */
export function useSumKeys(signs: readonly string[], enter = "Enter"): ReturnType<typeof useKeypad> {
  const marks: Readonly<Record<string, string>> = useShown("numbers") === "comma" ? { ".": ",", ", ": "; " } : {};
  return useKeypad(
    signs.includes("−") ? signed : natural,
    enter,
    signs.map((sign) => marks[sign] ?? sign),
  );
}

/** The keypad goes, where there is one: what came out stands below the field. */
export function restKeys(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement && activeElement.inputMode === "none") activeElement.blur();
}
