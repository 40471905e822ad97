import { useState } from "react";
import data from "../../content/jokes.yaml";
import { Icon } from "../../ui/icon.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";

const { jokes, puns } = data;

/** A joke at a time, round and round, and the puns in a list. */
export default function JokesScreen({ row }: ScreenProps) {
  const [index, setIndex] = useState(0);
  const joke = jokes[index];
  return (
    <>
      <PageHeading icon={row.icon} title="Math Jokes">
        A break between two puzzles.
      </PageHeading>
      <section className="card mb-8 p-6 text-center sm:p-10" aria-labelledby="joke-number">
        <h2 id="joke-number" className="chip mb-4">
          Joke {index + 1} of {jokes.length}
        </h2>
        <div aria-live="polite" className="min-h-40">
          <p className="mx-auto max-w-[40ch] text-xl font-semibold">{joke?.setup}</p>
          <p className="mx-auto mt-4 max-w-[40ch] text-xl text-hue-strong">{joke?.punchline}</p>
        </div>
        <button
          type="button"
          className="btn btn-main needs-script mt-4"
          onClick={() => setIndex((index + 1) % jokes.length)}
        >
          Next Joke <Icon name="arrow-right" />
        </button>
      </section>
      <section className="card p-5 sm:p-7" aria-labelledby="puns">
        <h2 id="puns" className="mb-3 text-xl">
          Math Puns
        </h2>
        <ul className="grid gap-x-8 gap-y-2.5 md:grid-cols-2">
          {puns.map((pun) => (
            <li key={pun} className="flex gap-2.5">
              <Icon name="smile" className="mt-1 text-hue" /> {pun}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
