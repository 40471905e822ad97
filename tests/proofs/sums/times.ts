// Times of day, and how long it is between them: "From 15:51 to 19:51 it is 240 minutes", "50 minutes after 3:20 is 4:10".

const time = "(\\d{1,2}):(\\d\\d)";
const span = "(?:(\\d+) hours?(?:,? (?:and )?(\\d+) minutes?)?|(\\d+) minutes?)";
const day = 24 * 60;

const minutes = (hours = "0", rest = "0") => 60 * Number(hours) + Number(rest);
const spanOf = (hours?: string, rest?: string, alone?: string) => (alone ? Number(alone) : minutes(hours, rest));
/** On a clock with hands half a day is nothing. */
const isSame = (one: number, other: number) => (one - other) % (day / 2) === 0;

type Form = readonly [words: RegExp, isSo: (...parts: (string | undefined)[]) => boolean];
const forms: readonly Form[] = [
  [
    new RegExp(
      `\\bfrom ${time} (?:to|until|till) ${time} (?:it is|there are|it takes|is|are|takes|lasts) ${span}`,
      "gi",
    ),
    (a, b, c, d, ...long) => isSame(minutes(c, d) - minutes(a, b), spanOf(...long)),
  ],
  [
    new RegExp(`\\b${span} (after|before) ${time} ?(?:it is|is|that is|comes|,? at) ${time}`, "gi"),
    (h, m, alone, way, a, b, c, d) =>
      isSame(minutes(c, d) - minutes(a, b), (way?.toLowerCase() === "before" ? -1 : 1) * spanOf(h, m, alone)),
  ],
  [
    new RegExp(`\\b${span}(?:, which is [^.]*)?[.;,] (?:So )?(after|before) ${time} that is ${time}`, "gi"),
    (h, m, alone, way, a, b, c, d) =>
      isSame(minutes(c, d) - minutes(a, b), (way?.toLowerCase() === "before" ? -1 : 1) * spanOf(h, m, alone)),
  ],
  [
    new RegExp(`\\b${time} (plus|\\+|minus|−|-) ${span} (?:is|=|makes|gives) ${time}`, "gi"),
    (a, b, way, h, m, alone, c, d) =>
      isSame(minutes(c, d) - minutes(a, b), (/plus|\+/.test(way ?? "") ? 1 : -1) * spanOf(h, m, alone)),
  ],
];

/** What a text says of times that is not so. */
export function wrongTimes(text: string): string[] {
  const line = text.replace(/\s+/g, " ").replace(/\*\*|\$/g, "");
  if (!/\d:\d\d/.test(line)) return [];
  return forms.flatMap(([words, isSo]) =>
    [...line.matchAll(words)].filter((found) => !isSo(...found.slice(1))).map(([said]) => said),
  );
}

/** How many sentences of times a text has that can be worked out. */
export const timesIn = (text: string): number =>
  forms.reduce(
    (many, [words]) =>
      many +
      [
        ...text
          .replace(/\s+/g, " ")
          .replace(/\*\*|\$/g, "")
          .matchAll(words),
      ].length,
    0,
  );
