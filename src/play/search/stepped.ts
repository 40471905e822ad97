/**
 * Where a key leads among so many results; undefined where it is the field's own. Home and End stay with the text until one has
 * moved among the results.
 */
export function stepped(key: string, at: number | null, many: number): number | undefined {
  if (many === 0) return undefined;
  const now = Math.min(at ?? 0, many - 1);
  if (key === "ArrowDown") return (now + 1) % many;
  if (key === "ArrowUp") return (now - 1 + many) % many;
  if (at === null) return undefined;
  if (key === "Home") return 0;
  return key === "End" ? many - 1 : undefined;
}
