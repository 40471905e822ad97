import { type Ages, agesOf } from "../../src/content/ages.ts";
import { posersOf, skillIn } from "../../src/content/schema/library/entry.ts";
import type { AskedHere, Source } from "../../src/content/typeset.ts";
import { draw } from "../../src/engine/figure/draw.ts";
import type { Figure } from "../../src/engine/figure/figure.ts";
import type { Puzzle } from "../../src/engine/puzzle.ts";
import { markdown, markdownInline, mathml } from "../../src/engine/typeset/markdown.ts";
import type { Way } from "../../src/engine/way.ts";
import type { MarkTerms } from "./mark-terms.ts";
import { type Places, wayTo } from "./places.ts";
import type { Collection } from "./read.ts";

/** What an author names as the source of a question: a poser, or the question itself. */
type From = string | { readonly ask: object };

export interface Around {
  readonly places: Places;
  /** For each place, what leads to it. */
  readonly back: ReadonlyMap<string, readonly Way[]>;
  readonly markTerms: MarkTerms;
  /** The address of a skill, by its id. */
  readonly skillPaths: ReadonlyMap<string, string>;
  /** A puzzle of each family, by the family's path. */
  readonly likes: ReadonlyMap<string, { readonly id: string; readonly title: string }>;
  /** For whom each lesson is and how many questions it asks, by its address. */
  readonly lessons: ReadonlyMap<string, { readonly ages: Ages; readonly asked: number }>;
  /** Where the three fresh questions of each idea come from, by its address. */
  readonly ideas: ReadonlyMap<string, readonly From[]>;
  /** What the puzzle at an address asks. */
  readonly taskAt: (path: string) => Pick<Puzzle, "problem" | "figure">;
}

/** Texts in Markdown; in a list, or beside one, each is a line. Questions lead nowhere while they are asked. */
const texts = new Set(
  "plain precise example idea do say but right hint about why fails holds use notice signs life fact story limits matters who format enter style steps hints discussion teacher".split(
    " ",
  ),
);
const questions = new Set(["prompt"]);
/** Texts that stand within a line. */
const lines = new Set(["check", "how", "says", "means"]);
const formulas = new Set(["formula", "letter"]);
const kept = new Set(["answer", "techniques", "when", "state", "model"]);
/** Fields that name entries of a collection by id. */
const ids: Readonly<Record<string, Collection>> = {
  terms: "glossary",
  related: "glossary",
  with: "glossary",
  rests: "concepts",
  needs: "concepts",
};
const places = new Set(["see", "try", "set", "puzzle", "run", "at"]);

/** What every entry has, and what some have, as their authors wrote it. */
interface Written {
  readonly id: string;
  readonly see?: readonly string[];
  readonly practise?: readonly From[];
}

/** An entry as its page gets it: content/typeset.ts says how. Throws where it leads to nothing. */
export function compileEntry(collection: Collection, entry: Written, around: Around): object {
  const path = `/${collection}/${entry.id}`;
  const own = collection === "glossary" ? entry.id : undefined;
  const { practise, ...rest } = entry;
  const sources = practise?.map((from, at): Source => {
    if (typeof from === "string") return sourceOf(from, around);
    return { kind: "asked", ask: { ...compile(from.ask, around, own), item: askedItem(path, at) } as AskedHere };
  });
  const compiled: { readonly [field: string]: unknown } = {
    ...compile(rest, around, own),
    ...(sources && { practise: sources }),
  };
  const { see = [], ages } = compiled as { readonly see?: readonly Way[]; readonly ages?: Ages };
  const led = new Set(
    Object.values(compiled)
      .flat()
      .map((one) => (one as Way | undefined)?.path),
  );
  const back = (around.back.get(path) ?? []).filter((way) => !led.has(way.path));
  // Whoever follows the thoughts of a strategy has what they are about before her.
  const task = collection === "strategies" && around.taskAt((compiled["puzzle"] as Way).path);
  const days =
    collection === "study-plans" && withQuestions((compiled as { readonly days: readonly Day[] }).days, around);
  return {
    ...compiled,
    ...(task && { task }),
    ...(days && { days }),
    ...(collection === "concepts" && { by: (compiled["move"] as { readonly by: string }).by }),
    ...(collection === "tutorials" && { asked: around.lessons.get(path)?.asked }),
    see: fitting([...practised(entry, around), ...see], ages, around),
    back: fitting(back, ages, around),
  };
}

/** The skills that fresh questions come from, where they can be gone on with; but for those that it leads to anyway. */
function practised({ practise = [], see = [] }: Written, { places, skillPaths }: Around): readonly Way[] {
  const paths = posersOf(practise).flatMap((from) => skillPaths.get(skillIn(from)?.id ?? "") ?? []);
  return [...new Set(paths)].filter((path) => !see.includes(path)).map((path) => wayTo(places, path));
}

interface Day {
  readonly tasks: readonly { readonly at: Way }[];
}

/** The days of a plan, which ticks a lesson by how many of its questions were answered, and an idea by which. */
function withQuestions(days: readonly Day[], around: Around): readonly Day[] {
  const itemsOf = (idea: string) => (from: From, at: number) => {
    if (typeof from !== "string") return askedItem(idea, at);
    const source = sourceOf(from, around);
    return source.kind === "skill" ? `${source.skill}/` : source.like;
  };
  return days.map((day) => ({
    ...day,
    tasks: day.tasks.map((task) => ({
      ...task,
      asked: around.lessons.get(task.at.path)?.asked,
      fresh: around.ideas.get(task.at.path)?.map(itemsOf(task.at.path)),
    })),
  }));
}

/** A lesson for older learners than the page comes last, and says so. */
function fitting(ways: readonly Way[], ages: Ages | undefined, { lessons }: Around): readonly Way[] {
  if (!ages) return ways;
  const told = ways.map((way) => {
    const own = lessons.get(way.path)?.ages;
    return own && agesOf.indexOf(own) > agesOf.indexOf(ages) ? { ...way, ages: own } : way;
  });
  return [...told.filter((way) => !way.ages), ...told.filter((way) => way.ages)];
}

function compile(value: object, around: Around, own: string | undefined): object {
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, compileField(name, field, around, own)]),
  );
}

function compileField(name: string, field: unknown, around: Around, own: string | undefined, listed = false): unknown {
  if (kept.has(name)) return field;
  if (name === "skill") return wayTo(around.places, around.skillPaths.get(String(field)) ?? String(field));
  if (name === "figure") return draw(field as Figure);
  if (Array.isArray(field)) return field.map((item: unknown) => compileField(name, item, around, own, true));
  if (typeof field === "object" && field !== null) return compile(field, around, own);
  if (typeof field !== "string") return field;
  if (ids[name]) return wayTo(around.places, `/${ids[name]}/${field}`);
  if (places.has(name)) return wayTo(around.places, field);
  if (formulas.has(name)) return mathml(field);
  if (questions.has(name)) return markdown(field);
  if (lines.has(name)) return around.markTerms(markdownInline(field), own);
  if (texts.has(name)) return around.markTerms(listed ? markdownInline(field) : markdown(field), own);
  return field;
}

/** What the answers to a question of an entry itself are recorded under: "concepts/limits~1". */
const askedItem = (path: string, at: number) => `${path.slice(1)}~${at + 1}`;

function sourceOf(from: string, { places, skillPaths, likes }: Around): Exclude<Source, { kind: "asked" }> {
  const skill = skillIn(from);
  if (skill) {
    const { id, ...stage } = skill;
    const { path, title } = wayTo(places, skillPaths.get(id) ?? from);
    return { kind: "skill", zone: path.slice(1).split("?")[0] ?? "", skill: id, ...stage, title };
  }
  const name = from.slice("family:".length);
  const like = likes.get(name);
  if (!like) throw new Error(`no puzzle of the bank is of the family ${name}`);
  return { kind: "family", family: name, like: like.id, title: like.title };
}
