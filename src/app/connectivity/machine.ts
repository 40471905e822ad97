export interface State {
  readonly status: "unknown" | "online" | "offline";
  /** The offline dialog is open. */
  readonly dialog: boolean;
  /** Retry was pressed and has no result yet: the dialog says Checking connection... */
  readonly retrying: boolean;
  /** The learner's setting: the dialog never opens. */
  readonly silenced: boolean;
  /** The learner closed the dialog of this outage, on this page or on one before it. */
  readonly told: boolean;
  /** The connection came back while a retry was under way, and nobody has said so yet. */
  readonly restoredUnsaid: boolean;
}

export type Event =
  /** Results of the check at the start and every 10 seconds. */
  | { readonly type: "check-ok" }
  | { readonly type: "check-failed" }
  /** What the browser itself says. */
  | { readonly type: "browser-online" }
  | { readonly type: "browser-offline" }
  /** The learner pressed Retry Connection; the result of the check 3 seconds later. */
  | { readonly type: "retry-pressed" }
  | { readonly type: "retry-ok" }
  | { readonly type: "retry-failed" }
  /** The learner closed the dialog. */
  | { readonly type: "dismissed" }
  | { readonly type: "silenced"; readonly on: boolean };

/** Connection Restored, Connected! and Still Offline. */
export type Toast = "restored" | "connected" | "still-offline";

export interface Step {
  readonly state: State;
  readonly toasts: readonly Toast[];
}

export const start: State = {
  status: "unknown",
  dialog: false,
  retrying: false,
  silenced: false,
  told: false,
  restoredUnsaid: false,
};

/** The state after an event, and the toasts to show. Takes any event in any state. */
export function reduce(state: State, event: Event): Step {
  switch (event.type) {
    case "check-ok":
      return online(state);
    case "check-failed":
    case "browser-offline":
      return offline(state);
    case "browser-online":
      return online({ ...state, dialog: false, retrying: false });
    case "retry-pressed":
      return quiet({ ...state, retrying: true });
    case "retry-ok":
      if (!state.retrying) return online(state);
      return {
        state: { ...state, status: "online", dialog: false, retrying: false, told: false, restoredUnsaid: false },
        toasts: ["connected"],
      };
    case "retry-failed": {
      const step = offline({ ...state, retrying: false });
      return state.retrying ? { ...step, toasts: ["still-offline"] } : step;
    }
    case "dismissed":
      return calledOff({ ...state, dialog: false, told: state.told || state.status === "offline" });
    case "silenced":
      return event.on ? calledOff({ ...state, silenced: true, dialog: false }) : quiet({ ...state, silenced: false });
  }
}

/** A retry under way will say Connected! itself, so the restore toast waits for it. */
function online(state: State): Step {
  const owed = state.status === "offline" || state.restoredUnsaid;
  const now = { ...state, status: "online", told: false } as const;
  if (owed && !state.retrying) return { state: { ...now, restoredUnsaid: false }, toasts: ["restored"] };
  return quiet({ ...now, restoredUnsaid: owed });
}

/** Only the beginning of an outage opens the dialog: closed, it stays closed until the next one, on other pages too. */
function offline(state: State): Step {
  const begins = state.status !== "offline";
  return quiet({
    ...state,
    status: "offline",
    dialog: state.dialog || (begins && !state.silenced && !state.told),
    restoredUnsaid: false,
  });
}

/** Who closes the dialog no longer waits for the retry; its result counts as any check's. */
function calledOff(state: State): Step {
  const now = { ...state, retrying: false };
  return now.restoredUnsaid ? online(now) : quiet(now);
}

function quiet(state: State): Step {
  return { state, toasts: [] };
}
