import { useId, useState } from "react";
import { Link } from "react-router";
import type { Topic } from "../../content/curriculum.ts";
import { numberOfPuzzle, pathOfPuzzle } from "../../content/where.ts";
import { plainText } from "../../engine/plain-text.ts";
import type { Puzzle } from "../../engine/puzzle.ts";
import { count } from "../../engine/words.ts";
import { Icon } from "../../ui/icon.tsx";
import { categoriesOf, isThere, skillsOf } from "./scheme.ts";

interface TopicCardProps {
  readonly topic: Topic;
  /** Of its heading. */
  readonly level: 3 | 4;
  readonly isTicked: boolean;
  readonly onTick: (on: boolean) => void;
  readonly onSheet: () => void;
  readonly onClass: () => void;
}

/** A topic, what there is for it, and what can be made of that. */
export function TopicCard({ topic, level, isTicked, onTick, onSheet, onClass }: TopicCardProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  const skills = skillsOf(topic);
  const puzzles = categoriesOf(topic);
  const total = puzzles.reduce((sum, { count }) => sum + count, 0);
  return (
    <li className="card flex flex-col gap-2 p-4">
      <Heading id={id} className="font-semibold">
        {topic.code}
      </Heading>
      <p>{topic.says}</p>
      {skills.length > 0 && (
        <p className="text-sm">
          <span className="text-soft">Practice: </span>
          {skills.map(({ title, path }, at) => (
            <span key={path}>
              {at > 0 && ", "}
              <Link className="link" to={path}>
                {title}
              </Link>
            </span>
          ))}
        </p>
      )}
      {total > 0 && (
        <PuzzleList
          topic={topic}
          summary={`${count(total, "puzzle")}: ${puzzles.map(({ name, count }) => `${name} ${count}`).join(", ")}`}
        />
      )}
      {isThere(topic) ? (
        <p className="screen-only mt-auto flex flex-wrap items-center gap-2 pt-1">
          <button type="button" className="btn" aria-describedby={id} onClick={onSheet}>
            <Icon name="printer" /> Make a sheet
          </button>
          <button type="button" className="btn" aria-describedby={id} onClick={onClass}>
            <Icon name="users" /> For a class
          </button>
          <label className="ml-auto flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              className="size-5 accent-(--hue)"
              checked={isTicked}
              aria-describedby={id}
              onChange={(event) => onTick(event.target.checked)}
            />
            Add to a mix
          </label>
        </p>
      ) : (
        <p className="text-soft">Sumwhere has nothing for this yet.</p>
      )}
    </li>
  );
}

/** The puzzles of a topic by title; their lists are fetched when it is opened. */
function PuzzleList({ topic, summary }: { readonly topic: Topic; readonly summary: string }) {
  const [puzzles, setPuzzles] = useState<readonly Puzzle[] | null | "failed">(null);
  async function load() {
    const { sources } = await import("../../play/sets/sources.ts");
    const lists = await Promise.all(
      Object.entries(topic.puzzles).map(async ([list, numbers]) =>
        ((await sources.list(list)) ?? []).filter(({ id }) => numbers.includes(numberOfPuzzle(id))),
      ),
    );
    setPuzzles(lists.flat());
  }
  return (
    <details
      className="text-sm"
      onToggle={(event) => event.currentTarget.open && puzzles === null && load().catch(() => setPuzzles("failed"))}
    >
      <summary className="cursor-pointer py-1">{summary}</summary>
      {puzzles === null && <p>One moment …</p>}
      {puzzles === "failed" && <p className="text-bad">They could not be fetched. Try again when you are online.</p>}
      {puzzles !== null && puzzles !== "failed" && (
        <ul className="max-h-72 overflow-auto">
          {puzzles.map(({ id, title, level }) => (
            <li key={id} className="flex gap-2">
              <Link className="link mr-auto min-h-9 content-center" to={pathOfPuzzle(id)}>
                {plainText(title)}
              </Link>
              <span className="content-center pr-2 text-soft">{level}</span>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
