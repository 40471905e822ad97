import index from "virtual:library/math-tricks";
import { EntryList } from "../../play/library/entry-list.tsx";
import type { ScreenProps } from "../screen-props.ts";

export default function MathTricksScreen({ row }: ScreenProps) {
  return (
    <EntryList
      row={row}
      index={index}
      intro="Things to amaze people with. Each is tried at once, and each has a reason."
      lead={({ lead }) => lead}
      item={({ id }) => `math-tricks/${id}`}
    />
  );
}
