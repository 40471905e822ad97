import { answerText } from "../../engine/answer/answer-text.ts";
import type { SetQuestion, WorkSet } from "../../sets/set.ts";
import { place } from "./questions.ts";
import { distinct, goodForBingo } from "./short-answers.ts";
import type { Sources } from "./sources.ts";
import { byQuestion, twinOf } from "./variants.ts";

/** So often the questions of a set are asked with other numbers for the answers that it lacks. */
const rounds = 6;

/** A set with more questions like its own, until bingo can be played with it; as it is where they have no other numbers. */
export async function withMore(set: WorkSet, seed: number, sources: Sources): Promise<WorkSet> {
  const placed = async ({ entries }: WorkSet) =>
    Promise.all(entries.map(async (entry) => (await place(entry, sources)).question));
  const questions: (SetQuestion | null)[] = [...(await placed(set))];
  const entries = [...set.entries];
  const usable = () => distinct(questions, ({ answer }) => answerText(answer, "point")).length;
  for (let round = 0; round < rounds; round++) {
    const { set: twin } = await twinOf(set, seed + round, sources, byQuestion);
    const asked = await placed(twin);
    for (const [at, entry] of twin.entries.entries()) {
      if (usable() >= goodForBingo) return { ...set, entries };
      const before = usable();
      questions.push(asked[at] ?? null);
      if (usable() > before) entries.push(entry);
      else questions.pop();
    }
  }
  return { ...set, entries };
}
