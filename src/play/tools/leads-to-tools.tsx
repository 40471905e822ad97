import { useEffect, useState } from "react";
import { type Index, loadIndex } from "../../content/library.ts";
import { Links } from "./goes-with.tsx";
import { toolName, toolsFor } from "./going-together.ts";

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
