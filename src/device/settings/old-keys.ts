import { readLocal } from "../local.ts";
import { guest, who } from "../who.ts";
import { type Chosen, readChosen, version } from "./settings.ts";
import { keep, readKept } from "./store.ts";

/** Keys under which the whole device kept one choice each, before there were settings. */
const oldKeys = { theme: "theme", notices: "connectivityNotices" } as const;

/** Takes over what was chosen before there were settings, and forgets the old keys; what was chosen since then stays. */
export function adoptOldKeys(): void {
  const old = readChosen({ theme: readLocal(oldKeys.theme), notices: readLocal(oldKeys.notices) });
  if (Object.keys(old).length > 0) keep(withOld(readKept(), old));
  for (const key of Object.values(oldKeys))
    try {
      localStorage.removeItem(key);
    } catch {
      // Blocked: then there was nothing to take over.
    }
}

function withOld(kept: Readonly<Record<string, unknown>>, old: Chosen) {
  const ids = [...new Set([guest, who()])];
  return { ...kept, ...Object.fromEntries(ids.map((id) => [id, { v: version, ...old, ...readChosen(kept[id]) }])) };
}
