import type { Help } from "../../learner/records/entry.ts";

const inWords = ["", "first", "second", "third", "fourth", "fifth"];

/** A warm line for a right answer that says no more than what is true of it: `tries` are the answers up to the right one. */
export function earnedWords({ help, tries }: { readonly help: Help; readonly tries: number }): string {
  const at = inWords[tries] ? `the ${inWords[tries]} try` : `try ${tries}`;
  if (help === "solution") return "Now you know how it goes.";
  if (help === "hint")
    return tries === 1
      ? "The hint opened the door, you walked through."
      : `With the hint, and at ${at}: you got there.`;
  if (tries === 1) return "At the first try, and all your own work.";
  return tries === 2
    ? "You looked again, and found it yourself."
    : `You did not let go: right at ${at}, all by yourself.`;
}
