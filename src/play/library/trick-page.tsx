import { useState } from "react";
import type { Trick } from "../../content/schema/library/tricks.ts";
import type { Entry } from "../../content/typeset.ts";
import { Html } from "../../ui/html.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { EntryHeading } from "./entry-heading.tsx";
import { Question } from "./question.tsx";
import { Ways } from "./ways.tsx";

interface TrickPageProps {
  readonly row: { readonly path: string; readonly icon: IconName };
  /** "All tricks" */
  readonly all: string;
  readonly entry: Entry<Trick>;
}

/** A trick or a shortcut: how it goes, tried at once, why it works, and when it does not. */
export function TrickPage({ row, all, entry }: TrickPageProps) {
  const { id, title, ages, how, tries, why, fails, skill, see, back } = entry;
  const zone = skill.path.slice(1).split("?")[0] ?? "";
  const [right, setRight] = useState<ReadonlySet<number>>(new Set());
  return (
    <>
      <EntryHeading row={row} all={all} title={title} ages={ages} />
      <div className="mb-8 flex flex-col gap-5">
        <section className="card p-4 sm:p-6" aria-labelledby="how">
          <h2 id="how" className="mb-3 text-xl">
            How it goes
          </h2>
          <ol className="prose flex list-decimal flex-col gap-2 pl-6">
            {how.map((step) => (
              <li key={step}>
                <Html inline html={step} />
              </li>
            ))}
          </ol>
        </section>
        <section className="card flex flex-col gap-6 p-4 sm:p-6" aria-labelledby="try">
          <h2 id="try" className="text-xl">
            Your turn
          </h2>
          {tries.map((ask, at) => (
            <Question
              key={ask.prompt}
              ask={ask}
              item={`${row.path.slice(1)}/${id}~${at + 1}`}
              category={zone}
              title={`${title}, ${at + 1}`}
              isRight={right.has(at)}
              onJudged={(isRight) => isRight && setRight(new Set([...right, at]))}
            />
          ))}
        </section>
        <section className="card p-4 sm:p-6" aria-labelledby="why">
          <h2 id="why" className="mb-3 text-xl">
            Why it works
          </h2>
          <Html className="prose" html={why} />
          <h2 className="mt-5 mb-3 text-xl">When it fails</h2>
          <Html className="prose" html={fails} />
        </section>
      </div>
      <div className="flex flex-col gap-7">
        <Ways heading="Make it yours" ways={[skill]} />
        <Ways heading="Goes with it" ways={[...see, ...back]} />
      </div>
    </>
  );
}
