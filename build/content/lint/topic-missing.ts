import { readFileSync } from "node:fs";
import { readTopics } from "../../../src/content/schema/topics.ts";
import type { Rule } from "./rule.ts";

const choices: Readonly<Record<string, readonly { slug: string }[]>> = readTopics(
  readFileSync("src/content/topics.yaml", "utf8"),
).choices;

/** Where a category can be narrowed down to a topic, each of its puzzles names one. */
export const topicMissing: Rule = {
  name: "topic-missing",
  check: ({ id, topic }) => {
    const category = Object.keys(choices).find((name) => id.startsWith(`${name}-`));
    const slugs = choices[category ?? ""]?.map(({ slug }) => slug);
    if (!slugs) return topic ? [`has the topic ${topic}, but its list has no topics to choose between`] : [];
    return topic && slugs.includes(topic) ? [] : [`needs a topic; one of ${slugs.join(", ")}`];
  },
};
