import { useId, useState } from "react";
import { Link } from "react-router";
import { uuid } from "../../device/uuid.ts";
import { count } from "../../engine/words.ts";
import type { KeptClass } from "../../learner/hooks/use-classes.ts";
import { longestClassName } from "../../sets/challenge/class.ts";

interface NameOfProps {
  readonly name: string;
  /** Other classes that were given the same challenge. */
  readonly others: readonly KeptClass[];
  readonly text: string;
  readonly onName: (name: string) => void;
}

/** What a class is called, and the way to another that has the same challenge: their pupils' numbers are not mixed up then. */
export function NameOf({ name, others, text, onName }: NameOfProps) {
  const id = useId();
  const [next] = useState(uuid);
  return (
    <p className="screen-only flex flex-wrap items-center gap-x-3 gap-y-2">
      <label htmlFor={id} className="font-semibold">
        Class
      </label>
      <input
        id={id}
        key={name}
        className="field w-36"
        placeholder="7B"
        maxLength={longestClassName}
        defaultValue={name}
        onBlur={(event) => event.target.value.trim() !== name && onName(event.target.value.trim())}
        onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      />
      {others.map(({ id, value: results }) => (
        <Link key={id} className="link min-h-6" to={{ search: `?class=${id}`, hash: text }}>
          {results.name || "Another class"} ({count(results.kept.length, "result")})
        </Link>
      ))}
      <Link className="link min-h-6" to={{ search: `?class=${next}`, hash: text }}>
        The same for another class
      </Link>
    </p>
  );
}
