import { z } from "zod";
import { line, path, readYaml } from "./text.ts";

const introductions = z.record(path, line.max(140));

/** Reads introductions.yaml: what stands below the heading of a zone or a tool, by its path. Throws with every fault and where it is. */
export function readIntroductions(text: string): Readonly<Record<string, string>> {
  return readYaml("introductions.yaml", introductions, text);
}
