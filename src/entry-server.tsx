import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from "react-router";
import { numberedLists } from "./app/puzzle-routes.tsx";
import type { RouteHandle } from "./app/route-handle.tsx";
import { routeTree } from "./app/router.tsx";
import { routes } from "./app/routes.ts";
import { loadLists } from "./content/lists.ts";
import descriptions from "./content/route-descriptions.yaml";
import type { OnePuzzle } from "./engine/listing.ts";
import { beginning, plainText } from "./engine/plain-text.ts";

const base = import.meta.env.BASE_URL;

/** What the service worker answers with for the address of any puzzle: a page without one, which the script then sets in. */
const shellHandle: Omit<RouteHandle, "load"> = {
  row: { path: "/puzzle-shell", title: "Puzzle", icon: "shapes" },
  modules: ["src/app/one-puzzle.tsx", "src/content/lists.ts"],
};
const shell: RouteObject = {
  path: shellHandle.row.path,
  handle: shellHandle,
  element: <p className="p-5 text-center text-soft">Fetching the puzzle …</p>,
};
const [layout] = routeTree;
const tree = [{ ...layout, children: [shell, ...(layout?.children ?? [])] } as RouteObject];
const handler = createStaticHandler(tree, { basename: base });

/** The pages to write: the rows of the route table, a page for each puzzle of their lists, and two for no address of their own. */
export async function paths(): Promise<readonly string[]> {
  const lists = routes.flatMap(numberedLists);
  const listings = await loadLists(lists);
  const puzzles = listings.flatMap(({ count }, index) =>
    Array.from({ length: count }, (_, at) => `/${lists[index]}/${at + 1}`),
  );
  return [...routes.map((row) => row.path), ...puzzles, shellHandle.row.path, "/404"];
}

/** One page: its HTML with the hoisted <title> first, its description, what its loader gave, and the modules it is made of. */
export async function render(path: string) {
  const context = await handler.query(new Request(`http://prerender.invalid${base}${path.slice(1)}`));
  if (context instanceof Response) throw new Error(`${path} redirected`);
  const router = createStaticRouter(handler.dataRoutes, context);
  // The same tree as main.tsx renders, or ids made by useId would differ between the page and its taking over.
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
    {
      // React would send long pages in pieces that an inline script puts together.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  const html = await new Response(prelude as ReadableStream<Uint8Array>).text();
  const { id = "", handle } = context.matches.at(-1)?.route ?? {};
  const one = context.loaderData[id] as OnePuzzle | undefined;
  return {
    html,
    description: one ? beginning(plainText(one.puzzle.problem), 155) : (descriptions[path] ?? ""),
    data: one && { [id]: one },
    modules: (handle as RouteHandle | undefined)?.modules ?? [],
  };
}
