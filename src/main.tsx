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

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
// The prerendered body belongs to one path; 404.html is served for every unknown one, and offline one shell for every
// puzzle.
const here = matched === "*" ? "/404" : location.pathname.slice(base.length - 1).replace(/(.)\/$/, "$1");
const isThisPage = root.dataset["path"] === here;

// What the page shows of a list comes with it, so that taking it over waits for nothing more.
const data = isThisPage && document.getElementById("page-data")?.textContent;
const router = createBrowserRouter(routeTree, {
  basename,
  ...(data && { hydrationData: { loaderData: JSON.parse(data) } }),
});
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);

if (isThisPage) {
  startTransition(() => {
    hydrateRoot(root, app, { onRecoverableError: (error) => console.error("hydration:", error) });
  });
} else {
  await initialised();
  document.querySelector("title")?.remove(); // this page has its own
  createRoot(root).render(app); // takes the place of what stands there when all of it is ready
}

/** When the router has what the page's loader gives. */
function initialised(): Promise<void> {
  return new Promise((done) => {
    if (router.state.initialized) return done();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      done();
    });
  });
}
