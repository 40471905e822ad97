import { readLocal, writeLocal } from "../device/local.ts";

const key = "weeklyQuizScore";
const best = 10;

/** Keeps the score of the weekly quiz, 0 to 10, as text, and says whether that worked. */
export function writeQuizScore(score: number): boolean {
  return isScore(score) && writeLocal(key, String(score));
}

/** The score of the last weekly quiz; null when there is none, or what is stored is no score. */
export function readQuizScore(): number | null {
  const text = readLocal(key);
  return text !== null && /^\d{1,2}$/.test(text) && isScore(Number(text)) ? Number(text) : null;
}

function isScore(score: number): boolean {
  return Number.isInteger(score) && score >= 0 && score <= best;
}
