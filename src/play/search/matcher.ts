import MiniSearch, { type Query, type SearchResult } from "minisearch";
import type { Asked } from "./ask.ts";
import { wordsOf } from "./fold.ts";
import { remembered } from "./remembered.ts";
import { kin, stem } from "./stem.ts";

/** What a matcher can look through. */
interface Searchable {
  readonly title: string;
  readonly words?: string;
  readonly text?: string;
}

export interface Hit<Item> {
  readonly item: Item;
  /** Whether title and other names, or its description alone, hold what was asked for. */
  readonly named: boolean;
  readonly score: number;
  /** How many parts of what was asked for it holds. */
  readonly holds: number;
}

export type Matcher<Item> = (asked: Asked, loosely?: boolean) => readonly Hit<Item>[];

/** Prepares items for being searched, a few at a time, so that the page goes on answering. */
export async function prepare<Item extends Searchable>(items: readonly Item[]): Promise<Matcher<Item>> {
  const engine = new MiniSearch<{ id: number } & Searchable>({
    fields: ["title", "words", "text"],
    tokenize: wordsOf,
    processTerm: (word, field) => (field === "text" && fillers.has(word) ? null : forms(word)),
  });
  const documents = items.map(({ title, words = "", text = "" }, id) => ({ id, title, words, text }));
  await engine.addAllAsync(documents, { chunkSize: 50 });
  const look = (asked: Asked, wrong: number, combineWith: "AND" | "OR"): Hit<Item>[] =>
    engine
      .search(queryOf(asked, wrong, combineWith), {
        boost: { title: 4, words: 2 },
        weights: { prefix: 0.4, fuzzy: 0.3 },
        tokenize: (text) => [text],
        processTerm: (term) => term,
      })
      .flatMap(({ id, score, match, queryTerms }) => {
        const item = items[id];
        return item ? [{ item, score, named: isNamed(match), holds: held(asked, queryTerms) }] : [];
      });
  return (asked, loosely = false) => {
    if (asked.parts.length === 0) return [];
    const mostWrong = Math.max(...asked.words.map(slips));
    for (const combineWith of loosely && asked.parts.length > 1 ? (["AND", "OR"] as const) : (["AND"] as const))
      for (let wrong = 0; wrong <= mostWrong; wrong += 1) {
        const found = look(asked, wrong, combineWith);
        // Of finds that hold some of the parts, those that hold the most.
        const most = Math.max(...found.map(({ holds }) => holds));
        if (found.length > 0) return combineWith === "AND" ? found : found.filter(({ holds }) => holds === most);
      }
    return [];
  };
}

/** Every part of what was asked for, each as it is, with so many letters wrong, or under another of its names. */
function queryOf({ parts }: Asked, wrong: number, combineWith: "AND" | "OR"): Query {
  return {
    combineWith,
    queries: parts.map(({ words, others, last }) => ({
      combineWith: "OR" as const,
      queries: [
        { combineWith: "AND" as const, queries: words.map((word) => wordQuery(word, wrong, parts.length > 1, last)) },
        ...others.map((other) => ({ combineWith: "AND" as const, queries: other.map((word) => stem(word)) })),
      ],
    })),
  };
}

/**
 * A word: by its stem, by what begins with it, and, where it may be misspelt, by what is nearly it. A single letter begins too much,
 * unless there are other words. A word that others follow is whole, at first, and a number of several digits
 * goes by its first.
 */
function wordQuery(word: string, wrong: number, others: boolean, last: boolean): Query {
  const prefix = (last || wrong > 0 || /\d/.test(word)) && (others || word.length > 1);
  const begun = prefix && word.length < enough;
  const typed = { queries: [word], prefix, fuzzy: Math.min(wrong, slips(word)), ...(begun && { fields: inNames }) };
  return { combineWith: "OR", queries: [typed, stem(word)] };
}

/** How many letters of a word may be wrong, missing or too many. */
const slips = (word: string) => (/\d/.test(word) || word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/** How many parts of what was asked for are among the terms that something was found by. */
function held({ parts }: Asked, terms: readonly string[]): number {
  const by = new Set(terms);
  const has = (words: readonly string[]) => words.every((word) => by.has(word) || by.has(stem(word)));
  return parts.filter(({ words, others }) => has(words) || others.some(has)).length;
}

const isNamed = (match: SearchResult["match"]) =>
  Object.values(match).some((fields) => fields.some((field) => inNames.includes(field)));

const inNames = ["title", "words"];
/** Two letters begin a word of nearly every description: they are looked for in names alone. */
const enough = 3;
/** In descriptions these say nothing, and stand in nearly all of them. */
const fillers = new Set(
  "a an and are as at be by for from how in is it its of on or that the their them then they this to what which with you your".split(
    " ",
  ),
);

/** A word is found by its stem, by itself while it is typed, and by the words that are one with it. */
const forms = remembered((word: string): string[] => [...new Set([word, stem(word), ...kin(word)])]);
