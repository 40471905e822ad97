import { useState } from "react";
import type { AngleUnit } from "../../maths/expression/angles.ts";
import { type Entry, exported, found, shownLine } from "../../tools/scientific/entry.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { AskFirst } from "../../ui/ask-first.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useNumberText } from "../../ui/numbers/number-text.ts";
import { saveFile } from "../../ui/save-file.ts";

interface HistoryProps {
  readonly entries: readonly Entry[];
  /** The unit of angles now: a line with another one says so. */
  readonly angle: AngleUnit;
  readonly onEdit: (entry: Entry) => void;
  readonly onUse: (entry: Entry) => void;
  readonly onForget: (entries: readonly Entry[]) => void;
}

const page = 30;

/** What was worked out, one line at least, the newest first. */
export function History({ entries, angle, onEdit, onUse, onForget }: HistoryProps) {
  const [search, setSearch] = useState("");
  const [count, setCount] = useState(page);
  const written = useNumberText();
  const matching = found(entries, search, written);
  return (
    <div className="grid gap-3">
      <label className="grid gap-1 font-semibold">
        Search the history
        <input className="field" type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      </label>
      {matching.length === 0 && <p className="text-soft">No line has this in it.</p>}
      <ol className="grid gap-2" data-testid="history">
        {matching.slice(0, count).map((entry) => {
          const line = shownLine(entry, written);
          return (
            <li key={entry.id} className="flex items-center gap-1 rounded-xl border border-line p-2">
              <p className="min-w-0 flex-1 wrap-anywhere" dir="ltr">
                {line.text} <b>{line.result}</b>
                {entry.angle !== angle && <span className="text-sm text-soft"> ({entry.angle})</span>}
              </p>
              <button
                type="button"
                className="btn btn-plain btn-icon"
                aria-label={`Edit ${line.text}`}
                onClick={() => onEdit(entry)}
              >
                <Icon name="pencil" />
              </button>
              {entry.value && (
                <button
                  type="button"
                  className="btn btn-plain btn-icon"
                  aria-label={`Use the result of ${line.text}`}
                  onClick={() => onUse(entry)}
                >
                  <Icon name="arrow-down-right" />
                </button>
              )}
              <button
                type="button"
                className="btn btn-plain btn-icon"
                aria-label={`Delete ${line.text}`}
                onClick={() => {
                  onForget([entry]);
                  announce(`Deleted: ${line.text}`);
                }}
              >
                <Icon name="x" />
              </button>
            </li>
          );
        })}
      </ol>
      {matching.length > count && (
        <button type="button" className="btn" onClick={() => setCount(count + page)}>
          Show older lines
        </button>
      )}
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn"
          onClick={() => saveFile("calculator-history.txt", "text/plain", exported(entries.toReversed(), written))}
        >
          <Icon name="download" /> Save as text
        </button>
        <AskFirst
          className="btn btn-plain"
          words="This deletes every line of the history from this device."
          yes="Delete all lines"
          no="Keep them"
          grave
          onYes={() => onForget(entries)}
        >
          Delete all
        </AskFirst>
      </div>
    </div>
  );
}
