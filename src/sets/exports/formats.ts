import type { SetQuestion } from "../set.ts";
import type { Exported } from "./exported.ts";

/** A format in which questions leave for another system. */
export interface Format {
  readonly id: string;
  readonly name: string;
  /** Which systems take it. */
  readonly takes: string;
  /** Writes the file; what writes it is loaded then. */
  readonly write: (title: string, questions: readonly SetQuestion[]) => Promise<Exported>;
}

export const formats: readonly Format[] = [
  {
    id: "moodle",
    name: "Moodle XML",
    takes: "Moodle, with figures as files",
    write: async (...set) => (await import("./moodle.ts")).moodleXml(...set),
  },
  {
    id: "gift",
    name: "GIFT",
    takes: "Moodle and many makers of quizzes",
    write: async (...set) => (await import("./gift.ts")).gift(...set),
  },
  {
    id: "qti12",
    name: "QTI 1.2",
    takes: "Canvas and Schoology",
    write: async (...set) => (await import("./qti12.ts")).qti12(...set),
  },
  {
    id: "qti21",
    name: "QTI 2.1",
    takes: "Blackboard, Brightspace, Inspera, TAO and others",
    write: async (...set) => (await import("./qti21.ts")).qti21(...set),
  },
  {
    id: "csv",
    name: "CSV",
    takes: "spreadsheets",
    write: async (_title, questions) => (await import("./tables.ts")).questionsCsv(questions),
  },
  {
    id: "anki",
    name: "Anki text",
    takes: "Anki, as cards",
    write: async (...set) => (await import("./tables.ts")).ankiText(...set),
  },
];
