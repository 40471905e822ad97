import type { Competition } from "../../content/schema/library/competitions.ts";
import type { Entry } from "../../content/typeset.ts";
import { EntryHeading } from "../../play/library/entry-heading.tsx";
import { PuzzleSet } from "../../play/library/puzzle-set.tsx";
import { Sources } from "../../play/library/sources.tsx";
import { Ways } from "../../play/library/ways.tsx";
import { Html } from "../../ui/html.tsx";
import type { ScreenProps } from "../screen-props.ts";

/** A competition: who, when, how, and a practice set in its style. */
export default function CompetitionScreen({
  row,
  entry,
}: Pick<ScreenProps, "row"> & { readonly entry: Entry<Competition> }) {
  const { title, ages, where, organiser, since, who, format, when, enter, style, site, checked, minutes } = entry;
  return (
    <>
      <EntryHeading row={row} all="All competitions" title={title} ages={ages} />
      <div className="mb-8 flex flex-col gap-5">
        <section className="card p-4 sm:p-6" aria-labelledby="about">
          <h2 id="about" className="mb-3 text-xl">
            About it
          </h2>
          <dl className="grid max-w-3xl gap-x-5 gap-y-2 sm:grid-cols-[8rem_1fr]">
            <dt className="text-soft">Where</dt>
            <dd>{where}</dd>
            <dt className="text-soft">Organiser</dt>
            <dd>
              {organiser}, since {since}
            </dd>
            <dt className="text-soft">For whom</dt>
            <dd>
              <Html html={who} />
            </dd>
            <dt className="text-soft">When</dt>
            <dd>{when}</dd>
            <dt className="text-soft">How it goes</dt>
            <dd>
              <Html html={format} />
            </dd>
            <dt className="text-soft">Taking part</dt>
            <dd>
              <Html html={enter} />
            </dd>
          </dl>
          <p className="mt-4 text-soft">
            As of {checked}. Days, fees and rules change: always ask the organiser,{" "}
            <a href={site} className="link">
              {new URL(site).hostname}
            </a>{" "}
            (needs the internet).
          </p>
        </section>
        <section className="card p-4 sm:p-6" aria-labelledby="style">
          <h2 id="style" className="mb-3 text-xl">
            What its problems are like
          </h2>
          <Html className="prose" html={style} />
        </section>
        <PuzzleSet puzzles={entry.set} minutes={minutes} heading="A practice set of ours in its style" />
      </div>
      <div className="flex flex-col gap-7">
        <Ways heading="Goes with it" ways={[...entry.see, ...entry.back]} />
        <Sources sources={entry.sources} />
      </div>
    </>
  );
}
