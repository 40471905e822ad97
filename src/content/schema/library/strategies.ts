import { z } from "zod";
import { line, prose, readYaml } from "../text.ts";
import { entry, place } from "./entry.ts";

const strategy = z.strictObject({
  ...entry,
  lead: line.describe("The strategy in one sentence, as an order: Start from the end and undo each step"),
  about: prose.describe("What it is and why it works, 80 to 200 words"),
  signs: z.array(line).min(2).max(5).describe("What in a problem says that it may help"),
  puzzle: place.describe("The puzzle of the bank that is thought through: its address"),
  thoughts: z
    .array(
      z.strictObject({
        kind: z.enum(["try", "wrong-turn", "idea", "check"]),
        say: prose,
      }),
    )
    .min(5)
    .max(14)
    .refine((thoughts) => thoughts.some(({ kind }) => kind === "wrong-turn") && thoughts.at(-1)?.kind === "check", {
      error: "must have a wrong turn, and look back at the end",
    })
    .describe("Thinking aloud, with its wrong turns; the last one looks back"),
  try: z.array(place).length(4).describe("Four puzzles of the bank, easier to harder"),
  techniques: z
    .array(line)
    .min(1)
    .describe("The techniques of the bank's puzzles that are this strategy: their solutions lead here"),
});

export type Strategy = z.infer<typeof strategy>;

/** Reads a file of src/content/strategies, one strategy each. Throws with every fault and where it is. */
export function readStrategy(file: string, text: string): Strategy {
  return readYaml(file, strategy, text);
}
