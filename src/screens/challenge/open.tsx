import { type FormEvent, useId, useState } from "react";
import { Link, useNavigate } from "react-router";
import { readChallenge, writeChallenge } from "../../sets/challenge/link.ts";
import { useAnnounced } from "../../ui/announcer.ts";

interface OpenChallengeProps {
  /** Why the address opens no challenge; empty where it names none. */
  readonly problem: string;
  /** Whether it opens a set instead. */
  readonly isSet: boolean;
}

/** Where there is no challenge yet: a place for its link. */
export function OpenChallenge({ problem, isSet }: OpenChallengeProps) {
  const [typed, setTyped] = useState("");
  const [said, setSaid] = useState("");
  const navigate = useNavigate();
  const id = useId();
  const words = said || (isSet ? `${problem} Ask your teacher for the link of the challenge.` : problem);
  useAnnounced(words);

  function open(event: FormEvent) {
    event.preventDefault();
    const read = readChallenge(typed.trim() === "" ? "" : typed);
    if ("challenge" in read) return void navigate({ hash: writeChallenge(read.challenge) });
    setSaid(typed.trim() === "" ? "Paste the link first." : read.problem);
  }

  return (
    <form className="card flex max-w-2xl flex-col gap-4 p-5 sm:p-7" onSubmit={open} noValidate>
      <h2 className="text-xl">Has your teacher given you a challenge?</h2>
      <p>
        Scan the code on the board with your camera, or open the link that you were sent. You can also paste it here:
      </p>
      <div className="needs-script flex flex-col gap-1">
        <label htmlFor={id} className="font-semibold">
          The link
        </label>
        <span className="flex flex-wrap gap-2">
          <input
            id={id}
            className="field min-w-0 flex-auto"
            value={typed}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-describedby={`${id}-said`}
            onChange={(event) => setTyped(event.target.value)}
          />
          <button type="submit" className="btn btn-main">
            Open
          </button>
        </span>
      </div>
      <p id={`${id}-said`} className="min-h-6 text-bad">
        {words}
      </p>
      <p className="text-soft">
        Are you a teacher? You make a challenge on{" "}
        <Link className="link" to="/teach">
          For a class
        </Link>
        .
      </p>
    </form>
  );
}
