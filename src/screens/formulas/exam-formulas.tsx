import { useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { type Exam, exams } from "../../content/exams.ts";
import everyday from "../../content/formulas.yaml";
import type { ExamFormula } from "../../content/schema/library/exam-formulas.ts";
import type { Entry } from "../../content/typeset.ts";
import { Ways } from "../../play/library/ways.tsx";
import { AddToSet } from "../../play/sets/add-to-set.tsx";
import { oneOf, useSearchState } from "../../play/use-search-state.ts";
import { Choice } from "../../ui/choice.tsx";
import { Html } from "../../ui/html.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { FormulaCard } from "./formula-card.tsx";
import { matching } from "./search.ts";

const files = import.meta.glob<readonly Entry<ExamFormula>[]>("../../content/exam-formulas/*.yaml", {
  import: "default",
  eager: true,
});
/** By what they are about: "vectors-and-matrices" is called Vectors and matrices. */
const topics = Object.entries(files).map(([file, formulas]) => {
  const words = (file.split("/").at(-1) ?? "").replace(".yaml", "").replaceAll("-", " ");
  return { name: words.charAt(0).toUpperCase() + words.slice(1), formulas };
});

const names: Record<Exam, string> = {
  "gcse-foundation": "GCSE Foundation",
  "gcse-higher": "GCSE Higher",
  "a-level": "A-level",
  ib: "IB",
  sat: "SAT",
};
/** Every sheet holds the everyday formulas too, but those that a course does not reach. */
const notYet: Partial<Record<Exam, readonly string[]>> = {
  "gcse-foundation": ["quadratic-formula", "arithmetic-series"],
  "gcse-higher": ["arithmetic-series"],
};
const everydayOf = (sheet: Exam) =>
  Object.values(everyday)
    .flat()
    .filter(({ id }) => !notYet[sheet]?.includes(id));

const readSheet = oneOf<Exam | "all">(["all", ...exams]);

/** The formulas for exams, all or those of one exam's sheet, which can be printed. ?exam= leads to one formula. */
export default function ExamFormulas({ query }: { readonly query: string }) {
  const [sheet, setSheet] = useSearchState<Exam | "all">("sheet", readSheet, "all");
  const [search] = useSearchParams();
  const asked = search.get("exam");
  useEffect(() => {
    const there = asked === null ? null : document.getElementById(`exam-${asked}`);
    there?.scrollIntoView();
    there?.focus();
  }, [asked]);
  const shown = topics.map(({ name, formulas }) => ({
    name,
    formulas: matching(formulas, query).filter((one) => sheet === "all" || one.exams.includes(sheet)),
  }));
  const basics = sheet === "all" ? [] : matching(everydayOf(sheet), query);
  const many = shown.reduce((sum, { formulas }) => sum + formulas.length, basics.length);
  // Whoever asked for them sees them come.
  const heading = useRef<HTMLHeadingElement>(null);
  // So does whoever was led to a sheet by a link; one who comes back to a place further down stays there.
  const isLed = useRef(asked === null && search.has("sheet"));
  useEffect(() => {
    const pressed = document.activeElement?.matches("[data-exams]");
    const led = isLed.current && scrollY === 0;
    isLed.current = false;
    if (pressed || led) heading.current?.scrollIntoView({ block: "start" });
    if (led) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="exam-sheet" aria-labelledby="exam-formulas">
      <h2 id="exam-formulas" ref={heading} tabIndex={-1} className="mb-2 scroll-mt-20 text-2xl">
        Exam formulas{sheet !== "all" && `: ${names[sheet]}`}
      </h2>
      <div className="screen-only mb-5 flex flex-wrap items-end gap-x-6 gap-y-3">
        <Choice<Exam | "all">
          legend="Sheet"
          name="sheet"
          options={[{ value: "all", label: "All" }, ...exams.map((exam) => ({ value: exam, label: names[exam] }))]}
          value={sheet}
          onChange={setSheet}
        />
        <button type="button" className="btn" onClick={() => print()}>
          <Icon name="printer" /> Print this sheet
        </button>
        <p role="status" className="text-sm text-soft">
          {many} formulas
        </p>
      </div>
      <p className="screen-only mb-5 max-w-[68ch] text-sm text-soft">
        A sheet holds what usually belongs to a course, the everyday formulas included. What your exam gives you, and
        what you must know by heart, your board says.
      </p>
      {basics.length > 0 && (
        <section className="mb-7" aria-label="Everyday formulas">
          <h3 className="mb-3 text-xl">Everyday formulas</h3>
          <ul className="exam-list grid grid-cols-1 gap-4 lg:grid-cols-2">
            {basics.map((formula) => (
              <li key={formula.id}>
                <FormulaCard formula={formula} level={4} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {shown.map(
        ({ name, formulas }) =>
          formulas.length > 0 && (
            <section key={name} className="mb-7" aria-label={name}>
              <h3 className="mb-3 text-xl">{name}</h3>
              <ul className="exam-list grid grid-cols-1 gap-4 lg:grid-cols-2">
                {formulas.map((formula) => (
                  <li key={formula.id}>
                    <ExamCard formula={formula} />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      {many === 0 && (
        <p className="card p-5">No exam formula has “{query.trim()}” in it. Try a shorter word, or another sheet.</p>
      )}
    </section>
  );
}

function ExamCard({ formula }: { readonly formula: Entry<ExamFormula> }) {
  const { id, name, letters, holds, why, figure, use, opens, see, back } = formula;
  return (
    <article className="card flex h-full flex-col gap-2.5 p-4 sm:p-5">
      <div className="flex items-start justify-between gap-2">
        <h4 id={`exam-${id}`} tabIndex={-1} className="scroll-mt-20 text-lg font-bold">
          {name}
        </h4>
        <AddToSet name={name} kinds={[{ label: name, item: () => `formula/${id}` }]} />
      </div>
      <Html
        className="rounded-xl border border-hue-line bg-hue-soft px-4 py-3 text-center text-lg"
        html={formula.formula}
      />
      <ul className="prose text-soft">
        {letters.map(({ letter, means, unit }) => (
          <li key={letter}>
            <Html inline html={letter} />: <Html inline html={means} />
            {unit && ` (${unit})`}
          </li>
        ))}
      </ul>
      <Html className="prose text-soft" html={holds} />
      <div className="screen-only mt-auto flex flex-wrap items-start gap-x-3 gap-y-1">
        <Reveal what="why it is true" icon="lightbulb">
          <Html className="prose" html={why} />
          {figure && <Html className="figure-box mt-3" html={figure} />}
        </Reveal>
        <Reveal what="it in use" icon="pencil">
          <Html className="prose" html={use} />
        </Reveal>
        {opens && (
          <Link to={opens} className="btn btn-plain -ml-2 min-h-10 px-2">
            <Icon name="calculator" /> Work it out<span className="sr-only">: {name}</span>
          </Link>
        )}
      </div>
      <Ways heading="Goes with it" ways={[...see, ...back]} level={4} />
    </article>
  );
}
