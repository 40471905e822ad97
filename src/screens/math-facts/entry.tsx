import type { MathFact } from "../../content/schema/library/math-facts.ts";
import type { Entry } from "../../content/typeset.ts";
import { EntryHeading } from "../../play/library/entry-heading.tsx";
import { Sources } from "../../play/library/sources.tsx";
import { Ways } from "../../play/library/ways.tsx";
import { Html } from "../../ui/html.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { Why } from "./why.tsx";

/** A fact on its own page. */
export default function MathFactEntry({ row, entry }: Pick<ScreenProps, "row"> & { readonly entry: Entry<MathFact> }) {
  return (
    <>
      <EntryHeading row={row} all="All facts" title={entry.title} ages={entry.ages} />
      <section className="card mb-8 p-4 sm:p-6" aria-label="The fact">
        <Html className="prose mb-5 text-lg" html={entry.fact} />
        <Why entry={entry} />
      </section>
      <div className="flex flex-col gap-7">
        <Ways heading="Do something with it" ways={[...entry.see, ...entry.back]} />
        <Sources sources={entry.sources} />
      </div>
    </>
  );
}
