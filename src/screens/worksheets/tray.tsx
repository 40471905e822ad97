import { useId, useRef, useState } from "react";
import { typeset } from "../../play/sets/own-text.ts";
import type { Slot } from "../../play/sets/use-questions.ts";
import { called } from "../../sets/called.ts";
import { longestOwn, longestTitle, mostMarks } from "../../sets/check-set.ts";
import { type Entry, mostEntries, type WorkSet } from "../../sets/set.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { Icon } from "../../ui/icon.tsx";

interface TrayProps {
  readonly set: WorkSet;
  readonly slots: readonly Slot[];
  readonly onChange: (set: WorkSet) => void;
}

/** Pixels: of the screen's edge, and how far the page goes with each move in it. */
const edge = 90;
const step = 16;

/** What is in a set: named, put in order by drag or by keys, given marks, taken out; and questions of the teacher's own. */
export function Tray({ set, slots, onChange }: TrayProps) {
  const { title, entries } = set;
  // Closed at first: a long list is drawn when somebody wants to see it.
  const [isOpen, setOpen] = useState(false);
  const [from, setFrom] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  // What was taken out last goes back by one press, until something else is done.
  const [out, setOut] = useState<{ readonly entry: Entry; readonly at: number } | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const id = useId();

  function change(next: readonly Entry[]) {
    setOut(null);
    onChange({ title, entries: next });
  }

  function move(at: number, to: number) {
    const entry = entries[at];
    if (!entry || to < 0 || to >= entries.length || to === at) return;
    const next = entries.toSpliced(at, 1).toSpliced(to, 0, entry);
    change(next);
    announce(`Now question ${to + 1} of ${entries.length}.`);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-move="${to}"]`)?.focus());
  }

  /** The question at a height of the screen, the first or the last for what is above or below them all. */
  function placeAt(y: number): number {
    const bottoms = [...(list.current?.children ?? [])].map((one) => one.getBoundingClientRect().bottom);
    const found = bottoms.findIndex((bottom) => y < bottom);
    return found < 0 ? bottoms.length - 1 : found;
  }

  function drop() {
    setFrom(null);
    setOver(null);
  }

  const focusOn = (at: number) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-out="${at}"]`)?.focus());

  function takeOut(at: number) {
    const entry = entries[at];
    if (!entry) return;
    change(entries.toSpliced(at, 1));
    setOut({ entry, at });
    announce(`Question ${at + 1} is taken out. ${entries.length - 1} are left.`);
    focusOn(Math.min(at, entries.length - 2));
  }

  function putBack({ entry, at }: NonNullable<typeof out>) {
    change(entries.toSpliced(at, 0, entry));
    announce(`Question ${at + 1} is back.`);
    focusOn(at);
  }

  return (
    <details className="card p-4" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer font-semibold">
        In this set: {entries.length === 1 ? "1 question" : `${entries.length} questions`}
      </summary>
      <div className="mt-3 flex flex-col gap-3">
        <span className="flex flex-col gap-1">
          <label htmlFor={`${id}-title`}>Title</label>
          <input
            id={`${id}-title`}
            className="field"
            maxLength={longestTitle}
            key={title}
            defaultValue={title}
            onBlur={(event) => event.target.value !== title && onChange({ title: event.target.value, entries })}
            onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
          />
        </span>
        {entries.length > 1 && (
          <p id={`${id}-how`} className="text-sm text-soft">
            Drag a question by its handle, or press the arrow keys on it.
          </p>
        )}
        <ol ref={list} className="tray-list">
          {(isOpen ? entries : []).map((entry, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a question is told by its place
              key={at}
              data-over={over === at && from !== null && from !== at ? (from < at ? "below" : "above") : undefined}
            >
              <button
                type="button"
                className="btn btn-plain min-w-11 cursor-grab touch-none px-1"
                data-move={at}
                aria-describedby={entries.length > 1 ? `${id}-how` : undefined}
                aria-label={`Move question ${at + 1}`}
                onPointerDown={(event) => {
                  if (event.button !== 0) return;
                  event.currentTarget.setPointerCapture(event.pointerId);
                  setFrom(at);
                }}
                onPointerMove={({ clientY }) => {
                  if (from !== at) return;
                  setOver(placeAt(clientY));
                  // A long list goes along at the edges of the screen.
                  if (clientY < edge || clientY > innerHeight - edge) scrollBy(0, clientY < edge ? -step : step);
                }}
                onPointerUp={({ clientY }) => {
                  if (from === at && over !== null) move(at, placeAt(clientY));
                  drop();
                }}
                onPointerCancel={drop}
                onKeyDown={(event) => {
                  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
                  if (by === undefined) return;
                  event.preventDefault();
                  move(at, at + by);
                }}
              >
                <Icon name="list" /> {at + 1}
              </button>
              <span className="min-w-0 flex-1 line-clamp-2 text-sm wrap-anywhere">{nameOf(slots[at], slots)}</span>
              <label className="sr-only" htmlFor={`${id}-marks-${at}`}>
                Marks for question {at + 1}
              </label>
              <input
                id={`${id}-marks-${at}`}
                className="field w-14 px-1 text-center"
                type="number"
                min={1}
                max={mostMarks}
                value={entry.marks ?? 1}
                onChange={(event) => {
                  const marks = Math.round(Number(event.target.value));
                  if (marks < 1 || marks > mostMarks) return;
                  const { marks: _, ...plain } = entry;
                  change(entries.with(at, marks === 1 ? plain : { ...plain, marks }));
                }}
              />
              <button
                type="button"
                className="btn btn-plain btn-icon"
                data-out={at}
                aria-label={`Take out question ${at + 1}`}
                onClick={() => takeOut(at)}
              >
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ol>
        {out && (
          <p className="flex flex-wrap items-center gap-x-3">
            Question {out.at + 1} is taken out.
            <button type="button" className="btn" onClick={() => putBack(out)}>
              <Icon name="rotate-ccw" /> Put it back
            </button>
          </p>
        )}
        {entries.length < mostEntries ? (
          <OwnForm onAdd={(entry) => change([...entries, entry])} />
        ) : (
          <p>A set may have {mostEntries} questions.</p>
        )}
      </div>
    </details>
  );
}

function nameOf(slot: Slot | undefined, slots: readonly Slot[]): string {
  if (!slot) return "…";
  if (!slot.question) return slot.note || "…";
  return called(
    slot.question,
    slots.map(({ question }) => question),
  );
}

/** A question in the teacher's own words. */
function OwnForm({ onAdd }: { readonly onAdd: (entry: Entry) => void }) {
  const [text, setText] = useState("");
  const [answer, setAnswer] = useState("");
  const hasFraction = typeset(text).includes("<mfrac>");
  const id = useId();
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === "") return;
        const answers = answer
          .split(";")
          .map((one) => one.trim())
          .filter(Boolean)
          .slice(0, 10);
        onAdd({ own: { text: text.trim(), answers } });
        announce("Your question is added at the end.");
        setText("");
        setAnswer("");
      }}
    >
      <label htmlFor={`${id}-own`}>A question of your own</label>
      <textarea
        id={`${id}-own`}
        className="field"
        rows={2}
        maxLength={longestOwn}
        value={text}
        onChange={(e) => setText(e.target.value)}
        aria-describedby={hasFraction ? `${id}-fraction` : undefined}
      />
      {hasFraction && (
        <p id={`${id}-fraction`} className="text-sm text-soft">
          On paper 3/4 stands as a fraction. Write a date as 12 May or 12/5/2026, and it stays as it is.
        </p>
      )}
      <label htmlFor={`${id}-answer`}>Its answer (several with ; between them, none if you mark it yourself)</label>
      <input
        id={`${id}-answer`}
        className="field"
        maxLength={longestTitle}
        value={answer}
        onChange={(e) => setAnswer(e.target.value)}
      />
      <button type="submit" className="btn self-start">
        <Icon name="plus" /> Add
      </button>
    </form>
  );
}
