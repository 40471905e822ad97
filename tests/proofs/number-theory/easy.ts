import { necessarily } from "../clues.ts";
import { numberClues } from "../number-clues.ts";
import { type FamilyProofs, insist, only, orderings, type Proofs, range } from "../proof.ts";
import { labelled } from "../reading/labelled.ts";

const factors = (n: number) => range(1, n).filter((d) => n % d === 0);

export const proofs: Proofs = {
  // Walks through the song: each drummer waits his own number of beats and then hits.
  "number-theory-easy-001": ({ said, says }) => {
    says(
      "Kofi hits his drum on beats",
      "Abena hits her drum on beats",
      "and on every multiple of",
      "do both drums sound together?",
    );
    const [every, other] = [said(4), said(8)];
    insist(
      [1, 2, 3].every((i) => said(i) === i * every && said(4 + i) === i * other),
      "the first beats",
    );
    insist(said(9) === said(11) && said(10) === 1, "so many beats");
    let [kofi, abena, together] = [0, 0, 0];
    for (const _beat of range(said(10), said(11))) {
      kofi += 1;
      abena += 1;
      if (kofi === every && abena === other) together += 1;
      if (kofi === every) kofi = 0;
      if (abena === other) abena = 0;
    }
    return together;
  },

  // Lays the four cards out in all orders; the first three make the number.
  "number-theory-easy-002": ({ said, says }) => {
    says(
      "cards side by side",
      "Each card can be used only once, and a card may not be turned upside down",
      "**largest multiple of",
    );
    const shown = [2, 3, 4, 5].map(said);
    insist(said(1) === shown.length && said(7) === said(6), "so many cards");
    const numbers = [...orderings(shown)].map((cards) => Number(cards.slice(0, said(6)).join("")));
    return Math.max(...numbers.filter((number) => number % said(8) === 0));
  },

  // Every secret number; the different results that fit must be one.
  "number-theory-easy-003": ({ said, says }) => {
    says(
      "She adds its",
      "Then she takes that total away from her number",
      "number that begins with",
      "What is her result?",
    );
    insist(said(2) === said(1), "so many digits");
    const results = range(10 ** (said(1) - 1), 10 ** said(1) - 1).map((secret) => {
      const digits = Array.from(String(secret), Number);
      return secret - digits.reduce((total, digit) => total + digit);
    });
    return only(
      new Set(results.map(String).filter((result) => result.startsWith(String(said(4))) && result.length === said(3))),
    );
  },

  "number-theory-easy-004": ({ said, says }) => {
    says("more than", "shells but fewer than", "in rows of", "shells left over. When", "shells left over. How many");
    const left = (shells: number, row: number) => {
      let rest = shells;
      while (rest >= row) rest -= row;
      return rest;
    };
    return only(
      range(said(1) + 1, said(2) - 1).filter(
        (shells) => left(shells, said(3)) === said(4) && left(shells, said(5)) === said(6),
      ),
    );
  },

  "number-theory-easy-005": ({ said, says }) => {
    says("prime numbers on his kite", "numbers **add up** to", "when you **multiply** the");
    insist(
      [1, 2, 4].every((place) => said(place) === 2),
      "two primes",
    );
    const prime = (n: number) => factors(n).length === 2;
    const pairs = range(1, said(3) - 1).map((first) => [first, said(3) - first] as const);
    const fitting = pairs.filter(([first, second]) => first <= second && prime(first) && prime(second));
    return only(new Set(fitting.map(([first, second]) => first * second)));
  },

  "number-theory-easy-006": ({ said, says }) => {
    says("factors. They belong to a club", "How many of the numbers from", "are in the club?");
    const printed = (from: number, to: number) => range(from, to).map(said).join();
    insist(factors(said(1)).join() === printed(3, 6) && factors(said(1)).length === said(2), "the factors of 6");
    insist(factors(said(7)).join() === printed(9, 10) && factors(said(7)).length === said(8), "the factors of 7");
    return range(said(12), said(13)).filter((n) => factors(n).length === said(11)).length;
  },

  // Every three of 25 sheets: is there a total among the four?
  "number-theory-easy-008": ({ said, says }) => {
    says(
      "are the two sides of the first sheet",
      "are the two sides of the second sheet, and so on",
      "sheets have fallen out",
    );
    says("adds up **all six** page numbers on them", "Which of these can be his total?");
    const totals = new Set<number>();
    const sheets = range(1, 25).map((k) => [2 * k - 1, 2 * k] as const);
    insist(sheets.slice(0, 2).join() === [1, 2, 5, 6].map(said).join(), "the first two sheets");
    insist(said(9) === 3 && said(10) === 2 * said(9), "three sheets");
    for (const [i, a] of sheets.entries())
      for (const [j, b] of sheets.entries())
        for (const [k, c] of sheets.entries())
          if (i < j && j < k) totals.add([...a, ...b, ...c].reduce((x, y) => x + y));
    return only([11, 12, 13, 14].map(said).filter((total) => totals.has(total)));
  },

  "number-theory-easy-011": ({ said, says }) => {
    says("and crosses out all other multiples of", "Then she does the same with", "But **one** of them is not");
    insist(said(4) === said(3) && said(6) === said(5), "the same numbers");
    const paper = new Set(range(said(1), said(2)));
    for (const kept of [said(3), said(5), said(7)]) for (let n = 2 * kept; n <= said(2); n += kept) paper.delete(n);
    return only([...paper].filter((n) => factors(n).length > 2));
  },

  // The list pins the number down among all up to 2000.
  "number-theory-easy-013": ({ said, says, shown }) => {
    says("**all** the factors of a number, smallest first", "| first | second | ... | last but one | last |");
    insist(/\| \d+ \| \d+ \| \? \| \d+ \| \? \|/.test(shown.words), "what is left");
    return only(
      range(2, 2000).filter((n) => {
        const list = factors(n);
        return list[0] === said(4) && list[1] === said(5) && list.at(-2) === said(6);
      }),
    );
  },

  "number-theory-easy-017": ({ said, says }) => {
    says(
      "This year my age is a multiple of",
      "After my next birthday it will be a multiple of",
      "older than",
      "younger than",
    );
    says("How old is he **now**?");
    return only(range(said(3) + 1, said(4) - 1).filter((age) => age % said(1) === 0 && (age + 1) % said(2) === 0));
  },

  // For every number on the bus: who is wrong about it? Where it is one person, it is always the same.
  "number-theory-easy-020": ({ said, says }) => {
    says(
      "Tariq: “It is a multiple of",
      "Asha: “It is a multiple of",
      "Luca: “It is a multiple of",
      "Ngaio: “It is a multiple of",
    );
    says("of them is mistaken. Who is it?", "**Exactly");
    const claims = { Tariq: said(2), Asha: said(3), Luca: said(4), Ngaio: said(5) };
    insist(said(1) === Object.keys(claims).length, "four friends");
    const wrong = range(1, 1000).map((bus) => Object.entries(claims).filter(([, of]) => bus % of !== 0));
    return only(new Set(wrong.filter((names) => names.length === said(6)).map(([first]) => String(first?.[0]))));
  },

  "number-theory-easy-022": ({ said, says }) => {
    says("multiply all the odd numbers from", "The result has more than", "What is its **last** digit?");
    const odds = range(said(1), said(2)).filter((number) => number % 2 === 1);
    insist([0, 1, 2].every((i) => said(3 + i) === odds[i]) && said(6) === odds.at(-1), "the formula says the same");
    const product = odds.reduce((total, odd) => total * BigInt(odd), 1n);
    insist(String(product).length > said(7), "so many digits");
    return String(product).slice(-1);
  },

  "number-theory-easy-025": ({ said, says }) => {
    says("a number above 0 that is a multiple of", "**All** of its digits must be even", "the **smallest** number");
    let number = said(2);
    while (/[13579]/.test(String(number))) number += said(2);
    return number;
  },

  // Lets the children walk past.
  "number-theory-easy-028": ({ said, says }) => {
    says(
      "The third touches",
      "The first child touches every lantern",
      "The second touches every second lantern",
      "every third lantern",
    );
    says("and so on up to the last child", "Which lantern is touched **most often**?");
    insist(said(1) === said(3) && said(2) === 1 && [1, 2, 3].every((i) => said(7 + i) === 2 * i), "numbered lanterns");
    insist(said(4) === said(3), "as many children as lanterns");
    const touches = new Map(range(said(2), said(3)).map((lantern) => [lantern, 0]));
    for (const child of range(1, said(4)))
      for (let at = child; at <= said(3); at += child) touches.set(at, (touches.get(at) ?? 0) + 1);
    const most = Math.max(...touches.values());
    return only([...touches].filter(([, count]) => count === most).map(([lantern]) => lantern));
  },

  "number-theory-easy-030": ({ said, says }) => {
    says("of the jars hold green olives", "jar holds black olives", "shares **all the green** olives equally among");
    says("none is left over", "in the jar of **black** olives?");
    const jars = [said(2), said(3), said(4), said(5), said(6)];
    insist(said(1) === jars.length && said(7) === said(1) - said(8) && said(8) === 1, "all but one are green");
    const plates = (black: number) => jars.filter((jar) => jar !== black).reduce((a, b) => a + b) / said(9);
    return only(jars.filter((black) => Number.isInteger(plates(black))));
  },

  "number-theory-easy-033": ({ said, says, shown }) => {
    says(
      "He takes one set",
      "lays its three cards side by side in any order",
      "He wants it to be a **prime** number",
      "With only one of the sets",
    );
    insist(said(1) === shown.options.length && said(2) === 3 && said(4) === 3 && said(5) === 3, "three cards each");
    const sets = Object.fromEntries(
      shown.options.map((set, i) => [set, [7, 8, 9].map((place) => said(place + 3 * i))]),
    );
    const numbers = (cards: readonly number[]) => [...orderings(cards)].map((order) => Number(order.join("")));
    const canBePrime = ([, cards]: readonly [string, readonly number[]]) =>
      numbers(cards).some((number) => factors(number).length === 2);
    // Each of the others shows it at once: by its even digits, or by what its digits add up to.
    for (const [set, cards] of Object.entries(sets).filter((one) => !canBePrime(one)))
      insist(
        cards.every((digit) => digit % 2 === 0) || cards.reduce((total, digit) => total + digit) % 3 === 0,
        `${set} cannot be prime`,
      );
    return only(Object.entries(sets).filter(canBePrime))[0];
  },

  "number-theory-easy-035": ({ said, says }) => {
    says("Multiply the", "included**, whose", "digits multiply to", "How many");
    const digits = said(7);
    const product = (number: number) => Array.from(String(number), Number).reduce((total, digit) => total * digit);
    const numbers = range(10 ** (digits - 1), 10 ** digits - 1).filter((number) => product(number) === said(10));
    insist([3, 4, 5].map(said).join("") === String(said(2)) && said(6) === said(10), "the one that is shown");
    insist(said(1) === digits && said(9) === digits && said(8) === said(2) && numbers.includes(said(8)), "it is one");
    return numbers.length;
  },

  // Every pair of sides; the puzzle says that there are two ways.
  "number-theory-easy-038": ({ said, says }) => {
    says(
      "all of one size",
      "separate squares and uses every tile",
      "A single tile counts as a square too",
      "the **larger** square",
    );
    insist(said(3) === 2, "two squares");
    const ways = range(1, Math.floor(Math.sqrt(said(1)))).flatMap((large) =>
      range(1, large).flatMap((small) => (large * large + small * small === said(1) ? [large] : [])),
    );
    if (ways.length !== said(4)) throw new Error(`${ways.length} ways`);
    return ways;
  },

  // Follows the frog for every jump.
  "number-theory-easy-041": ({ said, says }) => {
    says(
      "lie in a ring",
      "It always jumps the **same number** of pads, clockwise, again and again",
      "also take it to **every** pad?",
    );
    const pads = said(1);
    insist(
      range(1, pads).every((pad) => said(5 + pad) === pad),
      "the picture says the same",
    );
    const everywhere = (jump: number) => {
      const visited = new Set<number>();
      for (let pad = said(2); !visited.has(pad); pad = pad + jump > pads ? pad + jump - pads : pad + jump)
        visited.add(pad);
      return visited.size === pads;
    };
    insist(everywhere(said(3)), "the jump that is shown");
    return range(said(4), said(5)).filter(everywhere);
  },

  "number-theory-easy-043": ({ said, says }) => {
    says(
      "has the factors",
      "itself and add up the others",
      "You get the number back!",
      "calls such a number **balanced**",
    );
    const balanced = (n: number) => factors(n).reduce((total, factor) => total + factor) === 2 * n;
    const [printed, sum] = [[2, 3, 4, 5].map(said), [7, 8, 9, 6].map(said)];
    insist(factors(said(1)).join() === printed.join() && printed.join() === sum.join(), "the factors that are shown");
    insist(balanced(said(1)) && said(10) === said(1) && said(11) === 1, "one is shown");
    return only(range(said(12), said(13)).filter(balanced));
  },

  // Plays the game out from every number, for both players.
  "number-theory-easy-046": (reading) => {
    const { said, says } = reading;
    labelled(reading, "@1 and @2 take turns, and @1 goes", "say, @1 may go", "can @1 **be sure**");
    says(
      "take turns, and Ines goes first",
      "chooses a factor of the number, but not the number itself, and takes it away",
    );
    says(
      "The result replaces the number",
      "on the board cannot move and loses",
      "With how many of these starts can Ines **be sure** to win?",
    );
    insist(
      factors(said(2)).slice(0, -1).join() === [3, 4, 5].map((place) => said(2) - said(place)).join(),
      "the moves from 6",
    );
    insist(said(6) === 1, "nothing can be taken from 1");
    const wins = new Map<number, boolean>();
    const winning = (n: number): boolean => {
      const known = wins.get(n);
      if (known !== undefined) return known;
      const moves = factors(n).filter((factor) => factor < n);
      const result = moves.some((factor) => !winning(n - factor));
      wins.set(n, result);
      return result;
    };
    return range(said(7), said(8)).filter(winning).length;
  },

  // Hops about, far behind the start and far beyond the last flag, until no new number is found.
  "number-theory-easy-051": ({ said, says }) => {
    says("forwards or backwards", "hop back behind", "On how many of these flags");
    const [start, short, long, last] = [said(1), said(2), said(3), said(8)];
    if ([5, 6, 7].some((place) => said(place) !== place - 4) || said(4) !== start)
      throw new Error("the flags stand elsewhere");
    const found = new Set([start]);
    for (const at of found) // it grows while it is walked through
      for (const hop of [short, -short, long, -long]) if (at + hop > -300 && at + hop < last + 300) found.add(at + hop);
    return range(said(5), last).filter((flag) => found.has(flag)).length;
  },

  // Every secret number; a 0 in front is read as nothing.
  "number-theory-easy-052": ({ said, says }) => {
    says("turns its two digits round and adds", "result is a **square number**", "her result! What is it?");
    const turned = (n: number) => Number([...String(n)].reverse().join(""));
    if (said(4) !== said(3) || turned(said(3)) !== said(5) || said(3) + said(5) !== said(6))
      throw new Error("the example is another one");
    if (said(7) * said(8) !== said(9) || said(7) !== said(8) || said(1) !== said(2))
      throw new Error("it says something else");
    const results = range(10 ** (said(1) - 1), 10 ** said(1) - 1).map((n) => n + turned(n));
    return only(new Set(results.filter((result) => Number.isInteger(Math.sqrt(result)))));
  },

  // Every ticket.
  "number-theory-easy-053": ({ said, says }) => {
    says("**round** if its", "digits add up to", "or to", "How many of the tickets are round?");
    const isRound = (ticket: number) => {
      const digits = [...String(ticket)].map(Number);
      if (digits.length !== said(3)) throw new Error(`${ticket} has another number of digits`);
      return [said(4), said(5)].includes(digits.reduce((sum, digit) => sum + digit));
    };
    if (said(6) !== Number(`${said(7)}${said(8)}${said(9)}`) || said(7) + said(8) + said(9) !== said(10))
      throw new Error("the example is another one");
    if (!isRound(said(6)) || !isRound(said(11))) throw new Error("an example is not round");
    return range(said(1), said(2)).filter(isRound).length;
  },

  // Every ring that begins with the number that is asked about.
  "number-theory-easy-054": ({ said, says }) => {
    says("ring of", "each number once", "Any two neighbours", "**prime** number", "straight **across** from");
    const isPrime = (n: number) => factors(n).length === said(9) && factors(n).includes(said(10));
    if (range(11, 15).some((place) => !isPrime(said(place)))) throw new Error("one of the primes is none");
    const numbers = range(2, 7).map(said);
    if (numbers.length !== said(1) || new Set(numbers).size < numbers.length || said(1) % 2)
      throw new Error("the numbers do not fill the ring");
    const across = new Set<number | undefined>();
    for (const rest of orderings(numbers.filter((number) => number !== said(16)))) {
      const ring = [said(16), ...rest];
      const sums = ring.map((number, i) => number + (ring[(i + 1) % ring.length] ?? 0));
      if (ring.length === numbers.length && sums.every(isPrime)) across.add(ring[ring.length / 2]);
    }
    return only(across) ?? "nothing";
  },
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

  // Lays every rectangle, line-up or garden there could be.
  "equal-rows": ({ setting, n }: { setting: string; n: number }) => {
    const grids = range(1, n).flatMap((wide) =>
      range(1, n).flatMap((high) => (wide * high === n ? [[wide, high]] : [])),
    );
    if (setting === "terrace") return new Set(grids.map((sides) => sides.toSorted((a, b) => a - b).join())).size;
    if (setting === "choir") return grids.filter((sides) => sides.every((side) => side > 1)).length;
    return Math.min(...grids.map(([wide = 0, high = 0]) => wide + high + wide + high));
  },

  // Puts every digit in and divides.
  "hidden-digit": ({
    setting,
    a,
    b,
    c,
    place,
  }: {
    setting: string;
    a: number;
    b: number;
    c: number;
    place: number;
  }) => {
    const seen = `${a}${b}${c}`;
    const divisor = { ticket: 9, bill: 12, posters: 3 }[setting] ?? 0;
    const fit = range(0, 9).filter((x) => Number(seen.slice(0, place - 1) + x + seen.slice(place - 1)) % divisor === 0);
    return setting === "posters" ? fit : only(fit);
  },

  // Counts upwards until every way of packing comes out as the story says.
  "always-left-over": (p: { setting: string; a: number; b: number; c: number; r: number }) => {
    const sizes = [p.a, p.b, p.c];
    const fits = (n: number) => {
      if (p.setting === "eggs") return n > p.c && sizes.every((size) => n % size === p.r);
      if (p.setting === "parade") return n > p.c && sizes.every((size) => Math.ceil(n / size) * size - n === p.r);
      return n % 7 === 0 && sizes.every((size) => n % size === p.r);
    };
    // After that many, and more than the largest size, all the remainders come again.
    const round = 7 * p.a * p.b * p.c + p.c;
    for (let n = 1; n <= round; n++) if (fits(n)) return n;
    throw new Error("no number leaves so much each time");
  },

  // Tries many numbers that fit the story; what is left over must always be the same.
  "leftovers-together": ({ setting, m, r, s }: { setting: string; m: number; r: number; s: number }) => {
    const leaving = (rest: number) => range(1, 12 * m).filter((n) => n > m && n % m === rest);
    const results = new Set<number>();
    for (const one of leaving(r)) {
      if (setting === "candles") results.add((one * s) % m);
      else
        for (const other of leaving(s))
          if (setting === "mangoes") results.add((one + other) % m);
          else if (other <= one) results.add((one - other) % m);
    }
    return only(results);
  },

  // Sieves the primes up to 100 and looks at every pair of different ones.
  "prime-partners": ({ setting, n }: { setting: string; n: number }) => {
    const primes = new Set(range(2, 100));
    for (const p of range(2, 10)) for (let multiple = p * p; multiple <= 100; multiple += p) primes.delete(multiple);
    const pairs = [...primes].flatMap((p) =>
      [...primes].flatMap((q) => (p < q && p + q === n ? [[p, q] as const] : [])),
    );
    if (setting === "howMany") return pairs.length;
    const gaps = pairs.map(([p, q]) => q - p);
    const wanted = setting === "closest" ? Math.min(...gaps) : Math.max(...gaps);
    return only(pairs.filter(([p, q]) => q - p === wanted));
  },

  // Lays squares of every size and counts what is added.
  "square-gaps": ({ setting, side }: { setting: string; side: number }) => {
    const told = { patio: 2 * side + 1, band: 2 * side + 1, mosaic: 4 * (side + 2) - 4 }[setting] ?? 0;
    const squares = range(1, 60).map((n) => ({ n, area: n * n }));
    if (setting === "patio") return only(squares.filter(({ n, area }) => area - (n - 1) * (n - 1) === told)).area;
    if (setting === "band") return only(squares.filter(({ n, area }) => (n + 1) * (n + 1) - area === told)).area;
    if (setting === "mosaic") {
      const blue = (n: number) =>
        range(0, n + 1).flatMap((x) => range(0, n + 1).filter((y) => x === 0 || y === 0 || x === n + 1 || y === n + 1))
          .length;
      return only(range(1, 24).filter((n) => blue(n) === told)) ** 2;
    }
    let counters = 0;
    for (let n = side - 3, times = 0; times < 4; times++, n++) counters += n + (n + 1);
    return counters;
  },

  // Tries every size or number of parcels, from the largest down.
  "equal-parcels": ({ setting, a, b }: { setting: string; a: number; b: number }) => {
    let best = Math.min(a, b);
    while (a % best !== 0 || b % best !== 0) best -= 1;
    if (setting === "ribbons") return best;
    if (setting === "parcels") return a / best + b / best;
    return (a * b) / (best * best);
  },

  // Reads the clues against every two-digit number; without any one of them more than one would fit.
  "number-from-clues": (_: { seed: number }, reading) => necessarily(range(10, 99), numberClues(reading)),
};
