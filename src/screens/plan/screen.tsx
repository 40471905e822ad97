import { useState } from "react";
import { Link, useNavigate } from "react-router";
import type { Topic, TopicGroup } from "../../content/curriculum.ts";
import { uuid } from "../../device/uuid.ts";
import { count } from "../../engine/words.ts";
import { useSets } from "../../learner/hooks/use-sets.ts";
import { useMaking } from "../../play/sets/use-making.ts";
import { oneOf, typingPause, useSearchState, wholeNumber } from "../../play/use-search-state.ts";
import { writeLink } from "../../sets/link.ts";
import type { WorkSet } from "../../sets/set.ts";
import { Icon } from "../../ui/icon.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { Choose, countryNames } from "./choose.tsx";
import { isIn, isThere, recipeOf } from "./scheme.ts";
import { TopicCard } from "./topic-card.tsx";
import { countries, useScheme } from "./use-scheme.ts";
import { nameOf, spread } from "./weeks.ts";

/** More than any school year has. */
const mostWeeks = 53;

const anyText = (text: string) => text;

/** Where a set is opened: as a sheet, or to be given to a class. */
type Way = "/worksheets" | "/teach";

/** /worksheets/plan: what is taught in each year, what there is for it, and sets of it. */
export default function PlanScreen({ row }: ScreenProps) {
  const [country, setCountry] = useSearchState("scheme", oneOf(countries), "england", { clears: ["year"] });
  const scheme = useScheme(country);
  const [year, setYear] = useSearchState("year", anyText, "");
  const [weeks, setWeeks] = useSearchState("weeks", wholeNumber, 0);
  const [words, setWords] = useSearchState("find", anyText, "", { pause: typingPause });
  const navigate = useNavigate();
  const { put } = useSets();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const { words: said, make } = useMaking(() => undefined);

  const other = country === "england" ? "common-core" : "england";
  const groups = scheme === null || scheme === "failed" ? [] : scheme;
  const chosen = groups.find(({ id }) => id === year) ?? groups.find(({ note }) => !note) ?? groups[0];
  const asked = words.trim();
  const shown = (asked ? groups : groups.filter((group) => group === chosen))
    .map((group) => ({ ...group, topics: group.topics.filter((topic) => isIn(topic, group, asked)) }))
    .filter(({ topics }) => topics.length > 0);
  const mix = groups.flatMap((group) =>
    group.topics.filter((topic) => ticked.includes(keyOf(country, group, topic))).map((topic) => ({ group, topic })),
  );

  const open = (way: Way) => (set: WorkSet) => {
    put(uuid(), set);
    void navigate({ pathname: way, hash: writeLink(set) });
  };
  const makeOne = (group: TopicGroup, topic: Topic, way: Way) => {
    const recipe = recipeOf(group, topic, 12);
    void make([recipe], recipe.title, open(way));
  };
  const makeMix = (way: Way) => {
    const each = Math.max(2, Math.min(6, Math.floor(60 / mix.length)));
    const recipes = mix.map(({ group, topic }) => recipeOf(group, topic, each));
    const title = recipes.map((recipe) => recipe.title).join(", ");
    void make(recipes, title.length > 100 ? `${count(mix.length, "topic")} together` : title, open(way));
  };

  const cards = (group: TopicGroup, topics: readonly Topic[]) => (
    <ul className="grid gap-3 lg:grid-cols-2">
      {topics.map((topic) => {
        const key = keyOf(country, group, topic);
        return (
          <TopicCard
            key={topic.code}
            topic={topic}
            level={asked === "" && weeks > 0 ? 4 : 3}
            isTicked={ticked.includes(key)}
            onTick={(on) => setTicked(on ? [...ticked, key] : ticked.filter((one) => one !== key))}
            onSheet={() => makeOne(group, topic, "/worksheets")}
            onClass={() => makeOne(group, topic, "/teach")}
          />
        );
      })}
    </ul>
  );

  return (
    <>
      <PageHeading icon={row.icon} title={row.title}>
        What is taught in each school year, what Sumwhere has for it, and a sheet or a challenge of it by one press.
      </PageHeading>
      <div className="needs-script flex flex-col gap-5">
        <Choose
          country={country}
          onCountry={setCountry}
          groups={groups}
          year={chosen?.id ?? ""}
          onYear={setYear}
          weeks={weeks}
          onWeeks={setWeeks}
          words={words}
          onWords={setWords}
        />
        {scheme === null && <p className="min-h-dvh text-soft">One moment …</p>}
        {scheme === "failed" && (
          <p className="text-bad">The plan could not be fetched. Load the page again when you are online.</p>
        )}
        {said && <p className="card p-4">{said}</p>}
        {asked && shown.length === 0 && scheme !== null && (
          <p>
            No topic of this plan has these words. Try fewer of them, or look in{" "}
            <button type="button" className="link" onClick={() => setCountry(other)}>
              {countryNames[other]}
            </button>
            .
          </p>
        )}
        {shown.map((group) => (
          <section key={group.id} aria-labelledby={`group-${group.id}`}>
            <h2 id={`group-${group.id}`} className="text-lg">
              {group.name}
            </h2>
            <p className="mb-3 text-soft">
              {group.note} {asked ? "" : sumOf(group)}
            </p>
            {asked === "" && weeks > 0
              ? spread(group.topics, Math.min(weeks, mostWeeks)).map((block) => (
                  <section key={block.from} aria-labelledby={`week-${block.from}`} className="mb-5">
                    <h3 id={`week-${block.from}`} className="mb-2 font-semibold">
                      {nameOf(block)}
                    </h3>
                    {cards(group, block.topics)}
                  </section>
                ))
              : cards(group, group.topics)}
          </section>
        ))}
        {mix.length > 0 && (
          <section
            className="card sticky bottom-20 z-10 flex flex-wrap items-center gap-2 p-4 md:bottom-4"
            aria-label="Topics to be mixed"
          >
            <p className="mr-auto font-semibold">{count(mix.length, "topic")} ticked</p>
            <button type="button" className="btn btn-main" onClick={() => makeMix("/worksheets")}>
              <Icon name="printer" /> One sheet of them
            </button>
            <button type="button" className="btn" onClick={() => makeMix("/teach")}>
              <Icon name="users" /> For a class
            </button>
            <button type="button" className="btn btn-plain" onClick={() => setTicked([])}>
              Untick all
            </button>
          </section>
        )}
        <p className="text-soft">
          The sentences are our own, after the National Curriculum of England with its GCSE and A-level, and after the
          Common Core State Standards; those published by each country are what counts. Your sets wait under{" "}
          <Link className="link" to="/worksheets">
            Worksheets
          </Link>
          .
        </p>
      </div>
    </>
  );
}

const keyOf = (country: string, group: TopicGroup, { code }: Topic) => `${country}/${group.id}/${code}`;

/** How much of a group there is. */
function sumOf({ topics }: TopicGroup): string {
  const missing = topics.filter((topic) => !isThere(topic)).length;
  if (missing === 0) return `There is something for each of its ${topics.length} topics.`;
  return `${count(topics.length, "topic")}; for ${missing} of them there is nothing yet.`;
}
