import { useAnnounced } from "../../ui/announce/announcer.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Dealer } from "./use-dealer.ts";

/** What is wrong with the link that the page was opened with, or how far its board is: above the board, where one looks first. */
export function LinkNote({ dealer: { tried, problem, from, cancel } }: { dealer: Dealer }) {
  const words = problem ? `${problem} What you were playing is still there.` : "Looking at the puzzle of your link …";
  useAnnounced(from === "link" ? words : "");
  if (from !== "link") return null;
  return (
    <div className={`card mb-4 flex flex-wrap items-center gap-3 p-4 ${problem ? "text-bad" : ""}`}>
      <p className="min-w-0 flex-1 basis-60">{words}</p>
      <button type="button" className="btn" onClick={cancel}>
        <Icon name="x" /> {tried === null ? "Close" : "Stop looking"}
      </button>
    </div>
  );
}
