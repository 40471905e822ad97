import { expect, test } from "vitest";
import { isOpen, touches, trace } from "./lissajous.ts";

test("it closes where it says, and touches top and side as often as it says", () => {
  for (let across = 1; across <= 12; across++)
    for (let down = 1; down <= 12; down++) {
      const swings = { across, down, ahead: 0.3 };
      const { place, end } = trace(swings);
      expect(Math.hypot(place(end)[0] - place(0)[0], place(end)[1] - place(0)[1])).toBeLessThan(1e-9);
      const steps = 12_000;
      const count = (i: 0 | 1) => {
        const all = Array.from({ length: steps }, (_, k) => place((end * (k + 0.5)) / steps)[i]);
        return all.filter((one, k) => one > 0.99 && one > (all.at(k - 1) ?? 0) && one >= (all[(k + 1) % steps] ?? 0))
          .length;
      };
      expect({ top: count(1), side: count(0) }, `${across} ${down}`).toEqual(touches(swings));
    }
});

test("it runs to an end and back just when some place comes twice in the same order turned round", () => {
  for (let across = 1; across <= 6; across++)
    for (let down = 1; down <= 6; down++)
      for (let degrees = 0; degrees <= 180; degrees += 15) {
        const swings = { across, down, ahead: (degrees * Math.PI) / 180 };
        const { way, end } = trace(swings);
        // At an end it stands still for a moment.
        const steps = 5040;
        const slowest = Math.min(...Array.from({ length: steps }, (_, k) => Math.hypot(...way((end * k) / steps))));
        expect(isOpen(swings), `${across} ${down} ${degrees}`).toBe(slowest < 1e-6);
      }
});
