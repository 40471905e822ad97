import { parse } from "yaml";
import { z } from "zod";
import type { QuizQuestion } from "../../engine/quiz.ts";

const prose = z.string().trim().min(1);
const option = z.strictObject({ text: prose, misconception: prose.exactOptional() });

const quizQuestion = z
  .strictObject({
    id: z.string().regex(/^weekly-\d{3}$/),
    question: prose,
    options: z.tuple([option, option, option, option]),
    correct: z.literal([0, 1, 2, 3]).describe("Index of the right option"),
    explanation: prose,
  })
  .check((context) => {
    const { options, correct } = context.value;
    const fault = (message: string) => context.issues.push({ code: "custom", input: context.value, message });
    for (const [i, { misconception }] of options.entries())
      if ((misconception === undefined) !== (i === correct))
        fault(i === correct ? "the right option has a misconception" : `option ${i} has no misconception`);
    if (new Set(options.map(({ text }) => text)).size < options.length) fault("two options have the same text");
  });

const weeklyQuiz = z.strictObject({ questions: z.array(quizQuestion).min(1) }).check((context) => {
  const ids = context.value.questions.map(({ id }) => id);
  if (new Set(ids).size < ids.length)
    context.issues.push({ code: "custom", input: context.value, message: "an id is used twice" });
});

/** Takes the text of a set of the quiz (quiz/set-01.yaml) and gives its questions in order. Throws with every fault and where it is. */
export function readWeeklyQuiz(text: string): QuizQuestion[] {
  const result = weeklyQuiz.safeParse(parse(text));
  if (result.success) return result.data.questions;
  const faults = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`A set of the weekly quiz\n${faults.join("\n")}`);
}
