// Beside the page's thread: half a million boxes are looked at while the page goes on answering.
import { answer } from "./answers.ts";
import type { Kind, Message } from "./questions.ts";

declare global {
  /** Where a page whose browser has no such workers has loaded this file itself: a worker's file exports nothing. */
  var answerPlotter: typeof answer | undefined;
}

if (typeof document === "undefined") {
  addEventListener("message", ({ data }: MessageEvent<Message<Kind>>) => postMessage(answer(data)));
} else globalThis.answerPlotter = answer;
