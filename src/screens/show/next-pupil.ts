import type { Random } from "../../maths/random.ts";

/** Who was drawn, with the next one at the end: anew once everybody had a turn, and then not the same one twice running. */
export function nextPupil(drawn: readonly number[], size: number, chance: Random): readonly number[] {
  const all = Array.from({ length: size }, (_, n) => n + 1);
  const left = all.filter((pupil) => !drawn.includes(pupil));
  if (left.length > 0) return [...drawn, chance.pick(left)];
  const last = drawn.at(-1);
  const others = all.filter((pupil) => pupil !== last);
  return [chance.pick(others.length > 0 ? others : all)];
}
