import { useEffect, useState } from "react";
import { useShown } from "../../device/settings/shown.ts";
import { clockTime } from "../../ui/clock-time.ts";
import { Icon } from "../../ui/icon.tsx";

interface ClockProps {
  /** Milliseconds spent up to the last move. */
  readonly ms: number;
  readonly running: boolean;
}

/** Whether the time is shown: who never wants to see one has none here, either. */
export function useClockShown(): boolean {
  const [asked, hidden] = [useShown("gameClock"), useShown("timers")];
  return asked === "shown" && hidden !== "hidden";
}

/** The time spent, for whoever wants to see it; hidden unless it was asked for. */
export function Clock({ ms, running }: ClockProps) {
  const wanted = useClockShown();
  const [more, setMore] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each move a new stretch begins
  useEffect(() => {
    setMore(0);
    if (!wanted || !running) return;
    const since = performance.now();
    const tick = setInterval(() => setMore(performance.now() - since), 1000);
    return () => clearInterval(tick);
  }, [wanted, running, ms]);
  if (!wanted) return null;
  return (
    <span className="flex tabular-nums items-center gap-1 text-soft" role="timer">
      <Icon name="clock" /> {clockTime(ms + more)}
    </span>
  );
}
