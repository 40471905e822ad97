import type { Zone } from "../src/engine/exercise.ts";
import type { Puzzle } from "../src/engine/puzzle.ts";
import { typesetPuzzle } from "../src/engine/typeset/puzzle.ts";
import { random } from "../src/maths/random.ts";
import type { Sources } from "../src/play/sets/sources.ts";
import { listed, lists, retired } from "./proofs/bank.ts";

export const zones = Object.values(
  import.meta.glob<Zone>("../src/skills/*/zone.ts", { eager: true, import: "default" }),
);
const games = import.meta.glob<{ deal: never; settings: never }>("../src/games/*/game.ts", { import: "default" });

/** Each list is set once: a sheet asks for it again and again. */
const known = new Map<string, readonly Puzzle[] | null>();

/** As the site's own, of what is on the disk. */
export const sources: Sources = {
  async list(name) {
    const set = (): readonly Puzzle[] | null =>
      listed.get(name)?.map((one): Puzzle => {
        const near = lists.get(name)?.find((other) => other.family && other.topic === one.topic);
        return { ...typesetPuzzle(one), ...(near?.family && { near: { id: near.id, family: near.family } }) };
      }) ?? null;
    if (!known.has(name)) known.set(name, set());
    return known.get(name) ?? null;
  },
  retired: async (id) => {
    const one = [...retired.values()].flat().find((puzzle) => puzzle.id === id);
    return one ? typesetPuzzle(one) : null;
  },
  left: async (name) => retired.get(name) ?? [],
  zoneOf: async (skill) => zones.find(({ skills }) => skills.some(({ id }) => id === skill))?.skills ?? null,
  quiz: async (number) =>
    number > 10
      ? null
      : [
          {
            id: "weekly-001",
            question: "<p>Which?</p>",
            options: [
              { text: "<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>" },
              { text: "2", misconception: "That is four times as much." },
              { text: "3" },
              { text: "4" },
            ],
            correct: 0,
            explanation: "<p>Half.</p>",
          },
        ],
  formulas: async () => [{ id: "pythagoras", name: "Pythagoras & co", formula: "<math></math>", where: "<p>c</p>" }],
  async deal(folder, settings, seed) {
    const game = (await games[`../src/games/${folder}/game.ts`]?.()) as never as {
      readonly settings: { readonly fields: readonly { readonly name: string }[] };
      readonly board: { write(board: unknown): string };
      deal(settings: object, chance: unknown): { board: unknown; key: string; grade: string };
    };
    const values = settings.split("-");
    const chosen = Object.fromEntries(game.settings.fields.map(({ name }, at) => [name, values[at] ?? ""]));
    const { board, ...fair } = game.deal(chosen, random(seed));
    return { fair: { ...fair, board: game.board.write(board) } };
  },
};
