import { beforeAll, expect, test } from "vitest";
import { loadFamilies } from "../../../build/content/families.ts";
import { knowSkills } from "../../../build/content/skills.ts";
import { libraryOf, readFiles } from "../../../build/library/read.ts";
import { namesIndex, readBank } from "../../../build/search/index.ts";
import type { Entry } from "./entry.ts";
import { searchIn } from "./names.ts";

let find: (typed: string) => readonly Entry[];
beforeAll(async () => {
  find = await searchIn(
    namesIndex({ zones: await knowSkills(), puzzles: readBank(await loadFamilies()), library: libraryOf(readFiles()) }),
  );
});

/** What children and teachers type, and the address that must come first. */
const first: Readonly<Record<string, string>> = {
  bar: "/fractions?move=bar",
  bars: "/fractions?move=bar",
  "bar model": "/fractions?move=bar",
  "bar model fractions": "/fractions?move=bar",
  "number line": "/numbers?move=number-line",
  pizza: "/fractions",
  "golden ratio": "/glossary/golden-ratio",
  "what is the golden number": "/glossary/golden-ratio",
  multiplication: "/tables",
  "percentage of a number": "/percentages?practise=percentage-of-an-amount",
  "what is algebra": "/algebra",
  "hard sudoku": "/sudoku",
  "sudoku for beginners": "/sudoku",
  "easy kenken": "/kenken",
  "how do i delete everything": "/progress",
  "hundred square": "/numbers?move=hundred",
  euler: "/mathematicians/leonhard-euler",
  gauss: "/mathematicians/carl-friedrich-gauss",
  "tell time": "/brain-teasers?topic=time-calendar",
  "problem solving": "/word-problems",
  "ratio worksheet": "/worksheets?about=zone:numbers&ages=3",
  "rounding to nearest 100": "/decimals?practise=rounding-decimals",
  "odds and evens": "/glossary/even-number",
  imc: "/competitions",
  crossword: "/kenken",
  "rearrange formula": "/glossary/subject-of-a-formula",
  graph: "/graph-plotter",
  desmos: "/graph-plotter",
  geogebra: "/graph-plotter",
  induction: "/glossary/proof",
  "proof by induction": "/glossary/mathematical-induction",
  "modular arithmetic": "/number-theory?topic=remainders",
  slope: "/glossary/gradient",
  "soh cah toa": "/formulas?group=geometry&words=Sine%2C+cosine+and+tangent",
  partitioning: "/mental-math?practise=splitting-tens-and-ones",
  "algebra tiles": "/equations?practise=expanding-brackets",
  "grid method": "/tables?practise=long-multiplication",
  revision: "/study-plans",
  sats: "/assessment",
  "past papers": "/competitions",
  pdf: "/worksheets",
  wordle: "/math-games?play=bulls-and-cows",
  "inches to cm": "/converter",
  moodle: "/worksheets",
  "yesterday's puzzle": "/archive",
  "x wing": "/sudoku",
  "naked pair": "/sudoku",
  "history of maths": "/mathematicians",
  "women in maths": "/mathematicians",
  "koch snowflake": "/math-art/l-systems",
  "change the language": "/faq",
  "noughts and crosses": "/games",
  kakuro: "/kenken",
  "monty hall": "/brain-teasers?topic=chance-surprises",
  origami: "/brain-teasers?topic=shapes",
  multi: "/arithmetic/easy?topic=multiplying-dividing",
  mode: "/glossary/mode",
  graphs: "/graph-plotter",
  timer: "/speed-math",
  mute: "/settings",
  "sound off": "/settings",
  "turn off sound": "/settings",
  mutliplication: "/tables?practise=times-tables",
  multiplcation: "/tables?practise=times-tables",
  chess: "/games",
  fractions: "/fractions",
  fraction: "/fractions",
  fr: "/fractions",
  percentages: "/percentages",
  percent: "/percentages",
  perc: "/percentages",
  "%": "/percentages",
  persentages: "/percentages",
  persent: "/percentages",
  sums: "/arithmetic",
  "times tables": "/tables?practise=times-tables",
  timestables: "/tables?practise=times-tables",
  "7 times table": "/tables",
  "10 times table": "/tables",
  "12 times table": "/tables",
  pi: "/geometry/circles",
  "circle theorems": "/geometry/circles",
  "divide by zero": "/mathematicians/brahmagupta",
  "take away": "/arithmetic/easy?topic=adding-subtracting",
  shapes: "/shapes",
  "3d shapes": "/geometry/3d-shapes",
  chance: "/data",
  probabilities: "/data?practise=simple-probability",
  probabillity: "/data?practise=simple-probability",
  x: "/algebra",
  equasions: "/equations",
  average: "/data",
  mean: "/data?practise=mean",
  calc: "/calculator",
  calculater: "/calculator",
  devision: "/division",
  geomatry: "/geometry",
  algerba: "/algebra",
  sudoko: "/sudoku",
  sodoku: "/sudoku",
  soduko: "/sudoku",
  sudko: "/sudoku",
  frakshun: "/fractions",
  frakshuns: "/fractions",
  kwadratiks: "/algebra/quadratic",
  kenkin: "/kenken",
  "ken ken": "/kenken",
  pithagoras: "/shapes?practise=pythagoras",
  "pythagorean theorem": "/formulas?group=geometry&words=Pythagoras%27+theorem",
  triangel: "/geometry/triangles",
  perimiter: "/shapes?practise=perimeter",
  "pythagoras formula": "/formulas?group=geometry&words=Pythagoras%27+theorem",
  "area of a triangle": "/formulas?group=geometry&words=Area+of+a+triangle",
  "area of circle": "/formulas?group=geometry&words=Area+of+a+circle",
  "how do i add fractions": "/fractions?practise=adding-fractions",
  "adding fraktions": "/fractions?practise=adding-fractions",
  "multiply fractions": "/fractions?practise=multiplying-fractions",
  "fraction of an amount": "/fractions?practise=fraction-of-an-amount",
  "simplify fractions": "/fractions?practise=lowest-terms",
  "mixed number": "/fractions?practise=mixed-and-improper",
  hcf: "/numbers?practise=highest-common-factor",
  "greatest common divisor": "/numbers?practise=highest-common-factor",
  lcm: "/numbers?practise=lowest-common-multiple",
  bodmas: "/arithmetic/easy?topic=order-of-operations",
  primes: "/number-theory?topic=primes",
  "square numbers": "/tables?practise=square-numbers",
  "square roots": "/numbers?practise=powers-and-roots",
  "dark mode": "/settings",
  "font size": "/settings",
  "my progress": "/progress",
  "log in": "/progress",
  backup: "/progress",
  quiz: "/weekly-quiz",
  exam: "/monthly-test",
  "puzzle of the day": "/daily-challenge",
  mines: "/games?play=minesweeper",
  hanoi: "/games?play=hanoi",
  "24": "/math-games?play=twenty-four",
  nim: "/math-games?play=nim",
  games: "/games",
  "bus stop method": "/division?practise=short-division",
  "long division": "/division?practise=long-division",
  "minus numbers": "/numbers?practise=negative-numbers",
  "compound intrest": "/percentages?practise=compound-interest",
  "simultaneous equations": "/equations?practise=simultaneous-equations",
  factoring: "/equations?practise=factorising-quadratics",
  "expand brackets": "/equations?practise=expanding-brackets",
  circumference: "/formulas?group=geometry&words=Circumference+of+a+circle",
  "co-ordinates": "/shapes?practise=coordinates",
  "who was hypatia": "/mathematicians/hypatia",
  teachers: "/guide?for=teacher",
  curriculum: "/guide?for=teacher",
  misconceptions: "/concepts",
  "completing the square": "/concepts/completing-the-square",
  "nth term": "/data?practise=sequences-nth-term",
  "what comes next": "/data?practise=sequences-next-term",
  "magic square": "/magic-squares",
  "mental maths": "/mental-math",
  answers: "/solutions",
  help: "/faq",
  shopping: "/word-problems?topic=money",
  "telling the time": "/brain-teasers?topic=time-calendar",
  trapezoid: "/geometry/quadrilaterals",
  hexagon: "/geometry/polygons",
  "bar chart": "/glossary/bar-chart",
  "fraction calculator": "/fraction-calc",
  "who invented zero": "/mathematicians/brahmagupta",
  "who invented algebra": "/mathematicians/al-khwarizmi",
  "who discovered pythagoras": "/shapes?practise=pythagoras",
  "first computer programmer": "/mathematicians/ada-lovelace",
  "who solved fermat's last theorem": "/mathematicians/pierre-de-fermat",
  "fermat's last theorem": "/mathematicians/pierre-de-fermat",
  "what is a prime": "/glossary/prime-number",
  "what is pi": "/glossary/pi",
  "what's a factor": "/glossary/factor",
  "what does vertex mean": "/glossary/vertex",
  "what is infinity": "/glossary/infinity",
  "is zero even": "/glossary/even-number",
  "is 1 a prime number": "/glossary/prime-number",
  "biggest prime number": "/math-facts/forty-one-million-digits",
  "how do I divide fractions": "/fractions?practise=dividing-fractions",
  "how do you work out percentages": "/percentages",
  "how to find the area of a circle": "/formulas?group=geometry&words=Area+of+a+circle",
  "how many degrees in a triangle": "/shapes?practise=angles-in-triangles",
  "why is minus times minus plus": "/numbers?practise=multiplying-negatives",
  "difference between mean and median": "/tutorials/averages",
  "convert cm to inches": "/converter",
  "how to solve a sudoku": "/sudoku",
  "can I see my mistakes": "/statistics",
  "puzzles about clocks": "/brain-teasers?topic=time-calendar",
  "puzzles with money": "/word-problems?topic=money",
  "puzzle about trains": "/word-problems?topic=time-speed",
  "easy puzzles for 8 year olds": "/arithmetic/easy",
  "worksheets for year 5": "/worksheets",
  "year 5 fractions worksheet": "/worksheets?about=zone:fractions&ages=2",
  "puzzles for beginners": "/arithmetic/easy",
  "puzzles for year 5": "/arithmetic/easy",
  "puzzles for experts": "/arithmetic/hard",
  "fractions year 5": "/fractions",
  "5th grade fractions": "/fractions",
  "gcse algebra": "/algebra",
  "ks2 maths": "/worksheets",
  "maths for a 10 year old": "/worksheets",
  "games for year 3": "/math-games?play=twenty-four",
  "games for two": "/math-games?play=nim",
  "games I can play alone": "/math-games?play=twenty-four",
  "four colour theorem": "/math-news/four-colours",
  "mandelbrot set": "/math-art/fractals",
  "primes all round the ring": "/number-theory/easy/54",
  "ROUND THE RING": "/number-theory/easy/54",
};

test.each(Object.entries(first))("“%s” leads to %s first", (typed, path) => {
  expect(find(typed)[0]?.path).toBe(path);
});

test("a formula is found as it is typed: powers by ^ or by small digits, with spaces or without", () => {
  const theorem = find("a² + b² = c²")[0];
  expect(theorem?.title).toBe("Pythagoras' theorem");
  expect(find("a^2+b^2=c^2")[0]).toEqual(theorem);
  expect(find("a^2 + b^2 = c^2")[0]).toEqual(theorem);
  expect(find("b^2 - 4ac").map(({ title }) => title)).toContain("Quadratic formula");
  expect(find("4/3 π r^3")[0]?.title).toBe("Volume of a sphere");
});

test("an equation of one's own brings nothing that only has a number or a letter of it", () => {
  for (const typed of ["x^2+5x+6=0", "3x + 5 = 20", "2x+3y=12"]) expect(find(typed), typed).toEqual([]);
});

test("the rules of sines and cosines lead to something that teaches them too", () => {
  for (const typed of ["sine rule", "cosine rule"]) {
    const found = find(typed);
    expect(found[0]?.title.toLowerCase()).toBe(typed);
    expect(found.map(({ kind }) => kind)).toContain("lesson");
  }
});

test("a sum of the times tables leads to them", () => {
  for (const typed of ["7x8", "7 × 8", "7*8"])
    expect(
      find(typed)
        .slice(0, 3)
        .map(({ path }) => path),
    ).toContain("/tables?practise=times-tables");
});

test("ideas, skills and lessons come before people whose field has the name", () => {
  const kinds = find("calculus").map(({ kind }) => kind);
  expect(kinds).toContain("person");
  expect(kinds.slice(0, kinds.indexOf("person")).length).toBeGreaterThan(2);
});

test("a game for one is no game for two", () => {
  const two = find("two players");
  expect(two[0]?.kind).toBe("game");
  expect(two.map(({ title }) => title)).not.toContain("Number Pyramids");
  expect(find("one player").map(({ title }) => title)).toContain("Number Pyramids");
});

test("what nobody wrote about is not found", () => expect(find("xyzzy plugh")).toEqual([]));

test("nothing typed, or nothing but signs, finds nothing", () => {
  for (const typed of ["", "   ", "?!", "'"]) expect(find(typed)).toEqual([]);
});

test("forms of a word find the same", () => {
  for (const forms of [
    ["percentage", "percentages", "percent"],
    ["fraction", "fractions"],
    ["probability", "probabilities"],
    ["square", "squares", "squared"],
    ["triangle", "triangles", "triangular"],
  ]) {
    const [first, ...others] = forms.map((form) =>
      find(form)
        // Of words others may begin alike: percentile is no form of percent.
        .filter(({ kind }) => kind !== "word")
        .map(({ path }) => path)
        .toSorted(),
    );
    for (const other of others) expect(other).toEqual(first);
  }
});

test("who asks for mathematicians of a country, or for women, finds people first", () => {
  for (const [typed, person] of [
    ["indian mathematicians", "/mathematicians/srinivasa-ramanujan"],
    ["black mathematicians", "/mathematicians/katherine-johnson"],
    ["women mathematicians", "/mathematicians/emmy-noether"],
  ] as const) {
    const found = find(typed);
    expect(found[0]?.kind).toBe("person");
    expect(found.map(({ path }) => path)).toContain(person);
  }
});

test("where nothing holds all words, what holds the most of them is found, and nothing else", () => {
  const found = find("four colour theorem of maps").map(({ path }) => path);
  expect(found[0]).toBe("/math-news/four-colours");
  expect(found.length).toBeLessThan(4);
});

test("for whom something is to be brings a shelf of it: pages, lists, skills and sheets of that age, none of another", () => {
  const found = find("year 5");
  for (const kind of ["page", "topic", "skill", "sheet"]) expect(found.map((one) => one.kind)).toContain(kind);
  expect(found.filter(({ grades }) => !grades?.includes("2"))).toEqual([]);
  const sheets = find("worksheets for year 9").slice(1, 6);
  expect(sheets.map(({ kind, grades }) => `${kind} ${grades}`)).toEqual(Array(5).fill("sheet 5"));
  expect(find("puzzles for beginners").length).toBeGreaterThan(20);
});

test("a school year, a grade, an age and a stage mean the same child", () => {
  const shelf = find("year 5").map(({ path }) => path);
  for (const typed of ["Year 5", "y5", "4th grade", "grade 4", "age 9", "9 year olds", "9-year-olds"])
    expect(find(typed).map(({ path }) => path)).toEqual(shelf);
  expect(find("key stage 3")).toEqual(find("KS3"));
});

test("single puzzles come after what is about a thing as a whole", () => {
  const kinds = find("triangle").map(({ kind }) => kind);
  expect(kinds.indexOf("puzzle")).toBeGreaterThan(4);
  expect(kinds.slice(kinds.indexOf("puzzle"), kinds.indexOf("puzzle") + 3)).toEqual(Array(3).fill("puzzle"));
});
