import { z } from "zod";
import { line, prose, readYaml } from "./text.ts";

const card = z.strictObject({
  title: line,
  text: prose,
  action: line.describe("The words of the link that opens a letter"),
  subject: line.describe("The subject line of that letter"),
});

const contact = z.strictObject({
  lead: prose,
  cards: z.strictObject({ general: card, bugs: card, suggestions: card }),
  guidance: z.strictObject({ heading: line, lead: prose, items: z.array(prose).min(3), young: prose }),
  response: z.strictObject({ heading: line, text: prose }),
});

/** lead, text, items and young are Markdown until the build compiles them. */
export type Contact = z.infer<typeof contact>;

/** Reads contact.yaml. Throws with every fault and where it is. */
export function readContact(text: string): Contact {
  return readYaml("contact.yaml", contact, text);
}
