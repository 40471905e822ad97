import { z } from "zod";
import { distinct, line, readYaml } from "./text.ts";

const joke = z.strictObject({ setup: line, punchline: line });

/** SPEC.md fixes both counts. */
const jokes = z.strictObject({
  jokes: z
    .array(joke)
    .length(20)
    .superRefine(distinct(({ setup }) => setup)),
  puns: z
    .array(line)
    .length(10)
    .superRefine(distinct((pun) => pun)),
});

export type Jokes = z.infer<typeof jokes>;

/** Reads jokes.yaml. Throws with every fault and where it is. */
export function readJokes(text: string): Jokes {
  return readYaml("jokes.yaml", jokes, text);
}
