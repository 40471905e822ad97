import { expect, test } from "vitest";
import { describeGame } from "../../engine/contract-tests/game.ts";
import { random } from "../../maths/random.ts";
import game from "./game.ts";
import { opening } from "./opening.ts";

test("the page opens with what the first settings deal by seed 1", () => {
  expect(opening).toEqual(game.deal(game.settings.first, random(1)));
});

// Two seeds for each of the 36 settings; deal.test.ts asks three more of every one.
describeGame(game, { seeds: 2 });
