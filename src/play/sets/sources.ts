import zones from "virtual:skill-names";
import { loadRetired } from "../../content/retired.ts";
import type { Skill, Zone } from "../../engine/exercise.ts";
import type { LeftPuzzle } from "../../engine/listing.ts";
import type { Puzzle } from "../../engine/puzzle.ts";
import type { QuizQuestion } from "../../engine/quiz.ts";
import { deal } from "./deal.ts";

/** Where the questions of a set come from. Each rejects where its file cannot be fetched, and may be asked again. */
export interface Sources {
  /** Every puzzle of a list, by its path below content/puzzles; null where there is no such list. */
  list(name: string): Promise<readonly Puzzle[] | null>;
  /** A puzzle that has left its list, by its id; null where it is none. No new set holds one, those of before still do. */
  retired(id: string): Promise<Puzzle | null>;
  /** What has left a list, as far as it is known without a connection. */
  left(name: string): Promise<readonly LeftPuzzle[]>;
  /** The skills of the zone that a skill is in; null where there is none of that name. */
  zoneOf(skill: string): Promise<readonly Skill[] | null>;
  /** All questions of the set of the quiz that holds one of that number; null where there is none. */
  quiz(number: number): Promise<readonly QuizQuestion[] | null>;
  formulas(): Promise<readonly FormulaText[]>;
  deal: typeof deal;
}

/** What a question about a formula needs of it. */
export interface FormulaText {
  readonly id: string;
  readonly name: string;
  readonly formula: string;
  /** What its letters mean. */
  readonly where: string;
}

const zoneFiles = import.meta.glob<Zone>("../../skills/*/zone.ts", { import: "default" });
const quizFiles = import.meta.glob<readonly QuizQuestion[]>("../../content/quiz/*.yaml", { import: "default" });
const examFiles = import.meta.glob<readonly ExamText[]>("../../content/exam-formulas/*.yaml", { import: "default" });

interface ExamText {
  readonly id: string;
  readonly name: string;
  readonly formula: string;
  readonly letters: readonly { readonly letter: string; readonly means: string }[];
}

const questionsInSet = 10;

/** The site's own. */
export const sources: Sources = {
  async list(name) {
    const { loadLists } = await import("../../content/lists.ts");
    const listing = await loadLists([name]).then(
      ([one]) => one,
      (error: unknown) => {
        // An address that nothing is at, and one that cannot be reached now, are told apart.
        if (error instanceof Error && error.message.startsWith("there is no list")) return null;
        throw error;
      },
    );
    return listing ? [...listing.first, ...(await listing.rest())] : null;
  },
  retired: loadRetired,
  left: async (name) => (await import("virtual:retired-facts")).default[name] ?? [],
  async zoneOf(skill) {
    const zone = zones.find(({ skills }) => skills.some(({ id }) => id === skill));
    return zone ? ((await zoneFiles[`../../skills/${zone.id}/zone.ts`]?.())?.skills ?? null) : null;
  },
  async quiz(number) {
    const file = String(Math.ceil(number / questionsInSet)).padStart(2, "0");
    return (await quizFiles[`../../content/quiz/set-${file}.yaml`]?.()) ?? null;
  },
  async formulas() {
    const { default: bank } = await import("../../content/formulas.yaml");
    const exams = await Promise.all(Object.values(examFiles).map((load) => load()));
    return [
      ...Object.values(bank).flat(),
      ...exams.flat().map(({ letters, ...formula }) => ({
        ...formula,
        where: `<p>${letters.map(({ letter, means }) => `${letter}: ${means}`).join("; ")}</p>`,
      })),
    ];
  },
  deal,
};
