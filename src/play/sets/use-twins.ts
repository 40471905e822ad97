import { useEffect, useState } from "react";
import { type Challenge, keyOf, newest, seedOf } from "../../sets/challenge/link.ts";
import { codeOf } from "../../sets/link.ts";
import type { WorkSet } from "../../sets/set.ts";
import type { Variant } from "./variants.ts";

/**
 * The sets of some pupils, by which twin they have, 0 for the set itself: null until they are there, "failed" where what they are made
 * from could not be fetched.
 */
export function useTwins(challenge: Challenge, variants: readonly number[]): readonly WorkSet[] | null | "failed" {
  const key = `${keyOf(challenge)}/${variants.join()}`;
  const isPlain = variants.every((variant) => variant === 0);
  const [made, setMade] = useState<{ readonly key: string; readonly sets: readonly WorkSet[] | "failed" } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells of any change
  useEffect(() => {
    if (isPlain) return;
    let over = false;
    twins(challenge, variants).then(
      (sets) => over || setMade({ key, sets }),
      () => over || setMade({ key, sets: "failed" }),
    );
    return () => {
      over = true;
    };
  }, [key]);
  if (isPlain) return variants.map(() => challenge.set);
  return made?.key === key ? made.sets : null;
}

/** How many questions of a set are the same for all where each pupil has numbers of their own; null until that is known. */
export function useStaying(set: WorkSet, isOn: boolean): number | null {
  const key = codeOf(set);
  const [known, setKnown] = useState<{ readonly key: string; readonly stayed: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells of any change
  useEffect(() => {
    if (!isOn) return;
    let over = false;
    dealtTwin({ set }, 1).then(
      ({ stayed }) => over || setKnown({ key, stayed }),
      // Where it cannot be told it is not: the sentence that such questions stay stands there all the same.
      () => {},
    );
    return () => {
      over = true;
    };
  }, [key, isOn]);
  return known?.key === key ? known.stayed : null;
}

async function dealtTwin({ set, dealt = newest }: Pick<Challenge, "set" | "dealt">, variant: number): Promise<Variant> {
  const [{ inChallenge, twinOf }, { sources }] = await Promise.all([import("./variants.ts"), import("./sources.ts")]);
  return twinOf(set, seedOf(set, variant), sources, inChallenge[dealt]);
}

function twins(challenge: Challenge, variants: readonly number[]): Promise<readonly WorkSet[]> {
  return Promise.all(
    variants.map(async (variant) => (variant === 0 ? challenge.set : (await dealtTwin(challenge, variant)).set)),
  );
}
