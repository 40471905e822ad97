import type { Collection } from "../content/collections.ts";
import type { Page } from "./page.ts";
import type { RouteRow } from "./route-row.ts";

/** The page of an entry, made of what content/library.ts gives for it. */
type EntryScreen = (props: { readonly row: RouteRow; readonly entry: never }) => React.ReactElement;
const screens = import.meta.glob<{ default: EntryScreen }>("../screens/*/entry.tsx");

const nameOf = (entry: object) => String("term" in entry ? entry.term : "title" in entry ? entry.title : "");
const leadOf = (entry: object) =>
  String(
    ["plain", "lead", "fact", "question", "aim", "say", "who"]
      .map((field) => (entry as Record<string, unknown>)[field])
      .find(Boolean) ?? "",
  );

/** The pages below one that lists a collection: /glossary/prime-number. */
export function entryPages(row: RouteRow): Page[] {
  const collection = row.entries;
  if (!collection) return [];
  const module = `../screens/${row.screen}/entry.tsx`;
  return [
    {
      path: `${row.path}/:id`,
      row,
      modules: [module.replace("../", "src/")],
      async load({ id = "" }, data) {
        const load = screens[module];
        if (!load) throw new Error(`routes.ts: no ${module}`);
        const [screen, entry] = await Promise.all([load(), data ?? fetched(collection, id)]);
        if (!entry) {
          const { default: NotFound } = await import("../screens/not-found/screen.tsx");
          return { element: <NotFound />, title: "Page not found" };
        }
        const Screen = screen.default;
        return {
          element: <Screen row={row} entry={entry as never} />,
          title: `${capitalised(nameOf(entry))} · ${row.title}`,
          description: leadOf(entry),
          data: entry,
        };
      },
    },
  ];
}

/** What a written page brings along itself. In a chunk of its own, since it names every file of the library. */
const fetched = async (collection: Collection, id: string) =>
  (await import("../content/library.ts")).loadEntry(collection, id);

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
