import zones from "virtual:skill-names";
import { useMemo, useState } from "react";
import { numberLocale } from "../../device/settings/shown.ts";
import { count } from "../../engine/words.ts";
import { useQuestions } from "../../play/sets/use-questions.ts";
import { useTwins } from "../../play/sets/use-twins.ts";
import { sameName } from "../../sets/challenge/add.ts";
import type { Challenge } from "../../sets/challenge/link.ts";
import { columnNames, differing, type Kept, type Row, tableCsv, tableOf } from "../../sets/result/collect.ts";
import { slipsMade } from "../../sets/result/needs.ts";
import type { SetQuestion } from "../../sets/set.ts";
import { Icon } from "../../ui/icon.tsx";
import { printPart } from "../../ui/print-part.ts";
import { saveFile } from "../../ui/save-file.ts";
import { GroupList } from "./group-list.tsx";
import { HeatMap } from "./heat-map.tsx";
import { OnePupil } from "./one-pupil.tsx";
import { OneQuestion } from "./one-question.tsx";
import { SlipList } from "./slip-list.tsx";

interface ResultsProps {
  readonly challenge: Challenge;
  readonly kept: readonly Kept[];
  readonly fileName: string;
  readonly onKept: (kept: readonly Kept[]) => void;
}

/** A question that could not be had: its column stands all the same. */
const missing: SetQuestion = { item: "", title: "", prompt: "", steps: [], slips: [], check: "", marks: 1 };
const skills = zones.flatMap((zone) => zone.skills);

type Chosen = { readonly pupil: string } | { readonly question: number } | null;

/** What was handed in: by pupil and question, the slips that were made most, and who can be taught together. */
export function Results({ challenge, kept, fileName, onKept }: ResultsProps) {
  const { set, rules } = challenge;
  const variants = useMemo(() => [...new Set([0, ...kept.map(({ result }) => result.variant)])], [kept]);
  const twins = useTwins(challenge, variants);
  const { slots, isBusy } = useQuestions(Array.isArray(twins) ? twins : [set]);
  const [chosen, setChosen] = useState<Chosen>(null);
  const questions = useMemo(
    () => set.entries.map((entry, at) => slots[0]?.[at]?.question ?? { ...missing, marks: entry.marks ?? 1 }),
    [set, slots],
  );
  const table = useMemo(() => tableOf(kept, questions), [kept, questions]);
  const questionsOf = (row: Row): readonly SetQuestion[] => {
    if (row.result.variant === 0) return questions;
    const nth = variants.indexOf(row.result.variant);
    const twin = Array.isArray(twins) ? twins[nth] : undefined;
    // Never the questions of the set as this pupil's, nor those of another pupil that stand there until these have come.
    return set.entries.map((entry, at) => {
      const slot = slots[nth]?.[at];
      const isOwn = slot && JSON.stringify(slot.entry) === JSON.stringify(twin?.entries[at]);
      return (isOwn && slot.question) || { ...missing, marks: entry.marks ?? 1 };
    });
  };
  const made = slipsMade(table.rows, questionsOf);
  const { rows, most } = table;
  const differs = differing(table, questionsOf);
  const all = rows.reduce((sum, { marks }) => sum + marks, 0);
  const pupil = chosen && "pupil" in chosen ? rows.find((row) => keyOf(row) === chosen.pupil) : undefined;

  /** All results that a row stands for. */
  const isOf = (row: Row, { result }: Kept) => (row.who === "" ? result === row.result : sameName(result.who, row.who));

  return (
    <div data-prints="results" className="flex flex-col gap-5">
      <section className="card flex flex-col gap-4 p-5 sm:p-7" aria-labelledby="table">
        <header className="flex flex-wrap items-center gap-3">
          <h3 id="table" className="mr-auto text-lg">
            {count(rows.length, "pupil")}, on average {average(all, rows.length)} of {count(most, "mark")}
          </h3>
          <button
            type="button"
            className="btn screen-only"
            disabled={isBusy || twins === null}
            onClick={() => saveFile(`${fileName}.csv`, "text/csv", tableCsv(table, questionsOf, numberLocale()))}
          >
            <Icon name="download" /> Save as CSV
          </button>
          <button type="button" className="btn screen-only" onClick={() => printPart("results")}>
            <Icon name="printer" /> Print
          </button>
        </header>
        <HeatMap
          table={table}
          names={columnNames(table, questionsOf)}
          isNumber={rules.ask === "number"}
          isBusy={isBusy}
          onPupil={(row) => setChosen({ pupil: keyOf(row) })}
          onQuestion={(question) => setChosen({ question })}
        />
        <p className="screen-only text-sm text-soft">
          Press a pupil or a question to see the answers. These results are kept on this device only.
        </p>
      </section>
      <SlipList
        made={made}
        rows={rows.length}
        questionsOf={questionsOf}
        skills={skills}
        isNumber={rules.ask === "number"}
      />
      <GroupList rows={rows} made={made} questionsOf={questionsOf} skills={skills} isNumber={rules.ask === "number"} />
      {pupil && (
        <OnePupil
          row={pupil}
          questions={questionsOf(pupil)}
          isNumber={rules.ask === "number"}
          onName={(who) => {
            onKept(kept.map((one) => (isOf(pupil, one) ? { ...one, result: { ...one.result, who } } : one)));
            setChosen(null);
          }}
          onRemove={() => {
            onKept(kept.filter((one) => !isOf(pupil, one)));
            setChosen(null);
          }}
          onClose={() => setChosen(null)}
        />
      )}
      {chosen && "question" in chosen && (
        <OneQuestion
          at={chosen.question}
          question={questions[chosen.question] ?? missing}
          rows={rows}
          questionsOf={differs[chosen.question] ? questionsOf : null}
          isNumber={rules.ask === "number"}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  );
}

/** A row is told by its pupil, or where there is no name by the result itself. */
const keyOf = ({ who, result }: Row) => who.toLowerCase() || JSON.stringify(result.given);

function average(sum: number, n: number): string {
  const mean = sum / Math.max(1, n);
  return Number.isInteger(mean) ? String(mean) : mean.toFixed(1);
}
