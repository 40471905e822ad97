/** A stretch of cells cut into parts: where each begins, and behind the last the end; the first of its parts in the next level. */
export interface Level {
  readonly starts: Int32Array;
  readonly parts: Int32Array;
}

/** So many cells as one stretch, then halved again and again until each part is one cell; `depth` levels at least. */
export function levelsOf(cells: number, depth = 1): Level[] {
  const levels: Level[] = [];
  for (let starts = [0, cells]; ; ) {
    const next: number[] = [];
    const parts: number[] = [];
    for (const [i, start] of starts.slice(0, -1).entries()) {
      const end = starts[i + 1] ?? start;
      parts.push(next.length);
      next.push(start);
      if (end - start > 1) next.push((start + end) >> 1);
    }
    parts.push(next.length);
    const isLast = next.length === starts.length - 1;
    const last = levels.at(-1);
    levels.push(isLast && last && last.starts.length === starts.length ? last : levelOf(starts, parts));
    if (isLast && levels.length >= depth) return levels;
    starts = [...next, cells];
  }
}

function levelOf(starts: readonly number[], parts: readonly number[]): Level {
  return { starts: Int32Array.from(starts), parts: Int32Array.from(parts) };
}
