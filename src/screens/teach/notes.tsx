import type { Note } from "../../sets/challenge/add.ts";
import { Icon } from "../../ui/icon.tsx";

const signs = { added: "check", again: "rotate-ccw", there: "info", refused: "triangle-alert" } as const;
const colours = { added: "text-good", again: "text-warn", there: "text-soft", refused: "text-bad" } as const;

/** What became of the codes that came in, the newest first. */
export function Notes({ notes, onClear }: { readonly notes: readonly Note[]; readonly onClear: () => void }) {
  if (notes.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <ul className="collect-notes" aria-label="What came in">
        {notes.map(({ what, words, line }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: told once, never changed
          <li key={notes.length - at}>
            <Icon name={signs[what]} className={colours[what]} />
            <span>
              {words}
              {line && <span className="block break-all font-mono text-sm text-soft">{line.slice(0, 60)}</span>}
            </span>
          </li>
        ))}
      </ul>
      <button type="button" className="btn btn-plain self-start" onClick={onClear}>
        Clear these messages
      </button>
    </div>
  );
}
