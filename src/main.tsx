import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes } from "react-router";
import { RouterProvider } from "react-router/dom";
import { type RouteHandle, routeTree } from "./app/router.tsx";
import "./ui/styles.css";

const base = import.meta.env.BASE_URL;
const basename = base.replace(/\/$/, "") || "/";

/**
 * The first page's lazy parts must be there before the router starts, or its prerendered content would come out twice.
 * Rejects where they do not come: the prerendered page then stays as it is, and public/boot.js has it say so.
 */
async function loadFirstPage(): Promise<string | undefined> {
  const matches = matchRoutes(routeTree, location, basename) ?? [];
  for (const { route } of matches) {
    const handle = route.handle as RouteHandle | undefined;
    if (handle) Object.assign(route, await handle.load(), { lazy: undefined });
  }
  return matches.at(-1)?.route.path;
}

const matched = await loadFirstPage();
const router = createBrowserRouter(routeTree, { basename });
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
// The prerendered body belongs to one path; 404.html is served for every unknown one.
const here = matched === "*" ? "/404" : location.pathname.slice(base.length - 1).replace(/(.)\/$/, "$1");
if (root.dataset["path"] === here) {
  startTransition(() => {
    hydrateRoot(root, app, { onRecoverableError: (error) => console.error("hydration:", error) });
  });
} else {
  root.replaceChildren();
  createRoot(root).render(app);
}
// All that answers clicks is here: no line on the page says otherwise any more.
document.documentElement.dataset["script"] = "here";
