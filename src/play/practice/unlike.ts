import { fresh, type Question, type Skill } from "../../engine/exercise.ts";
import type { Exercise } from "../../engine/item.ts";
import { questionOf } from "./pose.ts";

/** So many questions are dealt for one that fits best; a stage may have none that fits quite. */
const tries = 80;
/** What is not known is enough where so many others are no better: dealing them is what takes long. */
const patience = 20;
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

/** What is looked at of a question, as often as it is compared with others. */
interface Look {
  readonly gist: string;
  readonly words: ReadonlySet<string>;
  readonly end: string | null;
  readonly shape: string;
}

const looks = new WeakMap<Question, Look>();

function lookAt(question: Question): Look {
  let look = looks.get(question);
  if (!look) {
    look = { gist: gist(question), words: wordsOf(question), end: endOf(question), shape: shape(question.prompt) };
    looks.set(question, look);
  }
  return look;
}

/** The questions that a run has dealt, those of each stage together: what one choice did without may do for the next. */
export class Dealt {
  readonly #skills: readonly Skill[];
  readonly #stages = new Map<string, Stage>();

  constructor(skills: readonly Skill[]) {
    this.#skills = skills;
  }

  /** The exercises of this one's stage and version. */
  alongside(exercise: Exercise): readonly Exercise[] {
    return [...this.#stage(exercise).values()].map((one) => one.exercise);
  }

  /** Throws where the exercise is none of the skills. */
  question(exercise: Exercise): Question {
    const stage = this.#stage(exercise);
    const { question } = stage.get(exercise.seed) ?? { question: questionOf(this.#skills, exercise) };
    stage.set(exercise.seed, { exercise, question });
    return question;
  }

  #stage({ skill, stage, version = 1 }: Exercise): Stage {
    const name = `${skill} ${stage} ${version}`;
    const there = this.#stages.get(name) ?? new Map();
    this.#stages.set(name, there);
    return there;
  }
}

/** By their seeds. */
type Stage = Map<number, { readonly exercise: Exercise; readonly question: Question }>;

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
  dealt = new Dealt(skills),
): Exercise {
  const before = asked.map(lookAt);
  const gists = new Set(before.map((one) => one.gist));
  return best(exercise, skills, seed, dealt, (question) => {
    const { words, end, ...look } = lookAt(question);
    const alike = before.filter((one) => tellsSame(words, one.words));
    const ago = before.slice(-apart).findLastIndex((one) => alike.includes(one));
    const isLikeLast = before.at(-1)?.shape === look.shape;
    return (
      (gists.has(look.gist) ? known : 0) +
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
  return best({ ...exercise, seed: seed() }, skills, seed, new Dealt(skills), (question) => {
    const differs = [
      gist(question) === gist(own),
      story(question.steps.join(" ")) !== method,
      story(question.prompt) !== story(own.prompt),
      shape(question.prompt) !== shape(own.prompt),
    ];
    return differs.reduce((all, one) => 2 * all + Number(one), 0) * known;
  });
}

/** Of the exercise, those dealt before and others of its stage the first that costs nothing, or else least. */
function best(
  exercise: Exercise,
  skills: readonly Skill[],
  seed: () => number,
  dealt: Dealt,
  costOf: (question: Question) => number,
): Exercise {
  const skill = skills.find(({ id }) => id === exercise.skill);
  let [found, least, since] = [exercise, costOf(dealt.question(exercise)), 0];
  const consider = (other: Exercise) => {
    const cost = costOf(dealt.question(other));
    since++;
    if (cost < least) [found, least, since] = [other, cost, 0];
  };
  if (least > 0) for (const other of dealt.alongside(exercise)) consider(other);
  since = 0;
  for (let n = 1; skill && n < tries && least > 0 && (least >= knownEnd || since < patience); n++)
    consider(fresh(skill, exercise.stage, seed()));
  return found;
}
