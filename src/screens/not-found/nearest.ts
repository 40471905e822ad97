import { distance } from "fastest-levenshtein";

/**
 * The path that somebody most likely meant: one spelt nearly so, one that ends as it does, or one that it goes on from, as
 * /fraction-calculator from /fraction-calc; null where none is near.
 */
export function nearest(path: string, paths: readonly string[]): string | null {
  const asked = path.toLowerCase().replace(/\/+$/, "");
  const end = asked.slice(asked.lastIndexOf("/"));
  const [best] = paths
    .filter((one) => one !== "/")
    .map((one) => ({ one, off: offBy(one, asked, end) }))
    .filter(({ off }) => end.length > 1 && off <= Math.max(1, Math.ceil(asked.length / 4)))
    .sort((a, b) => a.off - b.off);
  return best?.one ?? null;
}

/** How far one path is off another: letters to change, but less than one where it ends as that does or goes on from it. */
function offBy(one: string, asked: string, end: string): number {
  if (one === end || one.endsWith(`/${end.slice(1)}`)) return 0.5;
  // Of two that it goes on from the longer one.
  return asked.startsWith(one) ? 1 - one.length / 1000 : distance(asked, one);
}
