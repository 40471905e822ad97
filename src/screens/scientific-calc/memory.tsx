import type { Value } from "../../maths/expression/value.ts";
import { addedToMemory } from "../../tools/scientific/line.ts";
import type { Session } from "../../tools/scientific/session.ts";
import { announce } from "../../ui/announcer.ts";

interface MemoryProps {
  readonly session: Session;
  /** What is shown now. */
  readonly value: Value | null;
  readonly onSession: (session: Session) => void;
  readonly onRecall: (text: string) => void;
}

const look = "btn min-w-0 px-0";

/** M+, M−, MR and MC. */
export function Memory({ session, value, onSession, onRecall }: MemoryProps) {
  const { memory } = session;
  function add(sign: 1 | -1) {
    if (!value) return;
    const next = addedToMemory(session, value, sign);
    onSession(next);
    announce(`Memory: ${next.memory}`);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no form fields
    <div role="group" aria-label="Memory" className="grid gap-1">
      <div className="grid grid-cols-4 gap-1.5">
        <button type="button" className={look} aria-label="M+, add to memory" disabled={!value} onClick={() => add(1)}>
          M+
        </button>
        <button
          type="button"
          className={look}
          aria-label="M−, take from memory"
          disabled={!value}
          onClick={() => add(-1)}
        >
          M−
        </button>
        <button
          type="button"
          className={look}
          aria-label="MR, recall memory"
          disabled={!memory}
          onClick={() => onRecall(`(${memory})`)}
        >
          MR
        </button>
        <button
          type="button"
          className={look}
          aria-label="MC, clear memory"
          disabled={!memory}
          onClick={() => {
            onSession({ ...session, memory: "" });
            announce("Memory is empty.");
          }}
        >
          MC
        </button>
      </div>
      {memory && <p className="text-sm text-soft">Memory: {memory}</p>}
    </div>
  );
}
