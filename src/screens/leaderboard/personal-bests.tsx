import { Fragment, useMemo } from "react";
import { Link } from "react-router";
import type { Day } from "../../learner/day.ts";
import { bests, isEmpty } from "../../learner/derive/bests.ts";
import type { Entry } from "../../learner/records/entry.ts";
import { bestRows, missing, type Place } from "./rows.ts";

interface PersonalBestsProps {
  readonly log: readonly Entry[];
  readonly today: Day;
}

/** The bests of who is practising, each with its day, and where the others are made. */
export function PersonalBests({ log, today }: PersonalBestsProps) {
  const own = useMemo(() => bests(log, today), [log, today]);
  const open = missing(own);
  if (isEmpty(own))
    return (
      <p className="card p-5">
        Your first bests are waiting in <Places places={open} />.
      </p>
    );
  return (
    <section className="card p-5 sm:p-7" aria-labelledby="bests">
      <h2 id="bests" className="mb-3 text-xl">
        Personal bests
      </h2>
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">Best</th>
            <th scope="col">So far</th>
          </tr>
        </thead>
        <tbody>
          {bestRows(own).map(({ id, name, value, when }) => (
            <tr key={id}>
              <th scope="row" className="font-semibold">
                {name}
              </th>
              <td>
                <strong>{value}</strong>
                <span className="block text-sm text-soft">{when}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {open.length > 0 && (
        <p className="screen-only mt-4 text-soft">
          More bests are made in <Places places={open} />.
        </p>
      )}
    </section>
  );
}

/** "a, b or c", each a link. */
function Places({ places }: { places: readonly Place[] }) {
  return places.map(({ to, name }, index) => (
    <Fragment key={to}>
      {index > 0 && (index === places.length - 1 ? " or " : ", ")}
      <Link to={to} className="link">
        {name}
      </Link>
    </Fragment>
  ));
}
