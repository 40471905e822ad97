import { createRoot } from "react-dom/client";
import { readLocal } from "../../learner/local.ts";
import { type ToastMessage, toast } from "../../ui/toast.ts";
import { ConnectionDialog } from "./connection-dialog.tsx";
import { type Event, reduce, type Toast } from "./machine.ts";
import { startMonitor } from "./monitor.ts";
import { noticesKey } from "./notices.ts";
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

function dispatch(event: Event) {
  const { state, toasts } = reduce(current(), event);
  show(state);
  for (const one of toasts) void toast(messages[one]);
}

/** Watches the connection from now on. */
export function startConnectivity() {
  if (readLocal(noticesKey) === "off") dispatch({ type: "silenced", on: true });
  const monitor = startMonitor(dispatch, {
    host: __CHECK_HOST__ || import.meta.env.BASE_URL.replace(/\/$/, ""),
    fetch: (url, options) => fetch(url, options),
    window,
    document,
  });
  const place = document.body.appendChild(document.createElement("div"));
  createRoot(place).render(<ConnectionDialog dispatch={dispatch} onRetry={monitor.retry} />);
}
