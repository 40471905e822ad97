export interface Part {
  /** What it is called where it is heard. */
  readonly name: string;
  /** What stands before it. */
  readonly before: string;
  /** What its keypad needs beside the digits. */
  readonly signs: readonly string[];
  /** A single digit, and never more. */
  readonly digit?: true;
}

/**
 * An answer in parts: each has a place of its own on the page, and together they are a view of the one text that is
 * judged and kept. How many there are says the form of the answer or its author, never the answer itself.
 */
export interface Parts {
  /** How they stand: in a line, as a fraction, as a mixed number, in the formula of the problem. */
  readonly shape: "row" | "fraction" | "mixed" | "boxes";
  readonly parts: readonly Part[];
  /** What stands behind the last part. */
  readonly end: string;
  /** What somebody types between two parts: it leads on to the next one. */
  readonly between: RegExp;
  /** The text of these values; empty where all of them are. */
  readonly write: (values: readonly string[]) => string;
  /** The values in a text; null where it is no text of this form. */
  readonly read: (text: string) => readonly string[] | null;
}
