import { z } from "zod";
import { line, prose, readYaml } from "./text.ts";

const card = z.strictObject({ title: line, text: prose });

const about = z.strictObject({
  mission: z.strictObject({ heading: line, text: prose }),
  features: z.strictObject({ heading: line, cards: z.array(card).length(4) }),
  audiences: z.strictObject({
    heading: line,
    cards: z.tuple([
      card.extend({ title: z.literal("Students") }),
      card.extend({ title: z.literal("Teachers") }),
      card.extend({ title: z.literal("Parents") }),
    ]),
  }),
  commitments: z.strictObject({ heading: line, cards: z.array(card).min(4) }),
});

/** The texts are Markdown until the build compiles them. */
export type About = z.infer<typeof about>;

/** Reads about.yaml. Throws with every fault and where it is. */
export function readAbout(text: string): About {
  return readYaml("about.yaml", about, text);
}
