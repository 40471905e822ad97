import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes } from "react-router";
import { RouterProvider } from "react-router/dom";
import { routeTree } from "./app/router.tsx";
import "./ui/styles.css";

const base = import.meta.env.BASE_URL;
const basename = base.replace(/\/$/, "") || "/";

/** The first page's lazy parts must be there before the router starts, or its prerendered content would come out twice. */
async function loadFirstPage(): Promise<string | undefined> {
  const matches = matchRoutes(routeTree, location, basename) ?? [];
  for (const { route } of matches) {
    if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined });
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
