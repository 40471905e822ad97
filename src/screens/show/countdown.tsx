import { useEffect, useEffectEvent, useId, useState } from "react";
import { announce } from "../../ui/announce/announcer.ts";
import { sound } from "../../ui/sound/sound.ts";

const choices = [0, 1, 2, 3, 5, 10, 15, 20] as const;

/** A clock that runs down, where the teacher wants one; none unless it is chosen. */
export function Countdown() {
  const [minutes, setMinutes] = useState(0);
  const [end, setEnd] = useState(0);
  const [left, setLeft] = useState(0);
  const id = useId();
  const tick = useEffectEvent(() => {
    const now = Math.max(0, end - Date.now());
    setLeft(now);
    if (now > 0 || left === 0) return;
    announce("The time is up.");
    void sound("right");
  });
  useEffect(() => {
    if (end === 0) return;
    const ticking = setInterval(() => tick(), 250);
    return () => clearInterval(ticking);
  }, [end]);
  const seconds = Math.ceil(left / 1000);
  return (
    <span className="whole-tools">
      {minutes > 0 && (
        <span role="timer" className="whole-clock" data-over={seconds === 0 || undefined}>
          {seconds === 0 ? "Time is up" : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`}
        </span>
      )}
      <label htmlFor={id} className="sr-only">
        Clock
      </label>
      <select
        id={id}
        className="field"
        value={minutes}
        onChange={(event) => {
          const chosen = Number(event.target.value);
          setMinutes(chosen);
          setLeft(chosen * 60_000);
          setEnd(chosen === 0 ? 0 : Date.now() + chosen * 60_000);
        }}
      >
        {choices.map((value) => (
          <option key={value} value={value}>
            {value === 0 ? "No clock" : `${value} min`}
          </option>
        ))}
      </select>
    </span>
  );
}
