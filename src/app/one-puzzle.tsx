import { useLoaderData } from "react-router";
import type { OnePuzzle } from "../engine/listing.ts";
import { PuzzlePage } from "../play/puzzle-page/puzzle-page.tsx";
import NotFoundScreen from "../screens/not-found/screen.tsx";

/** The page of one puzzle; a list has none of every number. */
export function OnePuzzleRoute({ list, listName }: { list: string; listName: string }) {
  const one = useLoaderData<OnePuzzle | null>();
  return one ? <PuzzlePage one={one} list={list} listName={listName} /> : <NotFoundScreen />;
}
