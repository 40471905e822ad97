import { distance } from "fastest-levenshtein";

/** The path that somebody most likely meant: one spelt nearly so, or one that ends as it does; null where none is near. */
export function nearest(path: string, paths: readonly string[]): string | null {
  const asked = path.toLowerCase().replace(/\/+$/, "");
  const end = asked.slice(asked.lastIndexOf("/"));
  const [best] = paths
    .filter((one) => one !== "/")
    .map((one) => ({ one, off: one === end || one.endsWith(`/${end.slice(1)}`) ? 0.5 : distance(asked, one) }))
    .filter(({ off }) => end.length > 1 && off <= Math.max(1, Math.ceil(asked.length / 4)))
    .sort((a, b) => a.off - b.off);
  return best?.one ?? null;
}
