import index from "virtual:library/math-facts";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { loadEntry } from "../../content/library.ts";
import type { MathFact } from "../../content/schema/library/math-facts.ts";
import type { Entry } from "../../content/typeset.ts";
import { dayNumber, dayOf } from "../../learner/day.ts";
import { AgesChoice, agesWords } from "../../play/library/ages-choice.tsx";
import { useAges } from "../../play/library/use-ages.ts";
import { NotFetched } from "../../play/not-fetched.tsx";
import { Html } from "../../ui/html.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { ofTheDay } from "./of-the-day.ts";
import { Why } from "./why.tsx";

const themes: readonly (readonly [id: MathFact["theme"], name: string])[] = [
  ["numbers", "Numbers"],
  ["primes", "Primes"],
  ["shapes", "Shapes"],
  ["patterns", "Patterns"],
  ["counting", "Counting"],
  ["chance", "Chance"],
  ["infinity", "Without end"],
  ["measuring", "Measuring"],
  ["computers", "Computers"],
  ["people", "People"],
];

/** A fact for today, and all of them by theme; each has a page with its why. */
export default function MathFactsScreen({ row }: ScreenProps) {
  const [ages, setAges] = useAges();
  const shown = index.filter((entry) => ages === "all" || entry.ages === ages);
  return (
    <>
      <PageHeading icon={row.icon} title={row.title}>
        {index.length} short and surprising things that are true, each with its why.
      </PageHeading>
      <div className="screen-only needs-script mb-5">
        <AgesChoice value={ages} onChange={setAges} />
      </div>
      <Today key={ages} facts={shown} />
      <h2 className="mb-3 text-xl">{ages === "all" ? "All facts" : `Facts for ages ${agesWords(ages)}`}</h2>
      {themes.map(([theme, name]) => {
        const facts = shown.filter((entry) => entry.theme === theme);
        return (
          facts.length > 0 && (
            <section key={theme} className="mb-6" aria-labelledby={`theme-${theme}`}>
              <h3 id={`theme-${theme}`} className="mb-2 text-lg text-hue-strong">
                {name}
              </h3>
              <ul className="card grid grid-cols-1 gap-x-6 p-2 sm:p-4 md:grid-cols-2">
                {facts.map(({ id, title }) => (
                  <li key={id}>
                    <Link to={`/math-facts/${id}`} className="link flex min-h-11 items-center px-2 py-1.5">
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </>
  );
}

/** Today's fact for those ages. Another one is a press away; tomorrow's comes by itself. */
function Today({ facts }: { readonly facts: typeof index }) {
  const [on, setOn] = useState(0);
  const [fact, setFact] = useState<Entry<MathFact> | "failed" | null>(null);
  useEffect(() => {
    let gone = false;
    const id = facts[ofTheDay(dayNumber(dayOf(new Date())) + on, facts.length)]?.id ?? "";
    loadEntry("math-facts", id).then(
      (entry) => gone || setFact((entry as Entry<MathFact> | null) ?? "failed"),
      () => gone || setFact("failed"),
    );
    return () => {
      gone = true;
    };
  }, [on, facts]);
  return (
    <section
      className="card needs-script screen-only mb-8 min-h-[27rem] p-4 sm:min-h-80 sm:p-6"
      aria-labelledby="today"
      aria-live="polite"
    >
      <h2 id="today" className="mb-3 text-xl text-hue-strong">
        {on === 0 ? "Today's fact" : "Another fact"}
        {fact && fact !== "failed" && `: ${fact.title}`}
      </h2>
      {fact === "failed" && <NotFetched what="The fact" />}
      {fact && fact !== "failed" && (
        <>
          <Html className="prose text-lg" html={fact.fact} />
          <div className="mt-3">
            <Reveal key={fact.id} what="why" icon="lightbulb">
              <Why entry={fact} />
            </Reveal>
          </div>
          <p className="mt-3 text-sm text-soft">Ages {agesWords(fact.ages)}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <button type="button" className="btn" onClick={() => setOn(on + 1)}>
              <Icon name="dices" /> Another fact
            </button>
            <Link to={`/math-facts/${fact.id}`} className="btn">
              Its own page <Icon name="arrow-right" />
            </Link>
          </div>
        </>
      )}
    </section>
  );
}
