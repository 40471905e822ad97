import { random } from "../../../../maths/random.ts";

/** What one of three speakers says; each speaks either always truly or always falsely. */
export type Claim =
  | { readonly says: "is"; readonly about: number; readonly honest: boolean }
  /** The speaker and the other one are (or are not) of the same kind. */
  | { readonly says: "same"; readonly about: number; readonly same: boolean }
  /** Exactly so many of the three are honest. */
  | { readonly says: "honest"; readonly count: number }
  /** At least so many of the three are not honest. */
  | { readonly says: "false"; readonly count: number };

/** Who is honest; null is not known yet. */
export type Kinds = readonly (boolean | null)[];

/** One thing that follows from what is known so far and from one sentence. */
export interface Inference {
  readonly speaker: number;
  /** What follows: this one is honest or not. The speaker's own kind may follow from the others. */
  readonly about: number;
  readonly honest: boolean;
}

export interface SpeakersPuzzle {
  readonly claims: readonly Claim[];
  readonly kinds: readonly boolean[];
  /** The one to suppose something about. */
  readonly start: number;
  /** From the wrong supposition to a clash, and the speaker whose sentence clashes. */
  readonly wrong: readonly Inference[];
  readonly clash: number;
  readonly right: readonly Inference[];
  /** For each sentence, kinds that agree with the two others only. */
  readonly without: readonly (readonly boolean[])[];
}

const three = [0, 1, 2];
const worlds: readonly (readonly boolean[])[] = [7, 6, 5, 4, 3, 2, 1, 0].map((bits) =>
  three.map((who) => (bits & (1 << who)) !== 0),
);

/** Three sentences that leave one possibility, none of them idle. The same seed, the same sentences. */
export function speakersPuzzle(seed: number): SpeakersPuzzle {
  const dice = random(seed);
  for (;;) {
    const claims = three.map((who): Claim => {
      const about = dice.pick(three.filter((one) => one !== who));
      const says = dice.pick(["is", "is", "same", "honest", "false"] as const);
      if (says === "is") return { says, about, honest: dice.whole(0, 2) === 0 };
      if (says === "same") return { says, about, same: dice.whole(0, 1) === 0 };
      return { says, count: dice.whole(1, 2) };
    });
    if (new Set(claims.map(({ says }) => says)).size < 2) continue;
    if (new Set(claims.map((claim) => JSON.stringify(claim))).size < 3) continue;
    const [kinds, another] = fitting(claims, three);
    if (!kinds || another || kinds.every(Boolean) || !kinds.some(Boolean)) continue;
    const others = three.map((who) =>
      fitting(
        claims,
        three.filter((one) => one !== who),
      ).find((world) => world !== kinds),
    );
    if (others.some((other) => !other)) continue;
    const found = dice.shuffle(three).flatMap((start) => {
      const wrong = follow(claims, start, !kinds[start]);
      const right = follow(claims, start, kinds[start] ?? true);
      return wrong.clash === null || right.steps.length < 2
        ? []
        : [{ start, wrong: wrong.steps, clash: wrong.clash, right: right.steps }];
    })[0];
    if (found) return { claims, kinds, ...found, without: others.map((other) => other ?? []) };
  }
}

/** The possibilities in which these speakers' sentences are as true as the speakers are honest. */
function fitting(claims: readonly Claim[], speakers: readonly number[]): (readonly boolean[])[] {
  return worlds.filter((world) =>
    speakers.every((who) => claimIsTrue(claims[who] as Claim, who, world) === (world[who] ?? false)),
  );
}

/** Whether the sentence of this speaker is true when these are the honest ones. */
export function claimIsTrue(claim: Claim, speaker: number, world: readonly boolean[]): boolean {
  const honest = world.filter(Boolean).length;
  switch (claim.says) {
    case "is":
      return world[claim.about] === claim.honest;
    case "same":
      return (world[claim.about] === world[speaker]) === claim.same;
    case "honest":
      return honest === claim.count;
    case "false":
      return 3 - honest >= claim.count;
  }
}

/** Goes from a supposition as far as single sentences lead, or until one of them clashes. */
function follow(
  claims: readonly Claim[],
  start: number,
  honest: boolean,
): { steps: Inference[]; clash: number | null } {
  let known: Kinds = three.map((who) => (who === start ? honest : null));
  const steps: Inference[] = [];
  for (;;) {
    const clash = three.find((who) => known[who] !== null && truths(claims, who, known).every((t) => t !== known[who]));
    if (clash !== undefined) return { steps, clash };
    const step = next(claims, known);
    if (!step) return { steps: known.includes(null) ? [] : steps, clash: null };
    steps.push(step);
    known = known.with(step.about, step.honest);
  }
}

function next(claims: readonly Claim[], known: Kinds): Inference | null {
  for (const speaker of three) {
    const truth = known[speaker];
    for (const about of three) {
      if (known[about] !== null) continue;
      if (typeof truth === "boolean") {
        // The speaker's kind is known, so only what makes the sentence as true as that may be.
        const open = [true, false].filter((one) => truths(claims, speaker, known.with(about, one)).includes(truth));
        if (open.length === 1 && open[0] !== undefined) return { speaker, about, honest: open[0] };
      } else if (about === speaker) {
        const possible = new Set(truths(claims, speaker, known));
        const [one] = possible;
        if (possible.size === 1 && one !== undefined) return { speaker, about, honest: one };
      }
    }
  }
  return null;
}

/** How true the sentence can be, one value for each way to fill in what is not known. */
function truths(claims: readonly Claim[], speaker: number, known: Kinds): boolean[] {
  return worlds
    .filter((world) => world.every((honest, who) => known[who] === null || known[who] === honest))
    .map((world) => claimIsTrue(claims[speaker] as Claim, speaker, world));
}
