import type { ListedPuzzle } from "../../src/content/schema/read-puzzles.ts";
import { pathOfPuzzle } from "../../src/content/where.ts";
import type { Puzzle } from "../../src/engine/puzzle.ts";
import { typesetPuzzle } from "../../src/engine/typeset/puzzle.ts";
import type { Way } from "../../src/engine/way.ts";
import { toolPaths } from "../../src/play/tools/going-together.ts";
import type { KnownZones } from "../content/skills.ts";
import { type Around, compileEntry } from "./compile.ts";
import { type MarkTerms, termMarker } from "./mark-terms.ts";
import { placesOf } from "./places.ts";
import { type Collection, type Library, libraryOf, readFile, readFiles } from "./read.ts";
import { aboutPuzzle, aboutTool, strategyOf, waysBack } from "./ways.ts";

/** What lists show of an entry before its own page is fetched. */
const shown: { readonly [C in Collection]: readonly (keyof Library[C][number] | "asked" | "by")[] } = {
  glossary: ["id", "term", "forms", "ages", "plain"],
  "exam-formulas": ["id", "name", "plain", "exams"],
  concepts: ["id", "title", "ages", "strand", "question", "rests", "by"],
  tutorials: ["id", "title", "ages", "minutes", "lead", "run", "asked"],
  investigations: ["id", "title", "ages", "subject", "question"],
  strategies: ["id", "title", "ages", "lead"],
  tips: ["id", "title", "ages", "group"],
  "math-tricks": ["id", "title", "ages", "lead"],
  shortcuts: ["id", "title", "ages", "lead"],
  "study-plans": ["id", "title", "ages", "aim"],
  mathematicians: [
    "id",
    "title",
    "ages",
    "lead",
    "born",
    "died",
    "active",
    "home",
    "continent",
    "fields",
    "overlooked",
  ],
  "math-facts": ["id", "title", "ages", "theme"],
  "real-life": ["id", "title", "ages", "field", "question"],
  "math-news": ["id", "title", "ages", "date", "field"],
  competitions: ["id", "title", "ages", "where", "since"],
  "math-art": ["id", "title", "ages", "lead"],
};

/** Terms with their meaning in plain words, by id. */
type Definitions = Readonly<Record<string, { readonly term: string; readonly plain: string }>>;

/** About a kilobyte on the wire: one press fetches no list of all terms, and the files stay few. */
const runLength = 2000;

/** Terms in the order of their ids, as many in a run as fit. */
function inRuns(definitions: Definitions): readonly Definitions[] {
  const runs: Definitions[] = [];
  for (const [id, one] of Object.entries(definitions).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const run = runs.pop();
    const longer = { ...run, [id]: one };
    if (!run || JSON.stringify(longer).length <= runLength) runs.push(longer);
    else runs.push(run, { [id]: one });
  }
  return runs;
}

/** The library as the site gets it. */
export interface Shelf {
  /** The entries of a file, compiled; `file` is its path below src/content. */
  entries(file: string, text: string): readonly object[];
  /** What a collection holds, by what its list shows, each with the name of its file. */
  index(collection: Collection): readonly object[];
  /** What all terms mean: a file each, in the order of their ids. */
  readonly definitions: readonly Definitions[];
  /** The zones, and "tools". */
  readonly zones: readonly string[];
  /** What leads to the skills of a zone, by skill; `tools` for what leads to tools, by their path. */
  waysTo(zone: string): Readonly<Record<string, readonly Way[]>>;
  readonly markTerms: MarkTerms;
  /** A puzzle with its terms marked and what the library has about it. */
  withLibrary(puzzle: Puzzle, source: ListedPuzzle): Puzzle;
}

/** Reads the library and everything it leads to. Throws where it leads to nothing. */
export function openShelf(
  puzzles: ReadonlyMap<string, readonly ListedPuzzle[]>,
  zones: KnownZones,
  retired: readonly ListedPuzzle[],
): Shelf {
  const files = readFiles();
  const library = libraryOf(files);
  const places = placesOf(library, puzzles, zones);
  const skillPaths = new Map(
    zones.flatMap(({ id, skills }) => skills.map((one) => [one.id, `/${id}?practise=${one.id}`])),
  );
  const back = waysBack(library, (id) => skillPaths.get(id) ?? "");
  const strategies = strategyOf(library);
  const markTerms = termMarker(library.glossary);
  // A puzzle of the lists where a family has one.
  const likes = new Map(
    [...retired, ...[...puzzles.values()].flat()].flatMap(({ id, title, family }) =>
      family ? [[family, { id, title }]] : [],
    ),
  );
  const lessons = new Map(
    library.tutorials.map(({ id, ages, steps }) => [
      `/tutorials/${id}`,
      { ages, asked: steps.filter(({ ask }) => ask).length },
    ]),
  );
  const ideas = new Map(library.concepts.map(({ id, practise }) => [`/concepts/${id}`, practise]));
  const listed = new Map([...puzzles.values()].flat().map((puzzle) => [pathOfPuzzle(puzzle.id), puzzle]));
  const taskAt = (path: string) => {
    const puzzle = listed.get(path);
    if (!puzzle) throw new Error(`there is no puzzle at ${path}`);
    const { problem, figure } = typesetPuzzle(puzzle);
    return { problem: markTerms(problem), ...(figure && { figure }) };
  };
  const around: Around = { places, back, markTerms, skillPaths, likes, lessons, ideas, taskAt };
  const plain = (entry: Library["glossary"][number]) =>
    (compileEntry("glossary", entry, { ...around, markTerms: (html) => html }) as { readonly plain: string }).plain;
  const definitions = inRuns(
    Object.fromEntries(library.glossary.map((entry) => [entry.id, { term: entry.term, plain: plain(entry) }])),
  );
  return {
    entries: (file, text) =>
      readFile(file, text).map((entry) => compileEntry(file.split("/")[0] as Collection, entry, around)),
    index: (collection) =>
      files
        .filter((file) => file.collection === collection)
        .flatMap(({ file, entries }) =>
          entries.map((entry) => {
            const compiled = compileEntry(collection, entry, around) as Readonly<Record<string, unknown>>;
            const fields = shown[collection].map((name) => [name, compiled[name]] as const);
            return { ...Object.fromEntries(fields), file: file.replace(/^.*\/|\.yaml$/g, "") };
          }),
        ),
    definitions,
    markTerms,
    zones: [...zones.map(({ id }) => id), "tools"],
    waysTo: (zone) =>
      Object.fromEntries(
        [...back].flatMap(([path, ways]) => {
          const [page = "", skill] = path.split("?practise=");
          if (zone === "tools") return toolPaths.some((tool) => tool === path) ? [[path, aboutTool(ways)]] : [];
          return page === `/${zone}` && skill ? [[skill, ways]] : [];
        }),
      ),
    withLibrary(puzzle, source) {
      const about = aboutPuzzle(source, back, strategies);
      return {
        ...puzzle,
        problem: markTerms(puzzle.problem),
        hint: markTerms(puzzle.hint),
        solution: markTerms(puzzle.solution),
        ...(about.length > 0 && { about }),
      };
    },
  };
}
