import index from "virtual:library/glossary";
import { useDeferredValue, useMemo } from "react";
import { Link } from "react-router";
import { AgesChoice, agesWords } from "../../play/library/ages-choice.tsx";
import { useAges } from "../../play/library/use-ages.ts";
import { SearchField } from "../../play/search-field.tsx";
import { typingPause, useSearchState } from "../../play/use-search-state.ts";
import { Html } from "../../ui/html.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { byLetter, matching } from "./find.ts";

const anyText = (text: string) => text;

/** Every term with what it means in plain words; each has a page of its own. ?words= and ?ages= narrow the list. */
export default function GlossaryScreen({ row }: ScreenProps) {
  const [query, setQuery] = useSearchState("words", anyText, "", { pause: typingPause });
  const [ages, setAges] = useAges();
  const asked = useDeferredValue(query);
  const found = useMemo(() => matching(index, asked, ages), [asked, ages]);
  const letters = useMemo(() => byLetter(found), [found]);
  return (
    <>
      <PageHeading icon={row.icon} title={row.title}>
        {index.length} words of mathematics in plain words. Press one for the exact meaning, an example, and where to
        use it.
      </PageHeading>
      <div className="screen-only needs-script mb-4 flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1">
          <SearchField
            id="glossary-search"
            label="Find a word"
            placeholder="prime, median, hypotenuse"
            value={query}
            onChange={setQuery}
          />
        </div>
        <AgesChoice value={ages} onChange={setAges} />
      </div>
      <p role="status" className="needs-script screen-only mb-3 text-sm text-soft">
        {found.length === index.length ? "" : `${found.length} of ${index.length} words`}
      </p>
      <nav aria-label="Letters" className="screen-only mb-5">
        <ul className="flex flex-wrap gap-1">
          {letters.map(([letter]) => (
            <li key={letter}>
              <a href={`#letter-${letter}`} className="btn btn-plain min-w-11 justify-center px-2 font-semibold">
                {letter.toUpperCase()}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.length === 0 && (
        <p className="card p-5">
          No word here has “{query.trim()}” in it. Try a shorter beginning, or another group of ages.
        </p>
      )}
      {letters.map(([letter, terms]) => (
        <section key={letter} className="glossary-letter mb-6" aria-labelledby={`letter-${letter}`}>
          <h2 id={`letter-${letter}`} tabIndex={-1} className="mb-2 scroll-mt-20 text-xl text-hue-strong">
            {letter.toUpperCase()}
          </h2>
          <dl className="card divide-y divide-line">
            {terms.map(({ id, term, ages, plain }) => (
              <div key={id} className="grid gap-x-5 gap-y-0.5 p-3 sm:p-4 lg:grid-cols-[14rem_1fr]">
                <dt className="font-semibold">
                  <Link to={`/glossary/${id}`} className="link inline-block min-h-6 first-letter:uppercase">
                    {term}
                  </Link>
                  <span className="ml-2 text-sm font-normal whitespace-nowrap text-soft">{agesWords(ages)}</span>
                </dt>
                <dd>
                  <Html className="prose" html={plain} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
