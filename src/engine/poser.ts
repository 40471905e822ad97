import { random } from "../maths/random.ts";
import { drawParameters, type Ground } from "./parameters.ts";
import { inVersion, type Versioned } from "./versions.ts";

/** What a family and a stage of a skill have in common: they write a text from what is drawn with a seed. */
export interface Poser<Text> extends Ground, Versioned<Poser<Text>> {
  readonly write: (parameters: never) => Text;
}

/** What is posed from a seed in a version, 1 where nothing is said. Throws a RangeError where there is no such version. */
export function posed<Text>(poser: Poser<Text>, seed: number, version = 1): Text {
  const { write, ...ground } = inVersion(poser, poser.before, version);
  return write(drawParameters(ground, random(seed)) as never);
}
