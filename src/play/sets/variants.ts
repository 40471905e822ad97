import { firstEdition } from "../../content/first-edition.ts";
import { listOfPuzzle, numberOfPuzzle } from "../../content/where.ts";
import { exerciseItem, twinId } from "../../engine/item.ts";
import type { LeftPuzzle } from "../../engine/listing.ts";
import { type Level, levels, type Puzzle } from "../../engine/puzzle.ts";
import { hash } from "../../maths/hash.ts";
import { random } from "../../maths/random.ts";
import type { Dealt } from "../../sets/challenge/link.ts";
import type { Entry, WorkSet } from "../../sets/set.ts";
import { partsOfItem, puzzleOf } from "./questions.ts";
import type { Sources } from "./sources.ts";

/** A set like another one, and how many of its questions had to stay as they were. */
export interface Variant {
  readonly set: WorkSet;
  readonly stayed: number;
}

/** An easier or a harder one, and how many of its questions have no such step: those are as hard as they were. */
export interface Stepped extends Variant {
  readonly level: number;
}

/** Seeds that a link holds in few letters. */
export const seeds = 2 ** 20;

/** How other questions are dealt in the place of those of a set. */
export interface Dealing {
  /** What the numbers of each follow from, besides the seed of the whole set. */
  readonly telling: (items: readonly string[]) => readonly string[];
  /** Whether a puzzle that is only itself gives way to another one of its topic. */
  readonly gives: boolean;
  /** Whether a step leads to what it led to before any puzzle had left its list. Else to another one where that has. */
  readonly before?: boolean;
}

/**
 * By the question, wherever it stands and whatever stands beside it; the second of two that are alike has numbers of its own. A puzzle
 * that is only itself stays.
 */
export const byQuestion: Dealing = {
  telling: (items) => items.map((item, at) => `${item}/${items.slice(0, at).filter((other) => other === item).length}`),
  gives: false,
};

/** By its place, too: so it is in challenges, whose twins stay as they were dealt. */
export const byPlace: Dealing = { telling: (items) => items.map((item, at) => `${at}/${item}`), gives: true };

/** How each version of a challenge deals numbers of their own (sets/challenge/link.ts). */
export const inChallenge: Readonly<Record<Dealt, Dealing>> = { 1: byPlace, 2: { ...byPlace, gives: false } };

/** The same questions with other numbers. What has no numbers to change stays, or gives way to one of its topic. */
export function twinOf(set: WorkSet, seed: number, sources: Sources, dealing: Dealing): Promise<Variant> {
  return changed(set, seed, dealing, (item, fresh) => twinItem(item, fresh, sources, dealing));
}

/** Questions of the same kinds, easier by a step (-1) or harder (1). What has no such step is asked with other numbers. */
export async function atStep(
  set: WorkSet,
  step: -1 | 1,
  seed: number,
  sources: Sources,
  dealing: Dealing,
): Promise<Stepped> {
  let level = 0;
  const made = await changed(set, seed, dealing, async (item, fresh) => {
    const stepped = await steppedItem(item, step, fresh, sources, dealing);
    if (stepped !== null) return stepped;
    const twin = await twinItem(item, fresh, sources, dealing);
    if (twin !== null) level++;
    return twin;
  });
  return { ...made, level };
}

async function changed(
  { title, entries }: WorkSet,
  seed: number,
  { telling }: Dealing,
  change: (item: string, fresh: number) => Promise<string | null>,
): Promise<Variant> {
  const used = new Set<string>();
  const told = telling(entries.map((entry) => ("own" in entry ? "" : entry.item)));
  const next = await Promise.all(
    entries.map(async (entry, at): Promise<Entry | null> => {
      if ("own" in entry) return null;
      const fresh = random(seed ^ hash(told[at] ?? "")).whole(0, seeds - 1);
      const item = await change(entry.item, fresh);
      if (item === null || used.has(item)) return null;
      used.add(item);
      return { ...entry, item };
    }),
  );
  return {
    set: { title, entries: next.map((entry, at) => entry ?? (entries[at] as Entry)) },
    stayed: next.filter((entry) => entry === null).length,
  };
}

async function twinItem(item: string, seed: number, sources: Sources, { gives }: Dealing): Promise<string | null> {
  if (item.startsWith("game/")) return item.replace(/~\d{1,10}(?=(?:@\d+)?$)/, `~${seed}`);
  const { name, version } = partsOfItem(item);
  if (/^[a-z0-9-]+\/\d$/.test(name)) {
    const [skill = "", stage = ""] = name.split("/");
    return exerciseItem({ skill, stage: Number(stage), seed, version });
  }
  const puzzle = await puzzleOf(name, sources);
  const like = puzzle?.family ? puzzle : gives ? puzzle?.near : null;
  return like ? twinId(like.id, seed) : null;
}

async function steppedItem(
  item: string,
  step: -1 | 1,
  seed: number,
  sources: Sources,
  { before = false }: Dealing,
): Promise<string | null> {
  const { zoneOf } = sources;
  const { name } = partsOfItem(item);
  if (/^[a-z0-9-]+\/\d$/.test(name)) {
    const [skill = "", text = ""] = name.split("/");
    const stage = Number(text) + step;
    const known = (await zoneOf(skill))?.find(({ id }) => id === skill);
    return known?.stages[stage] ? exerciseItem({ skill, stage, seed }) : null;
  }
  const puzzle = await puzzleOf(name, sources);
  const level = puzzle && levels[levels.indexOf(puzzle.level) + step];
  if (!puzzle || !level) return null;
  // Most categories have a list for each level; where a list has all levels, it is the same one.
  const neighbour = listOfPuzzle(puzzle.id.replace(/-(?:easy|medium|hard)-\d{3}$/, `-${level}-001`)) ?? "";
  const [listed, left] = await Promise.all([sources.list(neighbour), sources.left(neighbour)]);
  if (!listed) return null;
  const pick = (from: readonly LeftPuzzle[]) => {
    const others = aboutAsMuch(from, puzzle, level);
    return others[seed % others.length]?.id ?? null;
  };
  // A sheet that is printed already has what was dealt from the lists as they were published.
  const dealt = pick(published(neighbour, [...listed, ...left]));
  const stays = dealt !== null && (before || !left.some(({ id }) => id === dealt));
  return stays ? dealt : pick(listed);
}

/** The first edition of a list, in its order. */
function published(list: string, puzzles: readonly LeftPuzzle[]): readonly LeftPuzzle[] {
  const first = puzzles.filter(({ id }) => numberOfPuzzle(id) <= firstEdition(list));
  return first.toSorted((a, b) => numberOfPuzzle(a.id) - numberOfPuzzle(b.id));
}

/** The puzzles of another level that are about the same: of the same topic where there are topics. */
function aboutAsMuch(puzzles: readonly LeftPuzzle[], { topic }: Puzzle, level: Level): readonly LeftPuzzle[] {
  const fitting = puzzles.filter((puzzle) => puzzle.level === level);
  const close = fitting.filter((puzzle) => puzzle.topic === topic);
  return close.length > 0 ? close : fitting;
}
