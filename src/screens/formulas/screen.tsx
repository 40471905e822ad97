import formulas from "../../content/formulas.yaml";
import { oneOf, useSearchState } from "../../play/use-search-state.ts";
import { Icon } from "../../ui/icon.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { FormulaCard } from "./formula-card.tsx";
import { matching } from "./search.ts";

type Group = keyof typeof formulas;
const groups: Record<Group, string> = {
  arithmetic: "Arithmetic",
  algebra: "Algebra",
  geometry: "Geometry",
  statistics: "Statistics",
};

const readGroup = oneOf(Object.keys(groups) as Group[]);
const anyText = (text: string) => text;

/** /formulas: ?group= and ?words= lead to one of them. */
export default function FormulasScreen({ row }: ScreenProps) {
  const [query, setQuery] = useSearchState("words", anyText, "");
  const [group, setGroup] = useSearchState<Group>("group", readGroup, "arithmetic");
  return (
    <>
      <PageHeading icon={row.icon} title="Formula Bank">
        The formulas worth knowing, what each letter means, and one worked line each.
      </PageHeading>
      <div className="screen-only needs-script mb-4 flex max-w-xl flex-col gap-1">
        <label htmlFor="formula-search" className="font-semibold">
          Search formulas
        </label>
        <span className="relative">
          <Icon name="search" className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-soft" />
          <input
            id="formula-search"
            type="search"
            className="field w-full pl-11"
            placeholder="area, πr², mean"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </span>
      </div>
      <Tabs
        label="Formula groups"
        textOnly
        value={group}
        onChange={setGroup}
        tabs={(Object.keys(groups) as Group[]).map((value) => {
          const found = matching(formulas[value], query);
          return {
            value,
            name: query.trim() ? `${groups[value]} (${found.length})` : groups[value],
            panel:
              found.length > 0 ? (
                <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
                  {found.map((formula) => (
                    <li key={formula.id}>
                      <FormulaCard formula={formula} />
                    </li>
                  ))}
                </ul>
              ) : (
                <p className="card p-5">
                  No formula in {groups[value]} has “{query.trim()}” in it. Try a shorter word, or look in another tab.
                </p>
              ),
          };
        })}
      />
    </>
  );
}
