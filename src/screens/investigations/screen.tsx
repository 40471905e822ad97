import index from "virtual:library/investigations";
import { EntryList } from "../../play/library/entry-list.tsx";
import type { ScreenProps } from "../screen-props.ts";

export default function InvestigationsScreen({ row }: ScreenProps) {
  return (
    <EntryList
      row={row}
      index={index}
      intro="Not a sum with an answer, but a question to stay with: try, notice, guess, prove, go further. You can begin each within a minute, and nobody knows beforehand where it will take you."
      lead={({ question }) => question}
      motif={({ subject }) => ({ name: subject, hue: subject })}
      note={({ subject }) => subjectWords(subject)}
    />
  );
}

/** "number-theory" as one says it: "Number theory". */
const subjectWords = (subject: string) => subject.charAt(0).toUpperCase() + subject.slice(1).replace("-", " ");
