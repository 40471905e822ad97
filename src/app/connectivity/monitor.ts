import type { Event } from "./machine.ts";

const timeLimit = 5000;
const interval = 10_000;
const retryDelay = 3000;

/** What the monitor needs of the browser. */
export interface Surroundings {
  /** Stands in front of /favicon.ico; empty for our own origin. */
  readonly host: string;
  readonly fetch: (url: string, options: RequestInit) => Promise<unknown>;
  /** Tells of online and offline. */
  readonly window: Pick<EventTarget, "addEventListener" | "removeEventListener">;
  readonly document: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;
}

export interface Monitor {
  /** Checks three seconds from now, also while the page is hidden. Pressed again it starts anew. */
  readonly retry: () => void;
  readonly stop: () => void;
}

/** Reports whether the site can be reached: at once, every ten seconds while the page is seen, and when the browser knows. */
export function startMonitor(dispatch: (event: Event) => void, surroundings: Surroundings): Monitor {
  const { host, fetch, window, document } = surroundings;
  let ticks: ReturnType<typeof setInterval> | undefined;
  let retryDue: ReturnType<typeof setTimeout> | undefined;
  // The requests whose results count; one that was called off is no longer here.
  let checking: AbortController | null = null;
  let retrying: AbortController | null = null;

  /** Any answer will do: only success or failure matters. */
  async function reached(request: AbortController): Promise<boolean> {
    const late = setTimeout(() => request.abort(), timeLimit);
    try {
      // Without credentials, so that not even the sidebar's cookie travels along.
      const how = { method: "GET", mode: "no-cors", cache: "no-store", credentials: "omit" } as const;
      await fetch(`${host}/favicon.ico`, { ...how, signal: request.signal });
      return true;
    } catch {
      return false;
    } finally {
      clearTimeout(late);
    }
  }

  async function check() {
    const request = new AbortController();
    checking = request;
    const ok = await reached(request);
    if (checking === request) dispatch({ type: ok ? "check-ok" : "check-failed" });
  }

  function resume() {
    void check();
    ticks = setInterval(check, interval);
  }

  /** A request cut short by a sleeping page would look like an outage, so it is called off. */
  function pause() {
    clearInterval(ticks);
    checking?.abort();
    checking = null;
  }

  function callOffRetry() {
    clearTimeout(retryDue);
    retrying?.abort();
    retrying = null;
  }

  function retry() {
    callOffRetry();
    const request = new AbortController();
    retrying = request;
    dispatch({ type: "retry-pressed" });
    retryDue = setTimeout(async () => {
      const ok = await reached(request);
      if (retrying === request) dispatch({ type: ok ? "retry-ok" : "retry-failed" });
    }, retryDelay);
  }

  const onOnline = () => dispatch({ type: "browser-online" });
  const onOffline = () => dispatch({ type: "browser-offline" });
  const onVisibility = () => {
    pause();
    if (document.visibilityState !== "hidden") resume();
  };

  window.addEventListener("online", onOnline);
  window.addEventListener("offline", onOffline);
  document.addEventListener("visibilitychange", onVisibility);
  onVisibility();

  function stop() {
    window.removeEventListener("online", onOnline);
    window.removeEventListener("offline", onOffline);
    document.removeEventListener("visibilitychange", onVisibility);
    pause();
    callOffRetry();
  }

  return { retry, stop };
}
