import { only } from "./proof.ts";

export type Clue<World> = (world: World) => boolean;

/**
 * The one answer the clues allow among all worlds. Throws when they allow none or several, and when a clue could be
 * left out. `answer` says which part of a world is asked for; without it, the whole world is.
 */
export function necessarily<World>(
  worlds: Iterable<World>,
  clues: readonly Clue<World>[],
  answer: (world: World) => unknown = (world) => world,
): World {
  const all = [...worlds];
  const allowed = (some: readonly Clue<World>[]) => all.filter((world) => some.every((clue) => clue(world)));
  const answers = (some: readonly Clue<World>[]) =>
    new Set(allowed(some).map((world) => JSON.stringify(answer(world)))).size;
  for (const [i, clue] of clues.entries())
    if (answers(clues.filter((one) => one !== clue)) <= 1) throw new Error(`clue ${i + 1} is not needed`);
  return only(allowed(clues));
}
