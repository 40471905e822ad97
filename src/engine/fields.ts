// What every reader of stored or imported things asks of what it is given.

export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value has fields to be read. */
export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

/** The fields of an object; none where the value is something else. */
export const fieldsIn = (value: unknown): Fields => (isFields(value) ? value : {});

/** The fields of an object that was written as JSON; none where the text is something else. Never throws. */
export function parseFields(text: string): Fields {
  try {
    return fieldsIn(JSON.parse(text));
  } catch {
    return {};
  }
}

const longestName = 200;
const latest = 8.64e15; // the last moment a Date can hold

/** An id or a name: some text, but not too much. */
export function isName(value: unknown): value is string {
  return typeof value === "string" && value !== "" && value.length <= longestName;
}

/** Something counted, or milliseconds: a whole number from 0, small enough for a Date. */
export function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= latest;
}

export function isOneOf<Option extends string>(options: readonly Option[], value: unknown): value is Option {
  return options.some((option) => option === value);
}
