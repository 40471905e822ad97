import type { Entry, Help } from "../../learner/records/entry.ts";

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

/**
 * The answers of today to what was solved last that came before `since`, when its page was opened: it may have been loaded again. What
 * was solved and is tried once more begins anew.
 */
export function triesBefore(since: number, log: readonly Entry[]): number {
  const answers = log.filter((entry) => entry.what === "answer").toSorted((a, b) => a.at - b.at);
  const solved = answers.findLast(({ verdict, at }) => verdict === "right" && at >= since);
  const earlier = answers.filter(({ item, day, at }) => item === solved?.item && day === solved.day && at < since);
  return earlier.length - 1 - earlier.findLastIndex(({ verdict }) => verdict === "right");
}
