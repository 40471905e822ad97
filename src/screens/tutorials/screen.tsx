import index from "virtual:library/tutorials";
import { EntryList } from "../../play/library/entry-list.tsx";
import type { ScreenProps } from "../screen-props.ts";

export default function TutorialsScreen({ row }: ScreenProps) {
  return (
    <EntryList
      row={row}
      index={index}
      intro="Lessons that go on as you answer. They remember where you were, and end in practice and a puzzle."
      lead={({ lead, minutes }) => `${lead} About ${minutes} minutes.`}
      item={({ id }) => `tutorials/${id}`}
    />
  );
}
