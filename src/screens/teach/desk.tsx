import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { uuid } from "../../device/uuid.ts";
import { count } from "../../engine/words.ts";
import type { Classes } from "../../learner/hooks/use-classes.ts";
import { useSets } from "../../learner/hooks/use-sets.ts";
import { KeptSets } from "../../play/sets/kept-sets.tsx";
import { MakeForm } from "../../play/sets/make-form.tsx";
import { readChallenge, writeChallenge } from "../../sets/challenge/link.ts";
import { readLink, writeLink } from "../../sets/link.ts";
import type { WorkSet } from "../../sets/set.ts";
import { useAnnounced } from "../../ui/announce/announcer.ts";
import { AskFirst } from "../../ui/ask-first.tsx";
import { Icon } from "../../ui/icon.tsx";
import { TextToOpen } from "../../ui/text-to-open.tsx";

interface DeskProps {
  /** Why the address opens nothing; empty where it names nothing. */
  readonly problem: string;
  readonly classes: Classes;
}

/** Where nothing is chosen yet: the sets of this device to make a challenge of, and what was collected before. */
export function Desk({ problem, classes }: DeskProps) {
  const { all: sets, put } = useSets();
  const navigate = useNavigate();

  function give(set: WorkSet) {
    put(uuid(), set);
    navigate({ hash: writeLink(set) });
  }

  return (
    <div className="flex flex-col gap-6">
      {problem && <p className="card p-4 text-bad">{problem}</p>}
      <section className="card flex flex-col gap-3 p-5 sm:p-7" aria-labelledby="from-set">
        <h2 id="from-set" className="text-xl">
          Make a challenge from a set
        </h2>
        {sets && sets.length > 0 ? (
          <KeptSets sets={sets} />
        ) : (
          <p className="max-w-[68ch]">
            There is no set on this device yet. Make one below, or from the menu (…) on the card of any puzzle, skill,
            formula or question.
          </p>
        )}
        <FromLink />
      </section>
      <div className="needs-script">
        <MakeForm isPaper={false} onMade={give} />
      </div>
      {classes.all && classes.all.length > 0 && (
        <section aria-labelledby="collected">
          <h2 id="collected" className="mb-2 text-lg">
            Challenges and results on this device
          </h2>
          <ul className="card divide-y divide-line px-4">
            {classes.all.map(({ id, value: results }) => {
              const read = readChallenge(results.challenge);
              const title = ("challenge" in read && read.challenge.set.title) || "Questions";
              const name = results.name ? `${results.name}: ${title}` : title;
              return (
                <li key={id} className="flex flex-wrap items-center gap-x-3 py-1">
                  <Link
                    className="link mr-auto min-h-11 content-center"
                    to={{ search: `?class=${id}`, hash: results.challenge }}
                  >
                    {name}
                  </Link>
                  <span className="text-sm text-soft">{count(results.kept.length, "result")}</span>
                  <AskFirst
                    className="btn btn-plain"
                    words={`Erase “${name}” with ${count(results.kept.length, "result")} from this device? Nothing brings them back.`}
                    yes="Erase"
                    no="Keep"
                    grave
                    onYes={() => classes.forget(id)}
                  >
                    <Icon name="x" />
                    <span className="sr-only">Erase {name}</span>
                  </AskFirst>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Opens the link of a set or of a challenge that somebody sent. */
function FromLink() {
  const [problem, setProblem] = useState("");
  const navigate = useNavigate();
  useAnnounced(problem);

  function open(typed: string) {
    if (typed === "") return setProblem("Paste the link first.");
    const read = readChallenge(typed);
    if ("challenge" in read) return void navigate({ hash: writeChallenge(read.challenge) });
    const set = read.fault === "set" ? readLink(typed) : null;
    if (set && "set" in set) return void navigate({ hash: writeLink(set.set) });
    setProblem(read.problem);
  }

  return <TextToOpen label="Or from the link of a set or a challenge" said={problem} faults onOpen={open} />;
}
