import { listOfPuzzle, numberOfPuzzle } from "../../content/where.ts";
import { fresh, type Grade, type Question, type Skill } from "../../engine/exercise.ts";
import { exerciseItem, itemOf } from "../../engine/item.ts";
import { posed } from "../../engine/poser.ts";
import type { Level, Puzzle } from "../../engine/puzzle.ts";
import { type Random, random } from "../../maths/random.ts";
import type { Entry, WorkSet } from "../../sets/set.ts";
import { valuesOf } from "./short-answers.ts";
import type { Sources } from "./sources.ts";
import { seeds } from "./variants.ts";
import { Working } from "./working.ts";

/** What a sheet is made from: a topic, for whom, how hard, how many. The same recipe and seed give the same questions. */
export interface Recipe {
  readonly title: string;
  readonly topic: Topic;
  /** A grade of engine/exercise.ts, 5.5 for what is of 5 and of 6; of a category it says nothing, whose levels are for ages already. */
  readonly grade: number;
  readonly level: Level | "all";
  readonly count: number;
  /** From easier to harder; else one kind after the other. */
  readonly rising: boolean;
  /** Whether no two answers are to be the same, as long as there are others: for bingo and dominoes. */
  readonly apart?: boolean;
}

/** Skills, to be practised; the lists of a category: puzzles to think about; or what there is of both for a topic of a curriculum. */
export type Topic =
  | { readonly kind: "skills"; readonly skills: readonly string[] }
  | {
      readonly kind: "both";
      readonly skills: readonly string[];
      /** Its puzzles, by list, as the numbers that their ids end with. */
      readonly puzzles: Readonly<Record<string, readonly number[]>>;
    }
  | { readonly kind: "puzzles"; readonly lists: readonly string[]; readonly topic?: string };

export const mostQuestions = 60;

/** The set of a recipe. Rejects where something cannot be fetched. Fewer questions where there are not so many of that kind. */
export async function compose(recipe: Recipe, seed: number, sources: Sources): Promise<WorkSet> {
  const chance = random(seed);
  const { topic, title } = recipe;
  const entries =
    topic.kind === "skills"
      ? await exercises(recipe, topic.skills, chance, sources)
      : topic.kind === "both"
        ? await both(recipe, topic, chance, sources)
        : await puzzles(recipe, topic, chance, sources);
  return { title, entries };
}

/** Of questions to practise and puzzles to think about, so many are puzzles: one in three, where there are both. */
const thinking = 3;

async function both(
  recipe: Recipe,
  { skills, puzzles: numbers }: Topic & { readonly kind: "both" },
  chance: Random,
  sources: Sources,
): Promise<readonly Entry[]> {
  const lists = Object.keys(numbers);
  const { count } = recipe;
  const wanted = skills.length === 0 ? count : Math.floor(count / thinking);
  const isAmong = ({ id }: Puzzle) => numbers[listOfPuzzle(id) ?? ""]?.includes(numberOfPuzzle(id)) ?? false;
  const found = await puzzles(
    { ...recipe, count: wanted, level: "all" },
    { kind: "puzzles", lists },
    chance,
    sources,
    isAmong,
  );
  return [
    ...(await exercises({ ...recipe, count: skills.length === 0 ? 0 : count - found.length }, skills, chance, sources)),
    ...found,
  ];
}

interface Kind {
  readonly skill: string;
  readonly stage: number;
  readonly grade: Grade;
  /** How far it is from the beginning of the topic: the stages before it, and the skills that it rests on. */
  readonly far: number;
}

async function exercises(
  recipe: Recipe,
  wanted: readonly string[],
  chance: Random,
  { zoneOf }: Sources,
): Promise<readonly Entry[]> {
  const { count, rising } = recipe;
  const found = await Promise.all(wanted.map(async (id) => (await zoneOf(id))?.find((skill) => skill.id === id)));
  const skills = found.filter((skill) => skill !== undefined);
  const mix = mixFor(skills, recipe).toSorted((a, b) => byHardness(a.kind, b.kind));
  if (mix.length === 0) return [];
  // Where there are more kinds than questions these are of all of them alike, not of the first ones alone.
  const shift = chance.whole(0, 99) / 100;
  const asking = new Asking(skills, recipe.apart ?? false, chance);
  const drawn: Drawn[] = [];
  const working = new Working();
  for (let at = 0; at < count; at++) {
    await working.pause();
    const turn = kindAt(mix, (at + shift) / count);
    const next = asking.next([...mix.slice(turn), ...mix.slice(0, turn)].map(({ kind }) => kind));
    if (!next) break;
    drawn.push(next);
  }
  const sorted = rising ? drawn.toSorted((a, b) => byHardness(a.kind, b.kind)) : chance.shuffle(drawn);
  return sorted.map(({ item }) => ({ item }));
}

interface Drawn {
  readonly kind: Kind;
  readonly item: string;
}

/** Which kind has so much of the mix before it, from 0 to 1. */
function kindAt(mix: readonly Share[], part: number): number {
  let left = part * mix.reduce((sum, { share }) => sum + share, 0);
  const at = mix.findIndex(({ share }) => {
    left -= share;
    return left < 0;
  });
  return at < 0 ? mix.length - 1 : at;
}

/** So many seeds are tried for a question that is not on the sheet: a table of twenty facts is found whole. */
const mostTries = 60;
/** So many of them for a story that is not told there yet with other numbers. */
const triesForStory = 12;
/** Letters from which on a text without its numbers is a story, and no plain task. */
const longTask = 40;

/** Draws the questions of a sheet: none that is there already, as long as there are others. */
class Asking {
  readonly #used = new Set<string>();
  readonly #empty = new Set<string>();
  readonly #skills: readonly Skill[];
  readonly #ways: readonly ((told: Told) => string)[];
  readonly #chance: Random;

  constructor(skills: readonly Skill[], isApart: boolean, chance: Random) {
    this.#skills = skills;
    this.#ways = isApart ? [({ answer }) => answer, ...ways] : ways;
    this.#chance = chance;
  }

  /** One of the first of these kinds that still has a question; null where none has. */
  next(kinds: readonly Kind[]): Drawn | null {
    for (const [strict, way] of this.#ways.entries())
      for (const kind of kinds) {
        const name = `${strict}/${kind.skill}/${kind.stage}`;
        if (this.#empty.has(name)) continue;
        const found = this.#draw(kind, way);
        if (found) return found;
        this.#empty.add(name);
      }
    return null;
  }

  #draw(kind: Kind, way: (told: Told) => string): Drawn | null {
    const skill = this.#skills.find(({ id }) => id === kind.skill);
    const poser = skill?.stages[kind.stage];
    if (!poser) return null;
    for (let tries = 0; tries < mostTries; tries++) {
      const asked = fresh(skill, kind.stage, this.#chance.whole(0, seeds - 1));
      const item = exerciseItem(asked);
      const told = toldBy(item, posed(poser, asked.seed, asked.version));
      if (this.#used.has(way(told)) || (tries < triesForStory && this.#used.has(told.story))) continue;
      this.#used.add(told.answer).add(told.story);
      for (const one of ways) this.#used.add(one(told));
      return { kind, item };
    }
    return null;
  }
}

/** What two questions may have in common. */
interface Told {
  readonly item: string;
  readonly words: string;
  /** The same for 7 × 8 and 8 × 7, and for 7² and 7 squared. */
  readonly numbers: string;
  /** As a card or a tile has it, whatever else the judge is told of it. */
  readonly answer: string;
  /** Its text without the numbers; of a plain task nothing that is ever the same. */
  readonly story: string;
}

/** What must differ, the most first; the last one is given way to where there are no other questions. */
const ways: readonly ((told: Told) => string)[] = [({ numbers }) => numbers, ({ words }) => words, ({ item }) => item];

function toldBy(item: string, { prompt, figure, answer }: Question): Told {
  const [drawing, result] = [JSON.stringify(figure ?? ""), JSON.stringify(answer)];
  const plain = prompt.replaceAll(/\$[^$]*\$/g, "");
  // Zero is a condition, as in "a number above 0".
  const numbers = new Set(prompt.replaceAll("^2", " squared").match(/(?!0\b(?!\.))\d+(?:\.\d+)?/g));
  return {
    item,
    words: `asked ${prompt} ${drawing}`,
    numbers: `of ${numbers.size > 0 ? [...numbers].toSorted().join() : prompt} ${drawing} ${result}`,
    answer: `gives ${valuesOf(answer)[0]}`,
    story: plain.length > longTask ? `tells ${plain}` : item,
  };
}

/** Easier ones first: by the age they are for, then by how far they are. */
const byHardness = (a: Kind, b: Kind) => a.grade - b.grade || a.far - b.far;

/** How many of some skills one rests on, one on the other. */
function depthOf(skill: Skill, skills: readonly Skill[]): number {
  const needed = skills.filter(({ id }) => skill.needs.includes(id));
  return needed.reduce((deepest, one) => Math.max(deepest, 1 + depthOf(one, skills)), 0);
}

/** The stages of some skills that are for such ages: those below them are easy, above them hard. The nearest where there is none. */
export function kindsFor(skills: readonly Skill[], recipe: Pick<Recipe, "grade" | "level">): readonly Kind[] {
  const all = skills.flatMap((skill) => {
    const depth = depthOf(skill, skills);
    return skill.stages.map(({ grade }, at): Kind => ({ skill: skill.id, stage: at, grade, far: depth + at }));
  });
  for (let wider = 0; wider < 6; wider++) {
    const found = all.filter(({ grade }) => isFor(grade, recipe, wider));
    if (found.length > 0) return found;
  }
  return all;
}

/** Whether what is of a grade is for a sheet, or near to that by so many grades. */
export function isFor(one: Grade, { grade, level }: Pick<Recipe, "grade" | "level">, wider = 0): boolean {
  const [down, up] = { easy: [1, -1], medium: [0, 0], hard: [-1, 1], all: [1, 1] }[level] as [number, number];
  return one >= Math.floor(grade) - down - wider && one <= Math.ceil(grade) + up + wider;
}

/** A kind, and how much of a sheet is of it. */
interface Share {
  readonly kind: Kind;
  readonly share: number;
}

/** A stage with fewer questions than this is one table of several: a sheet is not of it alone. */
const few = 60;
/** How much is of such a stage, of the one before it, of the one before that, and of those that are further back. */
const back = [3, 3, 2, 1] as const;

/**
 * What a sheet for such ages is of: the stages for them, each alike. Where one has few questions a part of them is of the stages before
 * it: who learns the tables of 11 and 12 practises the others, those of 7, 8 and 9 the most.
 */
export function mixFor(skills: readonly Skill[], recipe: Pick<Recipe, "grade" | "level">): readonly Share[] {
  const kinds = kindsFor(skills, recipe);
  return skills.flatMap((skill): readonly Share[] => {
    const own = kinds.filter((kind) => kind.skill === skill.id);
    const [first] = own;
    const isFew = own.reduce((sum, { stage }) => sum + mostOf(skill, stage), 0) < few;
    if (!first || !isFew || first.stage === 0) return own.map((kind) => ({ kind, share: 1 }));
    const depth = first.far - first.stage;
    const before = skill.stages.slice(0, first.stage).map(({ grade }, stage) => ({
      kind: { skill: skill.id, stage, grade, far: depth + stage },
      share: back[first.stage - stage] ?? 1,
    }));
    const shares = [...before, ...own.map((kind) => ({ kind, share: back[0] }))];
    const all = shares.reduce((sum, { share }) => sum + share, 0);
    return shares.map(({ kind, share }) => ({ kind, share: (share * own.length) / all }));
  });
}

/** At most so many questions has a stage, as far as its bounds tell. */
function mostOf({ stages }: Skill, at: number): number {
  return Object.values(stages[at]?.bounds ?? {}).reduce((all, bound) => {
    if ("list" in bound) return Number.POSITIVE_INFINITY;
    const [from, to, step = 1] = bound;
    return all * (typeof from === "number" ? Math.floor((Number(to) - from) / Number(step)) + 1 : bound.length);
  }, 1);
}

async function puzzles(
  { level, count, rising }: Recipe,
  { lists, topic }: Topic & { readonly kind: "puzzles" },
  chance: Random,
  { list }: Sources,
  isAmong: (puzzle: Puzzle) => boolean = () => true,
): Promise<readonly Entry[]> {
  const found = (await Promise.all(lists.map((name) => list(name)))).flatMap((all) => all ?? []);
  const fitting = found.filter(
    (puzzle) =>
      isAmong(puzzle) && (level === "all" || puzzle.level === level) && (topic === undefined || puzzle.topic === topic),
  );
  const drawn = chance.shuffle(fitting).slice(0, count);
  const sorted = rising ? drawn.toSorted((a, b) => hardness(a) - hardness(b)) : drawn;
  return sorted.map((puzzle) => ({ item: itemOf(puzzle) }));
}

const hardness = ({ level, minutes }: Puzzle) => ({ easy: 0, medium: 100, hard: 200 })[level] + minutes;
