import { useEffect, useState } from "react";
import { afterPaint } from "../../device/after-paint.ts";

/** A value a frame late: for what follows from a press and nobody waits for. The finger is answered first. */
export function useLater<Value>(value: Value): Value {
  const [shown, show] = useState(value);
  useEffect(() => {
    void afterPaint().then(() => show(() => value));
  }, [value]);
  return shown;
}

/** Words that follow a press, a frame later: how long they are moves what stands around them, and that would be laid out first. */
export const Later = ({ words }: { words: string }) => useLater(words);
