import { useEffect, useState } from "react";
import { uuid } from "../../device/uuid.ts";
import { useWho } from "../../device/who.ts";
import { isFields, parseFields } from "../../engine/fields.ts";
import { followBegun } from "../../learner/hooks/use-save.ts";
import { keepSave } from "../../learner/keep/keep-save.ts";
import type { StorageState } from "../../learner/store/store.ts";

/** A picture that was kept: which maker draws it, and how that stands. */
export interface Kept {
  readonly id: string;
  readonly maker: string;
  readonly text: string;
  readonly name: string;
  /** Milliseconds since 1970, when it was kept first. */
  readonly at: number;
}

const prefix = "math-art/";
export const longestName = 60;

export function readKept(id: string, text: string): Kept | null {
  const fields = parseFields(text);
  if (!isFields(fields)) return null;
  const { maker, text: made, name, at } = fields;
  if (typeof maker !== "string" || !/^[a-z-]{1,40}$/.test(maker)) return null;
  if (typeof made !== "string" || made === "" || made.length > 1000) return null;
  if (typeof name !== "string" || typeof at !== "number" || !Number.isFinite(at)) return null;
  return { id, maker, text: made, name: name.slice(0, longestName), at };
}

interface Pictures {
  /** The newest first. */
  readonly all: readonly Kept[];
  /** Why they are forgotten when the page is closed; null where they are kept. */
  readonly trouble: StorageState["reason"];
  add(picture: Pick<Kept, "maker" | "text" | "name">): void;
  /** In the place of what has its id; also what was deleted. */
  put(picture: Kept): void;
  forget(picture: Kept): void;
}

/** The pictures that whoever is practising has kept on this device. */
export function useGallery(): Pictures {
  const who = useWho();
  const [all, setAll] = useState<readonly Kept[]>([]);
  const [trouble, setTrouble] = useState<StorageState["reason"]>(null);
  useEffect(() => {
    setAll([]);
    const end = followBegun(who, prefix, (saves) =>
      setAll(
        saves
          .map(({ kind, text }) => readKept(kind.slice(prefix.length), text))
          .filter((one) => one !== null)
          .toSorted((a, b) => b.at - a.at),
      ),
    );
    let stop = () => {};
    let gone = false;
    import("../../learner/store/saves.ts").then(
      ({ saves }) => {
        const look = () => setTrouble(saves.storageState().reason);
        if (!gone) stop = saves.subscribe(look, { field: "id", begins: [`${who}/${prefix}`] });
        look();
      },
      () => setTrouble("unfetched"),
    );
    return () => {
      gone = true;
      stop();
      end();
    };
  }, [who]);
  const put = ({ id, ...rest }: Kept) => void keepSave(prefix + id, JSON.stringify(rest), who);
  return {
    all,
    trouble,
    put,
    add: (picture) => put({ ...picture, id: uuid(), at: Date.now() }),
    forget: ({ id }) => void keepSave(prefix + id, "", who),
  };
}
