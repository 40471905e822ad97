import { companionsOf, toolName, toolPaths } from "../../src/play/tools/going-together.ts";
import { expect, open, routes, test } from "./fixture.ts";

test("each tool has the name of its page, and leads to pages that there are", () => {
  for (const tool of toolPaths) {
    expect(toolName(tool)).toBe(routes.find(({ path }) => path === tool)?.title);
    for (const [to] of companionsOf(tool)) expect(routes.map(({ path }) => path)).toContain(to.split("?")[0]);
  }
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
