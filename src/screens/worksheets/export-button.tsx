import { type ComponentType, useState } from "react";
import type { WorkSet } from "../../sets/set.ts";
import { Icon } from "../../ui/icon.tsx";
import { notFetched, toast } from "../../ui/toast/toast.ts";
import type { ExportSheetProps } from "./export-sheet.tsx";

/** Opens what makes a file for another system; that is fetched with the press. */
export function ExportButton({ set, onOpen }: { readonly set: WorkSet; readonly onOpen: () => void }) {
  const [Opened, setOpened] = useState<ComponentType<ExportSheetProps> | null>(null);
  return (
    <>
      <button
        type="button"
        className="btn"
        aria-haspopup="dialog"
        onClick={() => {
          onOpen();
          import("./export-sheet.tsx").then(
            (module) => setOpened(() => module.ExportSheet),
            () => void toast(notFetched),
          );
        }}
      >
        <Icon name="school" /> For the school's system
      </button>
      {Opened && <Opened set={set} onClose={() => setOpened(null)} />}
    </>
  );
}
