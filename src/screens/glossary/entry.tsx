import { Link } from "react-router";
import type { Term } from "../../content/schema/library/glossary.ts";
import type { Entry } from "../../content/typeset.ts";
import { EntryHeading } from "../../play/library/entry-heading.tsx";
import { Ways } from "../../play/library/ways.tsx";
import { Html } from "../../ui/html.tsx";
import type { ScreenProps } from "../screen-props.ts";

/** A term: in plain words, exactly, by an example, and what it is taken for. */
export default function TermScreen({ row, entry }: Pick<ScreenProps, "row"> & { readonly entry: Entry<Term> }) {
  const { term, ages, plain, precise, example, figure, origin, confused, related, see, back } = entry;
  return (
    <>
      <EntryHeading row={row} all="All words" title={term.charAt(0).toUpperCase() + term.slice(1)} ages={ages} />
      <article className="card mb-8 flex flex-col gap-5 p-4 sm:p-6">
        <div className="flex flex-col gap-x-8 gap-y-4 lg:flex-row lg:items-start lg:justify-between">
          <div className="flex min-w-0 flex-col gap-5">
            <Html className="prose text-lg" html={plain} />
            <Part heading="Exactly" html={precise} />
            <Part heading="For example" html={example} />
          </div>
          {figure && <Html className="figure-box" html={figure} />}
        </div>
        {confused.length > 0 && (
          <section>
            <h2 className="mb-1 text-base">Not to be confused with</h2>
            <ul className="flex flex-col gap-1.5">
              {confused.map(({ with: other, how }) => (
                <li key={other.path}>
                  <Link to={other.path} className="link font-semibold">
                    {other.title}
                  </Link>
                  <Html className="prose" html={how} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {origin && (
          <section>
            <h2 className="mb-1 text-base">Where the word comes from</h2>
            <Html className="prose" html={origin.say} />
            <p className="mt-1 text-sm text-soft">Source: {origin.source}</p>
          </section>
        )}
      </article>
      <div className="flex flex-col gap-7">
        <Ways heading="Use it" ways={see} />
        <Ways heading="Related words" ways={related} />
        <Ways heading="It comes up in" ways={back} />
      </div>
    </>
  );
}

function Part({ heading, html }: { readonly heading: string; readonly html: string }) {
  return (
    <section>
      <h2 className="mb-1 text-base">{heading}</h2>
      <Html className="prose" html={html} />
    </section>
  );
}
