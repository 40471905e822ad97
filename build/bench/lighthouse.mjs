import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { chromiumPath } from "../chromium.mjs";
import { flags } from "./browser.mjs";
import { profileWithRecord } from "./record.mjs";
import { median } from "./table.mjs";

/** The pages that are measured; with `answers`, with so many on record. */
export const pages = [
  { path: "/" },
  { path: "/arithmetic/easy" },
  { path: "/geometry/circles/17" },
  { path: "/weekly-quiz" },
  { path: "/fractions" },
  { path: "/sudoku" },
  { path: "/progress", answers: 1000 },
];
const runs = 5;
const categories = ["performance", "accessibility", "best-practices", "seo"];

/** The columns: how each is read off a Lighthouse result, how it is written, and its limit. */
export const columns = [
  ...categories.map((name) => ({
    name: name === "seo" ? "SEO" : name.replace("-", " "),
    read: (result) => result.categories[name].score * 100,
    write: (value) => String(Math.round(value)),
    limit: name === "performance" ? ">= 98" : "100",
    ok: (value) => Math.round(value) >= (name === "performance" ? 98 : 100),
  })),
  metric("LCP", "largest-contentful-paint", "1.3 s", 1300, (ms) => `${(ms / 1000).toFixed(2)} s`),
  metric("TBT", "total-blocking-time", "50 ms", 50, (ms) => `${Math.round(ms)} ms`),
  metric("CLS", "cumulative-layout-shift", "0", 0, (value) => value.toFixed(3)),
];

function metric(name, audit, limit, most, write) {
  return {
    name,
    read: (result) => result.audits[audit].numericValue,
    write,
    limit,
    ok: (value) => Number(value.toFixed(3)) <= most,
  };
}

/**
 * Runs Lighthouse's mobile preset five times on a page. Gives the median of each column, the checks that lost points
 * (in how many runs, and where first), and how fast Lighthouse found the processor.
 */
export async function measurePage(origin, { path, answers = 0 }) {
  const profile = answers > 0 ? await profileWithRecord(origin, answers) : undefined;
  const results = [];
  const run = () => lighthouse(`${origin}${path}`, profile);
  try {
    // On a busy machine a run now and then loses its trace: it gets a second chance.
    while (results.length < runs) results.push(await run().catch(run));
  } finally {
    if (profile) await rm(profile, { recursive: true, force: true });
  }
  return {
    values: columns.map((column) => median(results.map(column.read))),
    lost: lostPoints(results),
    processorIndex: median(results.map((result) => result.environment.benchmarkIndex)),
  };
}

/** Each run has a browser of its own, as from the command line, with a copy of a profile or with nothing. */
async function lighthouse(url, profile) {
  const folder = await mkdtemp(join(tmpdir(), "lighthouse-"));
  const file = join(folder, "result.json");
  const own = join(folder, "profile");
  if (profile) await cp(profile, own, { recursive: true });
  const chromeFlags = ["--headless=new", ...flags, ...(profile ? [`--user-data-dir=${own}`] : [])].join(" ");
  const options = ["--output=json", `--output-path=${file}`, "--quiet", "--no-enable-error-reporting"];
  if (profile) options.push("--disable-storage-reset");
  try {
    const child = spawn("node_modules/.bin/lighthouse", [url, ...options, `--chrome-flags=${chromeFlags}`], {
      env: { ...process.env, CHROME_PATH: chromiumPath() },
      stdio: ["ignore", "ignore", "pipe"],
    });
    const [errors] = await Promise.all([text(child.stderr), once(child, "close")]);
    if (!existsSync(file)) throw new Error(`Lighthouse gave no result for ${url}\n${errors}`);
    const result = JSON.parse(await readFile(file, "utf8"));
    if (result.runtimeError) throw new Error(`Lighthouse, ${url}: ${result.runtimeError.message}`);
    return result;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What cost points outside performance, as lines of text. */
function lostPoints(results) {
  const lost = new Map();
  for (const { audits, categories: found } of results) {
    const refs = categories.slice(1).flatMap((name) => found[name].auditRefs);
    for (const { id, weight } of refs) {
      const { score, details } = audits[id];
      if (weight === 0 || score === null || score === 1) continue;
      const { count = 0, where = details?.items?.[0]?.node?.selector ?? "the page" } = lost.get(id) ?? {};
      lost.set(id, { count: count + 1, where });
    }
  }
  return [...lost].map(([id, { count, where }]) => `${id} in ${count} of ${results.length} runs, first at ${where}`);
}
