import { listOfPuzzle, numberOfPuzzle } from "../../content/where.ts";
import type { Grade, Skill } from "../../engine/exercise.ts";
import { exerciseItem, itemOf } from "../../engine/item.ts";
import { posed } from "../../engine/poser.ts";
import type { Level, Puzzle } from "../../engine/puzzle.ts";
import { type Random, random } from "../../maths/random.ts";
import type { Entry, WorkSet } from "../../sets/set.ts";
import type { Sources } from "./sources.ts";
import { seeds } from "./variants.ts";
import { Working } from "./working.ts";

/** What a sheet is made from: a topic, for whom, how hard, how many. The same recipe and seed give the same questions. */
export interface Recipe {
  readonly title: string;
  readonly topic: Topic;
  /** The grade of engine/exercise.ts; of a category it says nothing, whose levels are for ages already. */
  readonly grade: Grade;
  readonly level: Level | "all";
  readonly count: number;
  /** From easier to harder; else one kind after the other. */
  readonly rising: boolean;
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
  const kinds = kindsFor(skills, recipe).toSorted(byHardness);
  if (kinds.length === 0) return [];
  // Where there are more kinds than questions these are of all of them alike, not of the first ones alone.
  const [every, shift] = [Math.max(1, kinds.length / count), chance.whole(0, 99) / 100];
  const used = new Set<string>();
  const drawn: { readonly kind: Kind; readonly item: string }[] = [];
  const working = new Working();
  for (let at = 0; drawn.length < count && at < 8 * count; at++) {
    await working.pause();
    const kind = kinds[Math.floor((at + shift) * every) % kinds.length] as Kind;
    const seed = chance.whole(0, seeds - 1);
    // Two seeds may ask the same: no sheet has a sum twice, unless there are not so many of that kind.
    const item = exerciseItem({ ...kind, seed });
    const asked = at < 4 * count ? askedBy(skills, kind, seed) : item;
    if (used.has(item) || used.has(asked)) continue;
    used.add(item).add(asked);
    drawn.push({ kind, item });
  }
  const sorted = rising ? drawn.toSorted((a, b) => byHardness(a.kind, b.kind)) : chance.shuffle(drawn);
  return sorted.map(({ item }) => ({ item }));
}

/** Easier ones first: by the age they are for, then by how far they are. */
const byHardness = (a: Kind, b: Kind) => a.grade - b.grade || a.far - b.far;

/** How many of some skills one rests on, one on the other. */
function depthOf(skill: Skill, skills: readonly Skill[]): number {
  const needed = skills.filter(({ id }) => skill.needs.includes(id));
  return needed.reduce((deepest, one) => Math.max(deepest, 1 + depthOf(one, skills)), 0);
}

/** What a seed asks: its words and its figure. */
function askedBy(skills: readonly Skill[], { skill, stage }: Kind, seed: number): string {
  const poser = skills.find(({ id }) => id === skill)?.stages[stage];
  const { prompt = "", figure } = poser ? posed(poser, seed) : {};
  return `${prompt} ${JSON.stringify(figure)}`;
}

/** The stages of some skills that are for such ages: those below them are easy, above them hard. The nearest where there is none. */
export function kindsFor(skills: readonly Skill[], { grade, level }: Pick<Recipe, "grade" | "level">): readonly Kind[] {
  const all = skills.flatMap((skill) => {
    const depth = depthOf(skill, skills);
    return skill.stages.map(({ grade }, at): Kind => ({ skill: skill.id, stage: at, grade, far: depth + at }));
  });
  const from = grade - (level === "easy" || level === "all" ? 1 : level === "hard" ? -1 : 0);
  const to = level === "all" ? grade + 1 : from;
  for (let wider = 0; wider < 6; wider++) {
    const found = all.filter((kind) => kind.grade >= from - wider && kind.grade <= to + wider);
    if (found.length > 0) return found;
  }
  return all;
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
