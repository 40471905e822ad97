import { useEffect, useState } from "react";
import { log } from "../../learner/store/log.ts";
import { Icon } from "../../ui/icon.tsx";
import { stores } from "./stores.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Says what of the record is not as it should be; nothing when all is well. `unread` counts what their store has not. */
export function RecordHealth({ unread }: { unread: number }) {
  const [words, setWords] = useState<readonly string[]>([]);
  useEffect(() => {
    const look = () => setWords(wordsNow(unread));
    look();
    // Of a long log the overview tells what is to be told: it is not read a second time for this.
    const stops = stores.map((store) => (store === log ? store.follow(look) : store.subscribe(look)));
    return () => {
      for (const stop of stops) stop();
    };
  }, [unread]);
  return (
    <div aria-live="polite">
      {words.map((one) => (
        <p key={one} className="mt-3 flex max-w-[68ch] items-start gap-2">
          <Icon name="triangle-alert" className="mt-1 shrink-0 text-hue-strong" /> <span>{one}</span>
        </p>
      ))}
    </div>
  );
}

function wordsNow(unreadToo: number): readonly string[] {
  const troubled = stores.filter((store) => store.storageState().where === "memory");
  const waiting = sum(troubled.map((store) => store.health().waiting));
  const unread = unreadToo + sum(stores.map((store) => store.health().unread.size));
  return [
    troubled.some((store) => !store.health().whole) &&
      "The record cannot be read just now: only what was done since this page was opened is shown. What was kept before is not lost by that.",
    waiting > 0 &&
      "Your latest answers, boards and puzzles are not saved on this device yet. While this page is open Sumwhere goes on trying; a copy saved now holds them, too.",
    unread > 0 &&
      "Some answers, boards or puzzles that were kept could not be read: they are damaged, or were made by a newer Sumwhere. What cannot be read is left as it is.",
  ].filter((one) => one !== false);
}
