import { useState } from "react";
import { readSetFile } from "../../sets/file.ts";
import type { WorkSet } from "../../sets/set.ts";
import { useAnnounced } from "../../ui/announce/announcer.ts";
import { FileButton } from "../../ui/file-button.tsx";

/** Opens the file of a set that somebody saved. */
export function OpenSet({ onOpen }: { readonly onOpen: (set: WorkSet, look?: string) => void }) {
  const [problem, setProblem] = useState("");
  useAnnounced(problem);
  async function open(file: File) {
    const read = await file.text().then(readSetFile, () => ({ problem: "This file could not be opened." }));
    if (!("set" in read)) return setProblem(read.problem);
    if (read.set.entries.length === 0)
      return setProblem("The set in this file has no questions: there is nothing to open.");
    setProblem("");
    onOpen(read.set, read.look);
  }
  return (
    <p className="needs-script flex flex-wrap items-center gap-3">
      <FileButton accept=".json,application/json" onFiles={([file]) => void open(file)}>
        Open a set from a file
      </FileButton>
      {problem && <span className="text-bad">{problem}</span>}
    </p>
  );
}
