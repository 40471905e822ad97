import { useState } from "react";

/** What is chosen or typed on a board as it stands, `none` for nothing: with every move, undo or new board it is gone for good. */
export function useChoice<Choice>(state: unknown, none: Choice): [Choice, (choice: Choice) => void] {
  const [now, setNow] = useState({ state, choice: none });
  if (now.state !== state) setNow({ state, choice: none }); // React's way to follow what is passed in: before anything is drawn
  return [now.state === state ? now.choice : none, (choice) => setNow({ state, choice })];
}
