import type { Investigation } from "../../content/schema/library/investigations.ts";
import type { Entry } from "../../content/typeset.ts";
import { EntryHeading } from "../../play/library/entry-heading.tsx";
import { ToMove } from "../../play/library/to-move.tsx";
import { Ways } from "../../play/library/ways.tsx";
import { Html } from "../../ui/html.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { Reveal } from "../../ui/reveal.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { NoteField } from "./note-field.tsx";
import { useNotes } from "./use-notes.ts";

/** The steps of every investigation, in their order. */
const steps: readonly { readonly name: string; readonly icon: IconName; readonly note: string }[] = [
  { name: "Try", icon: "pencil", note: "What I tried" },
  { name: "Notice", icon: "eye", note: "What I notice" },
  { name: "Guess a rule", icon: "lightbulb", note: "My guess" },
  { name: "Prove it", icon: "badge-check", note: "Why it must be so" },
  { name: "Go further", icon: "telescope", note: "My own question" },
];
const hints = ["a first hint", "a second hint", "a third hint"];

/** An investigation: something to move, five steps with room for one's notes, hints, the discussion, and a word to whoever leads it. */
export default function InvestigationScreen({
  row,
  entry,
}: Pick<ScreenProps, "row"> & { readonly entry: Entry<Investigation> }) {
  const { id, title, ages, subject, question, move, see, terms, back } = entry;
  const notes = useNotes({ id, path: `${row.path}/${id}`, title });
  return (
    <>
      <EntryHeading row={row} all="All investigations" title={title} ages={ages} motif={subject} />
      <p className="mb-5 max-w-[60ch] text-xl font-semibold text-hue-strong">{question}</p>
      <div className="mb-8 flex flex-col gap-5">
        <section className="card flex flex-col gap-4 p-4 sm:p-6" aria-labelledby="move">
          <h2 id="move" className="text-xl">
            Something to move
          </h2>
          <ToMove move={move} />
        </section>
        <ol className="flex flex-col gap-5">
          {steps.map((step, at) => (
            <li key={step.name} className="card flex flex-col gap-3 p-4 sm:p-6">
              <h2 className="flex items-center gap-2 text-xl">
                <Icon name={step.icon} className="text-hue" /> {step.name}
              </h2>
              <p className="prose text-lg">
                <Html inline html={entry.steps[at] ?? ""} />
              </p>
              <NoteField label={step.note} text={notes.texts[at] ?? ""} onWrite={(text) => notes.write(at, text)} />
            </li>
          ))}
        </ol>
        <section
          className="card flex flex-col gap-1 p-4 sm:p-6 print:not-has-[details[open]]:hidden"
          aria-labelledby="help"
        >
          <h2 id="help" className="mb-1 text-xl">
            When you are stuck, or done
          </h2>
          {hints.map((what, at) => (
            <Reveal key={what} what={what} icon="lightbulb">
              <p className="prose">
                <Html inline html={entry.hints[at] ?? ""} />
              </p>
            </Reveal>
          ))}
          <Reveal what="the discussion" icon="book-open-text" onOpen={notes.over}>
            <div className="prose flex flex-col gap-3">
              {entry.discussion.map((paragraph) => (
                <p key={paragraph}>
                  <Html inline html={paragraph} />
                </p>
              ))}
            </div>
          </Reveal>
          <Reveal what="a note for teachers" icon="school">
            <Html className="prose" html={entry.teacher} />
          </Reveal>
        </section>
      </div>
      <div className="flex flex-col gap-7">
        <Ways heading="Its words" ways={terms} />
        <Ways heading="Goes with it" ways={[...see, ...back]} />
      </div>
    </>
  );
}
