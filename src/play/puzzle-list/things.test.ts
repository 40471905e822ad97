import { expect, test } from "vitest";
import { thingOf } from "./things.ts";

test("a problem is about the thing of its title, else about what it names most often", () => {
  expect(thingOf("Two candles", "<p>A ship of candles. The ship sails.</p>")).toBe("flame");
  expect(thingOf("Still ahead", "<p>A bus and a train. The trains pass the bus. Both trains stop.</p>")).toBe(
    "train-front",
  );
  expect(thingOf("Still ahead", "<p>A bus meets a train.</p>")).toBe("bus-front");
});

test("a word counts in the plural, and not within another word or a formula", () => {
  expect(thingOf("Cherries and boxes", "")).toBe("cherry");
  expect(thingOf("The carpet", "<p>A formula <math><mi>ship</mi></math></p>")).toBeNull();
});

test("who is in a story stands for it only where it has no thing", () => {
  expect(thingOf("Four friends", "<p>They share a cake.</p>")).toBe("cake");
  expect(thingOf("Four friends", "<p>They meet.</p>")).toBe("users");
});
