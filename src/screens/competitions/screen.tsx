import index from "virtual:library/competitions";
import { EntryList } from "../../play/library/entry-list.tsx";
import type { ScreenProps } from "../screen-props.ts";

export default function CompetitionsScreen({ row }: ScreenProps) {
  return (
    <EntryList
      row={row}
      index={index}
      intro="Competitions that you can really enter: for whom, when, and how. Each has a practice set of our own puzzles in its style, with a clock if you like. Days, fees and rules change: always ask the organiser."
      lead={({ where }) => where}
      note={({ since }) => `since ${since}`}
    />
  );
}
