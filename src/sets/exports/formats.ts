import type { SetQuestion } from "../set.ts";
import type { Exported } from "./exported.ts";

/** A format in which questions leave for another system. */
export interface Format {
  readonly id: string;
  readonly name: string;
  /** Which systems take it: a sentence. */
  readonly takes: string;
  /** Writes the file; what writes it is loaded then. */
  readonly write: (title: string, questions: readonly SetQuestion[]) => Promise<Exported>;
}

export const formats: readonly Format[] = [
  {
    id: "moodle",
    name: "Moodle XML",
    takes: "For Moodle: figures as files, slips as feedback, tries with hints.",
    write: async (...set) => (await import("./moodle.ts")).moodleXml(...set),
  },
  {
    id: "gift",
    name: "GIFT",
    takes: "For Moodle and many other makers of quizzes: one text, easy to change by hand.",
    write: async (...set) => (await import("./gift.ts")).gift(...set),
  },
  {
    id: "qti12",
    name: "QTI 1.2",
    takes: "For Canvas and Schoology: a zip that is imported as it is.",
    write: async (...set) => (await import("./qti12.ts")).qti12(...set),
  },
  {
    id: "qti21",
    name: "QTI 2.1",
    takes: "For Blackboard, Brightspace, Inspera, TAO and others: a zip that is imported as it is.",
    write: async (...set) => (await import("./qti21.ts")).qti21(...set),
  },
  {
    id: "csv",
    name: "CSV",
    takes: "For spreadsheets, and for what reads none of these: a line for each question.",
    write: async (_title, questions) => (await import("./tables.ts")).questionsCsv(questions),
  },
  {
    id: "anki",
    name: "Anki text",
    takes: "For Anki: question on the front of a card, answer and solution on its back.",
    write: async (...set) => (await import("./tables.ts")).ankiText(...set),
  },
];
