import { dateWords } from "../../content/dates.ts";
import { edition } from "../../content/edition.ts";
import type { MathNews } from "../../content/schema/library/math-news.ts";
import type { Entry } from "../../content/typeset.ts";
import { EntryHeading } from "../../play/library/entry-heading.tsx";
import { Sources } from "../../play/library/sources.tsx";
import { Ways } from "../../play/library/ways.tsx";
import { Html } from "../../ui/html.tsx";
import type { ScreenProps } from "../screen-props.ts";

/** A result: when, whose, what was found and why it matters. */
export default function MathNewsEntry({ row, entry }: Pick<ScreenProps, "row"> & { readonly entry: Entry<MathNews> }) {
  const { title, ages, date, who, say, matters, see, back, sources } = entry;
  return (
    <>
      <EntryHeading row={row} all="All news" title={title} ages={ages}>
        <time dateTime={date}>{dateWords(date)}.</time>
      </EntryHeading>
      <section className="card mb-8 flex flex-col gap-4 p-4 sm:p-6" aria-label="What happened">
        <Html className="prose text-lg" html={say} />
        <div>
          <h2 className="mb-1 text-base">Why it matters</h2>
          <Html className="prose" html={matters} />
        </div>
        <p className="text-soft">
          By {who.map((one) => one).join(", ")}. From the edition of {dateWords(edition)}.
        </p>
      </section>
      <div className="flex flex-col gap-7">
        <Ways heading="Try it here" ways={[...see, ...back]} />
        <Sources sources={sources} />
      </div>
    </>
  );
}
