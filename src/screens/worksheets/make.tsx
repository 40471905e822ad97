import { useId, useState } from "react";
import type { Grade } from "../../engine/exercise.ts";
import type { Level } from "../../engine/puzzle.ts";
import { agesApart } from "../../play/practice/ages.ts";
import { mostQuestions, type Recipe } from "../../play/sets/compose.ts";
import { choices, type Look } from "../../play/sets/look.ts";
import { goodForBingo, leastForBingo, mostOnTicket } from "../../play/sets/short-answers.ts";
import { useMaking } from "../../play/sets/use-making.ts";
import { oneOf, useSearchState, wholeNumber } from "../../play/use-search-state.ts";
import type { WorkSet } from "../../sets/set.ts";
import { Icon } from "../../ui/icon.tsx";
import { paperNames } from "./look-form.tsx";
import { choiceOf, groups, type Ready, ready } from "./topics.ts";

interface MakeProps {
  readonly onMade: (set: WorkSet) => void;
}

const levelNames: Readonly<Record<Level | "all", string>> = {
  easy: "Easier",
  medium: "Right for the age",
  hard: "Harder",
  all: "A mix of levels",
};
const anyText = (text: string) => text;
const readGrade = (text: string) => {
  const grade = wholeNumber(text);
  return grade !== null && grade in agesApart ? (grade as Grade) : null;
};
/** A sheet in a minute: what it is about, for whom, how hard, how many. */
export function MakeForm({ onMade }: MakeProps) {
  // A link may say what it is to be about, and for whom (?about=zone:fractions&ages=2).
  const [topic, setTopic] = useSearchState("about", anyText, "zone:tables");
  const [grade, setGrade] = useSearchState("ages", readGrade, 2);
  const [level, setLevel] = useState<Level | "all">("medium");
  const [count, setCount] = useState("12");
  const [rising, setRising] = useState(true);
  const [as, setAs] = useSearchState("as", oneOf(choices.as), "sheet");
  // Whoever comes to this page for something else has nothing made.
  const [isUsed, setUsed] = useState(false);
  const choice = choiceOf(topic);
  const recipe: Recipe = {
    title: choice.label.replace(": a mix", ""),
    topic: choice.topic,
    grade,
    level,
    count: Math.min(mostQuestions, Math.max(as === "bingo" ? leastForBingo : 1, Math.round(Number(count)) || 12)),
    rising,
    ...((as === "bingo" || as === "dominoes") && { apart: true }),
  };
  const { words, make } = useMaking(onMade, isUsed ? recipe : null);
  const isPractice = choice.topic.kind === "skills";
  const id = useId();
  return (
    <form
      className="card flex flex-wrap items-end gap-x-4 gap-y-3 p-4 sm:p-5"
      onFocus={() => setUsed(true)}
      onPointerEnter={() => setUsed(true)}
      onSubmit={(event) => {
        event.preventDefault();
        void make([recipe]);
      }}
    >
      <h2 className="w-full text-lg">Make a sheet in a minute</h2>
      <Labelled label="About" id={`${id}-topic`}>
        <select
          id={`${id}-topic`}
          className="field w-72 max-w-full"
          value={topic}
          onChange={(e) => setTopic(e.target.value)}
        >
          {groups.map(({ label, choices }) => (
            <optgroup key={label} label={label}>
              {choices.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </Labelled>
      {isPractice && (
        <Labelled label="Age" id={`${id}-age`}>
          <select
            id={`${id}-age`}
            className="field"
            value={grade}
            onChange={(e) => setGrade(Number(e.target.value) as Grade)}
          >
            {Object.entries(agesApart).map(([grade, name]) => (
              <option key={grade} value={grade}>
                {name}
              </option>
            ))}
          </select>
        </Labelled>
      )}
      <Labelled label="Level" id={`${id}-level`}>
        <select
          id={`${id}-level`}
          className="field"
          value={level}
          onChange={(e) => setLevel(e.target.value as Level | "all")}
        >
          {Object.entries(levelNames).map(([value, name]) => (
            <option key={value} value={value}>
              {isPractice || value === "all" ? name : value.charAt(0).toUpperCase() + value.slice(1)}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled label="Questions" id={`${id}-count`}>
        <input
          id={`${id}-count`}
          className="field w-20"
          type="number"
          inputMode="numeric"
          min={as === "bingo" ? leastForBingo : 1}
          max={mostQuestions}
          value={count}
          onChange={(e) => setCount(e.target.value)}
        />
      </Labelled>
      <Labelled label="Order" id={`${id}-order`}>
        <select
          id={`${id}-order`}
          className="field"
          value={rising ? "rising" : "mixed"}
          onChange={(e) => setRising(e.target.value === "rising")}
        >
          <option value="rising">Easier to harder</option>
          <option value="mixed">Mixed</option>
        </select>
      </Labelled>
      <Labelled label="Print as" id={`${id}-as`}>
        <select
          id={`${id}-as`}
          className="field"
          value={as}
          onChange={(e) => {
            const chosen = e.target.value as Look["as"];
            setAs(chosen);
            if (chosen === "bingo") setCount((now) => String(Math.max(goodForBingo, Number(now))));
            if (chosen === "exit") setCount(String(mostOnTicket));
          }}
        >
          {choices.as.map((one) => (
            <option key={one} value={one}>
              {paperNames[one]}
            </option>
          ))}
        </select>
      </Labelled>
      <button type="submit" className="btn btn-main">
        <Icon name="printer" /> Make the sheet
      </button>
      {words && <p className="w-full text-soft">{words}</p>}
    </form>
  );
}

function Labelled({
  label,
  id,
  children,
}: {
  readonly label: string;
  readonly id: string;
  readonly children: React.ReactNode;
}) {
  return (
    <span className="flex max-w-full flex-col gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children}
    </span>
  );
}

/** Sheets that need no choosing, each with fresh questions at every press. */
export function ReadyList({ onMade }: MakeProps) {
  const { words, make } = useMaking(onMade);
  const names = [...new Set(ready.map(({ group }) => group))];
  return (
    <section aria-labelledby="ready">
      <h2 id="ready" className="mb-1 text-lg">
        {ready.length} ready-made sheets
      </h2>
      <p className="mb-3 text-soft">Each press makes one with questions that nobody has had yet.</p>
      {words && <p className="mb-3">{words}</p>}
      <ul className="grid gap-3 sm:max-md:grid-cols-2 lg:grid-cols-2 xl:grid-cols-3">
        {names.map((name) => (
          <li key={name} className="card p-4">
            <h3 className="mb-2 font-semibold">{name}</h3>
            <p className="flex flex-wrap gap-2">
              {ready
                .filter(({ group }) => group === name)
                .map((one) => (
                  <button
                    key={`${one.grade}${one.level}`}
                    type="button"
                    className="btn"
                    onClick={() => void make([one])}
                  >
                    {readyName(one)}
                    <span className="sr-only">: {name}</span>
                  </button>
                ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function readyName({ topic, grade, level }: Ready): string {
  const age = agesApart[grade];
  if (topic.kind === "skills") return `${age.includes("–") ? "Ages" : "Age"} ${age}`;
  return level === "all" ? "All levels" : level.charAt(0).toUpperCase() + level.slice(1);
}
