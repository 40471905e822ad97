import { isFields } from "../../engine/fields.ts";
/** Of the stored form. A choice is only ever added, so a reader takes what it knows of any version. */
export const version = 1;

/** Every choice with what it can be; the first of each is the usual one. */
export const choices = {
  theme: ["system", "light", "dark"],
  /** Per cent of the usual size. */
  textSize: [100, 115, 130, 150],
  easyRead: ["off", "more"],
  font: ["usual", "device"],
  motion: ["system", "less"],
  sounds: ["off", "on"],
  timers: ["shown", "hidden"],
  /** The mark before the decimals, as engine/answer names it. */
  numbers: ["point", "comma"],
  /** The digits, as Unicode and Intl.NumberFormat name them. */
  digits: [
    "latn",
    "arab",
    "arabext",
    "deva",
    "beng",
    "gujr",
    "guru",
    "orya",
    "telu",
    "knda",
    "mymr",
    "khmr",
    "laoo",
    "thai",
    "tibt",
  ],
  /** Of a lost connection. */
  notices: ["on", "off"],
  hand: ["right", "left"],
  /** Whether a key by itself, such as the slash, is a shortcut. */
  singleKeys: ["on", "off"],
  /** Whether answers are typed on a keypad of our own, where one types with fingers. */
  keypad: ["on", "off"],
  /** Whether an answer is given in parts where its form has some, or typed as one text. */
  answers: ["parts", "text"],
  /** When wrong cells of a puzzle are shown: when one asks, at once, or never. */
  checking: ["asked", "always", "off"],
  /** Whether pencil marks are struck by themselves when a number is written. */
  marks: ["tidied", "own"],
  /** Where pencil marks stand in a cell. */
  pencilled: ["placed", "centred"],
  /** What is chosen first on a board of cells. */
  entry: ["cell", "number"],
  /** Whether cells with the same number stand out. */
  same: ["shown", "plain"],
  /** The clock beside a puzzle or game. */
  gameClock: ["hidden", "shown"],
} as const;

type Choices = typeof choices;

/** How somebody wants the site to look and to behave. */
export type Settings = { readonly [Name in keyof Choices]: Choices[Name][number] };
/** What somebody chose; the rest is as usual. */
export type Chosen = Partial<Settings>;

/** What can be read of anything that was stored or imported: each field alone, what is unknown or broken is left out. */
export function readChosen(stored: unknown): Chosen {
  if (!isFields(stored)) return {};
  const fields = { ...stored }; // its own fields only
  const read = Object.entries<readonly unknown[]>(choices).filter(([name, values]) => values.includes(fields[name]));
  return Object.fromEntries(read.map(([name]) => [name, fields[name]]));
}

/** The first of each choice, by its name. */
export const usual: Readonly<Record<string, string | number>> = Object.fromEntries(
  Object.entries(choices).map(([name, values]) => [name, values[0]]),
);

/** The settings of today's version that were stored; nothing gives the usual ones. */
export function readSettings(stored: unknown): Settings {
  return { ...(usual as Settings), ...readChosen(stored) };
}
