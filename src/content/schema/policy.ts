import { z } from "zod";
import { line, readYaml } from "./text.ts";

const frontMatter = z.strictObject({
  updated: z.iso.date().describe("The day of the last change, as 2025-10-25"),
  introHeading: line.exactOptional(),
});

export interface PolicySection {
  /** For links to one section: /privacy#no-permissions */
  readonly id: string;
  readonly heading: string;
  /** Markdown until the build compiles it. */
  readonly body: string;
}

export interface Policy {
  /** 2025-10-25 */
  readonly updated: string;
  /** October 25, 2025, as the pages show it. */
  readonly updatedWords: string;
  /** Heading of the text above the sections, where it has one. */
  readonly introHeading?: string;
  /** Markdown until the build compiles it. */
  readonly intro: string;
  readonly sections: readonly PolicySection[];
}

/** How many sections SPEC.md gives each page. */
const sectionsOf = { "privacy.md": 10, "terms.md": 18 } as const;

/**
 * Reads privacy.md or terms.md: front matter, an introduction, and a section for every ## heading. Throws with the
 * fault, among them any other number of sections than the page must have.
 */
export function readPolicy(file: keyof typeof sectionsOf, text: string): Policy {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${file}\n  has no front matter between --- lines`);
  const { updated, ...rest } = readYaml(file, frontMatter, head);
  const [intro = "", ...parts] = body.split(/^## /m).map((part) => part.trim());
  if (!intro) throw new Error(`${file}\n  has no text above its sections`);
  if (parts.length !== sectionsOf[file])
    throw new Error(`${file}\n  has ${parts.length} sections instead of ${sectionsOf[file]}`);
  return {
    updated,
    updatedWords: inWords(updated),
    ...rest,
    intro,
    sections: parts.map((part) => section(file, part)),
  };
}

function section(file: string, part: string): PolicySection {
  const [, heading, body] = /^(.+)\n\s*([\s\S]+)$/.exec(part) ?? [];
  if (!heading || !body) throw new Error(`${file}\n  has a section without text: ${part}`);
  return { id: anchor(heading), heading, body };
}

function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

const months = "January February March April May June July August September October November December".split(" ");

function inWords(isoDate: string): string {
  const [year, month, day] = isoDate.split("-").map(Number);
  return `${months[(month ?? 1) - 1]} ${day}, ${year}`;
}
