import { useState } from "react";
import type { Profile } from "../../learner/records/profile.ts";
import { Reveal } from "../../ui/reveal.tsx";
import { BoardTable } from "./board-table.tsx";

/** The board of those who share this device: closed until somebody opens it, and read from the log only then. */
export function DeviceBoard({ people }: { people: readonly Profile[] }) {
  const [opened, setOpened] = useState(false);
  return (
    <section className="card mt-6 p-5 sm:p-7" aria-labelledby="board">
      <h2 id="board" className="mb-1 text-xl">
        On this device
      </h2>
      <p className="mb-2 max-w-[68ch] text-soft">
        A friendly board of those who share this device. It is for fun: it counts only what was done here, and nobody
        can prove a score that a device keeps by itself.
      </p>
      <Reveal what="the board" icon="trophy" onOpen={() => setOpened(true)}>
        {opened && <BoardTable people={people} />}
      </Reveal>
    </section>
  );
}
