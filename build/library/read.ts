import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { type Competition, readCompetitions } from "../../src/content/schema/library/competitions.ts";
import { type Concept, readConcepts } from "../../src/content/schema/library/concepts.ts";
import { type ExamFormula, readExamFormulas } from "../../src/content/schema/library/exam-formulas.ts";
import { readTerms, type Term } from "../../src/content/schema/library/glossary.ts";
import { type Investigation, readInvestigations } from "../../src/content/schema/library/investigations.ts";
import { type ArtMaker, readArtMaker } from "../../src/content/schema/library/math-art.ts";
import { type MathFact, readMathFacts } from "../../src/content/schema/library/math-facts.ts";
import { type MathNews, readMathNews } from "../../src/content/schema/library/math-news.ts";
import { type Mathematician, readMathematician } from "../../src/content/schema/library/mathematicians.ts";
import { type RealLife, readRealLife } from "../../src/content/schema/library/real-life.ts";
import { readStrategy, type Strategy } from "../../src/content/schema/library/strategies.ts";
import { readStudyPlan, type StudyPlan } from "../../src/content/schema/library/study-plans.ts";
import { readTips, type Tip } from "../../src/content/schema/library/tips.ts";
import { readTricks, type Trick } from "../../src/content/schema/library/tricks.ts";
import { readTutorial, type Tutorial } from "../../src/content/schema/library/tutorials.ts";

/** All that can be looked up, as its files have it; by the path of each collection's page. */
export interface Library {
  readonly glossary: readonly Term[];
  readonly "exam-formulas": readonly ExamFormula[];
  readonly concepts: readonly Concept[];
  readonly tutorials: readonly Tutorial[];
  readonly investigations: readonly Investigation[];
  readonly strategies: readonly Strategy[];
  readonly tips: readonly Tip[];
  readonly "math-tricks": readonly Trick[];
  readonly shortcuts: readonly Trick[];
  readonly "study-plans": readonly StudyPlan[];
  readonly mathematicians: readonly Mathematician[];
  readonly "math-facts": readonly MathFact[];
  readonly "real-life": readonly RealLife[];
  readonly "math-news": readonly MathNews[];
  readonly competitions: readonly Competition[];
  readonly "math-art": readonly ArtMaker[];
}

export type Collection = keyof Library;

type Reader<T> = (file: string, text: string) => readonly T[];
const single =
  <T>(read: (file: string, text: string) => T): Reader<T> =>
  (file, text) => [read(file, text)];

const readers: { readonly [C in Collection]: Reader<Library[C][number]> } = {
  glossary: readTerms,
  "exam-formulas": readExamFormulas,
  concepts: readConcepts,
  tutorials: single(readTutorial),
  investigations: readInvestigations,
  strategies: single(readStrategy),
  tips: readTips,
  "math-tricks": readTricks,
  shortcuts: readTricks,
  "study-plans": single(readStudyPlan),
  mathematicians: single(readMathematician),
  "math-facts": readMathFacts,
  "real-life": single(readRealLife),
  "math-news": readMathNews,
  competitions: readCompetitions,
  "math-art": single(readArtMaker),
};

export const collections = Object.keys(readers) as readonly Collection[];

/** What a file of a collection holds: `file` is its path below src/content. Throws with every fault and where it is. */
export function readFile(file: string, text: string): Library[Collection] {
  const collection = file.split("/")[0] as Collection;
  return readers[collection](file, text) as Library[Collection];
}

/** The files of a collection, in the order of their names. */
export const filesOf = (collection: Collection): string[] =>
  globSync(`${collection}/*.yaml`, { cwd: "src/content" }).sort();

/** A file of a collection and what it holds. */
export interface LibraryFile {
  readonly collection: Collection;
  /** Its path below src/content. */
  readonly file: string;
  readonly entries: Library[Collection];
}

/** Reads all files. Throws at the first that has faults, with all of them. */
export function readFiles(): readonly LibraryFile[] {
  return collections.flatMap((collection) =>
    filesOf(collection).map((file) => ({
      collection,
      file,
      entries: readFile(file, readFileSync(`src/content/${file}`, "utf8")),
    })),
  );
}

/** All entries by their collection. */
export function libraryOf(files: readonly LibraryFile[]): Library {
  const entries = (collection: Collection) =>
    files.filter((file) => file.collection === collection).flatMap((file) => file.entries as readonly unknown[]);
  return Object.fromEntries(collections.map((collection) => [collection, entries(collection)])) as unknown as Library;
}
