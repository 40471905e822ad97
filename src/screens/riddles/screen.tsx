import { PuzzleList } from "../../play/puzzle-list/puzzle-list.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";

/** /riddles: answers in words, some of them with a wink. */
export default function RiddlesScreen({ row, lists }: ScreenProps) {
  return (
    <>
      <PageHeading icon={row.icon} motif="riddles" title={row.title}>
        Short questions with a number, a shape or a measure hidden in them. The answer is a word or two; here, unlike in
        the other puzzles, the words may play tricks.
      </PageHeading>
      <PuzzleList listings={lists} category="riddles" hasLevels />
    </>
  );
}
