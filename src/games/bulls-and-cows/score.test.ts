import { expect, test } from "vitest";
import { random } from "../../maths/random.ts";
import { secrets } from "./rules.ts";
import { answerTo } from "./score.ts";
import { scramble, unscramble } from "./scramble.ts";

/** As one does it by hand: cross out the bulls, then every digit that has a partner elsewhere. */
function byHand(guess: string, secret: string) {
  const open = [...secret];
  const asked = [...guess].filter((digit, place) => {
    if (open[place] !== digit) return true;
    open[place] = "";
    return false;
  });
  let cows = 0;
  for (const digit of asked) {
    const at = open.indexOf(digit);
    if (at < 0) continue;
    open[at] = "";
    cows += 1;
  }
  return { bulls: guess.length - asked.length, cows };
}

test.each([
  ["1234", "1234", 4, 0],
  ["1234", "4321", 0, 4],
  ["1234", "1243", 2, 2],
  ["1234", "5678", 0, 0],
  ["1123", "1411", 1, 1],
  ["1111", "1221", 2, 0],
  ["00123", "10000", 1, 2],
])("%s for %s: %i bulls, %i cows", (guess, secret, bulls, cows) => {
  expect(answerTo(guess, secret)).toEqual({ bulls, cows });
});

test("every guess for every secret of three digits is answered as by hand", () => {
  const all = secrets({ length: 3, repeats: true, zero: true });
  // Digits only matter by whether they are equal, so guesses of 0 to 4 stand for the others.
  const guesses = all.filter((one) => /^[0-4]+$/.test(one));
  for (const guess of guesses)
    for (const secret of all) {
      const answer = answerTo(guess, secret);
      const expected = byHand(guess, secret);
      if (answer.bulls !== expected.bulls || answer.cows !== expected.cows)
        throw new Error(`${guess} for ${secret}: ${JSON.stringify({ answer, expected })}`);
    }
});

test("guesses of four and five digits are answered as by hand, with the digits of both halves in every place", () => {
  const draws = random(1);
  for (const length of [4, 5])
    for (let round = 0; round < 20_000; round++) {
      const number = () => Array.from({ length }, () => draws.whole(0, round % 2 ? 9 : 3)).join("");
      const [guess, secret] = [number(), number()];
      expect(answerTo(guess, secret), `${guess} for ${secret}`).toEqual(byHand(guess, secret));
    }
});

test("there are as many secrets as the multiplication rule says", () => {
  const counted = (length: number, repeats: boolean, zero: boolean) => secrets({ length, repeats, zero }).length;
  expect([3, 4, 5].map((length) => counted(length, false, true))).toEqual([720, 5040, 30240]);
  expect([3, 4, 5].map((length) => counted(length, false, false))).toEqual([648, 4536, 27216]);
  expect([3, 4, 5].map((length) => counted(length, true, true))).toEqual([1000, 10000, 100000]);
  expect([3, 4, 5].map((length) => counted(length, true, false))).toEqual([900, 9000, 90000]);
});

test("every secret is hidden in letters of its own and found again", () => {
  for (const length of [3, 4, 5]) {
    const seen = new Set<string>();
    for (const digits of secrets({ length, repeats: true, zero: true })) {
      const text = scramble(digits);
      if (unscramble(text, length) !== digits) throw new Error(`${digits} came back from ${text} as another`);
      seen.add(text);
    }
    expect(seen.size).toBe(10 ** length);
    for (const text of [...seen].slice(0, 500)) expect(text).toMatch(/^[bcdfghjklmnpqrstvwxz]{6}$/);
  }
  expect(unscramble(scramble("1234"), 3)).toBeNull();
});

test("a slip in the letters is nearly always noticed", () => {
  const draws = random(2);
  let taken = 0;
  for (let round = 0; round < 2000; round++) {
    const text = [...scramble("40719".slice(0, draws.whole(3, 5)))];
    text[draws.whole(0, 5)] = draws.pick([..."bcdfghjklmnpqrstvwxz"]);
    if (unscramble(text.join(""), 4) !== null && text.join("") !== scramble("4071")) taken += 1;
  }
  expect(taken).toBeLessThan(20);
});
