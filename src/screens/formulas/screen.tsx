import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import formulas from "../../content/formulas.yaml";
import { NotFetched } from "../../play/not-fetched.tsx";
import { SearchField } from "../../play/search-field.tsx";
import { oneOf, typingPause, useSearchState } from "../../play/use-search-state.ts";
import { useHydrated } from "../../ui/hooks/use-hydrated.ts";
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

type Part = typeof import("./exam-formulas.tsx");
/** What has come once is there at once when one comes back: else the page would be too short for the place that was left. */
let come: Part | null = null;

/** The exam formulas, which are several times as much as the rest, come when they are asked for. */
function Later({ query }: { readonly query: string }) {
  const [part, setPart] = useState<Part | "failed" | null>(come);
  useEffect(() => {
    if (come) return;
    let gone = false;
    import("./exam-formulas.tsx").then(
      (module) => {
        come = module;
        if (!gone) setPart(module);
      },
      () => gone || setPart("failed"),
    );
    return () => {
      gone = true;
    };
  }, []);
  if (part === null) return <p className="mt-8 text-soft">Fetching the exam formulas …</p>;
  return (
    <div className="mt-8">
      {part === "failed" ? <NotFetched what="The exam formulas" /> : <part.default query={query} />}
    </div>
  );
}

/** /formulas: ?group= and ?words= lead to one of them, ?exam= to an exam formula, ?sheet= to an exam's. */
export default function FormulasScreen({ row }: ScreenProps) {
  const [query, setQuery] = useSearchState("words", anyText, "", { pause: typingPause });
  const [exams, setExams] = useSearchState<"yes" | "no">("exams", oneOf(["yes", "no"]), "no");
  const [search] = useSearchParams();
  // A link to one of them, or to a sheet, opens them by itself.
  const withExams = useHydrated() && (exams === "yes" || search.has("exam") || search.has("sheet"));
  const [group, setGroup] = useSearchState<Group>("group", readGroup, "arithmetic");
  return (
    <>
      <PageHeading icon={row.icon} title="Formula Bank">
        The formulas worth knowing, what each letter means, and one worked line each.
      </PageHeading>
      <div className="screen-only needs-script mb-4 flex max-w-xl flex-col gap-1">
        <SearchField
          id="formula-search"
          label="Search formulas"
          placeholder="area, πr², mean"
          value={query}
          onChange={setQuery}
        />
      </div>
      <label className="screen-only needs-script mb-5 flex min-h-11 items-center gap-2.5 font-semibold">
        <input
          type="checkbox"
          className="size-5 accent-(--hue)"
          data-exams
          checked={withExams}
          onChange={(event) => setExams(event.target.checked ? "yes" : "no")}
        />
        Include exam formulas
      </label>
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
      {withExams && <Later query={query} />}
    </>
  );
}
