/** The index as the build writes it (build/search). */
declare module "virtual:search-names" {
  const names: import("./entry.ts").Names;
  export default names;
}
declare module "virtual:search-words" {
  /** By category, or "riddles". */
  const shards: Readonly<Record<string, () => Promise<import("./entry.ts").PuzzleWords>>>;
  export default shards;
}
