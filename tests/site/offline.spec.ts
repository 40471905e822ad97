import {
  closeOfflineDialog,
  expect,
  hydrated,
  offlineReady,
  open,
  screens,
  test,
  titleOf,
  verdictIn,
} from "./fixture.ts";
import { oneIn } from "./sample.ts";
import { test as stored } from "./stored.ts";

stored("after one visit every screen opens directly with the network gone", async ({ page, context, watched }) => {
  test.setTimeout(600_000);
  await open(page, "/faq");
  await offlineReady(page);
  await context.setOffline(true);
  await page.route("**/*", (route) => route.abort());
  for (const row of oneIn(20, screens)) {
    await page.goto(row.path);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 }), row.path).toBeVisible();
    await expect(page).toHaveTitle(titleOf(row));
  }
  await page.goto("/arithmetic/easy?seed=7");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Easy Arithmetic Puzzles");
  await page.goto("/arithmetic/easy/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Easy Arithmetic Puzzles");
  await page.goto("/no-such-page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  // The connection check fails, as it should; the rest of the console must be clean.
  watched.expected.push(/favicon\.ico|ERR_|Failed to load resource|404: there is no page/);
});

stored("offline, every kind of screen still does its work", async ({ page, context, watched }) => {
  await open(page, "/");
  await offlineReady(page);
  await context.setOffline(true);
  // A new page may get through before the browser has cut it off, too: that would be the end of one outage and another's beginning.
  await page.addInitScript(() => {
    const ask = window.fetch;
    window.fetch = (input, init) =>
      input === "/favicon.ico" ? Promise.reject(new TypeError("offline")) : ask(input, init);
  });
  await page.goto("/word-problems");
  await hydrated(page);
  await closeOfflineDialog(page);
  await page.getByRole("tab", { name: "Hard" }).click();
  await expect(page.getByRole("tab", { name: "Hard" })).toHaveAttribute("aria-selected", "true");
  const card = page.locator("article:visible").first();
  await card.getByLabel("Your answer").fill("-99999");
  await card.getByRole("button", { name: "Check", exact: true }).click();
  await expect(verdictIn(card)).toContainText(/\w/);
  // Put away once, it stays away for this outage, on other pages too.
  await page.goto("/jokes");
  await hydrated(page);
  await expect(page.getByRole("button", { name: "Connection: Offline" })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("button", { name: "Next Joke" }).click();
  await expect(page.getByRole("main").getByText("Joke 2 of 20")).toBeVisible();
  await page.goto("/sudoku");
  await hydrated(page);
  await page.getByRole("button", { name: "Check Solution" }).click();
  await expect(page.getByRole("main").getByText("Not quite right. Keep trying!")).toBeVisible();
  watched.expected.push(/favicon\.ico|ERR_|Failed to load resource/);
});

test("the site can be installed", async ({ page, request }) => {
  await open(page, "/");
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await (await request.get(href ?? "")).json();
  expect(manifest).toMatchObject({ short_name: "Sumwhere", display: "standalone", start_url: "/", scope: "/" });
  for (const image of [...manifest.icons, ...manifest.screenshots]) {
    const response = await request.get(`/${image.src}`);
    expect(response.status(), image.src).toBe(200);
    expect(response.headers()["content-type"]).toContain(image.type);
  }
  expect(manifest.icons.some((icon: { purpose?: string }) => icon.purpose === "maskable")).toBe(true);
});
