import type { Parts } from "../../engine/answer/answer-parts.ts";

/** What the parts hold, and which of them is written in. */
export interface Filled {
  readonly values: readonly string[];
  readonly at: number;
}

/** After something was typed or pasted into a part, which then holds `typed`. */
export function fill(form: Parts, { values, at }: Filled, typed: string): Filled {
  const { parts, between } = form;
  const pasted = form.read(typed) ?? [];
  // More than one part at once.
  if (pasted.filter((value) => value !== "").length > 1) return { values: pasted, at: parts.length - 1 };
  const plain = form.end === ")" ? typed.replace(/[()]/g, "") : typed;
  if (parts[at]?.digit) return digits(form, { values, at }, plain.trim());
  const cut = plain.split(between).map((one) => one.trim());
  if (cut.length === 1 || at + cut.length > parts.length) return { values: values.with(at, plain), at };
  const filled = values.map((value, n) => cut[n - at] || (n === at ? "" : value));
  return { values: filled, at: at + cut.length - 1 };
}

/** A box for a digit takes the last one typed, and is left once it has it; several digits go into the boxes from it on. */
function digits({ parts }: Parts, { values, at }: Filled, typed: string): Filled {
  const given = [...typed].filter((sign) => !/\s/.test(sign));
  const room = parts.slice(at).findIndex(({ digit }) => !digit);
  const places = room < 0 ? parts.length - at : room;
  if (given.length > 1 && given.length <= places && given[0] === values[at])
    return {
      values: values.map((value, n) => given[n - at] ?? value),
      at: Math.min(at + given.length, parts.length - 1),
    };
  const last = given.at(-1) ?? "";
  return { values: values.with(at, last), at: last ? Math.min(at + 1, parts.length - 1) : at };
}

/** What a part is asked by a key: its text, and what of it is selected. */
export interface Caret {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** The part that a key leads to from another one; null where the key keeps its usual meaning. */
export function follow(form: Parts, { values, at }: Filled, key: string, { value, start, end }: Caret): number | null {
  const last = form.parts.length - 1;
  const stacked = form.shape === "fraction" || form.shape === "mixed";
  switch (key) {
    case "ArrowLeft":
      return start === 0 && (end === 0 || end === value.length) && at > 0 ? at - 1 : null;
    case "ArrowRight":
      return end === value.length && (start === end || start === 0) && at < last ? at + 1 : null;
    case "ArrowDown":
      return stacked && at === last - 1 ? last : null;
    case "ArrowUp":
      return stacked && at === last ? last - 1 : null;
    case "Backspace":
      return value === "" && at > 0 ? at - 1 : null;
    case "Enter": {
      const empty = values.findIndex((one, n) => n > at && one.trim() === "");
      // In an empty part it means that nothing comes there.
      return empty < 0 || value === "" ? null : empty;
    }
    default:
      return null;
  }
}
