import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { firefoxPath, webkitPaths } from "../../build/browsers.mjs";
import { type ServedCopy, serveCopy } from "../serve-copy.ts";
import { takenOver } from "../taken-over.ts";
import { startFirefox } from "./firefox.ts";
import type { Tab } from "./tab.ts";
import { startWebkit } from "./webkit.ts";

export { expect };

/** One browser and one site for all tests of a walk. */
export const test = base.extend<object, { site: ServedCopy; tab: Tab }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const site = await serveCopy(addWatch);
      await use(site);
      site.remove();
    },
    { scope: "worker" },
  ],
  tab: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use, { project }) => {
      const tab = await start(project.name);
      await use(tab);
      await tab.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

export const isInstalled = (name: string) => Boolean(name === "firefox" ? firefoxPath() : webkitPaths());

function start(name: string): Promise<Tab> {
  const [firefox, webkit] = [firefoxPath(), webkitPaths()];
  if (name === "firefox" && firefox) return startFirefox(firefox);
  if (name === "webkit" && webkit) return startWebkit(webkit);
  throw new Error(`${name} is not installed`);
}

/**
 * Makes every page collect what goes wrong in it. Not every browser tells that to who drives it, so the site's first script,
 * which is kept for offline use with the rest, does.
 */
function addWatch(folder: string): void {
  const file = join(folder, "boot.js");
  writeFileSync(file, `(${watch})();\n${readFileSync(file, "utf8")}`);
}

function watch(): void {
  const faults: string[] = [];
  Object.assign(window, { faults });
  addEventListener(
    "error",
    (event) => {
      const { target, message } = event;
      faults.push(target instanceof Element ? `not loaded: ${target.outerHTML}` : message);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => faults.push(`unhandled: ${reason}`));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    faults.push(`against the policy: ${violatedDirective} ${blockedURI}`),
  );
  for (const kind of ["error", "warn"] as const) {
    const real = console[kind];
    console[kind] = (...said: unknown[]) => {
      faults.push(`console: ${said.join(" ")}`);
      real(...said);
    };
  }
}

/** Opens a path, waits until React has taken the page over, and holds that nothing went wrong on the way. */
export async function open({ tab, site }: { tab: Tab; site: ServedCopy }, path: string): Promise<void> {
  await tab.open(`${site.address}${path}`);
  await expect.poll(() => tab.ask(takenOver), `${path} comes to life`).toBe(true);
  await expect(
    tab.ask(() => document.querySelectorAll("h1").length),
    path,
  ).resolves.toBe(1);
}

/** What the page shows in the first place that the selector finds; nothing where there is no such place. */
export const text = (tab: Tab, selector: string) =>
  tab.ask((one) => document.querySelector(one)?.textContent?.trim() ?? "", selector);

const isThere = (tab: Tab, selector: string) =>
  expect
    .poll(() => tab.ask((one) => document.querySelector(one) !== null, selector), `${selector} is there`)
    .toBe(true);

export async function click(tab: Tab, selector: string): Promise<void> {
  await isThere(tab, selector);
  await tab.click(selector);
}

export async function type(tab: Tab, selector: string, keys: string): Promise<void> {
  await isThere(tab, selector);
  await tab.type(selector, keys);
}

export async function holdNoFaults(tab: Tab): Promise<void> {
  expect(await tab.ask(() => (window as unknown as { faults: string[] }).faults)).toEqual([]);
}
