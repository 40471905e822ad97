import type { Trick } from "../../content/schema/library/tricks.ts";
import type { Entry } from "../../content/typeset.ts";
import { TrickPage } from "../../play/library/trick-page.tsx";
import type { ScreenProps } from "../screen-props.ts";

export default function ShortcutsEntry({ row, entry }: Pick<ScreenProps, "row"> & { readonly entry: Entry<Trick> }) {
  return <TrickPage row={row} all="All shortcuts" entry={entry} />;
}
