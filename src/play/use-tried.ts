import { useState } from "react";
import { afterFrame } from "../device/after-paint.ts";
import { readSession, writeSession } from "../device/session.ts";

/** How many wrong answers are shown again. */
const most = 5;

/**
 * The wrong answers to something, the last ones. Who leaves its page, or reloads it, finds them there again while the tab lasts; a right
 * answer ends them.
 */
export function useTried(item: string) {
  const key = `tried/${item}`;
  const [tried, setTried] = useState<readonly string[]>(() => readSession(key)?.split("\n") ?? []);
  return {
    tried,
    add(typed: string) {
      const all = [...tried.filter((text) => text !== typed), typed].slice(-most);
      // Who pressed waits for the verdict: what was written stands in the field still.
      afterFrame(() => {
        setTried(all);
        writeSession(key, all.join("\n"));
      });
    },
    end: () => afterFrame(() => writeSession(key, "")),
  };
}
