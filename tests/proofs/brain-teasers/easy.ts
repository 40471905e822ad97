import { choices, type FamilyProofs, insist, only, type Proofs, range } from "../proof.ts";
import { labelled } from "../reading/labelled.ts";
import { matches, told } from "../reading/told.ts";

export const proofs: Proofs = {
  // The smallest worst case over every way to weigh: equal numbers in both pans, made up of beads that may be the heavy one
  // and of beads already known to be good.
  "brain-teasers-easy-001": ({ said, says }) => {
    says(
      "They look the same.",
      "of them weigh the same, and one is a little **heavier**",
      "but no weights",
      "only shows which side is heavier, or that both sides are equal",
    );
    says("smallest number of weighings", "**sure** to find the heavy bead");
    const beads = said(1);
    insist(said(2) === beads - 1, "all but one weigh the same");
    const known = new Map([[1, 0]]);
    const worst = (suspects: number): number => {
      const before = known.get(suspects);
      if (before !== undefined) return before;
      let best = Number.POSITIVE_INFINITY;
      for (const left of range(0, suspects))
        for (const right of range(0, suspects - left)) {
          if (Math.abs(left - right) > beads - suspects) continue;
          const groups = [left, right, suspects - left - right];
          if (Math.max(...groups) === suspects) continue;
          best = Math.min(best, 1 + Math.max(...groups.filter((group) => group > 0).map(worst)));
        }
      known.set(suspects, best);
      return best;
    };
    return worst(beads);
  },

  // Every state of the crossing, one crossing after the other.
  "brain-teasers-easy-004": ({ said, says }) => {
    says("The boat can carry **one grown-up**, or **one child**, or", "but not more", "the boat never crosses empty");
    says("Everybody can row", "smallest number of crossings", "Each trip one way counts");
    insist(said(1) + said(2) === said(6), "all of them");
    const boats = [
      [said(3), 0],
      [0, said(4)],
      [0, said(5)],
    ] as const;
    return fewest(`${said(1)},${said(2)},near`, "0,0,far", (state) => {
      const [adults = "", children = "", side = ""] = state.split(",");
      const step = side === "near" ? -1 : 1;
      return boats
        .map(([a, c]) => [Number(adults) + step * a, Number(children) + step * c] as const)
        .filter(([a, c]) => a >= 0 && a <= said(1) && c >= 0 && c <= said(2))
        .map(([a, c]) => `${a},${c},${side === "near" ? "far" : "near"}`);
    });
  },

  "brain-teasers-easy-007": ({ said, says }) => {
    says("A drum and a pair of drumsticks cost", "euros together", "The drum costs", "**more than** the drumsticks");
    says("How many euros do the drumsticks cost?");
    return only(range(0, said(1)).filter((sticks) => said(1) - sticks === sticks + said(2)));
  },

  // Ten coins on a triangular lattice against a triangle that points down, in every place.
  "brain-teasers-easy-010": ({ said, says }) => {
    says(
      "coins lie in a triangle that points **up**",
      "of the same shape and size that points **down**",
      "anywhere on the table",
    );
    says("the smallest number of coins that he has to move");
    const rows = only(range(1, 20).filter((side) => (side * (side + 1)) / 2 === said(1)));
    const along = range(0, rows - 1);
    const up = along.flatMap((row) => range(0, rows - 1 - row).map((place) => `${place},${row}`));
    const stays: number[] = [];
    for (const x of range(-8, 8))
      for (const y of range(-8, 8)) {
        // Mirrored through a point, the triangle points down.
        const down = along.flatMap((row) => range(0, rows - 1 - row).map((place) => `${x - place},${y - row}`));
        stays.push(down.filter((coin) => up.includes(coin)).length);
      }
    return said(1) - Math.max(...stays);
  },

  // Counts the faces of the cubes left that have no cube in front of them.
  "brain-teasers-easy-013": ({ said, says }) => {
    says(
      "one for each small cube",
      "breaks off the small cube at **each of the eight corners**",
      "on the outside of this new shape?",
    );
    says("Count the bottom too, and the squares in the dents");
    const size = said(2);
    insist(size ** 3 === said(1) && said(3) === size && said(4) === size, "a cube of small cubes");
    const along = range(0, size - 1);
    const corner = (place: readonly number[]) => place.every((n) => n === 0 || n === size - 1);
    const cubes = [...choices([along, along, along])].filter((place) => !corner(place));
    insist(cubes.length === said(1) - said(7), "eight are gone");
    const there = new Set(cubes.map(String));
    const ways = [-1, 1].flatMap((step) => [0, 1, 2].map((axis) => [axis, step] as const));
    insist(ways.length === said(5), "six sides");
    return cubes.flatMap((cube) =>
      ways.filter(([axis, step]) => !there.has(String(cube.with(axis, (cube[axis] ?? 0) + step)))),
    ).length;
  },

  "brain-teasers-easy-016": ({ said, says }) => {
    says("One January had exactly", "Tuesdays and exactly", "Fridays. January always has", "What day of the week was");
    const week = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
    const januaries = range(0, 6).map((first) => range(1, said(4)).map((date) => week[(first + date - 1) % 7] ?? ""));
    const times = (days: string[], day: string) => days.filter((one) => one === day).length;
    const fitting = januaries.filter((days) => times(days, "Tuesday") === said(2) && times(days, "Friday") === said(3));
    return only(fitting)[said(5) - 1] ?? "";
  },

  // Folds the string point by point and sees which points come to lie under the scissors.
  "brain-teasers-easy-019": ({ said, says }) => {
    says("folds a long string in half, end to end", "folds it in half again in the same way, and then a");
    says("cuts once through the **middle** of the folded bundle, through all its layers", "Into how many pieces");
    const length = 1024;
    let [bundle, places] = [length, range(0, length)];
    for (const _fold of range(1, said(3))) {
      places = places.map((at) => Math.min(at, bundle - at));
      bundle /= 2;
    }
    const cut = places.map((at) => at === bundle / 2);
    return cut.filter(Boolean).length + 1;
  },

  // Every choice of links to open; the parts left over need one open link fewer than there are parts.
  "brain-teasers-easy-022": ({ said, says }) => {
    says(
      "join them into **one** long chain with all",
      "To open one link and close it again takes",
      "the shortest time, in minutes",
    );
    says("closed links");
    const links = range(1, said(2));
    insist(said(1) * links.length === said(4), "so many links");
    const pieces = [...choices(links.map(() => [0, 1]))].map((opened) => ({
      opened: opened.reduce((total, one) => total + one, 0),
      parts: opened
        .map((one) => (one ? " " : "o"))
        .join("")
        .split(" ")
        .filter(Boolean).length,
    }));
    const works = [...choices(range(1, said(1)).map(() => pieces))].map((chain) => ({
      opened: chain.reduce((total, { opened }) => total + opened, 0),
      parts: chain.reduce((total, { parts }) => total + parts, 0),
    }));
    return said(6) * Math.min(...works.filter(({ opened, parts }) => opened >= parts - 1).map(({ opened }) => opened));
  },

  "brain-teasers-easy-025": ({ said, says }) => {
    says(
      "**upside down** (half a turn)",
      "that number is exactly",
      "greater than the right one",
      "The other digits cannot be read",
    );
    says("0, 1 and 8 look the same, a 6 becomes a 9, and a 9 becomes a 6", "What is the right house number?");
    const turned: Record<string, string> = { "0": "0", "1": "1", "6": "9", "8": "8", "9": "6" };
    const fitting = range(10 ** (said(1) - 1), 10 ** said(1) - 1).filter((number) => {
      const other = [...String(number)].reverse().map((digit) => turned[digit] ?? "?");
      return Number(other.join("")) === number + said(3);
    });
    return only(fitting);
  },

  // Every position of the frogs; frogs may also go back.
  "brain-teasers-easy-028": (reading) => {
    const { said, says } = reading;
    says(
      "In one move a frog",
      "lie in a row",
      "left stones sit green frogs",
      "right stones sit brown frogs. The stone in the middle is free",
    );
    says("**steps** onto a free stone next to it, or **jumps** over one frog of the other colour onto a free stone");
    says("The green frogs want to be on the two right stones, and the brown frogs on the two left stones");
    says("the smallest number of moves");
    const [green, brown] = ["G".repeat(said(2)), "B".repeat(said(3))];
    insist(reading.shown.labels.join("") === green + brown, "so they sit in the picture");
    insist(
      said(6) === said(2) && said(7) === said(3) && said(1) === said(2) + said(3) + 1,
      "a stone for each, and one",
    );
    return fewest(`${green}.${brown}`, `${brown}.${green}`, (stones) => {
      const free = stones.indexOf(".");
      return [free - 2, free - 1, free + 1, free + 2]
        .filter((from) => from >= 0 && from < said(1))
        .filter((from) => Math.abs(from - free) === 1 || stones[(from + free) / 2] !== stones[from])
        .map((from) => {
          const moved = [...stones];
          [moved[free], moved[from]] = [stones[from] ?? "", "."];
          return moved.join("");
        });
    });
  },

  "brain-teasers-easy-031": ({ said, says }) => {
    says("| digit |", "| bars |", "A whole number is shown in which exactly", "bars glow", "the **greatest** number");
    insist(
      range(0, 9).every((digit) => said(1 + digit) === digit),
      "the digits in order",
    );
    const bars = range(11, 20).map(said);
    // The bars that glow for each digit, by their usual letters: a at the top, then round clockwise to f, and g in the middle.
    const glowing = "abcdef bc abdeg abcdg bcfg acdfg acdefg abc abcdefg abcdfg".split(" ");
    insist(bars.join() === glowing.map(({ length }) => length).join(), "a digit of such a display needs so many bars");
    const lit = (number: number) => [...String(number)].reduce((total, digit) => total + (bars[Number(digit)] ?? 0), 0);
    for (let number = 99_999; number >= 0; number--) if (lit(number) === said(21)) return number;
    throw new Error("no number shows so many bars");
  },

  // Every handful, as left and right gloves of both colours; the biggest without a pair is one too small.
  "brain-teasers-easy-034": ({ said, says }) => {
    says("pairs of red gloves and", "pairs of blue gloves", "cannot tell the colours, nor left from right");
    says("to be **sure** that she has a pair: a left glove and a right glove of the same colour");
    const [red, blue] = [said(1), said(2)];
    const handfuls = [...choices([range(0, red), range(0, red), range(0, blue), range(0, blue)])];
    const unlucky = handfuls.filter(([rl = 0, rr = 0, bl = 0, br = 0]) => Math.min(rl, rr) + Math.min(bl, br) === 0);
    return 1 + Math.max(...unlucky.map((gloves) => gloves.reduce((total, one) => total + one, 0)));
  },

  // Every choice of matches to take from the window.
  "brain-teasers-easy-037": ({ said, says }) => {
    says(
      "**no complete square** is left, neither small nor big",
      "The others stay where they are",
      "the smallest number of matches",
    );
    const across = range(0, 2).flatMap((y) => [0, 1].map((x) => `${x},${y}-`));
    const upright = range(0, 2).flatMap((x) => [0, 1].map((y) => `${x},${y}|`));
    const matches = [...across, ...upright];
    const square = (x: number, y: number, side: number) =>
      range(0, side - 1).flatMap((i) => [
        `${x + i},${y}-`,
        `${x + i},${y + side}-`,
        `${x},${y + i}|`,
        `${x + side},${y + i}|`,
      ]);
    const [small, big] = [[square(0, 0, 1), square(1, 0, 1), square(0, 1, 1), square(1, 1, 1)], [square(0, 0, 2)]];
    const squares = [...small, ...big];
    insist(said(1) === matches.length && said(2) === small.length && said(3) === big.length, "the window");
    insist(said(4) === squares.length, "so many squares");
    const taken = [...choices(matches.map((match) => ["", match]))].map((some) => some.filter(Boolean));
    const fitting = taken.filter((gone) => squares.every((sides) => sides.some((side) => gone.includes(side))));
    return Math.min(...fitting.map((gone) => gone.length));
  },

  // Flies the zigzag leg by leg until the legs vanish; each leg ends where swallow and canoe meet.
  "brain-teasers-easy-040": (reading) => {
    const { said, says } = reading;
    labelled(
      reading,
      "are $#$ @1 apart. They paddle towards each other, each at $#$ @1 in an @2.",
      "flies $#$ @1 in an @2 all the time. How many @1 does",
    );
    says(
      "flies back to the first",
      "They paddle towards each other",
      "A swallow starts at the first canoe, flies to the second, turns at once",
    );
    says("and so on until the canoes meet", "How many kilometres does the swallow fly altogether?");
    let [gap, flown] = [said(2), 0];
    for (const _leg of range(1, 60)) {
      const time = gap / (said(7) + said(3));
      flown += said(7) * time;
      gap -= said(1) * said(3) * time;
    }
    return Math.round(flown * 1e6) / 1e6;
  },

  // The shelf from left to right, layer by layer.
  "brain-teasers-easy-043": ({ said, says }) => {
    says("in this order from left to right, with their spines towards you", "In each volume the pages together are");
    says("from the **first** page of Volume", "to the **last** page of Volume", "leaves these two pages whole");
    insist(said(5) === 2, "two covers");
    const shelf = [1, 2, 3].map(said).flatMap((volume) => [
      { name: `back cover ${volume}`, thick: said(6) },
      { name: `last page ${volume}`, thick: 0 },
      { name: `pages ${volume}`, thick: said(4) },
      { name: `first page ${volume}`, thick: 0 },
      { name: `front cover ${volume}`, thick: said(6) },
    ]);
    const ends = [`first page ${said(8)}`, `last page ${said(9)}`].map((name) =>
      shelf.findIndex((layer) => layer.name === name),
    );
    return shelf.slice(Math.min(...ends), Math.max(...ends) + 1).reduce((total, { thick }) => total + thick, 0);
  },

  "brain-teasers-easy-046": ({ said, says }) => {
    says("some leaves that follow one another", "The first page of this part has the number", "The last page has the");
    says(
      "digits** in another order",
      "Every leaf has an odd number on its front and the next even number on its back",
      "How many pages",
    );
    const sorted = (page: number) => [...String(page)].sort().join("");
    const last = only(
      range(said(2) + 1, 10 ** said(3) - 1).filter((page) => page % 2 === 0 && sorted(page) === sorted(said(2))),
    );
    return range(said(2), last).length;
  },

  // All triples of lattice points in the sail that are corners of a triangle along the lines. Three rows make nine small ones.
  "brain-teasers-easy-048": ({ said, says }) => {
    says("small triangles", "How many triangles are there altogether in the picture, **small and large**?");
    const rows = only(range(1, 20).filter((many) => many ** 2 === said(1)));
    const points = range(0, rows).flatMap((x) => range(0, rows - x).map((y) => [x, y] as const));
    const there = (x: number, y: number) => x >= 0 && y >= 0 && x + y <= rows;
    let found = 0;
    for (const [x, y] of points)
      for (const side of range(-rows, rows)) if (side !== 0 && there(x + side, y) && there(x, y + side)) found += 1;
    return found;
  },

  // Finds the hours that one spider needs for a web, and then gives the work out spider by spider.
  "brain-teasers-easy-050": ({ said, says }) => {
    says("spiders weave", "webs in", "All the spiders are equally fast, and each weaves webs of its own");
    says("How many webs do", "spiders weave in");
    const websOf = (spiders: number, hours: number, hoursForOne: number) =>
      range(1, spiders).reduce((webs) => webs + hours / hoursForOne, 0);
    const hoursForOne = only(range(1, 100).filter((hours) => websOf(said(1), said(3), hours) === said(2)));
    return websOf(said(4), said(5), hoursForOne);
  },

  // Every state of the crossing: who still has to go on either bank, and who is there already and could row back.
  "brain-teasers-easy-051": ({ said, says }) => {
    says(
      "Each trip one way counts as one crossing",
      "west bank of a wide river and want to go east",
      "lies on the west bank",
      "never crosses empty",
    );
    const [all, others, room] = [said(1), said(2), said(3)];
    const boats = choices([range(0, room), range(0, room)]);
    const loads = [...boats].filter(([a = 0, b = 0]) => a + b >= 1 && a + b <= room);
    // How many of each group are on the west bank; in the end the boat may lie on either side.
    const nextTo = (state: string) => {
      const [seven = 0, four = 0, west = 0] = state.split(",").map(Number);
      const step = west ? -1 : 1;
      return loads
        .map(([a = 0, b = 0]) => [seven + step * a, four + step * b] as const)
        .filter(([a, b]) => a >= 0 && a <= all && b >= 0 && b <= others)
        .map(([a, b]) => (a === 0 && b === others ? "there" : `${a},${b},${1 - west}`));
    };
    return fewest(`${all},0,1`, "there", nextTo);
  },

  // Every weight of the melon and of the heavier pan, in halves of a plum.
  "brain-teasers-easy-052": ({ said, says }) => {
    says("One of its two pans", "into the left pan. It takes", "into the right pan. Now", "heavier");
    const [first, second] = [2 * said(2), 2 * said(3)];
    const melons = range(1, first + second).filter((melon) =>
      range(-first - second, first + second).some(
        (leftPan) => leftPan !== 0 && melon + leftPan === first && second + leftPan === melon,
      ),
    );
    return only(melons) / 2;
  },

  // Every ring that begins with the two that are told.
  "brain-teasers-easy-053": ({ said, says }) => {
    says("Two children hold hands only if", "3 more** or **5 more", "in a ring");
    const [from, to, apart, orApart] = [said(2), said(3), said(5), said(6)];
    const fits = (a: number, b: number) => [apart, orApart].includes(Math.abs(a - b));
    if (said(1) !== to - from + 1 || said(7) !== said(10) || said(8) !== said(11)) throw new Error("another ring");
    const grown = (ring: readonly number[]): number[][] => {
      const last = ring.at(-1) ?? 0;
      if (ring.length === said(1)) return fits(last, said(7)) ? [[...ring]] : [];
      return range(from, to).flatMap((n) => (!ring.includes(n) && fits(last, n) ? grown([...ring, n]) : []));
    };
    const ring = only(fits(said(7), said(8)) ? grown([said(7), said(8)]) : []);
    return ring.slice(2, 2 + said(9));
  },

  // Folds every small square of the sheet onto the packet and sees which of its tips go; tips that touch are one bit.
  "brain-teasers-easy-054": ({ said, says, shown }) => {
    says("four corners. She snips", "through all the layers");
    const times = (fold: string) => shown.words.replace(/\s+/g, " ").split(fold).length - 1;
    const [across, down] = [2 ** times("left edge onto the right"), 2 ** times("top edge onto the bottom")];
    if (said(1) * said(2) !== 1 / 4 || said(3) !== said(4)) throw new Error("another packet");
    const tips = [...choices([range(0, across - 1), range(0, down - 1)])].flatMap(([x = 0, y = 0]) =>
      [...choices([range(0, 1), range(0, 1)])].slice(0, said(4)).map(([dx = 0, dy = 0]) => `${x + dx},${y + dy}`),
    );
    return new Set(tips).size;
  },

  // Row after row: the most eggs with which the last row can be filled in each way.
  "brain-teasers-easy-055": ({ said, says }) => {
    says(
      "has room for one egg",
      "no four eggs** may make",
      "full small square, two side by side and two right below them",
    );
    const [rows, hollows] = [said(1), said(2)];
    const fillings = range(0, 2 ** hollows - 1);
    const eggs = (row: number) => range(0, hollows - 1).filter((at) => row & (1 << at)).length;
    const clash = (a: number, b: number) => a & b & ((a & b) >> 1);
    let best = fillings.map(eggs);
    for (const _row of range(2, rows))
      best = fillings.map(
        (row) =>
          eggs(row) + Math.max(...fillings.filter((above) => !clash(above, row)).map((above) => best[above] ?? 0)),
      );
    return Math.max(...best);
  },

  // The whole game: bars from which the one whose turn it is can win.
  "brain-teasers-easy-056": (reading) => {
    const { said, says } = reading;
    labelled(reading, "@1 and @2 take turns, and @1 begins.", "after which @1 can be **sure**");
    says(
      "The piece in one corner",
      "along one straight line",
      "without** the chilli",
      "gets only the chilli piece has lost",
      "just one first turn",
    );
    const known = new Map<string, boolean>();
    const left = (rows: number, columns: number) => [
      ...range(1, rows - 1).map((n) => [n, columns] as const),
      ...range(1, columns - 1).map((n) => [rows, n] as const),
    ];
    const wins = (rows: number, columns: number): boolean => {
      const before = known.get(`${rows},${columns}`);
      if (before !== undefined) return before;
      const won = left(rows, columns).some(([r, c]) => !wins(r, c));
      known.set(`${rows},${columns}`, won);
      return won;
    };
    const [rows, columns] = [said(1), said(2)];
    const [r, c] = only(left(rows, columns).filter(([r, c]) => !wins(r, c)));
    return rows * columns - r * c;
  },

  // Every minute of the day, and of the next day's first hours.
  "brain-teasers-easy-057": ({ said, says }) => {
    says("four digits, from 00:00 to 23:59", "read the same backwards");
    const [hours, minutes] = [said(4) + 1, said(5) + 1];
    const mirrored = range(0, 2 * hours * minutes).filter((minute) => {
      const [hour, rest] = [Math.floor(minute / minutes) % hours, minute % minutes];
      const digits = [hour, rest].map((n) => String(n).padStart(2, "0")).join("");
      return digits === [...digits].reverse().join("");
    });
    const waits = mirrored.slice(1).map((minute, i) => minute - (mirrored[i] ?? 0));
    insist(waits.includes(said(8)), "a wait that is as long");
    const [example, from, to] = [6, 10, 12].map((place) => 60 * said(place) + said(place + 1));
    const isWait = from === example && to === (from ?? 0) + said(8);
    insist(isWait && [from, to].every((minute) => mirrored.includes(minute ?? 0)), "the examples");
    says("from one mirror time to the next one, as", "wait from one mirror time to the next?");
    return Math.max(...waits);
  },

  "brain-teasers-easy-058": (reading) => {
    const { said, says } = reading;
    labelled(reading, "Then a @1 and a @2 dice", "throws of @1 and @2 does");
    says("moves on one step", "larger** number minus the **smaller", "red and a blue dice");
    const faces = range(said(8), said(9));
    const throws = [...choices([faces, faces])];
    if (throws.length !== said(11)) throw new Error("another number of throws");
    const gaps = range(2, 7).map((place) => said(place));
    insist(gaps.length === said(1), "a number for each friend");
    if (gaps.some((gap, i) => gap !== i)) throw new Error("not the numbers from 0 on");
    const often = gaps.map((gap) => throws.filter(([a = 0, b = 0]) => Math.abs(a - b) === gap).length);
    const best = only(gaps.filter((_, i) => often[i] === Math.max(...often)));
    return [best, Math.max(...often)];
  },

  // Every place where the cricket can be after each hop.
  "brain-teasers-easy-059": ({ said, says }) => {
    says("places to its **right**", "left or right", "and so on");
    if (said(2) !== 1 || said(3) !== 1 || said(4) !== 2 || said(5) !== 2 || said(6) !== 3 || said(7) !== 3)
      throw new Error("the hops do not grow like this");
    let [places, hops] = [new Set([0]), 0];
    while (!places.has(said(1))) {
      hops += 1;
      places = new Set([...places].flatMap((place) => [place - hops, place + hops]));
    }
    return hops;
  },
};

/** The fewest moves from one state to another, all states in the order of their distance. */
function fewest(start: string, goal: string, next: (state: string) => readonly string[]): number {
  const seen = new Set([start]);
  let [now, moves] = [[start], 0];
  while (!now.includes(goal)) {
    now = now.flatMap((state) => next(state)).filter((state) => !seen.has(state) && seen.add(state));
    moves += 1;
    if (now.length === 0) throw new Error("the goal cannot be reached");
  }
  return moves;
}

export const families: FamilyProofs = {
  // Day after day, night after night.
  "climb-and-slip": ({ height, up, down }: { height: number; up: number; down: number }) => {
    let [at, day] = [0, 0];
    while (true) {
      day += 1;
      at += up;
      if (at >= height) return day;
      at -= down;
    }
  },

  // Every plan, round by round: the states are how many things have none, one or two of their goes.
  "two-sides-each": ({ places, things, minutes }: { places: number; things: number; minutes: number }) => {
    let now = new Set([`${things},0`]);
    for (const rounds of range(1, 100)) {
      const next = new Set<string>();
      for (const state of now) {
        const [none = 0, one = 0] = state.split(",").map(Number);
        for (const first of range(0, Math.min(none, places)))
          for (const second of range(0, Math.min(one, places - first)))
            next.add(`${none - first},${one + first - second}`);
      }
      if (next.has("0,0")) return rounds * minutes;
      now = next;
    }
    throw new Error("no plan");
  },

  // Acts out the cup with its rests, the snaps, and the joining of parts; the last two in a haphazard order.
  "one-step-one-less": ({ setting, a, b }: { setting: string; a: number; b: number }) => {
    if (setting === "champion") {
      let [players, matches] = [a * b, 0];
      while (players > 1) {
        const played = Math.floor(players / 2);
        matches += played;
        players -= played;
      }
      return matches;
    }
    if (setting === "chocolate") {
      const snap = (rows: number, columns: number): number => {
        if (rows === 1 && columns === 1) return 0;
        if (rows > 1) {
          const top = 1 + ((rows * 7 + columns) % (rows - 1));
          return 1 + snap(top, columns) + snap(rows - top, columns);
        }
        const left = 1 + ((columns * 5) % (columns - 1));
        return 1 + snap(rows, left) + snap(rows, columns - left);
      };
      return snap(a, b);
    }
    const parts = range(1, a * b).map(() => 1);
    let moves = 0;
    while (Math.max(...parts) < a * b) {
      const taken = parts.splice((moves * 7) % parts.length, 1)[0] ?? 0;
      const place = (moves * 3) % parts.length;
      parts[place] = (parts[place] ?? 0) + taken;
      moves += 1;
    }
    return moves;
  },

  // Writes all the numbers down and counts the characters.
  "counting-printed-digits": ({ setting, n }: { setting: string; n: number }, reading) => {
    const printed = (last: number) => range(1, last).join("");
    if (setting === "pages") return printed(n).length;
    if (setting === "zeros") return [...printed(n)].filter((digit) => digit === "0").length;
    if (setting === "sevens") return [...printed(n)].filter((digit) => digit === "7").length;
    // The number of digits as the puzzle tells it: page after page is printed until they are used up.
    const [digits] = told(reading, "exactly # digits");
    const fitting: number[] = [];
    for (let pages = 1, used = 1; used <= digits; pages++, used += String(pages).length)
      if (used === digits) fitting.push(pages);
    return only(fitting);
  },

  // One at a time: use one up, and swap as soon as enough are empty.
  "swap-the-empties": ({ setting, n, k }: { setting: string; n: number; k: number }) => {
    let [full, empty, used] = [n, 0, 0];
    while (full > 0) {
      full -= 1;
      used += 1;
      empty += 1;
      if (empty === k) {
        empty = 0;
        full += 1;
      }
    }
    return setting === "loaves" ? used - n : used;
  },

  // Lays real dice in every legal way (a sample of ways for many dice) and adds what the puzzle asks for, face by face.
  "opposite-faces": (p: { setting: string; dice: number; first: number; second: number }, reading) => {
    const { setting, dice, first, second } = p;
    const found = new Set<number>();
    for (const seed of range(1, 60)) {
      // One pair of opposite faces of each die, [top, bottom] or [left, right].
      const pairs = range(1, dice).map((die) => {
        const top = 1 + ((seed * (die + 2) + die * die) % 6);
        return [top, 7 - top] as [number, number];
      });
      const firstPair = pairs[0] ?? [1, 6];
      const lastPair = pairs[dice - 1] ?? [1, 6];
      if (setting === "tower" || setting === "walk") {
        firstPair.splice(0, 2, first, 7 - first);
        const hidden = pairs.flat().reduce((total, face) => total + face, -first);
        const all = dice * (1 + 2 + 3 + 4 + 5 + 6);
        found.add(setting === "tower" ? hidden : all - hidden);
      } else if (setting === "row") {
        firstPair.splice(0, 2, first, 7 - first);
        lastPair.splice(0, 2, 7 - second, second);
        found.add(pairs.flat().reduce((total, face) => total + face, -first - second));
      } else {
        // Any dice whose tops have the total of the text: raise or lower them one by one.
        const total = Number(matches(reading, /on top add up to (\d+)/g)[0]?.[0]);
        const tops = pairs.map(([top]) => top);
        for (let i = 0; tops.reduce((a, b) => a + b, 0) !== total; i = (i + 1) % dice) {
          const step = Math.sign(total - tops.reduce((a, b) => a + b, 0));
          const top = (tops[i] ?? 1) + step;
          if (top >= 1 && top <= 6) tops[i] = top;
        }
        found.add(tops.map((top) => [0, 6, 5, 4, 3, 2, 1][top] ?? 0).reduce((a, b) => a + b, 0));
      }
    }
    return only(found);
  },

  // Every choice of the six; exactly one has the total.
  "doubling-set": ({ setting, total }: { setting: string; total: number }) => {
    const set = [1, 2, 4, 8, 16, 32];
    const fitting = [...choices(set.map((one) => [0, one]))].filter(
      (taken) => taken.reduce((sum, one) => sum + one, 0) === total,
    );
    const taken = only(fitting);
    const asksForRest = setting === "baskets" || setting === "hoses";
    return set.filter((one) => taken.includes(one) !== asksForRest);
  },

  // Reads the two sentences as the puzzle prints them and tries every group up to 40 of each kind.
  "nobody-counts-themselves": (p: { setting: string }, reading) => {
    const [first = "", second = ""] = matches(reading, /"(?:I have|I can see|I count|I see) (.+?)\."/g).flat();
    const [one = "", two = ""] = kinds[p.setting] ?? [];
    const [speaker = "", then = "", ...phrases] = whoCounts[p.setting] ?? [];
    reading.says(...phrases);
    const speakers = matches(reading, /^- (.+?) says:/gm).flat();
    insist(speakers.join() === [speaker, then].join(), "one of each kind speaks, in this order");
    const [saysFirst, saysSecond] = [truth(first), truth(second)];
    const fitting: [number, number][] = [];
    for (const a of range(1, 40))
      for (const b of range(1, 40))
        if (saysFirst({ [one]: a - 1, [two]: b }) && saysSecond({ [one]: a, [two]: b - 1 })) fitting.push([a, b]);
    return only(fitting);
  },

  // Reflects both hands and looks for the only minute of the afternoon at which they stand like that.
  "clock-in-a-mirror": (p: { setting: string }, reading) => {
    const times = matches(reading, /(\d+):(\d\d)/g).map(([h, m]) => Number(h) * 60 + Number(m));
    const [seen = 0, end = 0] = times;
    // Hands in half degrees, so that all of them are whole: the short hand turns 1 a minute, the long one 12.
    const hands = (minutes: number) => [minutes % 720, (minutes * 12) % 720] as const;
    const [short, long] = hands(seen);
    const real = only(
      range(720, 1439).filter((minutes) => {
        const [s, l] = hands(minutes);
        return (s + short) % 720 === 0 && (l + long) % 720 === 0;
      }),
    );
    const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
    if (p.setting === "film") return only(range(1, 120).filter((length) => (real + length - end) % 720 === 0));
    const wait = matches(reading, /in (\d+) minutes/g)[0]?.[0] ?? "0";
    return clock(real + Number(wait));
  },
};

/** What the speakers count, the first speaker's own kind first. */
const kinds: Readonly<Record<string, readonly [string, string]>> = {
  family: ["sister", "brother"],
  hats: ["red hat", "blue hat"],
  boats: ["green boat", "white boat"],
  robots: ["round robot", "square robot"],
};

/** Who speaks first and who then, and which kind is written first. */
const whoCounts: Readonly<Record<string, readonly [one: string, other: string, ...phrases: string[]]>> = {
  family: [
    "Ayşe",
    "Kerem",
    "Ayşe and Kerem are sister and brother.",
    "How many girls and how many boys are in the family? Write the girls first.",
  ],
  hats: [
    "A child with a red hat",
    "A child with a blue hat",
    "Each wears a red or a blue hat.",
    "How many red hats and how many blue hats are there? Write the red ones first.",
  ],
  boats: [
    "A rower in a green boat",
    "A rower in a white boat",
    "Green boats and white boats are on a lake.",
    "How many green boats and how many white boats are on the lake? Write the green ones first.",
  ],
  robots: [
    "A round robot",
    "A square robot",
    "How many round robots and how many square robots are there? Write the round ones first.",
  ],
};

const numbers = ["no", "one", "two", "three", "four", "five", "six"];

/** When "twice as many brothers as sisters" or "two more brothers than sisters" is true of such counts. */
function truth(sentence: string): (counts: Readonly<Record<string, number>>) => boolean {
  const form = /^(.+?) (\w+ hat|\w+ boat|\w+ robot|\w+er)s? (?:as|than) (.+?)s$/;
  const [, how = "", many = "", few = ""] = form.exec(sentence) ?? [];
  if (![...Object.values(kinds)].some((pair) => pair.includes(many) && pair.includes(few)))
    throw new Error(`cannot read "${sentence}"`);
  const number = numbers.indexOf(how.split(" ")[0] ?? "");
  return (counts) => {
    const [more = 0, less = 0] = [counts[many], counts[few]];
    if (how === "as many") return more === less;
    if (how === "twice as many") return more === 2 * less;
    return how.endsWith(" more") ? more - less === number : more === number * less;
  };
}
