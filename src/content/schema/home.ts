import { z } from "zod";
import { distinct, line, path, readYaml } from "./text.ts";

const card = z.strictObject({ title: line, description: line.max(120) });
const linkedCard = card.extend({ href: path });

const home = z.strictObject({
  hero: z.strictObject({ heading: line, lead: line }),
  categories: z.strictObject({
    heading: line,
    lead: line,
    cards: z
      .array(linkedCard)
      .length(7)
      .superRefine(distinct(({ href }) => href)),
  }),
  specialPuzzles: z.strictObject({ heading: line, lead: line, card: linkedCard }),
  dailyChallenge: z.strictObject({ heading: line, text: line, action: line, href: path }),
  features: z.strictObject({ progress: linkedCard, learn: linkedCard }),
  more: z.array(z.strictObject({ lead: line, ways: z.array(z.strictObject({ title: line, href: path })).min(1) })),
});

/** Plain words throughout. */
export type Home = z.infer<typeof home>;

/** Reads home.yaml. Throws with every fault and where it is. */
export function readHome(text: string): Home {
  return readYaml("home.yaml", home, text);
}
