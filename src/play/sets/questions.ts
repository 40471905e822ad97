import { listOfPuzzle } from "../../content/where.ts";
import type { AnswerSpec } from "../../engine/answer/answer.ts";
import { plainText } from "../../engine/plain-text.ts";
import type { Html, Puzzle } from "../../engine/puzzle.ts";
import type { QuizQuestion } from "../../engine/quiz.ts";
import { readRational } from "../../maths/rational.ts";
import type { Entry, OwnQuestion, SetQuestion } from "../../sets/set.ts";
import { boardPaper, onPaper } from "./board-paper.ts";
import { escaped, typeset } from "./own-text.ts";
import type { Sources } from "./sources.ts";

/** An entry of a set with its question, or why there is none: a sentence. With a question, what is to be known about it. */
export interface Placed {
  readonly entry: Entry;
  readonly question: SetQuestion | null;
  readonly note: string;
}

/** The question of one entry. Rejects where something that there is cannot be fetched now. */
export async function place(entry: Entry, sources: Sources): Promise<Placed> {
  const marks = entry.marks ?? 1;
  if ("own" in entry) return { entry, question: { ...ownQuestion(entry.own), marks }, note: "" };
  const found = await find(entry.item, sources);
  if (typeof found === "string") return { entry, question: null, note: found };
  const { note = "", ...question } = found;
  return { entry, question: { ...question, marks }, note };
}

type Found = Omit<SetQuestion, "marks"> & { readonly note?: string };

const noMore = "This question is not on the site any more.";
const unknown = "This version of Sumwhere knows no such question. Load this page again to get the newest version.";

function find(item: string, sources: Sources): Promise<Found | string> {
  if (item.startsWith("game/")) return board(item, sources);
  if (item.startsWith("formula/")) return formula(item, sources);
  if (/^weekly-\d{3}/.test(item)) return quiz(item, sources);
  if (/^[a-z0-9-]+\/\d/.test(item)) return exercise(item, sources);
  if (/^[a-z0-9-]+-\d{3}(?![0-9])/.test(item)) return puzzle(item, sources);
  return Promise.resolve(unknown);
}

/** What an item says besides its name: its version, and the seed of a twin. */
export function partsOfItem(item: string): {
  readonly name: string;
  readonly version: number;
  readonly seed: number | null;
} {
  const version = /@(\d{1,3})(?=~|$)/.exec(item)?.[1];
  const seed = /~(\d{1,10})(?=@|$)/.exec(item)?.[1];
  return {
    name: item.replace(/[~@].*$/, ""),
    version: version === undefined ? 1 : Number(version),
    seed: seed === undefined ? null : Number(seed),
  };
}

async function puzzle(item: string, sources: Sources): Promise<Found | string> {
  const { name, version, seed } = partsOfItem(item);
  const original = await puzzleOf(name, sources);
  if (!original) return noMore;
  if (seed === null) {
    const now = original.version ?? 1;
    const note =
      now === version ? "" : "This puzzle has been changed since the set was made. It is shown as it is now.";
    return { ...ofPuzzle(original, item), note };
  }
  if (!original.family) return noMore;
  const { poseTwin } = await import("../puzzle-list/pose.ts");
  return orUnknown(poseTwin(original, seed, version), (twin) => ofPuzzle(twin, item));
}

/** What is made of a question; the sentence where it is of a version that is not known here. */
async function orUnknown<T>(posed: Promise<T>, found: (question: T) => Found): Promise<Found | string> {
  try {
    return found(await posed);
  } catch (error) {
    if (error instanceof RangeError) return unknown;
    throw error;
  }
}

/** The puzzle of an id, one that has left its list too; null where there is none. */
export async function puzzleOf(
  id: string,
  { list, retired }: Pick<Sources, "list" | "retired">,
): Promise<Puzzle | null> {
  const name = listOfPuzzle(id);
  const puzzles = name === null ? null : await list(name);
  return puzzles?.find((puzzle) => puzzle.id === id) ?? (await retired(id));
}

function ofPuzzle({ title, problem, figure, answer, hint, solution, slips, check }: Puzzle, item: string): Found {
  return {
    item,
    title,
    prompt: problem,
    ...(figure && { figure }),
    answer,
    hint,
    steps: stepsOf(solution),
    slips,
    check,
  };
}

/** The steps of a solution, which is a list of them. */
export function stepsOf(solution: Html): readonly Html[] {
  const inner = /^<ol>([\s\S]*)<\/ol>$/.exec(solution)?.[1];
  if (inner === undefined) return [solution];
  const steps: string[] = [];
  let [depth, from] = [0, 0];
  for (const tag of inner.matchAll(/<(\/?)li>/g)) {
    if (!tag[1] && depth++ === 0) from = tag.index + tag[0].length;
    if (tag[1] && --depth === 0) steps.push(inner.slice(from, tag.index));
  }
  return steps;
}

async function exercise(item: string, { zoneOf }: Sources): Promise<Found | string> {
  const { name, version, seed } = partsOfItem(item);
  const [skill = "", stage = ""] = name.split("/");
  const skills = await zoneOf(skill);
  const known = skills?.find(({ id }) => id === skill);
  if (!skills || !known?.stages[Number(stage)] || seed === null) return noMore;
  const { pose } = await import("../practice/pose.ts");
  const asked = pose(skills, { skill, stage: Number(stage), seed, version });
  return orUnknown(asked, ({ prompt, figure, answer, steps, slips, check }) => {
    const [hint] = steps.length > 1 ? steps : [];
    return {
      item,
      title: known.title,
      prompt,
      ...(figure && { figure }),
      answer,
      ...(hint && { hint }),
      steps,
      slips,
      check,
    };
  });
}

async function quiz(item: string, { quiz }: Sources): Promise<Found | string> {
  const { name } = partsOfItem(item);
  const found = (await quiz(Number(name.slice(-3))))?.find(({ id }) => id === name);
  return found ? ofQuiz(found) : noMore;
}

function ofQuiz({ id, question, options, correct, explanation }: QuizQuestion): Found {
  const texts = options.map(({ text }) => plainText(text));
  return {
    item: id,
    title: "",
    prompt: question,
    answer: { kind: "choice", options: texts, value: texts[correct] ?? "" },
    options: options.map(({ text }) => text),
    steps: [explanation],
    slips: options.flatMap(({ misconception }, at) =>
      misconception ? [{ when: texts[at] ?? "", say: misconception }] : [],
    ),
    check: "",
  };
}

async function formula(item: string, { formulas }: Sources): Promise<Found | string> {
  const id = item.slice("formula/".length);
  const found = (await formulas()).find((one) => one.id === id);
  if (!found) return noMore;
  return {
    item,
    title: found.name,
    prompt: `<p>Write down this formula, and say what its letters mean: <strong>${escaped(found.name)}</strong>.</p>`,
    steps: [found.formula, found.where],
    slips: [],
    check: "",
  };
}

async function board(item: string, { deal }: Sources): Promise<Found | string> {
  const [, folder = "", settings = "", seed = "", version = "1"] =
    /^game\/([a-z0-9-]+)~(.+)~(\d{1,10})(?:@(\d{1,3}))?$/.exec(item) ?? [];
  if (folder === "") return unknown;
  if (!onPaper.includes(folder)) return "This game is played on a screen: there is no board of it on paper.";
  const dealt = await deal(folder, settings, Number(seed), Number(version));
  if ("problem" in dealt) return dealt.problem;
  const { title, prompt, figure, solution } = await boardPaper(folder, dealt.fair);
  return { item, title, prompt: `<p>${escaped(prompt)}</p>`, figure, steps: [solution], slips: [], check: "" };
}

function ownQuestion({ text, answers }: OwnQuestion): Found {
  const answer = ownAnswer(answers);
  const paragraphs = text.trim().split(/\n\s*\n/);
  return {
    item: "",
    title: "",
    prompt: paragraphs.map((one) => `<p>${typeset(one).replaceAll("\n", "<br>")}</p>`).join(""),
    ...(answer && { answer }),
    steps: answers.length > 0 ? [typeset(answers.join(" or "))] : [],
    slips: [],
    check: "",
  };
}

/** Numbers are judged as numbers, anything else as words. */
function ownAnswer(answers: readonly string[]): AnswerSpec | undefined {
  const [first, ...others] = answers.map((answer) => answer.trim().replace("−", "-"));
  if (first === undefined) return undefined;
  const value = others.length === 0 ? readRational(first) : null;
  if (!value) return { kind: "word", accepted: answers };
  if (value.den === 1n) return { kind: "whole", value: String(value.num) };
  return first.includes("/") ? { kind: "fraction", value: first, form: "any" } : { kind: "decimal", value: first };
}
