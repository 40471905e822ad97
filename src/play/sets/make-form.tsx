import { useEffect, useId, useRef, useState } from "react";
import type { Level } from "../../engine/puzzle.ts";
import type { WorkSet } from "../../sets/set.ts";
import { useTypedEarly } from "../../ui/hooks/use-typed-early.ts";
import { Icon } from "../../ui/icon.tsx";
import { oneOf, useSearchState } from "../use-search-state.ts";
import { agesOfKinds, readAges, type SheetAges, sheetAges } from "./ages.ts";
import { mostQuestions, type Recipe } from "./compose.ts";
import { choices, type Look, paperNames } from "./look.ts";
import { type Choice, choiceOf, groups } from "./sheet-topics.ts";
import { goodForBingo, leastForBingo, mostOnTicket } from "./short-answers.ts";
import { useMaking } from "./use-making.ts";

interface MakeProps {
  /** Whether it is to be printed, else worked at on screens. */
  readonly isPaper?: boolean;
  readonly onMade: (set: WorkSet) => void;
}

const levelNames: Readonly<Record<Level | "all", string>> = {
  easy: "Easier",
  medium: "Right for the age",
  hard: "Harder",
  all: "A mix of levels",
};
const anyText = (text: string) => text;
const usualAges = sheetAges[1] as SheetAges;

/** A sheet, or a set for screens, in a minute: what it is about, for whom, how hard, how many. */
export function MakeForm({ isPaper = true, onMade }: MakeProps) {
  // A link may say what it is to be about, and for whom (?about=zone:fractions&ages=2).
  const [topic, setTopic] = useSearchState("about", anyText, "zone:tables");
  const [asked, setAges] = useSearchState("ages", (text) => readAges(text)?.as ?? null, usualAges.as);
  const ages = readAges(asked) ?? usualAges;
  const [level, setLevel] = useState<Level | "all">("medium");
  const [count, setCount] = useState("12");
  const counted = useRef<HTMLInputElement>(null);
  useTypedEarly(counted, count, setCount);
  const [rising, setRising] = useState(true);
  const [as, setAs] = useSearchState("as", oneOf(choices.as), "sheet");
  // Whoever comes to this page for something else has nothing made.
  const [isUsed, setUsed] = useState(false);
  const choice = choiceOf(topic);
  const recipe: Recipe = {
    title: choice.label.replace(": a mix", ""),
    topic: choice.topic,
    grade: ages.grade,
    level,
    count: Math.min(mostQuestions, Math.max(as === "bingo" ? leastForBingo : 1, Math.round(Number(count)) || 12)),
    rising,
    ...((as === "bingo" || as === "dominoes") && { apart: true }),
  };
  const { words, make } = useMaking(onMade, isUsed ? recipe : null);
  const isPractice = choice.topic.kind === "skills";
  const others = useOtherAges(choice, recipe, isUsed);
  const id = useId();
  return (
    <form
      className="card flex flex-wrap items-end gap-x-4 gap-y-3 p-4 sm:p-5"
      onFocus={() => setUsed(true)}
      onPointerEnter={() => setUsed(true)}
      onChange={() => setUsed(true)}
      onSubmit={(event) => {
        event.preventDefault();
        void make([recipe]);
      }}
    >
      <h2 className="w-full text-lg">Make a {isPaper ? "sheet" : "set"} in a minute</h2>
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
          <select id={`${id}-age`} className="field" value={ages.as} onChange={(e) => setAges(e.target.value)}>
            {(sheetAges.includes(ages) ? sheetAges : [...sheetAges, ages]).map(({ as, name }) => (
              <option key={as} value={as}>
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
          ref={counted}
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
      {isPaper && (
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
      )}
      <button type="submit" className="btn btn-main">
        <Icon name={isPaper ? "printer" : "plus"} /> Make the {isPaper ? "sheet" : "set"}
      </button>
      {others && <p className="w-full">{others}</p>}
      {words && <p className="w-full text-soft">{words}</p>}
    </form>
  );
}

/** What is said where a topic has nothing for the age that was chosen. */
function useOtherAges({ label, topic }: Choice, recipe: Recipe, isUsed: boolean): string {
  const [others, setOthers] = useState({ key: "", ages: "" });
  const key = topic.kind === "skills" ? `${topic.skills} ${recipe.grade} ${recipe.level}` : "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells of any change
  useEffect(() => {
    if (!isUsed || topic.kind !== "skills") return;
    let over = false;
    import("./sources.ts")
      .then(({ sources }) => agesOfKinds(topic.skills, recipe, sources))
      // Without a connection the sheet itself says so.
      .catch(() => "")
      .then((ages) => over || setOthers({ key, ages }));
    return () => {
      over = true;
    };
  }, [key, isUsed]);
  const name = label.replace(": a mix", "");
  return others.key === key && others.ages
    ? `${name}: there is nothing for this age at this level. The nearest is for ages ${others.ages}.`
    : "";
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
