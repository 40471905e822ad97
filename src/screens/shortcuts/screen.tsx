import index from "virtual:library/shortcuts";
import { EntryList } from "../../play/library/entry-list.tsx";
import type { ScreenProps } from "../screen-props.ts";

export default function ShortcutsScreen({ row }: ScreenProps) {
  return (
    <EntryList
      row={row}
      index={index}
      intro="Quicker ways to what you have to work out anyway, and when they are worth it."
      lead={({ lead }) => lead}
      item={({ id }) => `shortcuts/${id}`}
    />
  );
}
