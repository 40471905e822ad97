/** Runs something when the browser has time, after a second at the latest. */
export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 1000 });
  else setTimeout(run, 300);
}
