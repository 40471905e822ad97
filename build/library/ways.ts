import { posersOf, skillIn } from "../../src/content/schema/library/entry.ts";
import { pathOfPuzzle } from "../../src/content/where.ts";
import type { Way } from "../../src/engine/way.ts";
import type { Library } from "./read.ts";

/** Where an entry stands, what it is called, and where it leads. */
interface Leading extends Way {
  readonly leads: readonly string[];
}

const glossary = (ids: readonly string[]) => ids.map((id) => `/glossary/${id}`);
const concepts = (ids: readonly string[]) => ids.map((id) => `/concepts/${id}`);
/** Of what a plan sets, what leads back to it: its puzzles and skills are half of the site. */
const isLookedUp = (path: string) => /^\/(concepts|strategies|tutorials)\//.test(path);

/** Every entry that has an address, with all that it names; `skillPath` gives the address of a skill. */
function leading(library: Library, skillPath: (id: string) => string): readonly Leading[] {
  const sources = (practise: readonly unknown[]) =>
    posersOf(practise).flatMap((from) => {
      const skill = skillIn(from);
      return skill ? [skillPath(skill.id)] : [];
    });
  const tricks = (["math-tricks", "shortcuts"] as const).flatMap((collection) =>
    library[collection].map(({ id, title, see, skill }) => ({
      path: `/${collection}/${id}`,
      title,
      leads: [...see, skillPath(skill)],
    })),
  );
  return [
    ...library.glossary.map(({ id, term, see, related, confused }) => ({
      path: `/glossary/${id}`,
      title: term,
      leads: [...see, ...glossary([...related, ...confused.map((one) => one.with)])],
    })),
    ...library.concepts.map(({ id, title, see, terms, rests, practise }) => ({
      path: `/concepts/${id}`,
      title,
      leads: [...see, ...glossary(terms), ...concepts(rests), ...sources(practise)],
    })),
    ...library.tutorials.map(({ id, title, see, needs, run, puzzle }) => ({
      path: `/tutorials/${id}`,
      title,
      leads: [...see, ...concepts(needs), run, puzzle],
    })),
    ...library.investigations.map(({ id, title, see, terms }) => ({
      path: `/investigations/${id}`,
      title,
      leads: [...see, ...glossary(terms)],
    })),
    ...library.strategies.map(({ id, title, see, puzzle, try: tries }) => ({
      path: `/strategies/${id}`,
      title,
      leads: [...see, puzzle, ...tries],
    })),
    ...library["study-plans"].map(({ id, title, days }) => ({
      path: `/study-plans/${id}`,
      title,
      leads: days.flatMap(({ tasks }) => tasks.map(({ at }) => at).filter(isLookedUp)),
    })),
    ...tricks,
    ...library.mathematicians.map(({ id, title, see, terms }) => ({
      path: `/mathematicians/${id}`,
      title,
      leads: [...see, ...glossary(terms)],
    })),
    ...library["real-life"].map(({ id, title, see, terms, practise }) => ({
      path: `/real-life/${id}`,
      title,
      leads: [...see, ...glossary(terms), ...sources(practise)],
    })),
    ...library.competitions.map(({ id, title, see, set }) => ({
      path: `/competitions/${id}`,
      title,
      leads: [...see, ...set],
    })),
    ...library["math-art"].map(({ id, title, see, terms }) => ({
      path: `/math-art/${id}`,
      title,
      leads: [...see, ...glossary(terms)],
    })),
    ...library.tips.map(({ id, title, see }) => ({ path: `/tips?tip=${id}`, title, leads: see })),
    ...library["math-facts"].map(({ id, title, see }) => ({ path: `/math-facts/${id}`, title, leads: see })),
    ...library["math-news"].map(({ id, title, see }) => ({ path: `/math-news/${id}`, title, leads: see })),
    ...library["exam-formulas"].map(({ id, name, see, opens }) => ({
      path: `/formulas?exam=${id}`,
      title: name,
      leads: [...see, ...(opens ? [opens.split(/[?#]/)[0] ?? ""] : [])],
    })),
  ];
}

/** For each place, the entries that lead there: the way back. */
export function waysBack(library: Library, skillPath: (id: string) => string): ReadonlyMap<string, readonly Way[]> {
  const back = new Map<string, Way[]>();
  for (const { path, title, leads } of leading(library, skillPath))
    for (const to of new Set(leads)) back.set(to, [...(back.get(to) ?? []), { path, title }]);
  return back;
}

/** What is looked up at a tool: ideas first, words, which are the most, last; and its formulas, often a hundred, in one way. */
const looked = [
  "concepts",
  "tutorials",
  "real-life",
  "investigations",
  "shortcuts",
  "math-art",
  "math-facts",
  "mathematicians",
  "math-news",
];
const place = ({ path }: Way) => {
  const at = looked.indexOf(path.split("/")[1] ?? "");
  return at < 0 ? looked.length : at;
};

export function aboutTool(ways: readonly Way[]): readonly Way[] {
  const others = ways.filter(({ path }) => !path.startsWith("/formulas"));
  const formulas = others.length < ways.length ? [{ path: "/formulas?sheet=all", title: "Exam formulas" }] : [];
  return [...formulas, ...others.toSorted((a, b) => place(a) - place(b))];
}

/** The strategy that a technique of the bank is, by the technique's name. */
export function strategyOf(library: Library): ReadonlyMap<string, Way> {
  return new Map(
    library.strategies.flatMap(({ id, title, techniques }) =>
      techniques.map((technique) => [technique, { path: `/strategies/${id}`, title }] as const),
    ),
  );
}

/** What the page of a puzzle says of the library: the entries that lead to it, its strategy first. */
export function aboutPuzzle(
  { id, technique }: { readonly id: string; readonly technique: string },
  back: ReadonlyMap<string, readonly Way[]>,
  strategies: ReadonlyMap<string, Way>,
): readonly Way[] {
  const strategy = strategies.get(technique);
  const others = (back.get(pathOfPuzzle(id)) ?? []).filter(({ path }) => path !== strategy?.path);
  return strategy ? [strategy, ...others] : others;
}
