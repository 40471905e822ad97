import { Link } from "react-router";
import { pathOfPuzzle } from "../../content/where.ts";
import { puzzleOfItem } from "../../engine/item.ts";
import { zoneOfItem } from "../../play/sets/category-of.ts";
import { called } from "../../sets/called.ts";
import { type KnownSkill, type Next, teachNext } from "../../sets/result/needs.ts";
import type { SetQuestion } from "../../sets/set.ts";

interface TeachNextProps {
  readonly questions: readonly SetQuestion[];
  readonly skills: readonly KnownSkill[];
}

const mostLinks = 3;

/** Where to go on from questions that went wrong: what comes before them, or the puzzle with its hint and solution. */
export function TeachNext({ questions, skills }: TeachNextProps) {
  const next = new Map<string, Next>();
  for (const { item } of questions)
    for (const one of teachNext(item, skills)) next.set(`${one.skill}/${one.stage}`, one);
  const puzzles = new Map(
    questions
      .filter(({ item }) => /^[a-z0-9-]+-\d{3}/.test(item) && !item.startsWith("weekly-"))
      .map((question) => [question.item, called(question, questions)]),
  );
  if (next.size + puzzles.size === 0) return null;
  return (
    <p className="screen-only mt-1 flex flex-wrap gap-x-4 gap-y-1">
      <span className="content-center font-semibold">Teach next:</span>
      {[...next.values()].slice(0, mostLinks).map(({ skill, title, stage }) => (
        <Link
          key={`${skill}/${stage}`}
          className="link min-h-6 content-center"
          to={`/${zoneOfItem(`${skill}/0~0`)}?practise=${skill}`}
        >
          {title}
          {stage !== null && `, step ${stage + 1}`}
        </Link>
      ))}
      {[...puzzles].slice(0, mostLinks).map(([item, name]) => (
        <Link key={item} className="link min-h-6 content-center" to={pathOfPuzzle(puzzleOfItem(item))}>
          {name}, with its hint and solution
        </Link>
      ))}
    </p>
  );
}
