import index from "virtual:library/strategies";
import { EntryList } from "../../play/library/entry-list.tsx";
import type { ScreenProps } from "../screen-props.ts";

export default function StrategiesScreen({ row }: ScreenProps) {
  return (
    <EntryList
      row={row}
      index={index}
      intro="What to try when you do not know what to do. Each thinks aloud through one puzzle, wrong turns and all, and gives you four more."
      lead={({ lead }) => lead}
    />
  );
}
