import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { readChallenge, writeChallenge } from "../../sets/challenge/link.ts";
import { useAnnounced } from "../../ui/announce/announcer.ts";
import { TextToOpen } from "../../ui/text-to-open.tsx";

interface OpenChallengeProps {
  /** Why the address opens no challenge; empty where it names none. */
  readonly problem: string;
  /** Whether it opens a set instead. */
  readonly isSet: boolean;
}

/** Where there is no challenge yet: a place for its link. */
export function OpenChallenge({ problem, isSet }: OpenChallengeProps) {
  const [said, setSaid] = useState("");
  const navigate = useNavigate();
  const words = said || (isSet ? `${problem} Ask your teacher for the link of the challenge.` : problem);
  useAnnounced(words);

  function open(typed: string) {
    const read = readChallenge(typed);
    if ("challenge" in read) return void navigate({ hash: writeChallenge(read.challenge) });
    setSaid(typed === "" ? "Paste the link first." : read.problem);
  }

  return (
    <section className="card flex max-w-2xl flex-col gap-4 p-5 sm:p-7" aria-labelledby="given">
      <h2 id="given" className="text-xl">
        Has your teacher given you a challenge?
      </h2>
      <p>
        Scan the square (QR code) on the board with your camera, or open the link that you were sent. You can also paste
        it here:
      </p>
      <TextToOpen label="The link" said={words} faults onOpen={open} main />
      <p className="text-soft">
        Are you a teacher? You make a challenge on{" "}
        <Link className="link" to="/teach">
          For a class
        </Link>
        .
      </p>
    </section>
  );
}
