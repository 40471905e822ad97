import { type BrowserContext, test as base, expect, type Locator, type Page } from "@playwright/test";
import { libraryOf, readFiles } from "../../build/library/read.ts";
import type { RouteRow } from "../../src/app/route-row.ts";
import { routes } from "../../src/app/routes.ts";
import { collections } from "../../src/content/collections.ts";
import { screens } from "../screens.ts";
import { takenOver } from "../taken-over.ts";
import { storedIn } from "./database.ts";

export { expect, routes, screens };

/** A path of each screen. */
export const screenPaths = screens.map(({ path }) => path);

/** What a tab is called that shows a row's page. */
export const titleOf = ({ path, title }: RouteRow) =>
  path === "/" ? "Sumwhere · Maths that works anywhere" : `${title} · Sumwhere`;

/** Pages of single puzzles that stand for the others: with and without a figure, on all shapes of address. */
export const samplePuzzles = ["/geometry/circles/17", "/arithmetic/easy/3", "/logic/hard/12", "/riddles/5"];

/** Every entry of the library that has a page, and one of each collection. */
export const entryPaths = libraryPaths();
export const sampleEntries = collections.flatMap(
  (collection) => entryPaths.find((path) => path.startsWith(`/${collection}/`)) ?? [],
);

/**
 * What Chromium says of a request that was under way, or begun, while a test had taken the network away. It may come long
 * after the request was cut, so no test could say when to expect it.
 */
const cut = /^Failed to load resource: net::ERR_(?:INTERNET_DISCONNECTED|NETWORK_CHANGED|NETWORK_ACCESS_DENIED)$/;

/** A page that fails its test on console errors, failed scripts and requests to any other origin. */
export const test = base.extend<{ watched: Watched }>({
  watched: [
    async ({ page, context, baseURL }, use) => {
      const watched: Watched = { errors: [], foreign: [], expected: [] };
      const setOffline = context.setOffline.bind(context);
      context.setOffline = (offline) => {
        if (offline) watched.expected.push(cut);
        return setOffline(offline);
      };
      page.on("console", (message) => {
        const complains = message.type() === "error" || message.type() === "warning";
        if (complains && !message.text().includes("blocked by Playwright")) watched.errors.push(message.text());
      });
      page.on("pageerror", (error) => watched.errors.push(error.message));
      page.on("request", (request) => {
        const url = new URL(request.url());
        if (/^https?:$/.test(url.protocol) && url.origin !== baseURL) watched.foreign.push(request.url());
      });
      await use(watched);
      // Read at the very end: what an offline page complains of may arrive after the test's last step.
      const unexpected = watched.errors.filter((text) => !watched.expected.some((one) => one.test(text)));
      expect(unexpected, "console").toEqual([]);
      expect(watched.foreign, "requests to another origin").toEqual([]);
    },
    { auto: true },
  ],
});

export interface Watched {
  errors: string[];
  foreign: string[];
  /** Messages that this test provokes on purpose. */
  expected: RegExp[];
}

/** What is told of an answer, in sight: what the next press would tell is laid out beside it, unseen. */
export const verdictIn = (scope: Page | Locator) => scope.locator("output > :visible");

/** Opens what stands behind one of the two buttons over a board. */
export async function openMenu(page: Page, which: "New puzzle" | "More"): Promise<void> {
  await page.getByRole("button", { name: which, exact: true }).click();
  await expect(page.getByRole("dialog", { name: which })).toBeVisible();
}

/** Opens a path and waits until React has taken the page over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(takenOver);
  // What listens to the window begins to in an effect, which comes a little later.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
}

/** Fails where the main part of the page has two links to the same address with the same name. */
export async function linksOnce(page: Page): Promise<void> {
  const links = await page
    .locator("main a[href]")
    .evaluateAll((all) =>
      (all as HTMLAnchorElement[]).map(
        (link) => `${(link.ariaLabel ?? link.textContent).replace(/\s+/g, " ").trim()}: ${link.href}`,
      ),
    );
  expect(
    links.filter((link, index) => links.indexOf(link) !== index),
    "links that stand there twice",
  ).toEqual([]);
}

/** The scripts that a page names for boot.js: each after those it imports, its entry last. */
export async function modulesOf(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  return /data-modules="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];
}

/** The address of the module that a page's screen is. */
export async function screenOf(page: Page, path: string): Promise<string> {
  const screen = (await modulesOf(page, path)).find((file) => file.includes("/screen-"));
  if (!screen) throw new Error(`${path} names no screen`);
  return screen;
}

/** Waits until every page is kept for offline use and the service worker has the page in its care. */
export async function offlineReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
    // The library comes after the rest; asked for once more it says when all of it is there.
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    await new Promise((done) => {
      port1.onmessage = done;
      active?.postMessage({ type: "STORE_LATER" }, [port2]);
    });
  });
}

/** Waits until this many attempts are written into the device's database: a test reloads faster than any hand. */
export async function kept(page: Page, attempts: number): Promise<void> {
  const written = async () =>
    (await storedIn(page, "attempts")).filter(({ what }) => what !== "run" && what !== "seen");
  await expect.poll(async () => (await written()).length).toBe(attempts);
}

/** Waits until what was begun is written as it stands now, which `is` tells from the parsed text. */
export async function keptSave(
  page: Page,
  kind: string,
  is: (save: Record<string, unknown>) => boolean,
): Promise<void> {
  const written = async () => {
    const save = (await storedIn(page, "saves")).find((row) => row["kind"] === kind);
    return save !== undefined && save["text"] !== "" && is(JSON.parse(String(save["text"])));
  };
  await expect.poll(written).toBe(true);
}

/** Waits until so much was kept of what was done on boards. */
export async function keptMoves(page: Page, count: number): Promise<void> {
  await expect.poll(async () => (await storedIn(page, "moves")).length).toBe(count);
}

/**
 * Routes some of a site's files, as Playwright's own `route`. Under that Playwright lets no favicon through, which is how
 * the site asks whether it is online: here it comes as long as the browser itself is.
 */
export async function hold(target: Page | BrowserContext, ...how: Parameters<Page["route"]>): Promise<void> {
  const letThrough = () => {
    const ask = window.fetch;
    window.fetch = (input, init) =>
      navigator.onLine && input === "/favicon.ico" ? Promise.resolve(new Response()) : ask(input, init);
  };
  await target.addInitScript(letThrough);
  if ("evaluate" in target) await target.evaluate(letThrough);
  await target.route(...how);
}

/** Holds the scripts of a page back until what it gives is called. */
export async function heldScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await hold(page, "**/assets/react-*.js", async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Waits for the dialog that says the connection is gone, and puts it away. */
export async function closeOfflineDialog(page: Page): Promise<void> {
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
}

/** Answers are typed as one text wherever the test has not chosen otherwise: what stands inside a problem has tests of its own. */
export async function typeAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!localStorage.getItem("settings")) localStorage.setItem("settings", '{"guest":{"answers":"text"}}');
  });
}

/** Opens every page of the test with these settings. */
export async function choose(page: Page, settings: Readonly<Record<string, string | number>>): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem("settings", text), JSON.stringify({ guest: settings }));
}

function libraryPaths(): readonly string[] {
  const library = libraryOf(readFiles());
  return collections.flatMap((collection) => library[collection].map(({ id }) => `/${collection}/${id}`));
}
