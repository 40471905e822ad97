import { Link } from "react-router";
import type { Place } from "../../tools/assessment/map.ts";
import { studyPlan } from "../../tools/assessment/report.ts";
import { Icon } from "../../ui/icon.tsx";

/** A place in words: its skill, and its stage. */
export type NameOf = (place: Place) => { readonly title: string; readonly label: string };

interface NextStepsProps {
  readonly places: readonly Place[];
  readonly name: NameOf;
  /** What to say where there is nothing. */
  readonly nothing: string;
  /** Whether anything was right: nothing else can tell that the ground is there. */
  readonly shown: boolean;
}

/** What comes next, with where to practise it. */
export function NextSteps({ places, name, nothing, shown }: NextStepsProps) {
  return (
    <section className="card p-5 sm:p-7" aria-labelledby="next">
      <h2 id="next" className="mb-1 text-xl">
        What comes next
      </h2>
      {places.length === 0 ? (
        <p>{nothing}</p>
      ) : (
        <p className="mb-4 text-soft">
          {shown ? "You have the ground for these." : "These are a good place to begin."} Much else builds on them.
        </p>
      )}
      <ul className="grid gap-3 lg:grid-cols-2">
        {places.map((place) => (
          <li key={`${place.skill}/${place.stage}`} className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <span className="min-w-0 flex-1 basis-48">
              <strong className="block">{name(place).title}</strong>
              <span className="text-sm text-soft first-letter:uppercase">{name(place).label}</span>
            </span>
            <Link to={`/${place.zone}?practise=${place.skill}`} className="btn">
              Practise<span className="sr-only"> {name(place).title.toLowerCase()}</span>
            </Link>
          </li>
        ))}
      </ul>
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
