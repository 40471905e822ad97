import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { toast as sonner, Toaster } from "sonner";
import type { ToastMessage } from "./toast.ts";

const duration = 3000;
const shows = { plain: sonner, good: sonner.success, bad: sonner.error };

let host: HTMLElement | null = null;

/** A root of its own beside the page's, so that no page has to hold the toaster before there is a toast. */
function begin() {
  host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  flushSync(() => root.render(<Toaster position="bottom-right" duration={duration} closeButton visibleToasts={4} />));
}

export function show({ id, title, body, tone = "plain", lasting, action }: ToastMessage) {
  if (!host) begin();
  shows[tone](title, {
    ...(id && { id }),
    ...(body && { description: body }),
    ...(lasting && { duration: Number.POSITIVE_INFINITY }),
    ...(action && { action: { label: action.label, onClick: action.run } }),
  });
}
