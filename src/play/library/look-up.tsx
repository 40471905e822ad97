import parts from "virtual:ways";
import { useEffect, useState } from "react";
import type { Way } from "../../engine/way.ts";
import { whenIdle } from "../../ui/when-idle.ts";
import { Ways } from "./ways.tsx";

interface LookUpProps {
  /** The zone whose skill it is about; "tools" for a tool. */
  readonly part: string;
  /** The skill's id, or the tool's path. */
  readonly of: string;
  readonly level: 2 | 3 | 4;
}

/** What the library has about a skill or a tool: nothing until it is there, or where it does not come. */
export function LookUp({ part, of, level }: LookUpProps) {
  const [ways, setWays] = useState<readonly Way[]>([]);
  useEffect(() => {
    let gone = false;
    whenIdle(() =>
      parts[part]?.().then(
        (all) => gone || setWays(all[of] ?? []),
        () => undefined,
      ),
    );
    return () => {
      gone = true;
    };
  }, [part, of]);
  return <Ways heading="Look it up" ways={ways} level={level} />;
}
