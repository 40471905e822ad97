import type { Value } from "../../maths/expression/value.ts";
import { addedToMemory } from "../../tools/scientific/line.ts";
import type { Session } from "../../tools/scientific/session.ts";
import { announce } from "../../ui/announce/announcer.ts";

interface MemoryProps {
  readonly session: Session;
  /** What is shown now. */
  readonly value: Value | null;
  readonly onSession: (session: Session) => void;
  readonly onRecall: (text: string) => void;
}

/** M+, M−, MR and MC. */
export function Memory({ session, value, onSession, onRecall }: MemoryProps) {
  const { memory } = session;
  function add(sign: 1 | -1) {
    if (!value) return;
    const next = addedToMemory(session, value, sign);
    onSession(next);
    announce(`Memory: ${next.memory}`);
  }
  function clear() {
    onSession({ ...session, memory: "" });
    announce("Memory is empty.");
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no form fields
    <div role="group" aria-label="Memory" className="grid gap-1">
      <div className="grid grid-cols-4 gap-1.5 [@media(max-height:28rem)]:gap-1">
        <Key name="M+" means="add to memory" off={!value} onPress={() => add(1)} />
        <Key name="M−" means="take from memory" off={!value} onPress={() => add(-1)} />
        <Key name="MR" means="recall memory" off={!memory} onPress={() => onRecall(`(${memory})`)} />
        <Key name="MC" means="clear memory" off={!memory} onPress={clear} />
      </div>
      {memory && <p className="text-sm text-soft">Memory: {memory}</p>}
    </div>
  );
}

interface KeyProps {
  readonly name: string;
  readonly means: string;
  readonly off: boolean;
  readonly onPress: () => void;
}

function Key({ name, means, off, onPress }: KeyProps) {
  return (
    <button
      type="button"
      className="btn min-w-0 px-0 [@media(max-height:28rem)]:min-h-[44px]"
      aria-label={`${name}, ${means}`}
      disabled={off}
      onClick={onPress}
    >
      {name}
    </button>
  );
}
