import { z } from "zod";
import { distinct, line, prose, readYaml, slug } from "./text.ts";

/** The categories and their order, as SPEC.md has them. */
export const faqCategories = [
  "General",
  "Privacy & Safety",
  "Features & Content",
  "Technical",
  "Using the App",
  "Support",
] as const;

const entry = z.strictObject({
  id: slug.describe("For links to one question: /faq#offline"),
  question: line.regex(/\?$/, { error: "a question ends with a question mark" }),
  answer: prose,
});

const category = z.strictObject({ category: z.enum(faqCategories), entries: z.array(entry).min(3) });

const faq = z.array(category).superRefine((found, context) => {
  if (found.map(({ category }) => category).join() !== faqCategories.join())
    context.addIssue({ code: "custom", message: `categories must be, in this order: ${faqCategories.join(", ")}` });
  distinct(({ id }: FaqEntry) => id)(
    found.flatMap(({ entries }) => entries),
    context,
  );
});

export type FaqEntry = z.infer<typeof entry>;
/** The answers are Markdown until the build compiles them. */
export type Faq = z.infer<typeof faq>;

/** Reads faq.yaml. Throws with every fault and where it is. */
export function readFaq(text: string): Faq {
  return readYaml("faq.yaml", faq, text);
}
