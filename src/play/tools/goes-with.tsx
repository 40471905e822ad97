import { Link } from "react-router";

interface GoesWithProps {
  /** Where each leads, and what it is called. */
  readonly links: readonly (readonly [to: string, name: string])[];
}

/** Under a tool: where the same mathematics is practised and played with. */
export function GoesWith({ links }: GoesWithProps) {
  return (
    <section className="screen-only mt-8">
      <h2 className="mb-3 text-xl">Skills and puzzles that go with it</h2>
      <ul className="flex flex-wrap gap-2">
        {links.map(([to, name]) => (
          <li key={to}>
            <Link to={to} className="btn">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
