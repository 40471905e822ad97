import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { type RouteHandle, routeTree } from "./app/router.tsx";
import { routes } from "./app/routes.ts";
import descriptions from "./content/route-descriptions.yaml";

const base = import.meta.env.BASE_URL;
const handler = createStaticHandler(routeTree, { basename: base });

/** The pages to write, besides /404. */
export const paths = (): readonly string[] => routes.map((row) => row.path);

/** One page: its HTML with the hoisted <title> first, its description, and the source modules it is made of. */
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
  const handles = context.matches.map((match) => match.route.handle as RouteHandle | undefined);
  const modules = handles.flatMap((handle) => handle?.modules ?? []);
  return { html, description: descriptions[path] ?? "", modules };
}
