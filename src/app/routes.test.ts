import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readFaq } from "../content/schema/faq.ts";
import { readRouteDescriptions } from "../content/schema/route-descriptions.ts";
import { routes } from "./routes.ts";

const text = (file: string) => readFileSync(`src/content/${file}`, "utf8");
const toCome = /coming soon|will come|not yet|later version/i;

test("no page that is there is described as one to come", () => {
  const descriptions = readRouteDescriptions(text("route-descriptions.yaml"));
  const there = routes.filter(({ screen }) => screen);
  expect(there.flatMap(({ path }) => (toCome.test(descriptions[path] ?? "") ? [path] : []))).toEqual([]);
});

test("the FAQ explains “Coming Soon!” as long as a page says it, and no longer", () => {
  const asked = readFaq(text("faq.yaml")).flatMap(({ entries }) => entries.map(({ question }) => question));
  expect(asked.some((question) => toCome.test(question))).toBe(routes.some(({ screen }) => !screen));
});
