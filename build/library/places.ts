import { routes } from "../../src/app/routes.ts";
import { collections } from "../../src/content/collections.ts";
import type { ListedPuzzle } from "../../src/content/schema/read-puzzles.ts";
import { pathOfPuzzle } from "../../src/content/where.ts";
import type { Way } from "../../src/engine/way.ts";
import type { KnownZones } from "../content/skills.ts";
import { readRows } from "../games/rows.ts";
import type { Library } from "./read.ts";

/** What stands at each address that the library can lead to, by name. */
export type Places = ReadonlyMap<string, string>;

/** Every place of the site: pages, puzzles, skills, games, and the library itself. */
export function placesOf(
  library: Library,
  puzzles: ReadonlyMap<string, readonly Pick<ListedPuzzle, "id" | "title">[]>,
  zones: KnownZones,
): Places {
  const games = readRows().offered.map(({ page, folder, title }) => [`${page}?play=${folder}`, title] as const);
  return new Map([
    ...routes.map(({ path, title }) => [path, title] as const),
    ...[...puzzles.values()].flat().map(({ id, title }) => [pathOfPuzzle(id), title] as const),
    ...zones.flatMap(({ id, skills }) => skills.map((skill) => [`/${id}?practise=${skill.id}`, skill.title] as const)),
    ...games,
    ...collections.flatMap((collection) =>
      library[collection].map((entry) => [`/${collection}/${entry.id}`, nameOf(entry)] as const),
    ),
    ...library["exam-formulas"].map(({ id, name }) => [`/formulas?exam=${id}`, name] as const),
    ...library.tips.map(({ id, title }) => [`/tips?tip=${id}`, title] as const),
  ]);
}

const nameOf = (entry: { readonly title: string } | { readonly term: string }) =>
  "title" in entry ? entry.title : entry.term;

/** A way to a place by its name. Throws where there is nothing. */
export function wayTo(places: Places, path: string): Way {
  const title = places.get(path);
  if (title === undefined) throw new Error(`there is nothing at ${path}, or a puzzle that has left its list`);
  return { path, title };
}
