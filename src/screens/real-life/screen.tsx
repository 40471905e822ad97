import index from "virtual:library/real-life";
import type { RealLife } from "../../content/schema/library/real-life.ts";
import { EntryList } from "../../play/library/entry-list.tsx";
import type { ScreenProps } from "../screen-props.ts";

const fields: Readonly<Record<RealLife["field"], string>> = {
  nature: "Nature",
  health: "Health",
  music: "Music",
  sport: "Sport",
  money: "Money",
  travel: "Travel",
  building: "Building",
  computers: "Computers",
  food: "Food",
  society: "People together",
};

export default function RealLifeScreen({ row }: ScreenProps) {
  return (
    <EntryList
      row={row}
      index={index}
      intro="Questions that people really have, and the mathematics that answers them. Each has a model with sliders to play with, says where the model stops being true, and ends with a problem."
      lead={({ question }) => question}
      note={({ field }) => fields[field]}
    />
  );
}
