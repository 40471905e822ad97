import { type Skill, stage } from "../../engine/exercise.ts";
import { range } from "../../maths/whole.ts";
import { hiddenDigit, ways as hiddenDigitWays } from "./parts/hidden-digit.ts";
import { remainderFromDigits } from "./parts/remainder-from-digits.ts";
import { five, isTrap, mixed, ways, whichCanBeDivided } from "./parts/which-can-be-divided.ts";

const skill: Skill = {
  id: "divisibility",
  title: "Divisibility rules",
  about: "A look at the digits tells whether a number can be divided by 2, 3, 4, 5, 6, 9 or 10, without dividing it.",
  curriculum: ["Y5-Y7 factors and multiples", "4.OA.4"],
  natural: true,
  needs: ["division-facts", "remainders"],
  stages: [
    stage({
      grade: 2,
      label: "by 2, 5 and 10",
      bounds: {
        way: ways,
        d: [2, 10],
        down: { list: [110, 999], length: [2, 3] },
        others: { list: [110, 999], length: [2, 3] },
      },
      rules: { "by 2, 5 or 10": ({ d }) => [2, 5, 10].includes(d), ...five },
      write: ({ way, d, down, others }) => whichCanBeDivided(way, d, mixed(d, down, others)),
    }),
    stage({
      grade: 3,
      label: "by 3, 4, 6 and 9",
      bounds: {
        way: ways,
        d: [3, 9],
        down: { list: [110, 999], length: [2, 3] },
        others: { list: [110, 999], length: [2, 3] },
      },
      rules: {
        "by 3, 4, 6 or 9": ({ d }) => [3, 4, 6, 9].includes(d),
        ...five,
        "one of the others looks right": ({ d, others }) => others.some((n) => isTrap(d, n)),
      },
      write: ({ way, d, down, others }) => whichCanBeDivided(way, d, mixed(d, down, others)),
    }),
    stage({
      grade: 3,
      label: "a hidden digit",
      bounds: { way: hiddenDigitWays, d: [3, 9], shown: { list: [1, 9], length: [3, 4] }, at: [1, 3] },
      rules: {
        "by 3, 4, 6 or 9": ({ d }) => [3, 4, 6, 9].includes(d),
        "the hidden digit is one of them": ({ shown, at }) => at < shown.length,
        "it matters": ({ d, shown, at }) => d !== 4 || at >= shown.length - 2,
        "some digit fits": ({ d, shown, at }) =>
          range(0, 9).some((digit) => Number(shown.with(at, digit).join("")) % d === 0),
      },
      write: ({ way, d, shown, at }) => hiddenDigit(way, d, shown.with(at, 0), at),
    }),
    stage({
      grade: 4,
      label: "the remainder from the digits",
      bounds: { way: ["plain", "packs"], d: [3, 25], n: [1013, 9989] },
      rules: {
        "by 3, 4, 5, 8, 9 or 25": ({ d }) => [3, 4, 5, 8, 9, 25].includes(d),
        "something is left over": ({ d, n }) => n % d !== 0,
        "the last digits do not begin with a zero": ({ n }) => !/0\d?\d$/.test(String(n)),
      },
      write: ({ way, d, n }) => remainderFromDigits(n, d, way),
    }),
  ],
};

export default skill;
