import { random } from "../../../../maths/random.ts";

/** Who a speaker can be: always truthful, never truthful, or free to say anything. */
export const roles = ["true", "false", "free"] as const;
export type Role = (typeof roles)[number];

/** A speaker says that somebody has, or has not, this role. */
export interface RoleClaim {
  readonly about: number;
  readonly role: Role;
  readonly not: boolean;
}

/** The role of each of the three speakers. */
export type Casting = readonly [Role, Role, Role];

export interface RolesPuzzle {
  readonly claims: readonly RoleClaim[];
  readonly casting: Casting;
  /** For each sentence, a casting that agrees with the two others only. */
  readonly without: readonly Casting[];
}

export const castings: readonly Casting[] = [
  ["true", "false", "free"],
  ["true", "free", "false"],
  ["false", "true", "free"],
  ["free", "true", "false"],
  ["false", "free", "true"],
  ["free", "false", "true"],
];
const three = [0, 1, 2];

/** Three sentences that leave one casting of the six, none of them idle. The same seed, the same sentences. */
export function rolesPuzzle(seed: number): RolesPuzzle {
  const dice = random(seed);
  for (;;) {
    const claims = three.map(
      (): RoleClaim => ({ about: dice.whole(0, 2), role: dice.pick(roles), not: dice.whole(0, 1) === 1 }),
    );
    if (claims.filter(({ about }, who) => about === who).length > 1) continue;
    if (claims.some(({ about, role }, who) => about === who && role === "true")) continue;
    if (new Set(claims.map((claim) => JSON.stringify(claim))).size < 3) continue;
    const fitting = (speakers: readonly number[]) =>
      castings.filter((casting) => speakers.every((who) => fits(claims[who] as RoleClaim, who, casting)));
    const [casting, another] = fitting(three);
    if (!casting || another) continue;
    const without = three.flatMap((out) =>
      fitting(three.filter((who) => who !== out))
        .filter((one) => one !== casting)
        .slice(0, 1),
    );
    if (without.length === 3) return { claims, casting, without };
  }
}

export function claimHolds({ about, role, not }: RoleClaim, casting: Casting): boolean {
  return (casting[about] === role) !== not;
}

/** Whether this speaker would say it in that casting. */
export function fits(claim: RoleClaim, speaker: number, casting: Casting): boolean {
  const role = casting[speaker];
  return role === "free" || claimHolds(claim, casting) === (role === "true");
}
