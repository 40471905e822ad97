import { existsSync, readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { titleFromPath } from "../../src/screens/coming-soon/title.ts";
import { expect, open, routes, test, titleOf } from "./fixture.ts";

// What each screen does when it is opened: screens.spec.ts.

test("every address answers with a page of its own, which is described", async ({ request }) => {
  const faults: string[] = [];
  for (const row of routes) {
    const answer = await request.get(row.path);
    const html = await answer.text();
    const hold = (what: string, holds: boolean) => holds || faults.push(`${row.path}: ${what}`);
    hold(`answers ${answer.status()}`, answer.status() === 200);
    hold("has another title", html.includes(`<title>${titleOf(row).replaceAll("&", "&amp;")}</title>`));
    hold("is not described", /<meta name="description" content="[^"]{50,170}">/.test(html));
    hold("has not one heading", html.split("<h1").length === 2);
    const [, marked] = /aria-current="page">.*?<span class="nav-label">([^<]*)</.exec(html) ?? [];
    if (row.group) hold("is not marked in the menu", marked === row.title.replaceAll("&", "&amp;"));
    if (!row.screen) hold("is not said to come soon", html.includes("Coming Soon!"));
    if (!row.screen) hold("is headed otherwise", html.includes(`>${titleFromPath(row.path)}</h1>`));
  }
  expect(faults).toEqual([]);
});

test("a page that is to come leads back home", async ({ page }) => {
  const row = routes.find(({ screen }) => !screen);
  test.skip(!row, "every page is there");
  await open(page, row?.path ?? "");
  await expect(page.getByText("Coming Soon!")).toBeVisible();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("every path and title stands once in the table", () => {
  for (const key of ["path", "title"] as const) {
    const values = routes.map((row) => row[key]);
    expect(new Set(values).size).toBe(values.length);
  }
});

test("every link of every page leads to what is there", () => {
  const pages = globSync("dist/**/index.html");
  expect(pages.length).toBeGreaterThan(1000);
  const linksOf = (page: string) =>
    [...readFileSync(page, "utf8").matchAll(/href="(\/[^"?#]*)/g)].map(([, to]) => to ?? "");
  const led = [...new Set(pages.flatMap(linksOf))];
  expect(led.length).toBeGreaterThan(1000);
  expect(led.filter((to) => !existsSync(/\.\w+$/.test(to) ? `dist${to}` : `dist${to}/index.html`))).toEqual([]);
});
