import { useMemo } from "react";
import { Link } from "react-router";
import type { Day } from "../../learner/day.ts";
import { bests } from "../../learner/derive/bests.ts";
import type { Entry } from "../../learner/records/entry.ts";
import { Icon } from "../../ui/icon.tsx";
import { Medal, medalHues } from "./medal.tsx";
import { earned, toCome } from "./medals.ts";

interface MedalWallProps {
  readonly log: readonly Entry[];
  readonly today: Day;
}

/** A medal for each own best, with its day, and faint ones for those still to come. */
export function MedalWall({ log, today }: MedalWallProps) {
  const own = useMemo(() => bests(log, today), [log, today]);
  const [there, coming] = [earned(own), toCome(own)];
  return (
    <>
      {there.length > 0 && (
        <section className="card p-4 sm:p-6" aria-labelledby="bests">
          <h2 id="bests" className="mb-4 text-xl">
            Personal bests
          </h2>
          <ul className="medals">
            {there.map(({ id, kind, name, figure, value, when }) => (
              <li key={id} data-hue={medalHues[kind]}>
                <Medal kind={kind} figure={figure} />
                <p className="min-w-0">
                  <span className="block font-semibold">{name}</span>
                  <strong className="block text-xl text-hue-strong">{value}</strong>
                  <span className="block text-sm text-soft">{when}</span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {coming.length > 0 && (
        <section className={`card screen-only p-4 sm:p-6 ${there.length > 0 ? "mt-6" : ""}`} aria-labelledby="coming">
          <h2 id="coming" className="mb-4 text-xl">
            Still to come
          </h2>
          <ul className="medals">
            {coming.map(({ kind, name, how, to, go }) => (
              <li key={kind} data-hue={medalHues[kind]}>
                <Medal kind={kind} />
                <div className="min-w-0">
                  <h3 className="font-semibold">{name}</h3>
                  <p className="text-soft">{how}</p>
                  <Link to={to} className="link inline-flex min-h-11 items-center gap-1.5 font-semibold">
                    {go} <Icon name="arrow-right" />
                  </Link>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
