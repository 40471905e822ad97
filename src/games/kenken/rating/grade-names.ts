/** The hardest technique that a board needs. The last is never dealt. */
export const grades = ["Easy", "Normal", "Hard", "Extreme", "Unreasonable"] as const;
export type Grade = (typeof grades)[number];
