import { plainText } from "../../engine/plain-text.ts";
import { and, count } from "../../engine/words.ts";
import type { Row } from "../../sets/result/collect.ts";
import type { KnownSkill, Made } from "../../sets/result/needs.ts";
import type { SetQuestion } from "../../sets/set.ts";
import { Html } from "../../ui/html.tsx";
import { pupilNames } from "./pupil-name.ts";
import { TeachNext } from "./teach-next.tsx";

interface SlipListProps {
  readonly made: readonly Made[];
  readonly rows: number;
  readonly questionsOf: (row: Row) => readonly SetQuestion[];
  readonly skills: readonly KnownSkill[];
  readonly isNumber: boolean;
}

const most = 8;

/** The slips that were made most, by whom, and what to teach next. */
export function SlipList({ made, rows, questionsOf, skills, isNumber }: SlipListProps) {
  if (made.length === 0) return null;
  return (
    <section className="card flex flex-col gap-3 p-5 sm:p-7" aria-labelledby="slips">
      <h3 id="slips" className="text-lg">
        The slips made most
      </h3>
      <ol className="flex flex-col gap-3">
        {made.slice(0, most).map((slip) => (
          <li key={slip.slip} className="border-line not-last:border-b not-last:pb-3">
            <p>
              <strong>
                {slip.rows.length} of {count(rows, "pupil")}
              </strong>{" "}
              {isNamed(slip) ? slip.slip : "made this slip"} ({slip.questions.length === 1 ? "question" : "questions"}{" "}
              {and(slip.questions.map((at) => at + 1))})
              {slip.mended.length > 0 && `; ${slip.mended.length} of them put it right themselves`}
            </p>
            <Html className="prose text-soft" html={slip.say} />
            <p className="text-sm text-soft">{pupilNames(slip.rows, isNumber)}</p>
            <TeachNext questions={slippedIn(slip, questionsOf)} skills={skills} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A slip without a name goes by its sentence, which stands below it anyway. */
const isNamed = ({ slip, say }: Made) => slip !== plainText(say);

/** The questions that a slip was made in, as those who made it had them. */
export function slippedIn(
  { rows, questions }: Made,
  questionsOf: SlipListProps["questionsOf"],
): readonly SetQuestion[] {
  const [first] = rows;
  return first ? questions.flatMap((at) => questionsOf(first)[at] ?? []) : [];
}
