/** The sheets of exam formulas that can be printed. */
export const exams = ["gcse-foundation", "gcse-higher", "a-level", "ib", "sat"] as const;
export type Exam = (typeof exams)[number];
