import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { uuid } from "../../device/uuid.ts";
import type { Classes } from "../../learner/hooks/use-classes.ts";
import { type ClassResults, writeClassFile } from "../../sets/challenge/class.ts";
import { type Challenge, writeChallenge } from "../../sets/challenge/link.ts";
import { Icon } from "../../ui/icon.tsx";
import { Collect } from "./collect.tsx";
import { Give } from "./give.tsx";
import { NameOf } from "./name-of.tsx";

interface ClassProps {
  readonly challenge: Challenge;
  /** Which class is wanted; empty for the one that was there last, or a new one. */
  readonly id: string;
  readonly classes: Classes;
}

/** A challenge in one class: what to give out, what was handed in, and what it says. */
export function Class({ challenge, id, classes }: ClassProps) {
  const text = writeChallenge(challenge);
  const own = classes.all?.filter(({ value }) => value.challenge === text) ?? [];
  const known = own.find((one) => one.id === id) ?? (id === "" ? own[0] : undefined);
  const [fresh] = useState(uuid);
  const at = known?.id ?? (id || fresh);
  // What was done here goes first until it is kept: a camera reads one code after another faster than that.
  const [here, setHere] = useState<ClassResults | null>(null);
  const results: ClassResults = here ?? known?.value ?? { name: "", challenge: text, kept: [] };
  const latest = useRef(results);
  useEffect(() => {
    latest.current = results;
  });
  const isKept = here !== null && known !== undefined && writeClassFile(here) === writeClassFile(known.value);
  useEffect(() => {
    if (isKept) setHere(null);
  }, [isKept]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const navigate = useNavigate();

  /** Says whether there was room for it. */
  function keep(change: Partial<ClassResults>): boolean {
    const next = { ...latest.current, ...change };
    if (!classes.put(at, next)) return false;
    latest.current = next;
    setHere(next);
    return true;
  }

  const { set } = challenge;
  return (
    <div className="flex flex-col gap-5">
      <div className="screen-only flex flex-wrap items-center gap-2">
        <h2 ref={heading} tabIndex={-1} className="mr-auto w-full text-2xl sm:w-auto">
          {set.title || "Questions"}
        </h2>
        <Link className="btn" to="/teach">
          <Icon name="arrow-left" /> All challenges
        </Link>
      </div>
      <Give challenge={challenge} />
      {classes.all && (
        <Collect
          challenge={challenge}
          results={results}
          latest={() => latest.current.kept}
          onKept={(kept) => keep({ kept })}
          name={
            <NameOf
              name={results.name}
              others={own.filter((one) => one.id !== at)}
              text={text}
              onName={(name) => keep({ name })}
            />
          }
          onErase={() => {
            classes.forget(at);
            void navigate("/teach");
          }}
        />
      )}
    </div>
  );
}
