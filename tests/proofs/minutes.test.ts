import { expect, test } from "vitest";
import { views } from "../../src/screens/arithmetic-level/views.ts";
import { listed } from "./bank.ts";

test("each puzzle of arithmetic takes as long as the heading of its list says", () => {
  for (const [level, { minutes }] of Object.entries(views)) {
    const [least = 0, most = 0] = minutes.split("-").map(Number);
    const others = listed.get(`arithmetic/${level}`)?.filter((one) => one.minutes < least || one.minutes > most);
    expect(
      others?.map(({ id }) => id),
      level,
    ).toEqual([]);
  }
});
