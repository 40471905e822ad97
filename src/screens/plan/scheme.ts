import zones from "virtual:skill-names";
import { categories } from "../../content/categories.ts";
import type { Topic, TopicGroup } from "../../content/curriculum.ts";
import type { Recipe } from "../../play/sets/compose.ts";

export interface KnownSkill {
  readonly title: string;
  readonly path: string;
}

const skills = new Map(
  zones.flatMap((zone) =>
    zone.skills.map(({ id, title }): [string, KnownSkill] => [id, { title, path: `/${zone.id}?practise=${id}` }]),
  ),
);

export const skillsOf = (topic: Topic): readonly KnownSkill[] => topic.skills.flatMap((id) => skills.get(id) ?? []);

/** Whether the site has anything for a topic. */
export const isThere = ({ skills, puzzles }: Topic) => skills.length > 0 || Object.keys(puzzles).length > 0;

/** How many of its puzzles are of which category. */
export function categoriesOf({ puzzles }: Topic): readonly { readonly name: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const [list, numbers] of Object.entries(puzzles)) {
    const category = list.split("/")[0] ?? "";
    const name = category in categories ? categories[category as keyof typeof categories] : "Riddles";
    counts.set(name, (counts.get(name) ?? 0) + numbers.length);
  }
  return [...counts].map(([name, count]) => ({ name, count }));
}

/** Whether each word that is looked for stands in a topic: in its code, its sentence, its year or one of its skills. */
export function isIn(topic: Topic, { name }: TopicGroup, words: string): boolean {
  const text = [topic.code, topic.says, name, ...skillsOf(topic).map(({ title }) => title)].join(" ").toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** A set of a topic: questions to practise it and puzzles to think about. */
export function recipeOf({ name, grade }: TopicGroup, { code, skills, puzzles }: Topic, count: number): Recipe {
  const isCode = /^[0-9A-Z]+[-.\d]/.test(code);
  return {
    title: isCode ? code : `${name}: ${code}`,
    topic: { kind: "both", skills, puzzles },
    grade,
    level: "medium",
    count,
    rising: true,
  };
}
