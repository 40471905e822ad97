import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Ages } from "../../src/content/ages.ts";
import { readGuide } from "../../src/content/schema/guide.ts";
import { gradeOf } from "../content/lint/reading-level.ts";
import { plain } from "../content/lint/rule.ts";
import { libraryOf, readFiles } from "./read.ts";

// What stands in the library can be read by those it is for.

type Reader = Ages | "grown-up";

/**
 * School grades (US), as the lint of puzzles has them. In a sentence or two a single long word weighs much, in a page
 * little. What is too hard is written anew: there are no exceptions.
 */
const hardest: { readonly [Kind in "definition" | "page"]: { readonly [R in Reader]: number } } = {
  definition: { "8-11": 6, "11-14": 9, "14-18": 12, "grown-up": 13 },
  page: { "8-11": 5, "11-14": 6, "14-18": 7, "grown-up": 9 },
};

/** Words in a sentence, as the lint of puzzles has it for its easy pages. */
const longest: { readonly [R in Reader]: number } = { "8-11": 28, "11-14": 30, "14-18": 30, "grown-up": 30 };
/** News has three sentences for all of a result, names and places among them. */
const longestInNews = 48;

interface Read {
  readonly name: string;
  readonly kind: keyof typeof hardest;
  readonly reader: Reader;
  readonly texts: readonly string[];
  /** Names of what is explained: an entry about parallelograms must say so. */
  readonly own?: readonly string[];
}

const library = libraryOf(readFiles());

const tricks = (collection: "math-tricks" | "shortcuts") =>
  library[collection].map(
    ({ id, ages, lead, how, why, fails }): Read => ({
      name: `${collection} ${id}`,
      kind: "page",
      reader: ages,
      texts: [lead, ...how, why, fails],
    }),
  );

const read: readonly Read[] = [
  ...library.glossary.map(
    ({ id, ages, term, forms, plain: text }): Read => ({
      name: `glossary ${id}`,
      kind: "definition",
      reader: ages,
      texts: [text],
      own: [term, ...forms],
    }),
  ),
  ...library.concepts.map(
    ({ id, ages, question, idea, move, notice, mistake, practise }): Read => ({
      name: `concepts ${id}`,
      kind: "page",
      reader: ages,
      texts: [
        ...[question, idea, move.do, ...notice, mistake.say, mistake.but],
        ...practise.flatMap((from) => (typeof from === "string" ? [] : [from.ask.prompt, from.ask.hint])),
      ],
    }),
  ),
  ...library.tutorials.map(
    ({ id, ages, lead, steps }): Read => ({
      name: `tutorials ${id}`,
      kind: "page",
      reader: ages,
      texts: [lead, ...steps.flatMap(({ say, move, ask }) => [say, move?.do ?? "", ask?.prompt ?? ""])],
    }),
  ),
  ...library.investigations.flatMap(({ id, ages, question, move, steps, hints, discussion, teacher }): Read[] => [
    {
      name: `investigations ${id}`,
      kind: "page",
      reader: ages,
      texts: [question, move.do, ...steps, ...hints, ...discussion],
    },
    { name: `investigations ${id}, for teachers`, kind: "page", reader: "grown-up", texts: [teacher] },
  ]),
  ...library.strategies.map(
    ({ id, ages, lead, about, signs, thoughts }): Read => ({
      name: `strategies ${id}`,
      kind: "page",
      reader: ages,
      texts: [lead, about, ...signs, ...thoughts.map(({ say }) => say)],
    }),
  ),
  ...library.tips.map(
    ({ id, ages, group, title, do: todo, why }): Read => ({
      name: `tips ${id}`,
      kind: "page",
      reader: group === "parents" ? "grown-up" : ages,
      texts: [title, todo, why],
    }),
  ),
  ...tricks("math-tricks"),
  ...tricks("shortcuts"),
  ...library["study-plans"].map(
    ({ id, ages, aim, about }): Read => ({
      name: `study-plans ${id}`,
      kind: "page",
      reader: ages,
      texts: [aim, about],
    }),
  ),
  ...library.mathematicians.map(
    ({ id, ages, lead, life, idea, ask }): Read => ({
      name: `mathematicians ${id}`,
      kind: "page",
      reader: ages,
      texts: [lead, life, idea.say, ask.prompt],
    }),
  ),
  ...library["math-facts"].map(
    ({ id, ages, fact, why }): Read => ({
      name: `math-facts ${id}`,
      kind: "page",
      reader: ages,
      texts: [fact, why.say],
    }),
  ),
  ...library["real-life"].map((use): Read => {
    const { id, ages, question, story, notice, limits, ask } = use;
    return {
      name: `real-life ${id}`,
      kind: "page",
      reader: ages,
      texts: [question, story, use.do, ...notice, limits, ask.prompt],
    };
  }),
  ...library["math-news"].map(
    ({ id, ages, say, matters }): Read => ({
      name: `math-news ${id}`,
      kind: "definition",
      reader: ages,
      texts: [say, matters],
    }),
  ),
  ...library["math-art"].map(
    ({ id, ages, lead, about, notice, ask }): Read => ({
      name: `math-art ${id}`,
      kind: "page",
      reader: ages,
      texts: [lead, about, ...notice, ask.prompt],
    }),
  ),
  ...readGuide(readFileSync("src/content/guide.yaml", "utf8")).map(
    ({ id, aim, parts }): Read => ({
      name: `guide ${id}`,
      kind: "page",
      reader: id === "student" ? "11-14" : "grown-up",
      texts: [aim, ...parts.flatMap(({ title, body }) => [title, body])],
    }),
  ),
];

/** The sentences that have to be read: formulas are looked at, and neither they nor names make a text harder or easier. */
function words({ texts, own = [] }: Pick<Read, "texts" | "own">): string {
  const known = own.length > 0 ? new RegExp(`(?<![\\p{L}-])(?:${own.join("|")})(?![\\p{L}-])`, "giu") : null;
  return texts
    .map((text) => plain(text.replace(/\]\([^)]*\)/g, "").replace(/[[\]]/g, "")))
    .map((text) => (known ? text.replace(known, "it") : text))
    .map((text) => text.replace(/(?<=[\p{L}\p{N},;”’] )\p{Lu}[\p{L}'’-]+/gu, "Name"))
    .flatMap((text) => text.split(/(?<=[.!?:])\s+/))
    .filter((sentence) => /\p{L}/u.test(sentence.replace(/\bN\b/g, "")))
    .map((sentence) => (/[.!?:]\p{Pf}?$/u.test(sentence) ? sentence : `${sentence}.`))
    .join(" ");
}

const shelf = ({ name }: Read) => name.slice(0, name.indexOf(" "));

describe.each([...new Set(read.map(shelf))])("%s", (collection) => {
  const entries = read.filter((entry) => shelf(entry) === collection);

  test("is written for those who read it", () => {
    const hard = entries.flatMap((entry) => {
      const [grade, most] = [gradeOf(words(entry)), hardest[entry.kind][entry.reader]];
      return grade > most
        ? [`${entry.name} reads like grade ${grade.toFixed(1)}, but ${most} is the most for ${entry.reader}`]
        : [];
    });
    expect(hard).toEqual([]);
  });

  test("has no sentence that is out of breath", () => {
    const long = entries.flatMap((entry) =>
      words(entry)
        .split(/(?<=[.!?:])\s+/)
        .filter(
          (sentence) =>
            (sentence.match(/[\p{L}'’-]+/gu)?.length ?? 0) >
            (collection === "math-news" ? longestInNews : longest[entry.reader]),
        )
        .map((sentence) => `${entry.name}: ${sentence}`),
    );
    expect(long).toEqual([]);
  });
});

test("formulas, names and the name of what is explained do not count", () => {
  const said = words({ texts: ["Take $\\frac{1}{2}$ of [it](/fractions), says Muhammad. $2 + 3 = 5$."], own: [] });
  expect(said).toBe("Take N of it, says Name.");
  expect(words({ texts: ["A parallelogram is a rhombus if it likes"], own: ["parallelogram"] })).toBe(
    "A it is a rhombus if it likes.",
  );
});
