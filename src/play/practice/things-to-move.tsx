import { Link } from "react-router";
import { thingsOf } from "./things.ts";

/** The shelf of a zone: what can be taken in the hand without a lesson. */
export function ThingsToMove({ zone }: { zone: string }) {
  const things = thingsOf(zone);
  if (things.length === 0) return null;
  return (
    <nav className="screen-only needs-script mt-8" aria-label="Things to move">
      <h2 className="mb-3 text-xl">Things to move</h2>
      <ul className="flex flex-wrap gap-2">
        {things.map(({ id, name, search }) => (
          <li key={id}>
            <Link to={{ pathname: `/${zone}`, search }} className="btn">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
