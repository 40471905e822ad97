import type { OnePuzzle } from "../engine/listing.ts";
import { PuzzlePage } from "../play/puzzle-page/puzzle-page.tsx";
import NotFoundScreen from "../screens/not-found/screen.tsx";

interface OnePuzzleProps {
  /** Null where the list has no puzzle of that number. */
  readonly one: OnePuzzle | null;
  readonly list: string;
  readonly listName: string;
}

/** The page of one puzzle; a list has none of every number. */
export function OnePuzzleScreen({ one, list, listName }: OnePuzzleProps) {
  return one ? <PuzzlePage one={one} list={list} listName={listName} /> : <NotFoundScreen />;
}
