import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { count } from "../../engine/words.ts";
import { asciiDigits } from "../../maths/digits.ts";
import type { Challenge } from "../../sets/challenge/link.ts";
import { longestName, mostPupils, rulesInWords } from "../../sets/challenge/rules.ts";
import { useAnnounced } from "../../ui/announce/announcer.ts";
import { Icon } from "../../ui/icon.tsx";

interface BeginningProps {
  readonly challenge: Challenge;
  readonly onBegin: (who: string) => void;
}

/** What it is about, under which rules, and what the teacher asks for. */
export function Beginning({ challenge: { set, rules }, onBegin }: BeginningProps) {
  const [who, setWho] = useState("");
  const [problem, setProblem] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useAnnounced(problem);
  useEffect(() => heading.current?.focus(), []);

  function begin(event: FormEvent) {
    event.preventDefault();
    const fault = faultOf(who, rules.ask);
    setProblem(fault);
    if (fault) return field.current?.focus();
    onBegin(rules.ask === "number" ? String(Number(asciiDigits(who.trim()))) : who.trim());
  }

  if (set.entries.length === 0)
    return <p className="card p-5">This challenge has no questions. Ask your teacher for another link.</p>;
  return (
    <form className="card flex max-w-2xl flex-col gap-4 p-5 sm:p-7" onSubmit={begin} noValidate>
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {set.title || "Questions"}
      </h2>
      <p className="chip self-start">{count(set.entries.length, "question")}</p>
      <ul className="prose list-disc pl-5">
        {rulesInWords(rules).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {rules.ask !== "nothing" && (
        <div className="needs-script flex flex-col gap-1">
          <label htmlFor={id} className="font-semibold">
            {rules.ask === "number" ? "Your number" : "Your nickname"}
          </label>
          <span id={`${id}-how`} className="text-soft">
            {rules.ask === "number"
              ? `The one that your teacher gave you, from 1 to ${mostPupils}.`
              : "So that your teacher knows whose result it is. Please not your full name."}
          </span>
          <input
            ref={field}
            id={id}
            className={`field ${rules.ask === "number" ? "w-24" : "w-64 max-w-full"}`}
            value={who}
            inputMode={rules.ask === "number" ? "numeric" : undefined}
            maxLength={rules.ask === "number" ? 3 : longestName}
            autoComplete="off"
            aria-describedby={`${id}-how ${id}-fault`}
            onChange={(event) => setWho(event.target.value)}
          />
          <p id={`${id}-fault`} className="min-h-6 text-bad">
            {problem}
          </p>
        </div>
      )}
      <button type="submit" className="btn btn-main needs-script self-start">
        <Icon name="play" /> Begin
      </button>
      <p className="text-soft">
        Your answers stay on this device. At the end you get a code for your teacher; it holds your answers, your times
        {rules.ask === "nothing"
          ? " and nothing about you"
          : ` and the ${rules.ask === "number" ? "number" : "nickname"} you give here, nothing else about you`}
        . You can leave and go on later.{" "}
        <Link className="link" to="/privacy">
          Privacy
        </Link>
      </p>
    </form>
  );
}

function faultOf(who: string, ask: Challenge["rules"]["ask"]): string {
  const text = asciiDigits(who.trim());
  if (ask === "nothing") return "";
  if (ask === "name") return text === "" ? "Write a nickname first." : "";
  if (text === "") return "Write your number first.";
  const isNumber = /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= mostPupils;
  return isNumber ? "" : `That is no number from 1 to ${mostPupils}. Ask your teacher which one is yours.`;
}
