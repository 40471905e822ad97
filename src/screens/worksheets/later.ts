import { whenIdle } from "../../ui/when-idle.ts";

/** Does once, and before the page is left, what a sheet need not wait for: it is in its address already, and is kept, too. */
export function later(run: () => void): void {
  const now = () => {
    removeEventListener("pagehide", now);
    if (isDone) return;
    isDone = true;
    run();
  };
  let isDone = false;
  addEventListener("pagehide", now);
  whenIdle(now);
}
