import { useEffect, useEffectEvent, useState } from "react";
import type { Rules } from "../../sets/challenge/rules.ts";
import { type Run, timeLeft } from "../../sets/challenge/run.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { Icon } from "../../ui/icon.tsx";

interface ClockProps {
  readonly run: Run;
  readonly rules: Rules;
  readonly onOver: () => void;
}

/** How long there is left, in minutes and, near the end, in seconds. Said when a minute is left. */
export function Clock({ run, rules, onOver }: ClockProps) {
  const [left, setLeft] = useState(() => timeLeft(run, rules, Date.now()));
  const tick = useEffectEvent(() => {
    const now = timeLeft(run, rules, Date.now());
    if (now === null) return;
    if (left !== null && left > 60_000 && now <= 60_000) announce("One minute is left.");
    setLeft(now);
    if (now === 0) onOver();
  });
  useEffect(() => {
    if (rules.minutes === 0) return;
    tick();
    const ticking = setInterval(() => tick(), 1000);
    return () => clearInterval(ticking);
  }, [rules.minutes]);
  if (left === null) return null;
  const seconds = Math.ceil(left / 1000);
  return (
    <span role="timer" className="chip">
      <Icon name="clock" />{" "}
      {seconds > 60
        ? `${Math.ceil(seconds / 60)} min left`
        : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")} left`}
    </span>
  );
}
