import { memo, useRef, useState } from "react";
import { dayOf } from "../../learner/day.ts";
import { useLastCopy } from "../../learner/hooks/use-last-copy.ts";
import { AskFirst } from "../../ui/ask-first.tsx";
import { useHydrated } from "../../ui/hooks/use-hydrated.ts";
import { Icon } from "../../ui/icon.tsx";
import { ago } from "./ago.ts";
import { eraseRecord } from "./erase-record.ts";
import { InstallNote } from "./install-note.tsx";
import { KeptNote } from "./kept-note.tsx";
import { type ReadSoFar, readCopy } from "./read-copy.ts";
import { RecordHealth } from "./record-health.tsx";
import { saveCopy } from "./save-copy.ts";

interface RecordPanelProps {
  /** Whether the record may be read: not before the figures of the page stand there. */
  readonly settled: boolean;
  /** How many stored attempts cannot be read, as far as their store does not say so. */
  readonly unread: number;
}

/** The learner owns her record: a copy to keep, a copy to read in, an end to all of it, and how firmly it is kept. */
export const RecordPanel = memo(function RecordPanel({ settled, unread }: RecordPanelProps) {
  const [said, setSaid] = useState("");
  /** How far a copy is read in; null while none is being read. */
  const [reading, setReading] = useState<ReadSoFar | null>(null);
  const picker = useRef<HTMLInputElement>(null);

  async function read(file: File) {
    setSaid("Reading the copy in …");
    setReading({ done: 0, of: 1 });
    setSaid(await readCopy(file, setReading));
    setReading(null);
  }

  return (
    <section className="card screen-only needs-script mt-8 p-5 sm:p-7" aria-labelledby="record">
      <h2 id="record" className="mb-1 text-xl" tabIndex={-1}>
        This record is yours
      </h2>
      <p className="max-w-[68ch] text-soft">
        It is kept on this device only. Save a copy before the browser's data is cleared, or to take it to another
        device; reading a copy in adds what is missing and changes nothing else.
      </p>
      <LastCopy />
      {settled && <RecordHealth unread={unread} />}
      <div className="mt-4 flex flex-wrap gap-3">
        <button type="button" className="btn" onClick={() => void saveCopy().then(setSaid)}>
          <Icon name="download" /> Save a copy
        </button>
        <button
          type="button"
          className="btn"
          aria-disabled={reading !== null}
          onClick={() => reading ?? picker.current?.click()}
        >
          <Icon name="archive" /> Read a copy in
        </button>
        <input
          ref={picker}
          type="file"
          accept="application/json,.json"
          className="hidden"
          aria-label="A copy to read in"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file && !reading) void read(file);
            event.target.value = "";
          }}
        />
        {!reading && (
          <AskFirst
            className="btn"
            words="Erase all records on this device? This cannot be undone. A saved copy can be read in again."
            yes="Yes, erase everything"
            no="Keep it"
            grave
            onAsk={() => setSaid("")}
            onYes={() => void eraseRecord().then(setSaid)}
          >
            Erase everything …
          </AskFirst>
        )}
      </div>
      <p role="status" className="mt-3 min-h-6">
        {said}
      </p>
      {reading && (
        <progress className="progress w-full" max={reading.of} value={reading.done} aria-label="Read in so far" />
      )}
      <KeptNote />
      <InstallNote />
    </section>
  );
});

function LastCopy() {
  const day = useLastCopy();
  const known = useHydrated();
  const when = day === null ? "never" : ago(day, dayOf(new Date()));
  return <p className="mt-2 min-h-6 text-soft">{known && `Last copy: ${when}`}</p>;
}
