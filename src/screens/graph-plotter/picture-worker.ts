// Beside the page's thread: half a million boxes are looked at while the page goes on answering.
import { answer } from "./answers.ts";
import type { Kind, Message } from "./questions.ts";

// A page whose browser has no such workers loads this file itself, and asks it directly.
export { answer };

if (typeof document === "undefined") {
  addEventListener("message", ({ data }: MessageEvent<Message<Kind>>) => postMessage(answer(data)));
}
