import type { Html } from "../../engine/puzzle.ts";

/** A question as paper asks it: what tells how its answer is typed is left out. */
export function forPaper(prompt: Html): Html {
  return prompt
    .replace(" Write commas between them.", "")
    .replace(/(Write them) with a comma between, (in any order)/, "$1 $2")
    .replace(/, with (?:a comma|commas) between(?=[.:])/, "");
}
