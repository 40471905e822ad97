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
  expect(thingOf("Boxes", "")).toBe("package");
  expect(thingOf("The carpet", "<p>A formula <math><mi>ship</mi></math></p>")).toBeNull();
});

test("who is in a story stands for it only where it has no thing", () => {
  expect(thingOf("Four friends", "<p>They share a cake.</p>")).toBe("cake");
  expect(thingOf("Four friends", "<p>They meet.</p>")).toBe("users");
});

test("a word that often means something else stands for nothing", () => {
  expect(thingOf("Stamp, clap, snap", "")).toBeNull();
  expect(thingOf("Few stamps, please", "")).toBe("stamp");
  expect(thingOf("The last journey on the card", "<p>Zawadi takes the bus.</p>")).toBe("bus-front");
  expect(thingOf("Bulbs for the neighbours", "<p>Of the tulip bulbs some rot.</p>")).toBe("flower");
  expect(thingOf("A tower of dice", "")).toBe("dices");
  expect(thingOf("The glass clock", "")).toBe("clock");
  expect(thingOf("Until the scarf is done", "<p>The rows are orange and red. Eskil knits.</p>")).toBe("spool");
});
