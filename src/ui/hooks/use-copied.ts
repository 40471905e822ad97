import { useState } from "react";
import { announce } from "../announce/announcer.ts";

/** Copies a text; `said` is what came of it, which is read out too. Some browsers do not allow it. */
export function useCopied(text: string, done: string, refused: string) {
  const [said, setSaid] = useState("");
  const say = (words: string) => {
    setSaid(words);
    announce(words);
  };
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => say(done),
      () => say(refused),
    );
  return { said, copy };
}
