import { type FamilyProofs, only, orderings, type Proofs, range } from "../proof.ts";

const factors = (n: number) => range(1, n).filter((d) => n % d === 0);

export const proofs: Proofs = {
  // Walks through the song: each drummer waits his own number of beats and then hits.
  "number-theory-easy-001": () => {
    let [kofi, abena, together] = [0, 0, 0];
    for (const _beat of range(1, 200)) {
      kofi += 1;
      abena += 1;
      if (kofi === 9 && abena === 12) together += 1;
      if (kofi === 9) kofi = 0;
      if (abena === 12) abena = 0;
    }
    return together;
  },

  // Lays the four cards out in all orders; the first three make the number.
  "number-theory-easy-002": () => {
    const numbers = [...orderings([2, 3, 6, 9])].map((cards) => Number(cards.slice(0, 3).join("")));
    return Math.max(...numbers.filter((number) => number % 4 === 0));
  },

  // Every secret number; the different results that fit must be one.
  "number-theory-easy-003": () => {
    const results = range(10, 99).map((secret) => {
      const [tens = "", ones = ""] = String(secret);
      return secret - (Number(tens) + Number(ones));
    });
    return only(new Set(results.filter((result) => /^5\d$/.test(String(result)))));
  },

  "number-theory-easy-004": () => {
    const left = (shells: number, row: number) => {
      let rest = shells;
      while (rest >= row) rest -= row;
      return rest;
    };
    return only(range(31, 64).filter((shells) => left(shells, 5) === 3 && left(shells, 7) === 2));
  },

  "number-theory-easy-005": () => {
    const prime = (n: number) => factors(n).length === 2;
    const pairs = range(1, 98).map((first) => [first, 99 - first] as const);
    const fitting = pairs.filter(([first, second]) => first <= second && prime(first) && prime(second));
    return only(new Set(fitting.map(([first, second]) => first * second)));
  },

  "number-theory-easy-006": () => range(1, 100).filter((n) => factors(n).length === 3).length,
};

export const families: FamilyProofs = {
  // Steps through the time one unit after the other.
  "flashing-together": ({ a, b }: { a: number; b: number }) => {
    let [first, second, time] = [a, b, 0];
    do {
      time += 1;
      first = first === 1 ? a : first - 1;
      second = second === 1 ? b : second - 1;
    } while (first !== a || second !== b);
    return time;
  },
};
