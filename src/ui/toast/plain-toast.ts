import type { ToastMessage } from "./toast-message.ts";

const duration = 3000;
let shown: HTMLElement | null = null;

/** A message where the toast library could not be fetched: the same words for the same time, one at a time. */
export function showPlain({ title, body, lasting, action }: ToastMessage): void {
  const note = document.createElement("div");
  note.className = "plain-note";
  const heading = document.createElement("strong");
  heading.textContent = title;
  note.append(heading, " ", body ?? "");
  const end = () => note.remove();
  const button = (label: string, run: () => void) => {
    const one = document.createElement("button");
    one.className = "btn ml-3";
    one.textContent = label;
    one.onclick = () => {
      end();
      run();
    };
    note.append(one);
  };
  if (action) button(action.label, action.run);
  if (lasting) button("Close", end);
  else setTimeout(end, duration);
  shown?.remove();
  shown = document.body.appendChild(note);
}
