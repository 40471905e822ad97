import { codeOf } from "../link.ts";
import { type Kept, merged } from "../result/collect.ts";
import { readResult } from "../result/read-result.ts";
import { isFault, type Result } from "../result/result.ts";
import { type Challenge, variantFor } from "./link.ts";
import { longestName } from "./rules.ts";

/** What became of one code that was typed, pasted or scanned. */
export interface Note {
  /** added: a result of a pupil that had none. again: another one of a pupil. there: nothing new. refused: no code of this set. */
  readonly what: "added" | "again" | "there" | "refused";
  readonly who: string;
  /** What there is to say, in a sentence. */
  readonly words: string;
  /** The line as it came, where it was refused. */
  readonly line: string;
}

/** A line with a name before its code: "Ada: ABCD EFGH". A tab does as well, as spreadsheets write it. */
const named = /^([^:\t]*)[:\t](.*)$/s;

/** Collects codes, a line each: what is kept from then on, and what became of each. `now` is the moment of the first. */
export function collect(
  kept: readonly Kept[],
  pasted: string,
  { set, rules }: Challenge,
  now: number,
): { readonly kept: readonly Kept[]; readonly notes: readonly Note[] } {
  const code = codeOf(set);
  const asked = { set: code, questions: set.entries.length };
  const lines = pasted
    .split(/[\r\n;]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const notes: Note[] = [];
  let all = kept;
  for (const [nth, line] of lines.entries()) {
    if (/^https?:/i.test(line)) {
      const words = "That is a link, such as the square on the board holds, and no pupil's result.";
      notes.push({ what: "refused", who: "", words, line });
      continue;
    }
    const [, name = "", rest = line] = named.exec(line) ?? [];
    const read = readResult(rest, asked);
    if (isFault(read)) {
      notes.push({ what: "refused", who: name.trim(), words: read.problem, line });
      continue;
    }
    const who = name.trim().slice(0, longestName) || read.who;
    const result: Result = { ...read, who, variant: read.rough ? variantFor(rules, who) : read.variant };
    const note = noteFor(all, { result, at: now + nth });
    notes.push({ ...note.note, who, line: "" });
    all = note.kept;
  }
  return { kept: all, notes };
}

function noteFor(kept: readonly Kept[], one: Kept): { kept: readonly Kept[]; note: Pick<Note, "what" | "words"> } {
  const { who, set } = one.result;
  const name = who ? (/^\d+$/.test(who) ? `Number ${who}` : who) : "A pupil without a name";
  const before = kept.filter(({ result }) => who !== "" && sameName(result.who, who));
  const next = merged(set, kept, [one]);
  const added = next.kept.length > kept.length;
  const isThere = !next.kept.some(({ at, result }) => at === one.at && result === one.result);
  const another = who ? "" : " Is it another pupil's? Then write a name with it.";
  if (isThere) return { kept, note: { what: "there", words: `${name}: this result was here already.${another}` } };
  if (!added)
    return {
      kept: next.kept,
      note: { what: "again", words: `${name}: the same result as before, now with all answers.` },
    };
  return before.length > 0
    ? { kept: next.kept, note: { what: "again", words: `${name} has handed in before: the newer result counts.` } }
    : { kept: next.kept, note: { what: "added", words: `${name}: collected.` } };
}

export const sameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** How many results of a second device are new here. */
export function newOnes(kept: readonly Kept[], other: readonly Kept[]): number {
  const set = kept[0]?.result.set ?? other[0]?.result.set ?? "";
  return merged(set, kept, other).kept.length - kept.length;
}
