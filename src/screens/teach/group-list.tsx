import { count } from "../../engine/words.ts";
import type { Row } from "../../sets/result/collect.ts";
import { type Group, groupsOf, type KnownSkill, type Made } from "../../sets/result/needs.ts";
import type { SetQuestion } from "../../sets/set.ts";
import { pupilNames } from "./pupil-name.ts";
import { slippedIn } from "./slip-list.tsx";
import { TeachNext } from "./teach-next.tsx";

interface GroupListProps {
  readonly rows: readonly Row[];
  readonly made: readonly Made[];
  readonly questionsOf: (row: Row) => readonly SetQuestion[];
  readonly skills: readonly KnownSkill[];
  readonly isNumber: boolean;
}

/** Who can be taught together, and with what. */
export function GroupList({ rows, made, questionsOf, skills, isNumber }: GroupListProps) {
  return (
    <section className="card flex flex-col gap-3 p-5 sm:p-7" aria-labelledby="groups">
      <h3 id="groups" className="text-lg">
        Groups by need
      </h3>
      <ul className="grid gap-3 sm:grid-cols-2">
        {groupsOf(rows, made).map((group) => (
          <li key={`${group.need}/${group.slip?.slip}`} className="rounded-xl border border-hue-line bg-hue-soft p-4">
            <h4 className="font-semibold">{nameOf(group)}</h4>
            <p className="text-sm text-soft">{count(group.rows.length, "pupil")}</p>
            <p>{pupilNames(group.rows, isNumber)}</p>
            {group.need !== "on" && <TeachNext questions={missedBy(group, questionsOf)} skills={skills} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameOf({ need, slip }: Group): string {
  switch (need) {
    case "on":
      return "Ready to go on";
    case "slip":
      return `Same slip: ${slip?.slip ?? ""}`;
    case "start":
      return "From the beginning again";
    case "practice":
      return "More practice";
  }
}

/** What a group got wrong: of its slip, or where it has none in common what most of it has not right. */
function missedBy({ slip, rows }: Group, questionsOf: GroupListProps["questionsOf"]): readonly SetQuestion[] {
  if (slip) return slippedIn(slip, questionsOf);
  const [first] = rows;
  if (!first) return [];
  const missed = first.result.given.map(
    (_, at) => rows.filter(({ result }) => result.given[at]?.verdict !== "right").length,
  );
  return questionsOf(first)
    .map((question, at) => ({ question, n: missed[at] ?? 0 }))
    .filter(({ n }) => n > rows.length / 2)
    .toSorted((a, b) => b.n - a.n)
    .map(({ question }) => question);
}
