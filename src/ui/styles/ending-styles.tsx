import { preinit } from "react-dom";
import sheet from "./ending.css?url";

/** The styles of what stands at the end of a board or a puzzle, which no page waits for. */
export function EndingStyles() {
  return <link rel="stylesheet" href={sheet} precedence="ending" />;
}

/** Fetches them before there is an end: who has just solved something waits for no stylesheet. */
export function readyEndings(): void {
  preinit(sheet, { as: "style", precedence: "ending" });
}
