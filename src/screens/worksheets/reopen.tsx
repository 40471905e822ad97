import { useState } from "react";
import { readCode, readLink } from "../../sets/link.ts";
import type { WorkSet } from "../../sets/set.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { TextToOpen } from "../../ui/text-to-open.tsx";

interface ReopenProps {
  /** The sets of this device. */
  readonly sets: readonly WorkSet[];
  readonly onOpen: (set: WorkSet, isNew: boolean) => void;
}

/** Opens a sheet again by the code that is printed on it, or by its link. */
export function Reopen({ sets, onOpen }: ReopenProps) {
  const [said, setSaid] = useState("");
  const say = (words: string) => {
    setSaid(words);
    announce(words);
  };

  async function open(text: string) {
    if (text === "") return say("Type the six letters and digits beside the square on the sheet.");
    const code = readCode(text);
    if (!code) {
      if (text.length < 12)
        return say("A code has six letters and digits, such as 7K3-Q0M. Look at the sheet once more.");
      const read = readLink(text);
      return "set" in read ? onOpen(read.set, true) : say(read.problem);
    }
    say("Looking …");
    const found = await import("../../play/sets/find-sheet.ts")
      .then(({ findSheet }) => findSheet(code, sets))
      .catch(() => "failed" as const);
    if (found === "failed") return say("The sheets could not be looked through. Try again when you are online.");
    if (found) return onOpen(found, !sets.includes(found));
    say(
      "No sheet of this device has this code. One that was made on another device opens by the square on it, by its link, or by its file.",
    );
  }

  return (
    <TextToOpen
      label="Print a sheet again: type the code that is on it (if it was made on this device), or paste its link"
      said={said}
      onOpen={(text) => void open(text)}
    />
  );
}
