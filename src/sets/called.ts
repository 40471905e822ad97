import { beginning, plainText } from "../engine/plain-text.ts";
import type { SetQuestion } from "./set.ts";

/** So many letters stand in a row of a list. */
const most = 90;

/**
 * What a question is called among others: its title; where another has the same one, or it has none, what it asks. `all` are the
 * questions beside it, this one among them; those that are not here yet are undefined.
 */
export function called(
  { title, prompt }: SetQuestion,
  all: readonly (Pick<SetQuestion, "title"> | null | undefined)[],
): string {
  const isAlone = title !== "" && all.filter((other) => other?.title === title).length < 2;
  return isAlone ? title : beginning(plainText(prompt), most);
}
