import { describe, expect, test } from "vitest";
import { oneIn, seeds } from "../../../src/engine/contract-tests/scale.ts";
import { dealerOf, type Game, type Settings } from "../../../src/engine/game/game.ts";
import { writeSettings } from "../../../src/engine/game/settings.ts";
import { newest } from "../../../src/engine/versions.ts";
import { random } from "../../../src/maths/random.ts";
import { short } from "./digest.ts";
import { adds, faultsOf, freeze, frozen, frozenSeeds, goneOf } from "./frozen.ts";

// What a code once dealt, it deals for ever: board and key of twenty seeds of every setting of every version of every game. A
// long run deals them all; other runs one seed of a third of the settings.

type AnyGame = Game<unknown, unknown, unknown>;

const games = Object.values(
  import.meta.glob<AnyGame>(["../../../src/games/*/game.ts", "!../../../src/games/blank/*"], {
    eager: true,
    import: "default",
  }),
);

/** Every way to choose, also those that are offered no more: codes still name them. */
function settingsOf({ settings: { fields, fault } }: AnyGame): Settings[] {
  const all = fields.reduce<Settings[]>(
    (before, { name, options, former = {} }) =>
      before.flatMap((chosen) =>
        [...options.map(({ value }) => value), ...Object.keys(former)].map((value) => ({ ...chosen, [name]: value })),
      ),
    [{}],
  );
  return all.filter((chosen) => fault(chosen) === null);
}

const rows = games.flatMap((game) =>
  Array.from({ length: newest(game) }, (_, at) => ({ game, version: at + 1, kind: `game-${game.id}` })),
);

describe.each(rows)("$game.id, version $version", ({ game, version, kind }) => {
  const named = settingsOf(game).map((settings) => ({
    settings,
    name: `${writeSettings(game.settings, settings)}@${version}`,
  }));
  const deal = dealerOf(game, version);
  const dealt = (settings: Settings, seed: number) => {
    const { board, key } = deal(settings, random(seed));
    return short([game.board.write(board), key]);
  };

  test("deals for each code what it did", () => {
    const was = frozen(kind);
    if (adds) {
      const added = named.filter(({ name }) => !(name in was));
      const all = (settings: Settings) => Array.from({ length: frozenSeeds }, (_, seed) => dealt(settings, seed));
      freeze(kind, Object.fromEntries(added.map(({ name, settings }) => [name, all(settings).join(" ")])));
      return;
    }
    const unknown = named.filter(({ name }) => !(name in was)).map(({ name }) => [name, {}] as const);
    const tried = oneIn(3, named).map(({ name, settings }, at) => {
      const own = Array.from({ length: seeds(frozenSeeds, 1) }, (_, n) => (n + at) % frozenSeeds);
      return [name, Object.fromEntries(own.map((seed) => [seed, dealt(settings, seed)]))] as const;
    });
    expect(faultsOf(was, Object.fromEntries([...unknown, ...tried]))).toEqual([]);
  });

  test("takes every code it ever took", () => {
    const names = named.map(({ name }) => name);
    const own = Object.fromEntries(Object.entries(frozen(kind)).filter(([name]) => name.endsWith(`@${version}`)));
    expect(goneOf(own, names)).toEqual([]);
  });
});
