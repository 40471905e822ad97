import type { Dealt } from "../game/task.ts";
import { work } from "../game/work.ts";

/** So many boards are dealt at once: a phone has few cores, and a page has other things to do. */
const most = 2;
let busy = 0;
const waiting: (() => void)[] = [];

/** Has a board dealt beside the page, by a version of its dealer. Never rejects. */
export async function deal(folder: string, settings: string, seed: number, version: number): Promise<Dealt> {
  if (busy >= most) await new Promise<void>((go) => waiting.push(go));
  busy++;
  const dealt = await work({ folder, settings, seed, version }).done;
  busy--;
  waiting.shift()?.();
  return dealt;
}
