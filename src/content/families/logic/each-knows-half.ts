import { family } from "../../../engine/family.ts";
import { and, commas, noun } from "../../../engine/words.ts";
import { alike, halfTold, type Option } from "./shared/half-told.ts";

/** One friend knows the first half of a secret, the other the second half; what they say gives it away. */
interface Setting {
  readonly title: string;
  readonly story: string;
  /** Heads of the table of possibilities. */
  readonly heads: readonly [string, string];
  readonly rows: readonly [string, string, string, string];
  readonly columns: readonly [string, string, string, string, string, string];
  readonly knowers: readonly [row: string, column: string];
  /** "month" and "day"; and the second with its article. */
  readonly halves: readonly [row: string, column: string];
  readonly aHalf: string;
  readonly thing: string;
  readonly ask: string;
  readonly named: (row: string, column: string) => string;
  readonly accepted: (row: string, column: string) => string[];
}

const settings: Record<string, Setting> = {
  birthday: {
    title: "The day the comet was found",
    story:
      "A comet was found on one of the dates in the table. The astronomer tells Imani only the **month** and Jonas only the **day** of the month.",
    heads: ["Month", "Days"],
    rows: ["March", "April", "June", "July"],
    columns: ["13", "14", "16", "17", "18", "19"],
    knowers: ["Imani", "Jonas"],
    halves: ["month", "day"],
    aHalf: "a day",
    thing: "date",
    ask: "On which date was the comet found? Write the day and the month.",
    named: (row, column) => `${column} ${row}`,
    accepted: (row, column) => [
      `${column} ${row}`,
      `${row} ${column}`,
      `${column}, ${row}`,
      `${row}, ${column}`,
      `${column}th ${row}`,
      `${row} ${column}th`,
      `${column}th of ${row}`,
      `${column} of ${row}`,
    ],
  },
  ferry: {
    title: "Grandmother's ferry",
    story:
      "Grandmother comes by one of the ferries in the table. She tells Sione only the **pier** and Malia only the **hour** of her ferry.",
    heads: ["Pier", "Ferries (o'clock)"],
    rows: ["North", "East", "South", "West"],
    columns: ["8", "9", "10", "11", "13", "14"],
    knowers: ["Sione", "Malia"],
    halves: ["pier", "hour"],
    aHalf: "an hour",
    thing: "ferry",
    ask: "Which ferry is it? Write the pier and the hour, such as “North 7”.",
    named: (row, column) => `${row} ${column}`,
    accepted: (row, column) => [
      `${row} ${column}`,
      `${column} ${row}`,
      `${row}, ${column}`,
      `${column}, ${row}`,
      `${row} ${column}:00`,
      `${row} ${column} o'clock`,
    ],
  },
  gems: {
    title: "One stone of the collection",
    story:
      "A museum lends out one stone of its collection. The keeper tells Anaïs only the **colour** and Baraka only the **weight** of the stone.",
    heads: ["Colour", "Weights (grams)"],
    rows: ["amber", "blue", "green", "red"],
    columns: ["20", "25", "30", "35", "40", "45"],
    knowers: ["Anaïs", "Baraka"],
    halves: ["colour", "weight"],
    aHalf: "a weight",
    thing: "stone",
    ask: "Which stone is lent out? Write its colour and its weight in grams, such as “amber 50”.",
    named: (row, column) => `${row} ${column}`,
    accepted: (row, column) => [
      `${row} ${column}`,
      `${column} ${row}`,
      `${row}, ${column}`,
      `${column}, ${row}`,
      `${row} ${column} g`,
      `${row} ${column} grams`,
      `${row}, ${column} g`,
    ],
  },
};

export default family({
  level: "hard",
  topic: "arguments",
  minutes: 9,
  kind: "thinking",
  technique: "knowing what others know",
  ages: "15-18",
  curriculum: ["enrichment knowledge and reasoning", "MP3"],
  bounds: { setting: ["birthday", "ferry", "gems"], seed: [1, 999999] },
  write({ setting, seed }) {
    const its = settings[setting] as Setting;
    const { options, left } = halfTold(seed);
    const [one, other] = its.knowers;
    const [line, half] = its.halves;
    const halves = noun(2, half);
    const row = (place: number) => its.rows[place] ?? "";
    const column = (place: number) => its.columns[place] ?? "";
    const theRows = (some: readonly number[]) => and(some.map(row));
    const theColumns = (some: readonly number[]) => and(some.map(column));
    const named = (option: Option) => its.named(row(option.row), column(option.column));
    const places = (some: readonly Option[], which: keyof Option) =>
      [...new Set(some.map((option) => option[which]))].toSorted((a, b) => a - b);
    const rows = places(options, "row");
    const [first, second, [found]] = left as [Option[], Option[], [Option]];
    const telling = places(
      options.filter((option) => alike(options, "column", option.column) === 1),
      "column",
    );
    const tellingRows = rows.filter((place) => !first.some((option) => option.row === place));
    const keptRows = places(first, "row");
    const twice = places(
      first.filter((option) => !second.includes(option)),
      "column",
    );
    const several = keptRows.filter((place) => place !== found.row);
    const undone = second.filter((option) => option !== found);
    const theUndone = and(undone.map(named));
    const lost = options.filter((option) => option.row === found.row && option !== found);
    const possible = (some: readonly Option[]) => some.map(named).join("; ");
    const listed = (place: number) => commas(columnsOf(options, place).map(column));
    const table = rows.map((place) => `| ${row(place)} | ${listed(place)} |`).join("\n");
    const sameColumn = options.filter((option) => option.column === found.column).map((option) => row(option.row));
    const struckOut = lost.map((option) => column(option.column));
    const tellingOf = (option: Option) => columnsOf(options, option.row).find((place) => telling.includes(place)) ?? 0;
    return {
      title: its.title,
      problem: `${its.story} Both know the table and who was told what, and both reason without mistakes.

| ${its.heads[0]} | ${its.heads[1]} |
|---|---|
${table}

- ${one}: “I do not know which ${its.thing} it is, but I am sure that ${other} does not know either.”
- ${other}: “At first I did not know, but now I do.”
- ${one}: “Then I know now, too.”

${its.ask}`,
      answer: { kind: "word", accepted: its.accepted(row(found.row), column(found.column)) },
      hint: `Which ${halves} would have told ${other} everything at the start? What does ${one} need to know about the ${line} to be **sure** that ${other} was not told one of these?`,
      solution: [
        `Follow what each of them **knows about what the other knows**. ${other} would know at once with ${its.aHalf} that occurs only once in the table: ${theColumns(telling)}. ${one} is sure that this is not so. Then the ${line} cannot be one with such ${its.aHalf}, and ${theRows(tellingRows)} ${noun(tellingRows.length, "goes", "go")}, whole ${noun(tellingRows.length, "row")} of the table.`,
        `Now ${other} knows this as well and looks at ${theRows(keptRows)} only: ${possible(first)}. The ${half} ${theColumns(twice)} ${noun(twice.length, "stands", "stand")} there twice and would leave ${other} in doubt. But ${other} knows now, so what is left is ${possible(second)}.`,
        `At last ${one} knows, so with ${one}'s ${line} there is one possibility left. For ${theRows(several)} there are still ${undone.length}. So it is **${named(found)}**.`,
        `Check by playing the conversation with ${named(found)}. ${one} sees ${listed(found.row)} as possible, and each of these stands in more than one row: neither can know. ${other} sees ${and(sameColumn)}, and only ${row(found.row)} survives the first sentence. Then ${one} strikes out ${and(struckOut)}, which would have left ${other} in doubt.`,
      ],
      slips: [
        ...undone.slice(0, 1).map((option) => ({
          when: named(option),
          say: `${other} would know by then, but ${one} would still have to choose: ${theUndone} are possible with that ${line}.`,
        })),
        ...lost.slice(0, 1).map((option) => ({
          when: named(option),
          say: `After the first sentence the ${half} ${column(option.column)} still stands in two rows, so ${other} could not know.`,
        })),
        ...options
          .filter((option) => tellingRows.includes(option.row))
          .slice(0, 1)
          .map((option) => ({
            when: named(option),
            say: `With the ${line} ${row(option.row)} ${one} could not be sure: ${other} might have been told ${column(tellingOf(option))}, and would know at once.`,
          })),
      ],
      check: `Play the conversation with your ${its.thing}: could each of the three sentences truthfully be said at its turn?`,
    };
  },
});

function columnsOf(options: readonly Option[], place: number): number[] {
  return options.filter((option) => option.row === place).map((option) => option.column);
}
