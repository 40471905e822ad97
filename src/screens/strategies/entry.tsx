import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { Strategy } from "../../content/schema/library/strategies.ts";
import type { Entry } from "../../content/typeset.ts";
import type { Puzzle } from "../../engine/puzzle.ts";
import { EntryHeading } from "../../play/library/entry-heading.tsx";
import { Ways } from "../../play/library/ways.tsx";
import { Task } from "../../play/task.tsx";
import { Html } from "../../ui/html.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import type { ScreenProps } from "../screen-props.ts";

const looks: Record<Strategy["thoughts"][number]["kind"], { readonly word: string; readonly icon: IconName }> = {
  try: { word: "Try", icon: "pencil" },
  "wrong-turn": { word: "A wrong turn", icon: "rotate-ccw" },
  idea: { word: "An idea", icon: "lightbulb" },
  check: { word: "Looking back", icon: "check" },
};

type Thought = Entry<Strategy> & { readonly task: Pick<Puzzle, "problem" | "figure"> };

/** A strategy: when it helps, one puzzle thought through aloud a thought at a time, and four to try. */
export default function StrategyScreen({ row, entry }: Pick<ScreenProps, "row"> & { readonly entry: Thought }) {
  const { title, ages, lead, about, signs, puzzle, task, thoughts, see, back } = entry;
  const tried = new Set([puzzle.path, ...entry.try.map(({ path }) => path)]);
  return (
    <>
      <EntryHeading row={row} all="All strategies" title={title} ages={ages}>
        {lead}
      </EntryHeading>
      <div className="mb-8 flex flex-col gap-5">
        <section className="card p-4 sm:p-6" aria-label="What it is">
          <Html className="prose" html={about} />
          <h2 className="mt-5 mb-2 text-xl">Signs that it may help</h2>
          <ul className="prose flex list-disc flex-col gap-1 pl-6">
            {signs.map((sign) => (
              <li key={sign}>
                <Html inline html={sign} />
              </li>
            ))}
          </ul>
        </section>
        <section className="card p-4 sm:p-6" aria-labelledby="thinking">
          <h2 id="thinking" className="mb-1 text-xl">
            Thinking aloud
          </h2>
          <p className="mb-3">
            The puzzle:{" "}
            <Link to={puzzle.path} className="link font-semibold">
              {puzzle.title}
            </Link>
            . Have a go at it first, if you like.
          </p>
          <div className="mb-4 border-l-4 border-line pl-4">
            <Task text={task.problem} figure={task.figure} />
          </div>
          <Thoughts thoughts={thoughts} />
        </section>
      </div>
      <div className="flex flex-col gap-7">
        <Ways heading="Four to try, from easy to hard" ways={entry.try} />
        <Ways heading="Goes with it" ways={[...see, ...back].filter(({ path }) => !tried.has(path))} />
      </div>
    </>
  );
}

/** One thought after the other, so that there is time to have the next one oneself. */
function Thoughts({ thoughts }: { readonly thoughts: Entry<Strategy>["thoughts"] }) {
  const [shown, setShown] = useState(1);
  const last = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (shown > 1) last.current?.focus();
  }, [shown]);
  return (
    <>
      <ol className="flex flex-col gap-3">
        {thoughts.map(({ kind, say }, at) => {
          const { word, icon } = looks[kind];
          return (
            <li
              key={say}
              ref={at === shown - 1 ? last : null}
              tabIndex={-1}
              hidden={at >= shown}
              className="later rounded-xl border border-line px-4 py-3 outline-none"
            >
              <p className="mb-1 flex items-center gap-2 text-sm font-semibold text-hue-strong">
                <Icon name={icon} /> {word}
              </p>
              <Html className="prose" html={say} />
            </li>
          );
        })}
      </ol>
      {shown < thoughts.length && (
        <button
          type="button"
          className="btn btn-main needs-script screen-only mt-4"
          onClick={() => setShown(shown + 1)}
        >
          Next thought <Icon name="arrow-right" />
        </button>
      )}
    </>
  );
}
