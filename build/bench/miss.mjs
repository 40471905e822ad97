import { startFlow } from "lighthouse";
import puppeteer from "puppeteer-core";
import { chromiumPath } from "../chromium.mjs";
import { flags } from "./browser.mjs";
import { median } from "./table.mjs";

const runs = 5;
/** A puzzle with what is typed as its wrong answer, and a set of practice. */
export const misses = [
  { path: "/arithmetic/easy/7", field: "main article input.typed", typed: "3.95" },
  { path: "/fractions", field: "main form input.part, main form input.typed", typed: "1" },
];
/** What Lighthouse reads of the stretch from the press to the explanation, with its limit. */
export const readings = [
  { name: "TBT", audit: "total-blocking-time", limit: 50 },
  { name: "CLS", audit: "cumulative-layout-shift", limit: 0 },
  { name: "Press until painted", audit: "interaction-to-next-paint", limit: undefined },
];

/** Lighthouse's mobile preset from a wrong answer to its explanation: the medians of five, one for each reading. */
export async function measureMiss(origin, { path, field, typed }) {
  const results = [];
  for (let run = 0; run < runs; run++) {
    const browser = await puppeteer.launch({ executablePath: chromiumPath(), args: flags });
    try {
      const page = await browser.newPage();
      const flow = await startFlow(page);
      await flow.navigate(`${origin}${path}`);
      for (const part of await page.$$(field)) await part.type(typed);
      await flow.startTimespan();
      await page.keyboard.press("Enter");
      await page.waitForFunction(() => /\w/.test(document.querySelector("main output")?.textContent ?? ""));
      await new Promise((done) => setTimeout(done, 1000));
      await flow.endTimespan();
      const { steps } = await flow.createFlowResult();
      const { audits } = steps.at(-1).lhr;
      results.push(readings.map(({ audit }) => audits[audit].numericValue));
    } finally {
      await browser.close();
    }
  }
  return readings.map((_, index) => median(results.map((result) => result[index])));
}
