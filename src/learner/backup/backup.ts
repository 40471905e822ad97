import { type AllChosen, mostPeople, readAllChosen } from "../../device/settings/all-chosen.ts";
import { parseFields } from "../../engine/fields.ts";
import { type Entry, readEntry } from "../records/entry.ts";
import { type Move, readMove } from "../records/move.ts";
import { type Profile, readProfile } from "../records/profile.ts";
import { readSave, type Save } from "../records/save.ts";

/** What a copy of the record holds. */
export interface Backup {
  /** The log. Until version 0.5 it held attempts only, and the runs were a list of their own. */
  readonly attempts: readonly Entry[];
  readonly profiles: readonly Profile[];
  readonly saves?: readonly Save[];
  /** What was done on the boards among the saves. Until version 0.5 it stood in these. */
  readonly moves?: readonly Move[];
  /** What each profile chose, by its id. */
  readonly settings?: AllChosen;
}

/** Why a file is no copy that can be read: a sentence. */
export interface BackupProblem {
  readonly problem: string;
}

/**
 * A copy that was read. `unread` counts the entries that are none, or that only a newer Sumwhere understands; `unsettled` the
 * people whose settings are more than a device keeps.
 */
export type BackupRead = (Required<Backup> & { readonly unread: number; readonly unsettled: number }) | BackupProblem;

const format = 1;
/** More than a lifetime of practice; a larger file is none of ours. */
export const largest = 100_000_000;
/** Of entries of the log, of profiles, of saves and of moves. */
const most = 250_000;

/** The text of a file that holds the whole record. */
export function writeBackup({ attempts, profiles, saves = [], moves = [], settings = {} }: Backup, now: Date): string {
  return JSON.stringify({ sumwhere: format, saved: now.toISOString(), attempts, profiles, saves, moves, settings });
}

/** Reads such a file, whoever made it. Never throws; says what is wrong in words for the learner. */
export function readBackup(text: string): BackupRead {
  const file = parseFields(text.replace(/^\uFEFF/, ""));
  if (!("sumwhere" in file)) return { problem: "This is not a copy that Sumwhere made." };
  if (typeof file["sumwhere"] !== "number" || file["sumwhere"] > format)
    return { problem: "This copy was made by a newer Sumwhere. Load the newest version first, then try again." };
  const entries = (name: string) => (Array.isArray(file[name]) ? file[name] : []);
  if (["attempts", "runs", "profiles", "saves", "moves"].some((name) => entries(name).length > most))
    return { problem: `This copy is too large: it holds more than ${most.toLocaleString("en-GB")} entries of a kind.` };
  const attempts = [...entries("attempts"), ...entries("runs")].map(readEntry);
  const profiles = entries("profiles").map(readProfile);
  const saves = entries("saves").map(readSave);
  const moves = entries("moves").map(readMove);
  const chosen = Object.entries(readAllChosen(file["settings"]));
  return {
    attempts: attempts.filter((one) => one !== null),
    profiles: profiles.filter((one) => one !== null),
    saves: saves.filter((one) => one !== null),
    moves: moves.filter((one) => one !== null),
    settings: Object.fromEntries(chosen.slice(0, mostPeople)),
    unsettled: Math.max(0, chosen.length - mostPeople),
    unread: [attempts, profiles, saves, moves].flatMap((list) => list.filter((one) => one === null)).length,
  };
}
