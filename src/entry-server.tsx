import { prerender } from "react-dom/static";
import { NavigationType, StaticRouter } from "react-router";
import { RootLayout } from "./app/layout/root-layout.tsx";
import type { Page } from "./app/page.ts";
import { pageAt } from "./app/pages.tsx";
import { numberedLists } from "./app/puzzle-pages.tsx";
import { routes } from "./app/routes.ts";
import { Safe } from "./app/site.tsx";
import { loadIndex } from "./content/library.ts";
import { loadLists } from "./content/lists.ts";
import { retiredNumbers } from "./content/retired.ts";
import descriptions from "./content/route-descriptions.yaml";
import { pathOfPuzzle } from "./content/where.ts";
import { beginning, plainText } from "./engine/plain-text.ts";
import { withAlone } from "./ui/has-page.ts";

const base = import.meta.env.BASE_URL;

/** What the service worker answers with for the address of any puzzle or entry: a page without one, which the script then sets in. */
const shell: Page = {
  path: "/shell",
  row: { path: "/shell", title: "Fetching", icon: "shapes" },
  modules: ["src/app/one-puzzle.tsx", "src/content/one-puzzle.ts"],
  load: async () => ({ element: <p className="p-5 text-center text-soft">Fetching the page …</p> }),
};

/** The pages to write: the rows of the route table, a page for each puzzle, those that were retired too, and each entry of their lists, and two for no address of their own. */
export async function paths(): Promise<readonly string[]> {
  const lists = routes.flatMap(numberedLists);
  const listings = await loadLists(lists);
  const puzzles = listings.map(async ({ first, rest }) =>
    [...first, ...(await rest())].map(({ id }) => pathOfPuzzle(id)),
  );
  const retired = lists.flatMap((list) => retiredNumbers(list).map((number) => `/${list}/${number}`));
  const entries = routes.map(async ({ path, entries }) =>
    entries ? (await loadIndex(entries)).map(({ id }) => `${path}/${id}`) : [],
  );
  const known = (await Promise.all([...puzzles, ...entries])).flat();
  return [...routes.map((row) => row.path), ...known, ...retired, shell.path, "/404"];
}

/** One page: its HTML with the hoisted <title> first, its description, what it is taken over with, and the modules it is made of. */
export async function render(path: string) {
  const { page, params } = path === shell.path ? { page: shell, params: {} } : pageAt(path);
  const loaded = await page.load(params);
  const location = { pathname: base + path.slice(1), search: "", hash: "", state: null, key: "default" };
  const { prelude } = await prerender(
    <Safe>
      <StaticRouter location={location} basename={base}>
        <RootLayout place={{ page, params, loaded, location, by: NavigationType.Pop }} />
      </StaticRouter>
    </Safe>,
    {
      // React would send long pages in pieces that an inline script puts together.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  const html = await new Response(prelude as ReadableStream<Uint8Array>).text();
  return {
    html: withAlone(html),
    description: loaded.description ? beginning(plainText(loaded.description), 155) : (descriptions[path] ?? ""),
    data: loaded.data,
    modules: page.modules,
  };
}
