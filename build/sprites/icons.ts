import { readFileSync } from "node:fs";
import { thingNames } from "../../src/play/puzzle-list/things.ts";
import { iconNames } from "../../src/ui/icon-names.ts";

const drawn = (names: readonly string[]): string[] =>
  names.map((name) => {
    const svg = readFileSync(`node_modules/lucide-static/icons/${name}.svg`, "utf8");
    const shapes = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1]?.replace(/\s*\n\s*/g, "");
    return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shapes}</symbol>`;
  });

/** The Lucide icons that we use. */
export const icons = (): string[] => drawn(iconNames);

/** Those of what stories are about, which only a list at a glance shows. */
export const things = (): string[] => drawn(thingNames);
