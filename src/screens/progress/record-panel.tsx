import { useRef, useState } from "react";
import { attempts } from "../../learner/attempts.ts";
import { largest, newIn, readBackup, writeBackup } from "../../learner/backup.ts";
import { dayOf } from "../../learner/day.ts";
import { profiles } from "../../learner/profiles.ts";
import { guest } from "../../learner/records/attempt.ts";
import { runs } from "../../learner/runs.ts";
import { setWho } from "../../learner/who.ts";
import { Icon } from "../../ui/icon.tsx";
import { saveFile } from "../../ui/save-file.ts";

/** The learner owns her record: a copy to keep, a copy to read in, and an end to all of it. */
export function RecordPanel() {
  const [said, setSaid] = useState("");
  const [erasing, setErasing] = useState(false);
  const picker = useRef<HTMLInputElement>(null);

  async function save() {
    const now = new Date();
    const [answers, rounds, people] = await Promise.all([attempts.all(), runs.all(), profiles.all()]);
    const text = writeBackup({ attempts: answers, runs: rounds, profiles: people }, now);
    saveFile(`sumwhere-${dayOf(now)}.json`, "application/json", text);
    setSaid("A copy was saved among your downloads.");
  }

  async function read(file: File | undefined) {
    if (!file) return;
    if (file.size > largest) return setSaid("This file is far too large to be a copy of yours. Nothing was changed.");
    const text = await file.text().catch(() => "");
    const copy = readBackup(text);
    if ("problem" in copy) return setSaid(`${copy.problem} Nothing was changed.`);
    const answers = newIn(await attempts.all(), copy.attempts);
    const rounds = newIn(await runs.all(), copy.runs);
    const people = newIn(await profiles.all(), copy.profiles);
    await Promise.all([attempts.add(...answers), runs.add(...rounds), profiles.add(...people)]);
    const added = answers.length + rounds.length + people.length;
    const known = copy.attempts.length + copy.runs.length + copy.profiles.length - added;
    setSaid(
      [
        added === 1 ? "1 entry was read in." : `${added} entries were read in.`,
        known > 0 && `${known} ${known === 1 ? "was" : "were"} here already.`,
        copy.unread > 0 && `${copy.unread} could not be read and were left out.`,
      ]
        .filter(Boolean)
        .join(" "),
    );
  }

  async function erase() {
    setErasing(false);
    try {
      await attempts.erase();
      await runs.erase();
      await profiles.erase();
      setWho(guest);
      localStorage.removeItem("hasAttempts");
      localStorage.removeItem("weeklyQuizScore");
      setSaid("Everything was erased from this device.");
    } catch {
      setSaid("The browser would not erase the record. You can do it in the browser's settings, under site data.");
    }
  }

  return (
    <section className="card screen-only needs-script mt-8 p-5 sm:p-7" aria-labelledby="record">
      <h2 id="record" className="mb-1 text-xl">
        This record is yours
      </h2>
      <p className="mb-4 max-w-[68ch] text-soft">
        It is kept on this device only. Save a copy before the browser's data is cleared, or to take it to another
        device; reading a copy in adds what is missing and changes nothing else.
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn" onClick={save}>
          <Icon name="download" /> Save a copy
        </button>
        <button type="button" className="btn" onClick={() => picker.current?.click()}>
          <Icon name="archive" /> Read a copy in
        </button>
        <input
          ref={picker}
          type="file"
          accept="application/json,.json"
          className="hidden"
          aria-label="A copy to read in"
          onChange={(event) => {
            void read(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
        {erasing ? (
          <>
            <button type="button" className="btn border-bad text-bad" onClick={erase}>
              Yes, erase everything
            </button>
            <button type="button" className="btn" onClick={() => setErasing(false)}>
              Keep it
            </button>
          </>
        ) : (
          <button type="button" className="btn" onClick={() => setErasing(true)}>
            Erase everything …
          </button>
        )}
      </div>
      <p role="status" className="mt-3 min-h-6">
        {erasing ? "This cannot be undone. A saved copy can be read in again." : said}
      </p>
    </section>
  );
}
