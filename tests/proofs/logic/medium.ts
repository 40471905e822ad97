import { necessarily } from "../clues.ts";
import { choices, only, orderings, type Proofs, range } from "../proof.ts";

export const proofs: Proofs = {
  "logic-medium-001": () => {
    const players = [...orderings(["Farah", "Goran", "Hina", "Ike"])];
    const instruments = [...orderings(["drum", "flute", "harp", "oud"])];
    const worlds = [...choices([players, instruments])].map(([who = [], what = []]) => ({
      who,
      day: (name: string) => Math.max(who.indexOf(name), what.indexOf(name)),
    }));
    return necessarily(
      worlds,
      [
        ({ day }) => day("Farah") === day("oud") + 1,
        ({ day }) => day("Farah") === day("harp") - 1,
        ({ day }) => day("oud") !== 0,
        ({ day }) => day("Goran") > day("flute"),
        ({ day }) => day("Ike") !== day("flute"),
        ({ day }) => day("Ike") < day("Hina"),
      ],
      ({ who }) => who,
    ).who;
  },

  "logic-medium-002": () => {
    const shapes = ["triangle", "square", "circle"];
    const seen = [...shapes, "4", "7", "10"];
    // Only whether a hidden number is odd matters to the claim, so 1 and 2 stand for all of them.
    const worlds = [...choices(seen.map((side) => (shapes.includes(side) ? ["1", "2"] : shapes)))];
    const claim = (backs: string[]) =>
      seen.every((side, i) => {
        const [number, shape] = shapes.includes(side) ? [backs[i], side] : [side, backs[i]];
        return Number(number) % 2 === 0 || shape === "triangle";
      });
    // Turning is enough when worlds that look the same afterwards always agree about the claim.
    const settles = (turned: string[]) => {
      const verdicts = new Map<string, boolean>();
      return worlds.every((backs) => {
        const shown = backs.filter((_, i) => turned.includes(seen[i] ?? "")).join();
        const verdict = claim(backs);
        const before = verdicts.get(shown);
        verdicts.set(shown, verdict);
        return before === undefined || before === verdict;
      });
    };
    const enough = [...choices(seen.map((side) => [[], [side]]))].map((parts) => parts.flat()).filter(settles);
    const fewest = Math.min(...enough.map((turned) => turned.length));
    return only(enough.filter((turned) => turned.length === fewest));
  },

  "logic-medium-003": () => {
    const matches = [
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
      [2, 3],
    ] as const;
    const table = (results: string[], win: number) =>
      range(0, 3).map((team) =>
        matches.reduce((points, [home, away], i) => {
          if (team !== home && team !== away) return points;
          if (results[i] === "draw") return points + 1;
          return points + (results[i] === (team === home ? "home" : "away") ? win : 0);
        }, 0),
      );
    const seasons = [...choices(matches.map(() => ["home", "draw", "away"]))].filter(
      (results) => table(results, 3).join() === "7,5,3,1",
    );
    return only(new Set(seasons.map((results) => table(results, 2).join(", "))));
  },
};
