import index from "virtual:library/tutorials";
import { useSaves } from "../../learner/hooks/use-save.ts";
import { EntryList } from "../../play/library/entry-list.tsx";
import { zoneHue } from "../../play/practice/zones.ts";
import type { ScreenProps } from "../screen-props.ts";
import { kindOf, readAnswered } from "./unfinished.ts";
import { pictureOf, zoneOf } from "./zone-of.ts";

export default function TutorialsScreen({ row }: ScreenProps) {
  const kept = useSaves(kindOf(""));
  return (
    <EntryList
      row={row}
      index={index}
      intro="Lessons that go on as you answer. They remember where you were, and end in practice and a puzzle."
      lead={({ lead, minutes }) => `${lead} About ${minutes} minutes.`}
      motif={({ id, run }) => ({ name: pictureOf(id, run.path), hue: zoneHue(zoneOf(run.path)) })}
      item={({ id }) => `tutorials/${id}`}
      isDone={({ id, asked }) => readAnswered(kept.get(kindOf(id)) ?? "").size === asked}
    />
  );
}
