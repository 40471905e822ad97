import { useEffect, useState } from "react";
import { Link } from "react-router";
import { type Index, loadIndex } from "../../content/library.ts";
import { companionsOf, type ToolPath, toolName, toolsFor } from "./going-together.ts";

/** Under a tool: where the same mathematics is practised and played with. */
export function GoesWith({ tool }: { readonly tool: ToolPath }) {
  return <Links heading="Skills and puzzles that go with it" links={companionsOf(tool)} />;
}

/** Under what is practised or puzzled over: the tools and the investigations that go with it; nothing where there are none. */
export function ToolsFor({ page }: { readonly page: string }) {
  const links = toolsFor(page).map((tool) => [tool, toolName(tool)] as const);
  return (
    <>
      {links.length > 0 && <Links heading="Tools that go with it" links={links} />}
      <Investigations page={page} />
    </>
  );
}

/** The investigations of a category, once they are there. */
function Investigations({ page }: { readonly page: string }) {
  const [all, setAll] = useState<Index<"investigations">>([]);
  useEffect(() => {
    let gone = false;
    loadIndex("investigations").then(
      (index) => gone || setAll(index),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  const links = all
    .filter(({ subject }) => page === `/${subject}`)
    .map(({ id, title }) => [`/investigations/${id}`, title] as const);
  return links.length > 0 && <Links heading="To investigate" links={links} />;
}

interface LinksProps {
  readonly heading: string;
  readonly links: readonly (readonly [to: string, name: string])[];
}

function Links({ heading, links }: LinksProps) {
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
