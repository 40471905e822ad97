import index from "virtual:library/mathematicians";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { yearOf } from "../../content/dates.ts";
import { edition } from "../../content/edition.ts";
import { SearchField } from "../../play/search-field.tsx";
import { oneOf, typingPause, useSearchState } from "../../play/use-search-state.ts";
import { Choice } from "../../ui/choice.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Past } from "../../ui/past.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { lifetime, yearsOf } from "./lifetime.ts";
import { continentNames, type Person } from "./person.ts";
import { Timeline } from "./timeline.tsx";
import { WorldMap } from "./world-map.tsx";

/** The bars of those who live end here. */
const now = yearOf(edition);

const whoOptions = ["all", "overlooked"] as const;
type From = "all" | Person["continent"];
const fromOptions: readonly From[] = ["all", ...(Object.keys(continentNames) as Person["continent"][])];
type Who = (typeof whoOptions)[number];

/** How long ago the first of them worked, in whole centuries. */
const centuries = Math.floor((now - Math.min(...index.map((one) => yearsOf(one, now)[0]))) / 100);

/** The parts of the list, by the year of birth. */
const eras: readonly (readonly [before: number, name: string])[] = [
  [500, "Before the year 500"],
  [1500, "Born from 500 to 1500"],
  [1700, "Born in the 16th and 17th centuries"],
  [1800, "Born in the 18th century"],
  [1900, "Born in the 19th century"],
  [Number.POSITIVE_INFINITY, "Born from 1900 on"],
];
const eraOf = (person: Person) => eras.findIndex(([before]) => yearsOf(person, now)[0] < before);

/** People who did mathematics, on a map, on a timeline and in a list; each has a page with something to try. */
export default function MathematiciansScreen({ row }: ScreenProps) {
  const [words, setWords] = useSearchState("words", String, "", { pause: typingPause });
  const [from, setFrom] = useSearchState<From>("from", oneOf(fromOptions), "all");
  const [who, setWho] = useSearchState<Who>("who", oneOf(whoOptions), "all");
  const [near, setNear] = useState<readonly string[] | null>(null);
  const found = useMemo(() => {
    const asked = plain(words);
    return index
      .filter((one) => from === "all" || one.continent === from)
      .filter((one) => who === "all" || one.overlooked)
      .filter((one) =>
        plain([one.title, one.lead, one.home.place, one.home.country, ...one.fields].join(" ")).includes(asked),
      )
      .toSorted((a, b) => yearsOf(a, now)[0] - yearsOf(b, now)[0]);
  }, [words, from, who]);
  const lit = useMemo(() => new Set(found.map(({ id }) => id)), [found]);
  const nearest = near?.map((id) => found.find((one) => one.id === id)).filter((one) => one !== undefined);
  return (
    <>
      <PageHeading icon={row.icon} title={row.title}>
        {index.length} people who did mathematics, from all over the world and from {centuries * 100} years. Each did
        something that you can try yourself.
      </PageHeading>
      <div className="screen-only needs-script mb-5 flex flex-col gap-4">
        <div className="flex flex-col gap-1">
          <SearchField
            id="people-search"
            label="Find somebody"
            placeholder="Noether, Nigeria, prime numbers"
            value={words}
            onChange={setWords}
          />
        </div>
        <Choice<From>
          legend="From"
          name="from"
          options={fromOptions.map((value) => ({
            value,
            label: value === "all" ? "Everywhere" : continentNames[value],
          }))}
          value={from}
          onChange={setFrom}
        />
        <Choice<Who>
          legend="Who"
          name="who"
          options={[
            { value: "all", label: "Everybody" },
            { value: "overlooked", label: "Those whom most lists leave out" },
          ]}
          value={who}
          onChange={setWho}
        />
      </div>
      <section className="screen-only mb-6" aria-labelledby="where">
        <h2 id="where" className="mb-3 text-xl">
          Where they come from
        </h2>
        <div className="card p-2 sm:p-4">
          <WorldMap people={index} lit={lit} label={`A map of the world with ${found.length} dots`} onPress={setNear} />
        </div>
        <p className="needs-script mt-2 min-h-11 text-soft" role="status">
          {nearest === undefined ? (
            "Press a dot to see who it is."
          ) : nearest.length === 0 ? (
            "Nobody here. Press nearer to a dot."
          ) : (
            <span className="flex flex-wrap gap-2">
              {nearest.map(({ id, title, home }) => (
                <Link key={id} to={`/mathematicians/${id}`} className="btn">
                  {title}, {home.country}
                </Link>
              ))}
            </span>
          )}
        </p>
      </section>
      <section className="screen-only mb-8" aria-labelledby="when">
        <h2 id="when" className="mb-3 text-xl">
          When they lived
        </h2>
        <Past to="list">Past the timeline, to the list</Past>
        {found.length > 0 && <Timeline people={found} lit={lit} now={now} />}
      </section>
      <div id="list" tabIndex={-1} className="scroll-mt-20" />
      <p role="status" className="screen-only needs-script mb-3 text-sm text-soft">
        {found.length === index.length ? "" : `${found.length} of ${index.length} people`}
      </p>
      {found.length === 0 && (
        <p className="card p-5">Nobody here fits all of that. Try fewer letters, or everywhere.</p>
      )}
      {eras.map(([, name], era) => {
        const born = found.filter((one) => eraOf(one) === era);
        return born.length === 0 ? null : (
          <section key={name} className="mb-6" aria-labelledby={`era-${era}`}>
            <h2 id={`era-${era}`} className="mb-3 text-xl">
              {name}
            </h2>
            <ul className="grid grid-cols-1 gap-3 sm:max-md:grid-cols-2 lg:grid-cols-2 xl:grid-cols-3">
              {born.map((one) => (
                <li key={one.id} className="card relative p-4">
                  <h3 className="text-lg">
                    <Link
                      to={`/mathematicians/${one.id}`}
                      className="after:absolute after:inset-0 after:rounded-2xl hover:underline"
                    >
                      {one.title}
                    </Link>
                  </h3>
                  <p className="text-sm text-soft">
                    {lifetime(one)} · {one.home.country}
                  </p>
                  <p className="mt-1">{one.lead}</p>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

/** Small letters without their marks: "Poincaré" is found by "poincare". */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
