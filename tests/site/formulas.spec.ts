import type { CDPSession } from "@playwright/test";
import { expect, hydrated, open, test } from "./fixture.ts";
import { long, oneIn } from "./sample.ts";

test("a screen reader meets each formula once and whole", async ({ page }) => {
  await open(page, "/formulas");
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll("main math")]
      .filter((math) => !math.closest("[aria-hidden]") && math.getClientRects().length > 0)
      .map((math) => math.textContent?.replace(/\s/g, "")),
  );
  expect(shown.length).toBeGreaterThan(10);
  const met = await formulasMet(await page.context().newCDPSession(page));
  expect(met).toEqual(shown);
  const percentage = met.filter((text) => text?.startsWith("percentagechange"));
  expect(percentage).toEqual(["percentagechange=new−oldold×100"]);
});

test("a long formula breaks between its pieces on a phone, and what follows stays on its last line", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, "/arithmetic/hard");
  const lines = await page.evaluate(() => {
    for (const fold of document.querySelectorAll("main details")) fold.setAttribute("open", "");
    const middle = (box: DOMRect) => (box.top + box.bottom) / 2;
    return [...document.querySelectorAll("main .keep > math, main .long > math")].map((math) => {
      const rows = [...math.children].map((row) => row.getBoundingClientRect());
      const last = rows.at(-1);
      const tail = math.nextElementSibling?.getBoundingClientRect();
      return {
        lines: rows.filter((row, index) => index === 0 || row.left < (rows[index - 1]?.right ?? 0) - 1).length,
        right: Math.max(...rows.map((row) => row.right)),
        isTailApart: Boolean(tail && last && Math.abs(middle(tail) - middle(last)) > last.height),
      };
    });
  });
  expect(lines.some((formula) => formula.lines > 1)).toBe(true);
  expect(lines.filter((formula) => formula.right > 320 || formula.isTailApart)).toEqual([]);
});

/** The text of each formula in the accessibility tree. */
async function formulasMet(session: CDPSession): Promise<string[]> {
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (id: string): string => {
    const node = byId.get(id);
    if (node?.role?.value === "StaticText") return String(node.name?.value ?? "");
    return (node?.childIds ?? []).map(textOf).join("");
  };
  return nodes
    .filter((node) => !node.ignored && node.role?.value === "MathMLMath")
    .map((node) => textOf(node.nodeId).normalize("NFKC").replace(/\s/g, ""));
}

/** What each tool shows once it has worked something out. */
const outcomes: Readonly<Record<string, string>> = {
  "/scientific-calc": "[data-testid=result], #solution",
  "/fraction-calc": "#result",
  "/percentage-calc": "#result",
  "/area-calc": "[data-testid^=result-]",
  "/volume-calc": "[data-testid^=result-]",
  "/graph-plotter": "[data-line='0'] > path[d^=M]",
};

test(
  "each formula opens a tool that has worked its example out, by a press and by its address",
  long,
  async ({ page }) => {
    test.slow();
    const links: { to: string; group: string }[] = [];
    for (const group of ["arithmetic", "algebra", "geometry", "statistics"]) {
      await open(page, `/formulas?group=${group}`);
      const found = await page
        .getByRole("link", { name: /^Try it in/ })
        .evaluateAll((all) => (all as HTMLAnchorElement[]).map(({ href }) => href));
      links.push(...found.map((to) => ({ to, group })));
    }
    expect(links).toHaveLength(31);
    const done = async (to: string) => {
      const tool = new URL(to).pathname;
      await expect(page.locator(outcomes[tool] ?? "missing").first(), to).toBeVisible();
      await expect(page.getByTestId("fault")).toHaveCount(0);
    };
    for (const { to } of oneIn(8, links)) {
      await page.goto(to);
      await hydrated(page);
      await done(to);
    }
    for (const { to, group } of oneIn(16, links, 3)) {
      await open(page, `/formulas?group=${group}`);
      await page.locator(`a[href="${new URL(to).pathname}${new URL(to).search}${new URL(to).hash}"]`).click();
      await done(to);
    }
  },
);

test(
  "the sheet of an exam holds the everyday formulas, but those its course does not reach",
  long,
  async ({ page }) => {
    await open(page, "/formulas?sheet=gcse-foundation");
    const sheet = page.locator(".exam-sheet");
    const named = (name: string | RegExp) => sheet.getByRole("heading", { level: 4, name });
    await expect(named(/Pythagoras/).first()).toBeVisible();
    await expect(named(/[Qq]uadratic formula/)).toHaveCount(0);
    await page.getByRole("radio", { name: "GCSE Higher" }).check();
    await expect(named(/[Qq]uadratic formula/)).toHaveCount(1);
  },
);

test("a link to a sheet leads to it, with the focus", long, async ({ page }) => {
  await open(page, "/area-calc");
  await page.getByRole("link", { name: "Formula: Exam formulas" }).press("Enter");
  const heading = page.getByRole("heading", { level: 2, name: "Exam formulas" });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test("who comes back from a tool is at the formula that was left", long, async ({ page }) => {
  await open(page, "/formulas?sheet=ib");
  const work = page
    .locator("article")
    .filter({ has: page.getByRole("heading", { name: "Derivative of a power" }) })
    .getByRole("link", { name: "Work it out" });
  await work.scrollIntoViewIfNeeded();
  await work.press("Enter");
  await expect(page).toHaveURL(/graph-plotter/);
  await page.goBack();
  await expect(work).toBeInViewport();
});

test("the rows of a matrix stand apart", async ({ page }) => {
  await open(page, "/glossary/determinant");
  const tables = page.getByRole("main").locator("mtable");
  await expect(tables).toHaveCount(2);
  const gaps = await tables.evaluateAll((all) =>
    all.map((table) => {
      const [upper = [], lower = []] = [...table.querySelectorAll("mtr")].map((row) =>
        [...row.querySelectorAll("mtd > *")].map((cell) => cell.getBoundingClientRect()),
      );
      return Math.min(...lower.map(({ top }) => top)) - Math.max(...upper.map(({ bottom }) => bottom));
    }),
  );
  for (const gap of gaps) expect(gap).toBeGreaterThan(4);
});
