import { Link } from "react-router";
import { inWords, noun } from "../../engine/words.ts";
import type { Place } from "../../tools/assessment/map.ts";
import { studyPlan } from "../../tools/assessment/report.ts";
import { Icon } from "../../ui/icon.tsx";

/** A place in words: its skill, and its stage. */
export type NameOf = (place: Place) => { readonly title: string; readonly label: string };

interface NextStepsProps {
  /** The best first. */
  readonly places: readonly Place[];
  readonly name: NameOf;
  /** How many skills rest on one. */
  readonly under: (place: Place) => number;
  /** What to say where there is nothing. */
  readonly nothing: string;
  /** Whether anything was right: nothing else can tell that the ground is there. */
  readonly shown: boolean;
}

const practiceOf = ({ zone, skill }: Place) => `/${zone}?practise=${skill}`;

/** What comes next: one skill first, with the reason and the way to it, then others. */
export function NextSteps({ places: [first, ...others], name, under, nothing, shown }: NextStepsProps) {
  const many = first ? under(first) : 0;
  return (
    <section className="card p-5 sm:p-7" aria-labelledby="next">
      <h2 id="next" className="mb-1 text-xl">
        What comes next
      </h2>
      {!first ? (
        <p>{nothing}</p>
      ) : (
        <>
          <p className="mb-2">
            <strong className="block text-lg">{name(first).title}</strong>
            <span className="text-soft">
              {shown ? "You have the ground for it" : "It is a good place to begin"}
              {many > 0 && `, and ${inWords(many)} other ${noun(many, "skill")} ${noun(many, "rests", "rest")} on it`}.
              You begin with: {name(first).label}.
            </span>
          </p>
          <Link to={practiceOf(first)} className="btn btn-main screen-only">
            Practise {name(first).title.toLowerCase()} <Icon name="arrow-right" />
          </Link>
        </>
      )}
      {others.length > 0 && (
        <>
          <h3 className="mt-6 mb-3 text-lg">After that, or instead</h3>
          <ul className="grid gap-3 lg:grid-cols-2">
            {others.map((place) => (
              <li key={`${place.skill}/${place.stage}`} className="flex flex-wrap items-center gap-x-3 gap-y-2">
                <span className="min-w-0 flex-1 basis-48">
                  <strong className="block">{name(place).title}</strong>
                  <span className="text-sm text-soft first-letter:uppercase">{name(place).label}</span>
                </span>
                <Link to={practiceOf(place)} className="btn">
                  Practise<span className="sr-only"> {name(place).title.toLowerCase()}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Days for what comes next. Its links stand there, once. */
export function Plan({ places, name }: { places: readonly Place[]; name: NameOf }) {
  const titles = new Map(places.map((place) => [place.skill, name(place).title]));
  return (
    <section className="card p-5 sm:p-7" aria-labelledby="plan">
      <h2 id="plan" className="mb-1 text-xl">
        A plan
      </h2>
      <p className="mb-4 max-w-[68ch] text-soft">
        Ten minutes a day. Each skill comes back after longer and longer gaps, which is what makes it stay. A missed day
        shifts the plan, no more.
      </p>
      <p className="mb-4">
        <Link to={`/study-plans?skills=${[...titles.keys()].join(".")}`} className="btn">
          <Icon name="calendar-days" /> Keep this plan, and have it tick itself
        </Link>
      </p>
      <table className="figures">
        <thead>
          <tr>
            <th>Day</th>
            <th>Practise</th>
          </tr>
        </thead>
        <tbody>
          {studyPlan([...titles.keys()]).map(({ day, skills }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{skills.map((id) => titles.get(id)).join(", ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
