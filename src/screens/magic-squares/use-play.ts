import { useEffect, useState } from "react";
import { wantsLessMotion } from "../../device/settings/less-motion.ts";

/** Between two steps that are shown by themselves. Milliseconds: a short reason can be read, a long one be skimmed. */
const pause = 1500;

export interface Play {
  readonly playing: boolean;
  /** Begins, from the first step where the last one is shown; or stops. */
  toggle(): void;
  stop(): void;
}

/** Goes on by itself from step to step once it is asked to, up to the last one. Under reduced motion it stands still. */
export function usePlay(step: number, last: number, onStep: (step: number) => void): Play {
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => {
      if (wantsLessMotion()) return setPlaying(false);
      if (step + 1 >= last) setPlaying(false);
      onStep(Math.min(step + 1, last));
    }, pause);
    return () => clearTimeout(timer);
  }, [playing, step, last, onStep]);

  return {
    playing,
    toggle() {
      if (!playing && step === last) onStep(1);
      setPlaying(!playing && !wantsLessMotion());
    },
    stop: () => setPlaying(false),
  };
}
