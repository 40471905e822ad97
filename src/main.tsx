import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes } from "react-router";
import { RouterProvider } from "react-router/dom";
import type { RouteHandle } from "./app/route-handle.tsx";
import { routeTree } from "./app/router.tsx";
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

/** Lets the browser answer a finger and paint: between its steps the start of the site holds the page for a moment only. */
const breath = () => new Promise((done) => setTimeout(done));

await breath();
const matched = await loadFirstPage();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
// The prerendered body belongs to one path; 404.html is served for every unknown one, and offline one shell for every
// puzzle.
const here = matched === "*" ? "/404" : location.pathname.slice(base.length - 1).replace(/(.)\/$/, "$1");
const isThisPage = root.dataset["path"] === here;

// What the page shows of a list comes with it, so that taking it over waits for nothing more.
const data = isThisPage && document.getElementById("page-data")?.textContent;
await breath();
const router = createBrowserRouter(routeTree, {
  basename,
  ...(data && { hydrationData: { loaderData: JSON.parse(data) } }),
});
await breath();
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
// All that answers clicks is here: no line on the page says otherwise any more.
document.documentElement.dataset["script"] = "here";
