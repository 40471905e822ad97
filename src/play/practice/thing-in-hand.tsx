import { useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { NotFetched } from "../not-fetched.tsx";
import { isThing, thingsOf } from "./things.ts";
import { useTaken } from "./use-taken.ts";

interface ThingInHandProps {
  readonly zone: string;
  /** What the link names; it may be anything. */
  readonly id: string;
}

/** One manipulative, large and alone. Its state is in the address (?move=bar&state=3/8), so that it can be kept and passed on. */
export function ThingInHand({ zone, id }: ThingInHandProps) {
  const [search, setSearch] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const known = isThing(id) ? id : undefined;
  const taken = useTaken(known);
  // What the address said when it was opened: afterwards it follows the hand.
  const [asked] = useState(() => search.get("state"));
  useEffect(() => heading.current?.focus(), []);

  const manipulative = taken !== null && taken !== "failed" ? taken.made.manipulative : null;
  const read = manipulative && asked !== null ? manipulative.read(asked) : null;
  const start = read && "state" in read ? (asked ?? "") : (manipulative?.fresh ?? "");
  const other = thingsOf(zone).filter((thing) => thing.id !== id);
  return (
    <section className="card flex flex-col gap-4 p-4 sm:p-7" aria-labelledby="thing">
      <h2 id="thing" ref={heading} tabIndex={-1} className="text-lg">
        {known === undefined ? "Things to move" : (manipulative?.title ?? "Things to move")}
      </h2>
      {known === undefined && <p>There is nothing of this name to move. Take one of these:</p>}
      {known !== undefined && taken === null && <p className="min-h-40 text-soft">Fetching it …</p>}
      {taken === "failed" && <NotFetched what="It" />}
      {read && "problem" in read && (
        <p className="sample-note" role="alert">
          The link does not say how it should stand. {read.problem} Here is a fresh one.
        </p>
      )}
      {taken !== null && taken !== "failed" && manipulative && (
        <>
          <p className="text-soft">{manipulative.about}</p>
          <taken.Mover
            made={taken.made}
            start={start}
            onKeep={(state) => setSearch({ move: id, state }, { replace: true, preventScrollReset: true })}
          />
        </>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Link to={`/${zone}`} className="btn btn-plain -ml-2 px-2">
          <Icon name="arrow-left" /> All skills
        </Link>
        {other.map((thing) => (
          <Link key={thing.id} to={{ pathname: `/${zone}`, search: thing.search }} className="btn">
            {thing.name}
          </Link>
        ))}
      </div>
    </section>
  );
}
