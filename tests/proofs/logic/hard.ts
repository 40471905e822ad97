import { conflicts } from "../../../src/content/families/logic/shared/conflicts.ts";
import { halfTold } from "../../../src/content/families/logic/shared/half-told.ts";
import { roads } from "../../../src/content/families/logic/shared/roads.ts";
import { rolesPuzzle } from "../../../src/content/families/logic/shared/roles.ts";
import { type Clue, necessarily } from "../clues.ts";
import { choices, type FamilyProofs, only, orderings, type Proofs, range } from "../proof.ts";

type Hook = { readonly Noor: string; readonly Ivo: string };
type Sentence = { readonly speaker: keyof Hook; readonly knows: boolean };

export const proofs: Proofs = {
  "logic-hard-001": () => {
    const hooks = ["A3", "A5", "B2", "B4", "C2", "C3", "C5", "D1", "D2", "E1"].map(
      ([letter = "", number = ""]): Hook => ({ Noor: letter, Ivo: number }),
    );
    // A hook stays possible to someone who was told part of it while every sentence so far would have been said there.
    const sayable = (hook: Hook, talk: readonly Sentence[]): boolean =>
      talk.every(({ speaker, knows }, turn) => {
        const possible = hooks.filter(
          (other) => other[speaker] === hook[speaker] && sayable(other, talk.slice(0, turn)),
        );
        return (possible.length === 1) === knows;
      });
    const talk: Sentence[] = [
      { speaker: "Ivo", knows: false },
      { speaker: "Noor", knows: false },
      { speaker: "Ivo", knows: false },
      { speaker: "Noor", knows: true },
    ];
    const fitting = (sentences: readonly Sentence[]) => hooks.filter((hook) => sayable(hook, sentences));
    for (const sentence of talk)
      if (fitting(talk.filter((one) => one !== sentence)).length === 1) throw new Error("a sentence is not needed");
    const hook = only(fitting(talk));
    return hook.Noor + hook.Ivo;
  },

  "logic-hard-002": () => {
    const guests = 15;
    const counts = new Set<number>();
    for (const liars of choices(Array.from({ length: guests }, () => [0, 1]))) {
      const fits = liars.every((liar, seat) => {
        const beside = (liars.at(seat - 1) ?? 0) + (liars[(seat + 1) % guests] ?? 0);
        return (beside === 1) === (liar === 0);
      });
      if (fits) counts.add(liars.filter((liar) => liar === 0).length);
    }
    if (!counts.delete(0)) throw new Error("that somebody tells the truth need not be said");
    return only(counts);
  },
};

type Seeded = { setting: string; seed: number };

/** Calls of the same arguments are worked out once. */
function remembered<Result>(work: (...numbers: number[]) => Result): (...numbers: number[]) => Result {
  const known = new Map<string, Result>();
  return (...numbers) => {
    const key = numbers.join();
    const found = known.get(key);
    if (found !== undefined) return found;
    const result = work(...numbers);
    known.set(key, result);
    return result;
  };
}

/** Whether the player whose turn it is can win when whoever takes the last one of this heap wins, or loses. */
const wins: (heap: number, most: number, lastLoses: number) => boolean = remembered((heap, most, lastLoses) => {
  if (heap === 0) return lastLoses === 1;
  return range(1, Math.min(most ?? 0, heap ?? 0)).some((t) => !wins((heap ?? 0) - t, most ?? 0, lastLoses ?? 0));
});

/** Fewest weighings in the worst case for so many that may be heavy, that may be light, and perhaps none. */
const weigh: (heavy: number, light: number, none: number) => number = remembered((heavy = 0, light = 0, none = 0) => {
  if (heavy + light + none <= 1) return 0;
  let best = Infinity;
  // Only pans with like numbers of suspects: good ones fill up, and other ways leave more for one result.
  for (let l = 0; l <= heavy; l++)
    for (let r = Math.max(0, l - 1); r <= Math.min(l, heavy - l); r++)
      for (let a = 0; a <= light; a++)
        for (let b = Math.max(0, a - 1); b <= Math.min(a + 1, light - a); b++) {
          const results: [number, number, number][] = [
            [l, b, 0],
            [r, a, 0],
            [heavy - l - r, light - a - b, none],
          ];
          if (results.some(([h, g, n]) => h + g + n === heavy + light + none)) continue;
          best = Math.min(best, 1 + Math.max(...results.map((result) => weigh(...result))));
        }
  return best;
});

/** Fewest weighings for n coins of which one is heavier, or at most one; every number in the pans is tried. */
const weighEqual: (coins: number, none: number) => number = remembered((coins = 0, none = 0) => {
  if (coins + none <= 1) return 0;
  const worst = range(1, Math.floor(coins / 2)).map((pan) =>
    Math.max(weighEqual(pan, 0), weighEqual(coins - 2 * pan, none)),
  );
  // One suspect that may be good is weighed against another coin.
  return coins === 1 ? 1 : 1 + Math.min(...worst);
});

const roleWords: Readonly<Record<string, readonly string[]>> = {
  castle: ["Ingrid", "Kwame", "Talia"],
  stage: ["Bilal", "Chenoa", "Dmitri"],
  sensors: ["Altair", "Vega", "Rigel"],
  parrots: ["Aipim", "Caju", "Umbu"],
};
const halves: Readonly<Record<string, readonly [rows: readonly string[], columns: readonly string[]]>> = {
  birthday: [
    ["March", "April", "June", "July"],
    ["13", "14", "16", "17", "18", "19"],
  ],
  ferry: [
    ["North", "East", "South", "West"],
    ["8", "9", "10", "11", "13", "14"],
  ],
  gems: [
    ["amber", "blue", "green", "red"],
    ["20", "25", "30", "35", "40", "45"],
  ],
};

export const families: FamilyProofs = {
  // All six castings; each sentence left out in turn.
  "one-may-say-anything": ({ setting, seed }: Seeded) => {
    const casting = necessarily(
      orderings(["true", "false", "free"]),
      rolesPuzzle(seed).claims.map(
        ({ about, role, not }, speaker): Clue<string[]> =>
          (parts) => {
            const said = not ? parts[about] !== role : parts[about] === role;
            return parts[speaker] === "free" || (parts[speaker] === "true" ? said : !said);
          },
      ),
    );
    const who = (part: string) => roleWords[setting]?.[casting.indexOf(part)] ?? "";
    if (setting === "stage") return who("free");
    return setting === "parrots" ? who("true") : ["true", "false", "free"].map(who);
  },

  // Possible worlds: what each of the two could know before every sentence.
  "each-knows-half": ({ setting, seed }: Seeded) => {
    const { options } = halfTold(seed);
    type World = (typeof options)[number];
    const knows = (worlds: readonly World[], world: World, told: keyof World) =>
      worlds.filter((other) => other[told] === world[told]).length === 1;
    const sure = (world: World) =>
      options.filter((other) => other.row === world.row).every((other) => !knows(options, other, "column"));
    const talk = [
      (_: readonly World[], world: World) => !knows(options, world, "row") && sure(world),
      (worlds: readonly World[], world: World) => !knows(options, world, "column") && knows(worlds, world, "column"),
      (worlds: readonly World[], world: World) => knows(worlds, world, "row"),
    ];
    const after = (sentences: typeof talk) =>
      sentences.reduce<readonly World[]>((worlds, said) => worlds.filter((world) => said(worlds, world)), options);
    for (const sentence of talk)
      if (after(talk.filter((one) => one !== sentence)).length === 1) throw new Error("a sentence is not needed");
    const { row, column } = only(after(talk));
    const [first, second] = [halves[setting]?.[0][row], halves[setting]?.[1][column]];
    return setting === "birthday" ? `${second} ${first}` : `${first} ${second}`;
  },

  // Every plan with 1, 2, 3, ... groups, until one works.
  "joined-must-differ": ({ setting, seed }: Seeded) => {
    const { size, pairs } = conflicts(seed);
    const works = (groups: number, plan: readonly number[]): boolean =>
      plan.length === size ||
      range(1, groups).some(
        (group) =>
          pairs.every(
            ([a, b]) => !(b === plan.length && plan[a] === group) && !(a === plan.length && plan[b] === group),
          ) && works(groups, [...plan, group]),
      );
    const fewest = range(1, size).find((groups) => works(groups, [])) ?? 0;
    return fewest * ({ exams: 2, lights: 20 }[setting] ?? 1);
  },

  // Every walk, by the roads it has used and the place where it is.
  "every-path-once": ({ setting, seed }: Seeded) => {
    const { pairs } = roads(setting, seed);
    const letters = Array.from("ABCDEFG");
    const everything = 2 ** pairs.length - 1;
    /** The cheapest way to use all roads: a repeat costs one, and so does lifting the pen, or they are forbidden. */
    const cheapest = (from: readonly number[], allowed: { repeat?: true; lift?: true }, left = everything) => {
      const best = new Map<number, number>(from.map((place) => [place, 0]));
      const ends = new Set<number>();
      let cost = 0;
      for (let now = [...best.keys()]; now.length > 0; cost++) {
        const later: number[] = [];
        for (const state of now) {
          const [used, here] = [Math.floor(state / 8), state % 8];
          if ((used & left) === left) ends.add(here);
          for (const [i, [a, b]] of pairs.entries()) {
            if ((a !== here && b !== here) || !(left & (1 << i))) continue;
            const again = (used & (1 << i)) !== 0;
            if (again && !allowed.repeat) continue;
            const next = (used | (1 << i)) * 8 + (a === here ? b : a);
            if (best.has(next)) continue;
            if (again) later.push(next);
            else {
              best.set(next, cost);
              now.push(next);
            }
          }
          if (allowed.lift) for (const place of range(0, 6)) later.push(used * 8 + place);
        }
        if (ends.size > 0) return { cost, ends: [...ends] };
        now = [...new Set(later)].filter((state) => !best.has(state));
        for (const state of now) best.set(state, cost + 1);
      }
      return { cost: Infinity, ends: [] };
    };
    if (setting === "trails")
      return only(
        new Set(
          range(0, 6).flatMap((from) =>
            cheapest([from], {}).ends.map((to) =>
              [from, to]
                .toSorted()
                .map((place) => letters[place])
                .join(", "),
            ),
          ),
        ),
      ).split(", ");
    if (setting === "wire") return cheapest(range(0, 6), { lift: true }).cost + 1;
    if (setting === "museum") {
      const closed = only(
        pairs.filter((_, i) =>
          range(0, 6).some((from) => cheapest([from], {}, everything - (1 << i)).ends.includes(from)),
        ),
      );
      return closed.map((place) => letters[place]).join("");
    }
    // A round from A: steps in all, whether they repeat a street or not.
    const steps = new Map([[0, 0]]);
    for (const [state, count] of steps) {
      const [used, here] = [Math.floor(state / 8), state % 8];
      if (used === everything && here === 0) return count;
      for (const [i, [a, b]] of pairs.entries()) {
        if (a !== here && b !== here) continue;
        const next = (used | (1 << i)) * 8 + (a === here ? b : a);
        if (!steps.has(next)) steps.set(next, count + 1);
      }
    }
    return 0;
  },

  // Every set that a move can name, on every pattern that can arise, until all stand as wanted.
  "exactly-so-many-at-once": ({ all, wrong, many }: { all: number; wrong: number; many: number }) => {
    // How many of each sort a move names is all that matters, so patterns with as many wrong ones are one.
    let now = new Set([wrong]);
    for (let moves = 0; moves < 50; moves++) {
      if (now.has(0)) return moves;
      now = new Set(
        [...now].flatMap((bad) =>
          range(0, many)
            .filter((fix) => fix <= bad && many - fix <= all - bad)
            .map((fix) => bad - fix + many - fix),
        ),
      );
    }
    return 0;
  },

  // The whole game tree: a position is good when one of its moves leads to a bad one.
  "the-last-one-decides": ({ setting, size, most }: { setting: string; size: number; most: number }) => {
    if (setting === "chooser") return only(range(size, size + most).filter((heap) => !wins(heap, most, 0)));
    const last = setting === "thorn" ? 1 : 0;
    return only(range(1, most).filter((first) => !wins(size - first, most, last)));
  },

  // Every way to load the pans, against the worst result.
  "three-ways-to-tip": ({ setting, size }: { setting: string; size: number }) => {
    if (setting === "bearings") return weigh(Math.ceil(size / 2), Math.floor(size / 2), 0);
    return weighEqual(size, setting === "tablets" ? 1 : 0);
  },
};
