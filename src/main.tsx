import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { anywhere, pageAt } from "./app/pages.tsx";
import { Safe, Site } from "./app/site.tsx";
import "./ui/styles/styles.css";

const base = import.meta.env.BASE_URL;

/** Lets the browser answer a finger and paint: between its steps the start of the site holds the page for a moment only. */
const breath = () => new Promise((done) => setTimeout(done));

await breath();
const root = document.getElementById("root");
if (!root) throw new Error("no #root");
const path = location.pathname.slice(base.length - 1);
const { page, params } = pageAt(path);
// The prerendered body belongs to one path; 404.html is served for every unknown one, and offline one shell for every
// puzzle.
const here = page.path === anywhere ? "/404" : path.replace(/(.)\/$/, "$1");
const isThisPage = root.dataset["path"] === here;

// What the page shows of a list comes with it, so that taking it over waits for nothing more.
const data = isThisPage && document.getElementById("page-data")?.textContent;
// The first page's parts must be there before React begins, or its prerendered content would come out twice. Where they do
// not come the prerendered page stays as it is, and public/boot.js has it say so.
const loaded = await page.load(params, data ? JSON.parse(data) : undefined);
await breath();
const app = (
  <Safe>
    <Site first={{ page, params, loaded }} />
  </Safe>
);

if (isThisPage) {
  startTransition(() => {
    hydrateRoot(root, app, { onRecoverableError: console.error });
  });
} else {
  document.querySelector("title")?.remove(); // this page has its own
  createRoot(root).render(app); // takes the place of what stands there when all of it is ready
}
// All that answers clicks is here: no line on the page says otherwise any more.
document.documentElement.dataset["script"] = "here";
