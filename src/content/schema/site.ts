import { z } from "zod";
import { readYaml } from "./text.ts";

const site = z.strictObject({
  email: z.email().describe("Contact address for everything"),
  origin: z
    .string()
    .regex(/^https?:\/\/[^/\s]+$/, "an origin, like https://maths.example.org")
    .exactOptional()
    .describe(
      "Where the copy stands on the web: lets its pages name their own address to search engines and in previews",
    ),
});

export type Site = z.infer<typeof site>;

/** Reads site.yaml. Throws with every fault and where it is. */
export function readSite(text: string): Site {
  return readYaml("site.yaml", site, text);
}
