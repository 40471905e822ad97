import { useEffect, useState } from "react";
import { seedOf } from "../../sets/challenge/link.ts";
import { codeOf } from "../../sets/link.ts";
import type { WorkSet } from "../../sets/set.ts";

/**
 * The sets of some pupils, by which twin they have, 0 for the set itself: null until they are there, "failed" where what they are made
 * from could not be fetched.
 */
export function useTwins(set: WorkSet, variants: readonly number[]): readonly WorkSet[] | null | "failed" {
  const key = `${codeOf(set)}/${variants.join()}`;
  const isPlain = variants.every((variant) => variant === 0);
  const [made, setMade] = useState<{ readonly key: string; readonly sets: readonly WorkSet[] | "failed" } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells of any change
  useEffect(() => {
    if (isPlain) return;
    let over = false;
    twins(set, variants).then(
      (sets) => over || setMade({ key, sets }),
      () => over || setMade({ key, sets: "failed" }),
    );
    return () => {
      over = true;
    };
  }, [key]);
  if (isPlain) return variants.map(() => set);
  return made?.key === key ? made.sets : null;
}

async function twins(set: WorkSet, variants: readonly number[]): Promise<readonly WorkSet[]> {
  const [{ byPlace, twinOf }, { sources }] = await Promise.all([import("./variants.ts"), import("./sources.ts")]);
  return Promise.all(
    variants.map(async (variant) =>
      variant === 0 ? set : (await twinOf(set, seedOf(set, variant), sources, byPlace)).set,
    ),
  );
}
