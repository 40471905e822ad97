import { z } from "zod";
import { readYaml } from "./text.ts";

const site = z.strictObject({ email: z.email().describe("Contact address for everything") });

export type Site = z.infer<typeof site>;

/** Reads site.yaml. Throws with every fault and where it is. */
export function readSite(text: string): Site {
  return readYaml("site.yaml", site, text);
}
