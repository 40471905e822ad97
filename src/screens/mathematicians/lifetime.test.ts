import { expect, test } from "vitest";
import { lifetime, yearsOf } from "./lifetime.ts";

const at = (date: string, about = false) => ({ date, about });

test.each([
  [{ born: at("1776-04-01"), died: at("1831-06-27") }, "1776–1831", [1776, 1831]],
  [{ born: at("-286", true), died: at("-211") }, "about 287–212 BC", [-286, -211]],
  [{ born: at("-20"), died: at("40") }, "21 BC–AD 40", [-20, 40]],
  [{ born: at("370", true), died: at("415") }, "about AD 370–415", [370, 415]],
  [{ born: at("1977-05-05") }, "born 1977", [1977, 2026]],
  [{ active: [-1649, -1549] as [number, number] }, "at work 1650–1550 BC", [-1649, -1549]],
  [{ died: at("1741") }, "died 1741", [1681, 1741]],
])("%o lived %s", (life, words, years) => {
  expect(lifetime(life)).toBe(words);
  expect(yearsOf(life, 2026)).toEqual(years);
});
