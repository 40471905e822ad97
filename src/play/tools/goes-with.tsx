import { Link } from "react-router";
import { LookUp } from "../library/look-up.tsx";
import { companionsOf, type ToolPath } from "./going-together.ts";

/** Under a tool: where the same mathematics is practised, played with and looked up. */
export function GoesWith({ tool }: { readonly tool: ToolPath }) {
  return (
    <>
      <Links heading="Skills and puzzles that go with it" links={companionsOf(tool)} />
      <div className="mt-7">
        <LookUp part="tools" of={tool} level={2} />
      </div>
    </>
  );
}

interface LinksProps {
  readonly heading: string;
  readonly links: readonly (readonly [to: string, name: string])[];
}

export function Links({ heading, links }: LinksProps) {
  return (
    <nav className="screen-only mt-8" aria-label={heading}>
      <h2 className="mb-3 text-xl">{heading}</h2>
      <ul className="flex flex-wrap gap-2">
        {links.map(([to, name]) => (
          <li key={to}>
            <Link to={to} className="btn">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
