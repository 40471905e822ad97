import { allChosen } from "../../device/settings/copy.ts";
import { writeBackup } from "../../learner/backup/backup.ts";
import { dayOf } from "../../learner/day.ts";
import { setLastCopy } from "../../learner/hooks/use-last-copy.ts";
import { log } from "../../learner/store/log.ts";
import { moves } from "../../learner/store/moves.ts";
import { profiles } from "../../learner/store/profiles.ts";
import { saves } from "../../learner/store/saves.ts";
import { saveFile } from "../../ui/save-file.ts";
import { stores } from "./stores.ts";

/** Saves a copy of the whole record among the reader's downloads, and gives the words for how it went. */
export async function saveCopy(): Promise<string> {
  const now = new Date();
  const record = {
    attempts: await log.all(),
    profiles: await profiles.all(),
    saves: await saves.all(),
    moves: await moves.all(),
    settings: allChosen(),
  };
  const text = writeBackup(record, now);
  saveFile(`sumwhere-${dayOf(now)}.json`, "application/json", text);
  if (!stores.every((store) => store.health().whole))
    return "A copy was saved among your downloads. It holds only what was done since this page was opened: the browser does not let Sumwhere read the rest.";
  setLastCopy(dayOf(now));
  return "A copy was saved among your downloads.";
}
