import { createRoot } from "react-dom/client";
import { readLocal, writeLocal } from "../../device/local.ts";
import { onShown, shown } from "../../device/settings/shown.ts";
import { toast } from "../../ui/toast/toast.ts";
import type { ToastMessage } from "../../ui/toast/toast-message.ts";
import { ConnectionDialog } from "./connection-dialog.tsx";
import { type Event, reduce, type Toast } from "./machine.ts";
import { startMonitor } from "./monitor.ts";
import { current, show } from "./status.ts";

const messages: Record<Toast, ToastMessage> = {
  restored: { title: "Connection Restored", body: "You're back online!", tone: "good" },
  connected: { title: "Connected!", body: "Internet connection restored successfully.", tone: "good" },
  "still-offline": {
    title: "Still Offline",
    body: "No internet connection detected. Please try again.",
    tone: "bad",
  },
};

/** In local storage while an outage lasts: whoever goes on without a connection is told of it once, not at every page. */
const outage = "outage";

function dispatch(event: Event) {
  const before = current().told;
  const { state, toasts } = reduce(current(), event);
  show(state);
  if (state.told !== before) writeLocal(outage, state.told ? "told" : "");
  for (const one of toasts) void toast(messages[one]);
}

function hearSetting() {
  const on = shown("notices") === "off";
  if (on !== current().silenced) dispatch({ type: "silenced", on });
}

/** Watches the connection from now on, and the settings, which say whether to speak of it. */
export function startConnectivity() {
  show({ told: Boolean(readLocal(outage)) });
  hearSetting();
  onShown(hearSetting);
  const monitor = startMonitor(dispatch, {
    host: __CHECK_HOST__ || import.meta.env.BASE_URL.replace(/\/$/, ""),
    fetch: (url, options) => fetch(url, options),
    window,
    document,
  });
  const place = document.body.appendChild(document.createElement("div"));
  createRoot(place).render(<ConnectionDialog dispatch={dispatch} onRetry={monitor.retry} />);
}
