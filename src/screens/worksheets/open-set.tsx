import { useState } from "react";
import { readSetFile } from "../../sets/file.ts";
import type { WorkSet } from "../../sets/set.ts";
import { useAnnounced } from "../../ui/announcer.ts";
import { Icon } from "../../ui/icon.tsx";

/** Opens the file of a set that somebody saved. */
export function OpenSet({ onOpen }: { readonly onOpen: (set: WorkSet) => void }) {
  const [problem, setProblem] = useState("");
  useAnnounced(problem);
  async function open(file: File | undefined) {
    if (!file) return;
    const read = await file.text().then(readSetFile, () => ({ problem: "This file could not be opened." }));
    if ("set" in read) onOpen(read.set);
    else setProblem(read.problem);
  }
  return (
    <p className="needs-script flex flex-wrap items-center gap-3">
      <label className="btn focus-within:outline-2">
        <Icon name="upload" /> Open a set from a file
        <input
          type="file"
          accept=".json,application/json"
          className="sr-only"
          onChange={(event) => {
            void open(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
      </label>
      {problem && <span className="text-bad">{problem}</span>}
    </p>
  );
}
