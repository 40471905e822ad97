import { expect, test } from "vitest";
import { seeds } from "../../engine/contract-tests/scale.ts";
import { random } from "../../maths/random.ts";
import { countPegs } from "./board.ts";
import { endings } from "./position-class.ts";
import { english, shapes } from "./shapes.ts";
import { Solver } from "./solver.ts";
import { jumped, openJumps } from "./state.ts";

/** Whether one peg in one of the holes can be reached, by following every jump: slow, and sharing only the list of jumps. */
function slowly(shape: (typeof shapes)[number], ends: readonly number[]): (pegs: readonly boolean[]) => boolean {
  const known = new Map<string, boolean>();
  const can = (pegs: readonly boolean[]): boolean => {
    const name = pegs.map(Number).join("");
    let found = known.get(name);
    if (found === undefined) {
      found =
        countPegs(pegs) === 1
          ? ends.some((end) => pegs[end])
          : shape.jumps.some(
              ({ from, over, to }) =>
                pegs[from] && pegs[over] && !pegs[to] && can(pegs.with(from, false).with(over, false).with(to, true)),
            );
      known.set(name, found);
    }
    return found;
  };
  return can;
}

const bitsOf = (bits: number, holes: number) => Array.from({ length: holes }, (_, hole) => ((bits >> hole) & 1) === 1);

test.each([
  { name: "triangle", ends: [0] },
  { name: "triangle", ends: [4] },
  { name: "diamond", ends: [1] },
  { name: "diamond", ends: [0, 3, 10] },
])("every position of the $name is decided as by following every jump", ({ name, ends }) => {
  const shape = shapes.find((one) => one.name === name) ?? english;
  const holes = shape.places.length;
  const solver = new Solver(shape, ends);
  const can = slowly(shape, ends);
  for (let bits = 1; bits < 2 ** holes; bits++) {
    const pegs = bitsOf(bits, holes);
    if ((solver.decide(pegs) === "yes") !== can(pegs)) throw new Error(`${bits}: ${solver.decide(pegs)}`);
  }
  expect(solver.decide(bitsOf(0, holes))).toBe("no");
});

/** The positions of 1, 2, 3, ... pegs from which one peg in the middle can be reached, by taking jumps back; all reflections. */
function reachedBack(most: number): number[] {
  let level = new Set([english.places.map((_, hole) => Number(hole === 16)).join("")]);
  const counts = [1];
  while (counts.length < most) {
    const next = new Set<string>();
    for (const name of level)
      for (const { from, over, to } of english.jumps)
        if (name[to] === "1" && name[over] === "0" && name[from] === "0")
          next.add(
            [...name].map((sign, hole) => (hole === to ? "0" : hole === from || hole === over ? "1" : sign)).join(""),
          );
    counts.push(next.size);
    level = next;
  }
  return counts;
}

test("the English cross: of all positions of up to 5 pegs exactly those can reach the middle that taking jumps back finds", () => {
  const solver = new Solver(english, [16]);
  const counts = [0, 0, 0, 0, 0];
  const lay = (pegs: readonly boolean[], from: number, laid: number) => {
    if (laid > 0 && solver.decide(pegs) === "yes") counts[laid - 1] = (counts[laid - 1] ?? 0) + 1;
    if (laid < counts.length) for (let hole = from; hole < 33; hole++) lay(pegs.with(hole, true), hole + 1, laid + 1);
  };
  lay(
    english.places.map(() => false),
    0,
    0,
  );
  expect(counts).toEqual(reachedBack(5));
  expect(counts).toEqual([1, 4, 12, 60, 296]);
});

test("positions of the English cross of up to 12 pegs are decided as by following every jump", () => {
  const tried = seeds(150, 40);
  const found = { yes: 0, no: 0, unknown: 0 };
  for (const ends of [[16], [4], [1, 13, 16, 19, 31]]) {
    const solver = new Solver(english, ends);
    const can = slowly(english, ends);
    for (let seed = 0; seed < tried; seed++) {
      const { whole, pick, shuffle } = random(seed);
      let pegs: readonly boolean[] = english.places.map((_, hole) => hole === ends[0]);
      const wanted = whole(4, 12);
      for (let count = 1; count < wanted; count++) {
        const back = english.jumps.filter(({ from, over, to }) => pegs[to] && !pegs[over] && !pegs[from]);
        if (back.length === 0) break;
        const { from, over, to } = pick(back);
        pegs = pegs.with(from, true).with(over, true).with(to, false);
      }
      // Half of them are spoilt, by moving one peg.
      if (seed % 2 === 1) {
        const [peg = 0] = shuffle([...pegs.keys()].filter((hole) => pegs[hole]));
        const [hole = 0] = shuffle([...pegs.keys()].filter((one) => !pegs[one]));
        pegs = pegs.with(peg, false).with(hole, true);
      }
      const verdict = solver.decide(pegs);
      expect(verdict, `seed ${seed}`).toBe(can(pegs) ? "yes" : "no");
      found[verdict]++;
    }
  }
  expect(found.yes).toBeGreaterThan(tried);
  expect(found.no).toBeGreaterThan(tried / 2);
});

test("every hole of the English cross can be the empty one at the start and the full one at the end", () => {
  // One hole of each kind; the others are reflections of these.
  for (const hole of [0, 1, 3, 4, 8, 9, 16]) {
    const pegs = english.places.map((_, at) => at !== hole);
    const way = new Solver(english, [hole]).way(pegs);
    if (!way) throw new Error(`no way for ${hole}`);
    let now: readonly boolean[] = pegs;
    for (const jump of way) {
      expect(openJumps(english, now)).toContainEqual(jump);
      now = jumped(now, jump);
    }
    expect(now).toEqual(english.places.map((_, at) => at === hole));
  }
});

test("ending anywhere in the class of the middle is as hard as ending in the middle", () => {
  // The last jump into the middle could as well be made the other way, into one of the four other holes.
  const middle = new Solver(english, [16]);
  const anywhere = new Solver(english, [1, 13, 16, 19, 31]);
  const found = { yes: 0, no: 0, unknown: 0 };
  for (let seed = 0; seed < 60; seed++) {
    const { whole, pick } = random(seed);
    let pegs: readonly boolean[] = english.places.map((_, hole) => hole !== 16);
    for (let left = whole(3, 20); left > 0; left--) {
      const open = openJumps(english, pegs);
      if (open.length > 0) pegs = jumped(pegs, pick(open));
    }
    const verdict = anywhere.decide(pegs);
    expect(verdict).toBe(middle.decide(pegs));
    found[verdict]++;
  }
  expect(found.yes).toBeGreaterThan(10);
  expect(found.no).toBeGreaterThan(10);
});

test("a whole search keeps its answer, whatever was asked in between", () => {
  const { pick } = random(8);
  const solver = new Solver(english, [4]);
  const asked: (readonly [readonly boolean[], string])[] = [];
  for (let game = 0; game < 6; game++) {
    let pegs: readonly boolean[] = english.places.map((_, hole) => hole !== 4);
    for (let jump = 0; jump < 12; jump++) {
      const open = openJumps(english, pegs);
      if (open.length > 0) pegs = jumped(pegs, pick(open));
    }
    asked.push([pegs, solver.decide(pegs)]);
  }
  for (const [pegs, verdict] of asked) {
    expect(solver.decide(pegs)).toBe(verdict);
    expect(new Solver(english, [4]).decide(pegs)).toBe(verdict);
  }
});

test("a search that is stopped says so, and one that is not remembers what it found", () => {
  const pegs = english.places.map((_, hole) => hole !== 16);
  const solver = new Solver(english, [16]);
  expect(solver.decide(pegs, 3)).toBe("unknown");
  expect(solver.way(pegs, 3)).toBeNull();
  expect(solver.decide(pegs)).toBe("yes");
  expect(endings({ shape: "english", pegs, target: null })).toEqual([1, 13, 16, 19, 31]);
});
