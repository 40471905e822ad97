import { preinit } from "react-dom";
import sheet from "./ending.css?url";

/**
 * The styles of what stands at the end of a board or a puzzle, which no page waits for. They are asked for and not waited for: what
 * stands beside an end would be hidden until they come, and lose the focus.
 */
export function EndingStyles() {
  readyEndings();
  return null;
}

/** Fetches them before there is an end. */
export function readyEndings(): void {
  preinit(sheet, { as: "style", precedence: "ending" });
}
