import { type Day, dayOf } from "../../learner/day.ts";
import { copyDue } from "../../learner/derive/copy-due.ts";
import { useLastCopy } from "../../learner/hooks/use-last-copy.ts";
import { Icon } from "../../ui/icon.tsx";
import { ago } from "./ago.ts";

interface CopyReminderProps {
  /** By day, of everybody on the device: so is what a copy holds. */
  readonly answers: ReadonlyMap<Day, number>;
}

/** A quiet line when many answers are in no copy for long; otherwise nothing. */
export function CopyReminder({ answers }: CopyReminderProps) {
  const lastCopy = useLastCopy();
  const today = dayOf(new Date());
  const due = copyDue(answers, lastCopy, today);
  if (due === null) return null;
  return (
    <p className="screen-only mt-4 flex items-start gap-2 text-sm text-soft">
      <Icon name="info" className="mt-0.5 shrink-0" />
      <span>
        {due} answers on this device are in no copy yet
        {lastCopy !== null && `; the last one was saved ${ago(lastCopy, today)}`}.{" "}
        <a href="#record" className="link">
          Save one below
        </a>
      </span>
    </p>
  );
}
