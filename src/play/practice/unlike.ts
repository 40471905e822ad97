import { fresh, type Question, type Skill } from "../../engine/exercise.ts";
import type { Exercise } from "../../engine/item.ts";
import { questionOf } from "./pose.ts";

/** So many questions are looked at for one that fits best; a stage may have none that fits quite. */
const tries = 80;
/** What is not known is enough where so many others are no better. */
const patience = 40;
/** Within so many questions no story is told again, where the stage has others. */
const apart = 5;

/** What it costs to ask the same again: more than all else. */
const known = 1000;
/** And to tell a story with the answer that it had. */
const knownEnd = 500;
/** And for each time that a story was told; a bare sum, which tells none, is had more often without being tired of. */
const told = { story: 12, bare: 3 };
/** So much of their words is the same in two questions that tell the same story of other people or things. */
const same = 0.8;

const formula = /\$[^$]+\$/g;
/** A letter for a number in a formula. */
const unknown = /(?<![\\A-Za-z])[a-z](?![A-Za-z])/g;

/** What a question asks, in whatever order its numbers stand and whatever its unknown is called: 9 × 7 is 7 × 9. */
export function gist({ prompt, figure, inside }: Question): string {
  const plain = prompt.replace(formula, (one) => one.replace(unknown, "x"));
  const text = JSON.stringify([plain, figure ?? null, inside ?? null]);
  const numbers = text.match(/\d+/g) ?? [];
  return `${text.replace(/\d+/g, "#")} ${numbers.sort().join(" ")}`;
}

/** The story without its numbers, which is the same of all that are told alike. */
export const story = (text: string): string => text.replace(formula, "$").replace(/\d+/g, "#");

/** The same with the shape of its formulas: of (x − 3)(x + 5) and (y − 1)(y + 9) it is one, of t² = 16 another. */
export const shape = (text: string): string =>
  text.replace(formula, (one) => one.replace(unknown, "x")).replace(/\d+/g, "#");

const isBare = (prompt: string) => /^(?:Solve|Work out|Write|What is) \$/.test(prompt);

/** The words of a question, without its numbers and, as they begin with a capital, without names. */
const wordsOf = ({ prompt }: Question): ReadonlySet<string> => new Set(story(prompt).match(/\b[a-z]+\b/g));

/** Whether two questions tell one story, whoever and whatever it is about: by their words. */
function tellsSame(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared >= same * Math.max(words.size, others.size);
}

/** Its answer, in whatever form; nothing where it is one of a few signs or words, which must come again. */
function endOf({ answer }: Question): string | null {
  if (answer.kind === "choice" || answer.kind === "word") return null;
  return JSON.stringify(answer.kind === "list" ? answer.items : answer.value);
}

/**
 * The exercise, or another one of its stage that asks nothing that was asked before in this run, tells a story that was not told while there are
 * such, and none with the answer that it had; the nearest to that where there is none.
 */
export function unlike(
  asked: readonly Question[],
  exercise: Exercise,
  skills: readonly Skill[],
  seed: () => number,
): Exercise {
  const gists = new Set(asked.map(gist));
  const before = asked.map((question) => ({ words: wordsOf(question), end: endOf(question) }));
  const last = asked.at(-1);
  return best(exercise, skills, seed, (question) => {
    const [words, end] = [wordsOf(question), endOf(question)];
    const alike = before.filter((one) => tellsSame(words, one.words));
    const ago = before.slice(-apart).findLastIndex((one) => alike.includes(one));
    const isLikeLast = last !== undefined && shape(last.prompt) === shape(question.prompt);
    return (
      (gists.has(gist(question)) ? known : 0) +
      (end !== null && alike.some((one) => one.end === end) ? knownEnd : 0) +
      alike.length * (isBare(question.prompt) ? told.bare : told.story) +
      2 * (ago + 1) +
      Number(isLikeLast)
    );
  });
}

/** Another exercise of the stage that is worked out in the same way and asked in the same form, to show how it is done. */
export function alike(exercise: Exercise, skills: readonly Skill[], seed: () => number): Exercise {
  const own = questionOf(skills, exercise);
  const method = story(own.steps.join(" "));
  return best({ ...exercise, seed: seed() }, skills, seed, (question) => {
    const differs = [
      gist(question) === gist(own),
      story(question.steps.join(" ")) !== method,
      story(question.prompt) !== story(own.prompt),
      shape(question.prompt) !== shape(own.prompt),
    ];
    return differs.reduce((all, one) => 2 * all + Number(one), 0) * known;
  });
}

/** Of the exercise and others of its stage the first that costs nothing, or else least. */
function best(
  exercise: Exercise,
  skills: readonly Skill[],
  seed: () => number,
  costOf: (question: Question) => number,
): Exercise {
  const skill = skills.find(({ id }) => id === exercise.skill);
  let [found, least, since] = [exercise, costOf(questionOf(skills, exercise)), 0];
  for (let n = 1; skill && n < tries && least > 0 && (least >= knownEnd || since < patience); n++) {
    const other = fresh(skill, exercise.stage, seed());
    const cost = costOf(questionOf(skills, other));
    since++;
    if (cost < least) [found, least, since] = [other, cost, 0];
  }
  return found;
}
