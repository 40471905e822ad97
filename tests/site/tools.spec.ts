import { libraryOf, readFiles } from "../../build/library/read.ts";
import { companionsOf, toolName, toolPaths } from "../../src/play/tools/going-together.ts";
import { expect, open, routes, test } from "./fixture.ts";

test("each tool has the name of its page, and leads to pages that there are", () => {
  for (const tool of toolPaths) {
    expect(toolName(tool)).toBe(routes.find(({ path }) => path === tool)?.title);
    for (const [to] of companionsOf(tool)) expect(routes.map(({ path }) => path)).toContain(to.split("?")[0]);
  }
});

test("what the library has about a tool stands under it, words by a press where they are many", async ({ page }) => {
  const library = libraryOf(readFiles());
  await open(page, "/graph-plotter");
  const looked = page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: "Look it up" }) });
  for (const { id, see } of [...library.concepts, ...library["real-life"]])
    if (see.includes("/graph-plotter")) await expect(looked.locator(`a[href$="/${id}"]`).first(), id).toBeVisible();
  await expect(looked.getByRole("link", { name: "Formula: Exam formulas" })).toHaveAttribute(
    "href",
    "/formulas?sheet=all",
  );
  const words = library.glossary.filter(({ see }) => see.includes("/graph-plotter"));
  await looked.getByText(/^\d+ more$/).press("Enter");
  for (const { id } of words) await expect(looked.locator(`a[href="/glossary/${id}"]`), id).toBeVisible();
  await looked.getByRole("link", { name: "Idea: Parabolas" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Parabolas" })).toBeVisible();
});

test("zones and puzzles lead to the tools that go with them, and these lead back", async ({ page }) => {
  const pages = new Set(toolPaths.flatMap((tool) => companionsOf(tool).map(([to]) => to.split("?")[0] ?? "")));
  for (const path of pages) {
    if (toolPaths.some((tool) => tool === path)) continue;
    const html = await (await page.request.get(path)).text();
    const [, links = ""] = html.split('aria-label="Tools that go with it"');
    const led = toolPaths.filter((tool) => companionsOf(tool).some(([to]) => to.split("?")[0] === path));
    for (const tool of led) expect(links, `${path} leads to ${tool}`).toContain(`href="${tool}"`);
  }
  await open(page, "/geometry/circles");
  await page.getByRole("link", { name: "Area Calc", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Area Calc" })).toBeVisible();
  await page.getByRole("link", { name: "Circle puzzles" }).press("Enter");
  await expect(page).toHaveURL(/\/geometry\/circles$/);
});
