/** Some of what is taught, and in which weeks, counted from 1. */
export interface Block<Topic> {
  readonly from: number;
  readonly to: number;
  readonly topics: readonly Topic[];
}

/** Spreads topics over weeks in their order, as evenly as whole topics and whole weeks allow: none is taught in no week, and no week is empty. */
export function spread<Topic>(topics: readonly Topic[], weeks: number): readonly Block<Topic>[] {
  const blocks = Math.min(topics.length, weeks);
  const part = (of: number, at: number) => Math.floor((at * of) / blocks);
  return Array.from({ length: blocks }, (_, at) => ({
    from: part(weeks, at) + 1,
    to: part(weeks, at + 1),
    topics: topics.slice(part(topics.length, at), part(topics.length, at + 1)),
  }));
}

/** "Week 3", "Weeks 3 to 5". */
export const nameOf = ({ from, to }: Block<unknown>) => (from === to ? `Week ${from}` : `Weeks ${from} to ${to}`);
