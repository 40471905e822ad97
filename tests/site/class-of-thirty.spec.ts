import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import { closeOfflineDialog, expect, open, test } from "./fixture.ts";
import { long } from "./sample.ts";

// A whole class: thirty devices without a network, each with its own answers, handed in to two teachers by all ways.

const many = 30;
/** So many devices work at the same time. */
const together = 5;

interface HandedIn {
  readonly number: number;
  /** What stands in the table for each question. */
  readonly marks: readonly string[];
  readonly code: string;
  readonly picture: Buffer;
}

const right = "✓right";
const wrong = "✗not yet";
const none = "–no answer";

/** What pupil `number` does with question `at`, a rule that gives every pattern of the three somewhere. */
const doesWith = (number: number, at: number) => [right, wrong, none][Math.floor(number / 3 ** at) % 3] ?? none;

/** One pupil on a device of her own: she opens the site once, loses the network, and does the challenge. */
async function pupil(browser: Browser, text: string, number: number): Promise<HandedIn> {
  const context = await browser.newContext({ serviceWorkers: "allow" });
  const page = await context.newPage();
  await page.goto("/faq");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
  });
  await context.setOffline(true);
  await open(page, `/challenge#${text}`);
  await closeOfflineDialog(page);
  await page.getByLabel("Your number").fill(String(number));
  await page.getByRole("button", { name: "Begin" }).click();
  const marks: string[] = [];
  for (const at of [0, 1, 2]) {
    const mark = doesWith(number, at);
    marks.push(mark);
    if (at > 0) await page.getByRole("button", { name: `Question ${at + 1}, not answered` }).click();
    const task = page.locator(".prose.heard");
    await expect(task).toHaveText(/\S/);
    if (mark === none) continue;
    const product = /(\d+)\D+(\d+)/.exec((await task.textContent()) ?? "");
    const answer = product ? Number(product[1]) * Number(product[2]) : 4.5;
    await page.getByLabel("Your answer").fill(String(mark === right ? answer : 0));
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await expect(
      page.getByRole("button", { name: `Question ${at + 1}, ${mark === right ? "right" : "not right yet"}` }),
    ).toBeVisible();
  }
  await page.getByRole("button", { name: "Hand in", exact: true }).click();
  const asItIs = page.getByRole("button", { name: "Hand in as it is" });
  if (marks.includes(none)) await asItIs.click();
  const rights = marks.filter((mark) => mark === right).length;
  await expect(
    page.getByRole("heading", { name: rights ? `${rights} of 3 right` : "None of 3 right yet" }),
  ).toBeVisible();
  const code = (await page.locator("[data-code]").getAttribute("data-code")) ?? "";
  const picture = await page.getByRole("img", { name: /code of your result/ }).screenshot();
  await context.close();
  return { number, marks, code, picture };
}

/** A teacher takes in results: every third by a picture, every third typed, the others pasted together. */
async function collect(page: Page, results: readonly HandedIn[]) {
  const by = (way: number) => results.filter(({ number }) => number % 3 === way);
  const asked = page.waitForEvent("filechooser");
  await page.getByText("Read codes from pictures").click();
  await (await asked).setFiles(
    by(0).map(({ number, picture }) => ({ name: `${number}.png`, mimeType: "image/png", buffer: picture })),
  );
  await expect(page.getByRole("heading", { name: new RegExp(`^${by(0).length} pupils`) })).toBeVisible();
  for (const [n, { code }] of by(1).entries()) {
    await page.getByLabel("Type a code").fill(code);
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByRole("heading", { name: new RegExp(`^${by(0).length + n + 1} pupils`) })).toBeVisible();
  }
  await page.getByText("Paste many codes").click();
  await page.getByLabel(/^One a line/).fill(
    by(2)
      .map(({ code }) => code)
      .join("\n"),
  );
  await page.getByRole("button", { name: "Add them" }).click();
  await expect(page.getByRole("heading", { name: new RegExp(`^${results.length} pupils`) })).toBeVisible();
}

test(
  "thirty pupils without a network hand in to two teachers, and one table has all of it",
  long,
  async ({ page, browser }, info) => {
    test.setTimeout(900_000);
    const [{ writeChallenge }, { usualRules }] = await Promise.all([
      import("../../src/sets/challenge/link.ts"),
      import("../../src/sets/challenge/rules.ts"),
    ]);
    const entries = [
      { item: "times-tables/0~3" },
      { item: "times-tables/0~4" },
      { own: { text: "Half of 9?", answers: ["4.5"] } },
    ];
    const text = writeChallenge({ set: { title: "Starter", entries }, rules: { ...usualRules, own: true, tries: 1 } });

    const results: HandedIn[] = [];
    for (let from = 0; from < many; from += together)
      results.push(
        ...(await Promise.all(Array.from({ length: together }, (_, i) => pupil(browser, text, from + i + 1)))),
      );
    expect(new Set(results.map(({ code }) => code)).size).toBe(many);

    const other = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
    await other.goto(`/teach#${text}`);
    await collect(other, results.slice(many / 2));
    const saved = other.waitForEvent("download");
    await other.getByRole("button", { name: "Save as a file" }).click();
    const path = info.outputPath("class.json");
    await (await saved).saveAs(path);
    await other.context().close();

    await open(page, `/teach#${text}`);
    await collect(page, results.slice(0, many / 2));
    const chosen = page.waitForEvent("filechooser");
    await page.getByText("Merge a file of another device").click();
    await (await chosen).setFiles({ name: "class.json", mimeType: "application/json", buffer: await readFile(path) });
    await expect(page.getByRole("heading", { name: new RegExp(`^${many} pupils`) })).toBeVisible();
    for (const { number, marks } of results) {
      const row = page.getByRole("row", { name: new RegExp(`Number ${number}(?!\\d)`) });
      const rights = marks.filter((mark) => mark === right).length;
      await expect(row.getByRole("cell")).toHaveText([`${rights} of 3`, ...marks]);
    }
  },
);
