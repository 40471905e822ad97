import { Link } from "react-router";
import type { Formula } from "../../content/schema/formulas.ts";
import { AddToSet } from "../../play/sets/add-to-set.tsx";
import { toolName } from "../../play/tools/going-together.ts";
import { Html } from "../../ui/html.tsx";

interface FormulaCardProps {
  readonly formula: Formula;
  /** The level of its heading; 2 unless it stands within a part of the page. */
  readonly level?: 2 | 4;
}

export function FormulaCard({ formula, level = 2 }: FormulaCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className="card flex h-full flex-col gap-2.5 p-4 sm:p-5">
      <div className="flex items-start justify-between gap-2">
        <Heading className="text-lg font-bold">{formula.name}</Heading>
        <AddToSet name={formula.name} kinds={[{ label: formula.name, item: () => `formula/${formula.id}` }]} />
      </div>
      <Html
        className="rounded-xl border border-hue-line bg-hue-soft px-4 py-3 text-center text-lg"
        html={formula.formula}
      />
      <Html className="prose text-soft" html={formula.where} />
      <p className="mt-auto text-sm">
        <strong>Example: </strong>
        <Html inline html={formula.example} />
      </p>
      <Link to={formula.tool.link} className="btn screen-only self-start">
        Try it in {toolName(formula.tool.page)}
        <span className="sr-only">: {formula.name}</span>
      </Link>
    </article>
  );
}
