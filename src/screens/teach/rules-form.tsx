import { useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { count } from "../../engine/words.ts";
import { useStaying } from "../../play/sets/use-twins.ts";
import type { Challenge } from "../../sets/challenge/link.ts";
import { mostMinutes, mostPupils, type Rules, sound, usualRules } from "../../sets/challenge/rules.ts";
import { writeLink } from "../../sets/link.ts";
import type { WorkSet } from "../../sets/set.ts";
import { Icon } from "../../ui/icon.tsx";

interface RulesFormProps {
  readonly set: WorkSet;
  readonly onMade: (challenge: Challenge) => void;
}

const triesWords: Readonly<Record<Rules["tries"], string>> = {
  0: "As many as they like",
  1: "One",
  2: "Two",
  3: "Three",
};

/** Under which rules a class works through a set. */
export function RulesForm({ set, onMade }: RulesFormProps) {
  const [rules, setRules] = useState<Rules>(usualRules);
  const [minutes, setMinutes] = useState("");
  const change = (to: Partial<Rules>) => setRules(sound({ ...rules, ...to }));
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus(), []);
  const staying = useStaying(set, rules.own);
  const empty = set.entries.length === 0;
  return (
    <form
      className="card flex max-w-3xl flex-col gap-4 p-5 sm:p-7"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!empty) onMade({ set, rules: sound({ ...rules, minutes: Number(minutes) }) });
      }}
    >
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        A challenge: {set.title || "Questions"}
      </h2>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="chip">{count(set.entries.length, "question")}</span>
        <Link className="link min-h-6" to={{ pathname: "/worksheets", hash: writeLink(set) }}>
          See, change or print them
        </Link>
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4">
        <Field label="What pupils give" id={`${id}-ask`}>
          <select
            id={`${id}-ask`}
            className="field"
            value={rules.ask}
            disabled={rules.own}
            aria-describedby={`${id}-ask-how`}
            onChange={(event) => change({ ask: event.target.value as Rules["ask"] })}
          >
            <option value="number">A number you have given them</option>
            <option value="name">A nickname</option>
            <option value="nothing">Nothing</option>
          </select>
          <span id={`${id}-ask-how`} className="text-sm text-soft">
            {rules.ask === "number"
              ? `From 1 to ${mostPupils}, as in your class list. It is in the typed code, too.`
              : rules.ask === "name"
                ? "In the scanned code. With a typed one, you write the nickname yourself."
                : "Then you see the class as a whole. Scan the codes rather than type them: two typed ones may be alike."}
          </span>
        </Field>
        <Field label="Answers to each question" id={`${id}-tries`}>
          <select
            id={`${id}-tries`}
            className="field"
            value={rules.tries}
            onChange={(event) => change({ tries: Number(event.target.value) as Rules["tries"] })}
          >
            {Object.entries(triesWords).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </Field>
        <Field label="Clock, in minutes" id={`${id}-clock`}>
          <input
            id={`${id}-clock`}
            className="field w-28"
            type="number"
            inputMode="numeric"
            min={0}
            max={mostMinutes}
            placeholder="none"
            value={minutes}
            aria-describedby={`${id}-clock-how`}
            onChange={(event) => setMinutes(event.target.value)}
          />
          <span id={`${id}-clock-how`} className="text-sm text-soft">
            For all of it together. Leave it empty for no clock: most pupils think better without.
          </span>
        </Field>
        <fieldset className="flex flex-col gap-1">
          <legend className="mb-1 font-semibold">Also</legend>
          <Tick isOn={rules.hints} onChange={(hints) => change({ hints })}>
            Hints may be opened
          </Tick>
          <Tick isOn={rules.mixed} onChange={(mixed) => change({ mixed })}>
            The order is mixed for each pupil
          </Tick>
          <Tick isOn={rules.own} onChange={(own) => change({ own })}>
            Each pupil has numbers of their own
          </Tick>
          {rules.own && (
            <p className="text-sm text-soft" aria-live="polite">
              They follow from the pupil's number. {stayingWords(staying, set.entries.length)}
            </p>
          )}
        </fieldset>
      </div>
      {empty ? (
        <p className="text-bad">There is no question in this set yet.</p>
      ) : (
        <button type="submit" className="btn btn-main needs-script self-start">
          <Icon name="flag" /> Make the challenge
        </button>
      )}
    </form>
  );
}

/** What each pupil having other numbers does not change. */
function stayingWords(staying: number | null, all: number): string {
  if (staying === null) return "A question that has no other numbers is the same for all.";
  if (staying === 0) return "Every question has other numbers for each.";
  if (staying === all) return "But no question here has other numbers: all are the same for all.";
  const verbs = staying === 1 ? ["has", "that one stays"] : ["have", "those stay"];
  return `${staying} of the ${all} questions ${verbs[0]} no other numbers: ${verbs[1]} the same for all.`;
}

interface FieldProps {
  readonly label: string;
  readonly id: string;
  readonly children: React.ReactNode;
}

function Field({ label, id, children }: FieldProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children}
    </div>
  );
}

interface TickProps {
  readonly isOn: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children: React.ReactNode;
}

function Tick({ isOn, onChange, children }: TickProps) {
  return (
    <label className="flex min-h-9 items-center gap-2">
      <input
        type="checkbox"
        className="size-5 flex-none accent-(--hue)"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  );
}
