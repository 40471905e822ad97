import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import { plain, type Rule } from "./rule.ts";

/** School grades (US): a nine-year-old reads grade 4. Names from all over the world count as hard words, so a single text gets some room. */
const hardest = 8;
const longestSentence = 28;

/** Easy pages are read by children of eight to eleven. */
export const readingLevel: Rule = {
  name: "reading-level",
  check: ({ level, problem, hint }) => {
    if (level !== "easy") return [];
    const text = plain(`${problem} ${hint}`);
    const long = sentencesOf(text).filter((sentence) => wordsOf(sentence).length > longestSentence);
    const grade = gradeOf(text);
    return [
      ...(grade > hardest ? [`reads like grade ${grade.toFixed(1)}; easy puzzles should stay under ${hardest}`] : []),
      ...long.map((sentence) => `a sentence of more than ${longestSentence} words: "${sentence.slice(0, 60)}…"`),
    ];
  },
};

/** The Flesch-Kincaid grade of a text. */
export function gradeOf(text: string): number {
  const words = wordsOf(text);
  return fleschKincaid({
    sentence: Math.max(1, sentencesOf(text).length),
    word: Math.max(1, words.length),
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  });
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?:])\s+|\s-\s/).filter((sentence) => /[\p{L}]/u.test(sentence));
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}'’-]+/gu) ?? [];
}
