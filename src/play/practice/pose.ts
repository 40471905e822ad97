import type { AnswerSpec } from "../../engine/answer/answer.ts";
import type { Posed, Question, Skill } from "../../engine/exercise.ts";
import type { Exercise } from "../../engine/item.ts";
import { posed } from "../../engine/poser.ts";
import { hasParts } from "../has-parts.ts";

/** The question of a seed in its version, as its skill writes it. */
export function questionOf(skills: readonly Skill[], { skill: id, stage: at, seed, version }: Exercise): Question {
  const stage = skills.find((skill) => skill.id === id)?.stages[at];
  if (!stage) throw new Error(`there is no stage ${at} of ${id}`);
  return posed(stage, seed, version);
}

/** The same, ready to be shown. Rejects where the code that sets formulas cannot be loaded. */
export async function pose(skills: readonly Skill[], exercise: Exercise): Promise<Posed> {
  const skill = skills.find(({ id }) => id === exercise.skill);
  return set(questionOf(skills, exercise), skill?.natural);
}

/** A question with its texts compiled; `natural` as in `Skill`. Rejects where the code for that cannot be loaded. */
export async function set(question: Question, natural = false): Promise<Posed> {
  const { typesetQuestion } = await import("../../engine/typeset/question.ts");
  const posed = typesetQuestion(natural ? { ...question, answer: naturalAnswer(question.answer) } : question);
  // Its places for the answer come with it, or the focus would go to the plain field before they stand there.
  if (hasParts(posed.answer, posed.inside)) await import("../inside/inside.tsx").catch(() => null);
  return posed;
}

function naturalAnswer(answer: AnswerSpec): AnswerSpec {
  return answer.kind === "whole" || answer.kind === "decimal" ? { ...answer, natural: true } : answer;
}
