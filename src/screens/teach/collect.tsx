import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { count } from "../../engine/words.ts";
import { collect, type Note, newOnes } from "../../sets/challenge/add.ts";
import { type ClassResults, readClassFile, writeClassFile } from "../../sets/challenge/class.ts";
import { type Challenge, writeChallenge } from "../../sets/challenge/link.ts";
import { fileName } from "../../sets/file-name.ts";
import { codeOf } from "../../sets/link.ts";
import { type Kept, merged } from "../../sets/result/collect.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { AskFirst } from "../../ui/ask-first.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { Camera } from "./camera.tsx";
import { Notes } from "./notes.tsx";
import { Pictures } from "./pictures.tsx";
import { Results } from "./results.tsx";

interface CollectProps {
  readonly challenge: Challenge;
  readonly results: ClassResults;
  /** What is kept at this moment, for what comes between two drawings of the page. */
  readonly latest: () => readonly Kept[];
  /** Says whether there was room for it. */
  readonly onKept: (kept: readonly Kept[]) => boolean;
  readonly onErase: () => void;
  /** What the class is called. */
  readonly name: ReactNode;
}

const mostNotes = 60;
const noRoom = "There is no more room for this class on this device. Save it as a file, and go on with another class.";

/** Brings in what pupils hand in, by every way there is, and shows what it says. */
export function Collect({ challenge, results, latest, onKept, onErase, name }: CollectProps) {
  const [notes, setNotes] = useState<readonly Note[]>([]);
  const [said, setSaid] = useState("");
  const id = useId();
  const code = codeOf(challenge.set);

  function say(words: string) {
    setSaid(words);
    announce(words);
  }

  /** Takes in some codes; gives what became of them. What was refused is listed unless its own field tells it. */
  function take(pasted: string, listsRefused = true): readonly Note[] {
    const made = collect(latest(), pasted, challenge, Date.now());
    const isKept = made.notes.every(({ what }) => what === "refused" || what === "there") || onKept(made.kept);
    const told: readonly Note[] = isKept ? made.notes : [{ what: "refused", who: "", words: noRoom, line: "" }];
    const listed = told.filter(({ what }) => listsRefused || what !== "refused");
    setNotes((before) => [...listed.toReversed(), ...before].slice(0, mostNotes));
    announce(told.length > 3 ? summary(told) : told.map(({ words }) => words).join(" "));
    return told;
  }

  async function open(file: File) {
    const read = await file.text().then(readClassFile, () => ({ problem: "This file could not be opened." }));
    if ("problem" in read) return say(read.problem);
    const other = read.results;
    const kept = other.kept.filter(({ result }) => result.set === code);
    if (kept.length === 0 && other.challenge !== writeChallenge(challenge))
      return say("The results in this file are of another challenge. Open that one first.");
    const fresh = newOnes(latest(), kept);
    if (!onKept(merged(code, latest(), kept).kept)) return say(noRoom);
    const lost = read.lost > 0 ? ` ${count(read.lost, "of them was", "of them were")} damaged and left out.` : "";
    say(
      `${fresh === 0 ? "Nothing new" : `${count(fresh, "new result")}`}, ${kept.length - fresh} were here already.${lost}`,
    );
  }

  return (
    <>
      <section className="card screen-only flex flex-col gap-4 p-5 sm:p-7" aria-labelledby={`${id}-collect`}>
        <h3 id={`${id}-collect`} className="text-lg">
          Collect the results
        </h3>
        {name}
        <div className="grid gap-5 lg:grid-cols-2">
          <TypeOne asksName={challenge.rules.ask !== "number"} onCode={(code) => take(code, false)} />
          <div className="flex flex-col gap-4">
            <Camera onCode={take} />
            <Pictures onCode={take} onTrouble={say} />
          </div>
        </div>
        <PasteMany onCodes={take} />
        <p className="flex flex-wrap items-center gap-2">
          <FileButton accept=".json,application/json" onFiles={([file]) => void open(file)}>
            Merge a file of another device
          </FileButton>
          {results.kept.length > 0 && (
            <>
              <button
                type="button"
                className="btn"
                onClick={() =>
                  saveFile(`${nameOfFile(results, challenge)}.json`, "application/json", writeClassFile(results))
                }
              >
                <Icon name="download" /> Save as a file
              </button>
              <AskFirst
                className="btn"
                words={`Erase ${count(results.kept.length, "result")} from this device? Nothing brings them back but a file you saved.`}
                yes="Erase"
                no="Keep"
                grave
                onYes={onErase}
              >
                <Icon name="eraser" /> Erase all
              </AskFirst>
            </>
          )}
        </p>
        {said && <p className="text-soft">{said}</p>}
        <Notes notes={notes} onClear={() => setNotes([])} />
      </section>
      {results.kept.length > 0 && (
        <Results
          challenge={challenge}
          kept={results.kept}
          fileName={nameOfFile(results, challenge)}
          onKept={(kept) => void (onKept(kept) || say(noRoom))}
        />
      )}
    </>
  );
}

function summary(notes: readonly Note[]): string {
  const of = (what: Note["what"]) => notes.filter((note) => note.what === what).length;
  const parts = [
    [of("added"), "collected"],
    [of("again"), "replaced an older one"],
    [of("there"), "were here already"],
    [of("refused"), "could not be read"],
  ] as const;
  return parts
    .filter(([n]) => n > 0)
    .map(([n, words]) => `${n} ${words}`)
    .join(", ");
}

const nameOfFile = ({ name }: ClassResults, { set }: Challenge) => fileName(`${name} ${set.title}`, "results");

interface TypeOneProps {
  readonly asksName: boolean;
  readonly onCode: (code: string) => readonly Note[];
}

/** One code, as it is read out. */
function TypeOne({ asksName, onCode }: TypeOneProps) {
  const [code, setCode] = useState("");
  const [name, setName] = useState("");
  const [problem, setProblem] = useState("");
  const first = useRef<HTMLInputElement>(null);
  const id = useId();

  function add(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === "") return setProblem("Type a code first.");
    const [note] = onCode(name.trim() ? `${name.replace(/[:\t;]/g, " ").trim()}: ${code}` : code);
    if (note?.what === "refused") return setProblem(note.words);
    setProblem("");
    setCode("");
    setName("");
    first.current?.focus();
  }

  return (
    <form className="needs-script flex flex-col gap-2" onSubmit={add} noValidate>
      {asksName && (
        <>
          <label htmlFor={`${id}-who`} className="font-semibold">
            Name or nickname, if you like
          </label>
          <input
            ref={first}
            id={`${id}-who`}
            className="field w-48"
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </>
      )}
      <label htmlFor={`${id}-code`} className="font-semibold">
        Type a code
      </label>
      <span className="flex flex-wrap gap-2">
        <input
          ref={asksName ? undefined : first}
          id={`${id}-code`}
          className="field min-w-0 flex-auto font-mono"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={`${id}-fault`}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <button type="submit" className="btn btn-main">
          Add
        </button>
      </span>
      <p id={`${id}-fault`} className="min-h-6 text-bad">
        {problem}
      </p>
    </form>
  );
}

/** Many codes at one go, from messages or a spreadsheet. */
function PasteMany({ onCodes }: { readonly onCodes: (pasted: string) => readonly Note[] }) {
  const [text, setText] = useState("");
  const id = useId();
  return (
    <details className="needs-script">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">Paste many codes</summary>
      <form
        className="flex flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === "") return;
          // What could not be read stays, to be looked at again.
          setText(
            onCodes(text)
              .map(({ line }) => line)
              .filter(Boolean)
              .join("\n"),
          );
        }}
      >
        <label htmlFor={id}>One a line. A name may stand before a code, with a colon: Zoë: ABCD EFGH …</label>
        <textarea
          id={id}
          className="field font-mono"
          rows={5}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="btn self-start">
          Add them
        </button>
      </form>
    </details>
  );
}
