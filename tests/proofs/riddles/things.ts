/**
 * What is there in mathematics that a riddle may be about, and what is true of it. Every row says all that holds of its
 * thing out of the lists Trait and Count, whether a riddle asks for it or not; what a row leaves out does not hold.
 */
export interface Thing {
  readonly name: string;
  readonly sort: Sort;
  /** What the word, or its first word, means outside mathematics. */
  readonly also: readonly string[];
  readonly counts: Readonly<Partial<Record<Count, number>>>;
  readonly traits: readonly Trait[];
}

type Sort =
  | "flat shape"
  | "solid"
  | "surface"
  | "instrument"
  | "game piece"
  | "angle"
  | "lines"
  | "unit"
  | "part of a shape"
  | "part of a fraction"
  | "graph"
  | "diagram"
  | "set"
  | "calculus"
  | "idea";

type Count =
  /** Straight sides and corners of a flat shape. */
  | "sides"
  | "corners"
  /** Faces (flat or curved), edges and corners of a solid or of something that has that form. */
  | "faces"
  | "flat faces"
  | "edges"
  | "points"
  /** Sides that could be coloured apart, and separate edges, of a surface; and holes through it. */
  | "colours"
  | "rims"
  | "holes"
  | "spots"
  | "halves"
  | "legs"
  | "in a set"
  /** After how many steps it begins again. */
  | "cycle"
  | "least degrees"
  | "most degrees"
  | "points on the circle"
  | "per minute"
  | "members"
  /** Lines that one with ten points has. */
  | "lines on ten points"
  /** How many of it a butterfly, a square and a circle have. */
  | "of a butterfly"
  | "of a square"
  | "of a circle";

type Trait =
  | "all sides equal"
  | "all angles right"
  | "all faces square"
  | "round"
  | "has a face"
  | "has hands"
  | "tells the time"
  | "numbers the days"
  | "hangs on a nail"
  | "measures length"
  | "draws straight lines"
  | "draws circles"
  | "measures angles"
  | "measures weight"
  | "measures temperature"
  | "reckons"
  | "counted by a thermometer"
  | "counted by a protractor"
  | "counted by a ruler"
  | "counted by a clock"
  | "counted by scales"
  | "is thrown"
  | "falls in rows"
  | "never meet"
  | "side by side"
  | "approached but never reached"
  | "starts at the centre"
  | "folds to a box"
  | "above the line"
  | "below the line"
  | "names the parts"
  | "in one piece"
  | "no ring to walk"
  | "rings that overlap"
  | "shows shares"
  | "in every set"
  | "adds strips under a curve"
  | "tells the slope"
  | "written as a long S";

const infinite = Number.POSITIVE_INFINITY;

function thing(
  name: string,
  sort: Sort,
  also: readonly string[],
  counts: Thing["counts"],
  ...traits: readonly Trait[]
): Thing {
  return { name, sort, also, counts, traits };
}

export const things: readonly Thing[] = [
  thing("triangle", "flat shape", ["thing to strike in an orchestra"], { sides: 3, corners: 3 }),
  thing("equilateral triangle", "flat shape", [], { sides: 3, corners: 3 }, "all sides equal"),
  thing(
    "square",
    "flat shape",
    ["open place in a town"],
    { sides: 4, corners: 4 },
    "all sides equal",
    "all angles right",
  ),
  thing("rectangle", "flat shape", [], { sides: 4, corners: 4 }, "all angles right"),
  thing("rhombus", "flat shape", [], { sides: 4, corners: 4 }, "all sides equal"),
  thing("parallelogram", "flat shape", [], { sides: 4, corners: 4 }),
  thing("trapezium", "flat shape", [], { sides: 4, corners: 4 }),
  thing("kite", "flat shape", ["toy that flies", "bird"], { sides: 4, corners: 4 }),
  thing("pentagon", "flat shape", [], { sides: 5, corners: 5 }),
  thing("hexagon", "flat shape", [], { sides: 6, corners: 6 }),
  thing("octagon", "flat shape", [], { sides: 8, corners: 8 }),
  thing("circle", "flat shape", ["group of friends"], { sides: 0, corners: 0 }, "round"),
  thing("ellipse", "flat shape", [], { sides: 0, corners: 0 }, "round"),

  thing("cube", "solid", ["piece of ice"], { faces: 6, "flat faces": 6, edges: 12, points: 8 }, "all faces square"),
  thing("cuboid", "solid", [], { faces: 6, "flat faces": 6, edges: 12, points: 8 }),
  thing("triangular prism", "solid", [], { faces: 5, "flat faces": 5, edges: 9, points: 6 }),
  thing("pyramid", "solid", ["tomb"], { faces: 5, "flat faces": 5, edges: 8, points: 5 }),
  thing("tetrahedron", "solid", [], { faces: 4, "flat faces": 4, edges: 6, points: 4 }),
  thing("octahedron", "solid", [], { faces: 8, "flat faces": 8, edges: 12, points: 6 }),
  thing("cylinder", "solid", ["part of an engine"], { faces: 3, "flat faces": 2, edges: 2, points: 0 }, "round"),
  thing(
    "cone",
    "solid",
    ["holder of ice cream", "fruit of a pine"],
    { faces: 2, "flat faces": 1, edges: 1, points: 1 },
    "round",
  ),
  thing("sphere", "solid", [], { faces: 1, "flat faces": 0, edges: 0, points: 0 }, "round"),
  thing("hemisphere", "solid", ["half of the Earth"], { faces: 2, "flat faces": 1, edges: 1, points: 0 }, "round"),

  thing("sheet of paper", "surface", [], { colours: 2, rims: 1, holes: 0 }, "in one piece"),
  thing("paper ring", "surface", [], { colours: 2, rims: 2, holes: 1 }, "round", "in one piece"),
  thing("Möbius band", "surface", [], { colours: 1, rims: 1, holes: 1 }, "in one piece"),
  thing("skin of a ball", "surface", [], { colours: 2, rims: 0, holes: 0 }, "round", "in one piece"),
  thing("torus", "surface", [], { colours: 2, rims: 0, holes: 1 }, "round", "in one piece"),
  thing("double torus", "surface", [], { colours: 2, rims: 0, holes: 2 }, "round", "in one piece"),
  thing("Klein bottle", "surface", [], { colours: 1, rims: 0, holes: 1 }, "in one piece"),
  thing("net", "flat shape", ["thing to catch fish with", "middle of a tennis court"], {}, "folds to a box"),

  thing("ruler", "instrument", ["king or queen"], {}, "measures length", "draws straight lines"),
  thing("tape measure", "instrument", [], {}, "measures length"),
  thing("set square", "instrument", [], { corners: 3 }, "draws straight lines"),
  thing("protractor", "instrument", [], {}, "measures angles"),
  thing("compasses", "instrument", [], { legs: 2, points: 1 }, "draws circles"),
  thing("dividers", "instrument", [], { legs: 2, points: 2 }),
  thing("scales", "instrument", ["skin of a fish", "music to practise"], {}, "measures weight"),
  thing("thermometer", "instrument", [], {}, "measures temperature"),
  thing("abacus", "instrument", [], {}, "reckons"),
  thing("calculator", "instrument", [], {}, "reckons"),
  thing(
    "clock",
    "instrument",
    [],
    { cycle: 12 },
    "has a face",
    "has hands",
    "tells the time",
    "hangs on a nail",
    "round",
  ),
  thing("hourglass", "instrument", [], { halves: 2 }, "tells the time"),
  thing("sundial", "instrument", [], {}, "has a face", "tells the time"),
  thing("calendar", "instrument", [], { cycle: 12 }, "numbers the days", "hangs on a nail"),

  thing(
    "die",
    "game piece",
    ["to stop living"],
    { faces: 6, "flat faces": 6, edges: 12, points: 8, spots: 21 },
    "has a face",
    "is thrown",
    "all faces square",
  ),
  thing("domino", "game piece", [], { faces: 6, "flat faces": 6, halves: 2, "in a set": 28 }, "falls in rows"),
  thing("coin", "game piece", [], { faces: 3, "flat faces": 2 }, "has a face", "is thrown", "round"),
  thing("counter", "game piece", ["table in a shop"], { faces: 3, "flat faces": 2 }, "round"),
  thing("playing card", "game piece", [], { "flat faces": 2, "in a set": 52 }, "has a face"),

  thing("acute angle", "angle", ["sharp"], { "least degrees": 1, "most degrees": 89 }),
  thing("right angle", "angle", ["not wrong", "not left"], { "least degrees": 90, "most degrees": 90 }),
  thing("obtuse angle", "angle", ["slow to understand"], { "least degrees": 91, "most degrees": 179 }),
  thing("straight angle", "angle", ["not bent"], { "least degrees": 180, "most degrees": 180 }),
  thing("reflex angle", "angle", ["jump of the knee"], { "least degrees": 181, "most degrees": 359 }),
  thing("full turn", "angle", [], { "least degrees": 360, "most degrees": 360 }),

  thing("parallel lines", "lines", ["alike in each part"], {}, "never meet", "side by side"),
  thing("skew lines", "lines", ["not straight"], {}, "never meet"),
  thing("perpendicular lines", "lines", [], {}),
  thing("tangent", "lines", ["change of subject"], { "points on the circle": 1 }),
  thing("secant", "lines", [], { "points on the circle": 2 }),
  thing("chord", "lines", ["notes played together"], { "points on the circle": 2, "of a circle": infinite }),
  thing("asymptote", "lines", [], {}, "approached but never reached"),
  thing("axis", "lines", [], {}),
  thing("ray", "lines", ["light of the sun", "fish"], {}),

  thing(
    "radius",
    "part of a shape",
    ["bone of the forearm"],
    { "points on the circle": 1, "of a butterfly": 0, "of a square": 0, "of a circle": infinite },
    "starts at the centre",
  ),
  thing("diameter", "part of a shape", [], {
    "points on the circle": 2,
    "of a butterfly": 0,
    "of a square": 0,
    "of a circle": infinite,
  }),
  thing("centre", "part of a shape", ["middle of a town"], { "of a butterfly": 0, "of a square": 1, "of a circle": 1 }),
  thing("side", "part of a shape", ["team"], { "of a butterfly": 0, "of a square": 4, "of a circle": 0 }),
  thing("corner", "part of a shape", ["place where streets meet"], {
    "of a butterfly": 0,
    "of a square": 4,
    "of a circle": 0,
  }),
  thing("diagonal", "part of a shape", [], { "of a butterfly": 0, "of a square": 2, "of a circle": 0 }),
  thing("line of symmetry", "part of a shape", [], { "of a butterfly": 1, "of a square": 4, "of a circle": infinite }),

  thing("degree", "unit", ["title from a university"], {}, "counted by a thermometer", "counted by a protractor"),
  thing("centimetre", "unit", [], {}, "counted by a ruler"),
  thing("metre", "unit", ["beat of a poem"], {}, "counted by a ruler"),
  thing("gram", "unit", [], {}, "counted by scales"),
  thing("second", "unit", ["next after the first", "helper in a duel"], { "per minute": 60 }, "counted by a clock"),
  thing("minute", "unit", ["tiny", "note of a meeting"], { "per minute": 1, cycle: 60 }, "counted by a clock"),
  thing("hour", "unit", [], { "per minute": 1 / 60 }, "counted by a clock"),

  thing("numerator", "part of a fraction", [], {}, "above the line"),
  thing("denominator", "part of a fraction", [], {}, "below the line", "names the parts"),

  thing(
    "tree",
    "graph",
    ["plant with root and leaves"],
    { "lines on ten points": 9 },
    "in one piece",
    "no ring to walk",
  ),
  thing("ring of points", "graph", [], { "lines on ten points": 10 }, "in one piece"),
  thing("path", "graph", ["way through a garden"], { "lines on ten points": 9 }, "in one piece", "no ring to walk"),
  thing("star", "graph", ["sun far away"], { "lines on ten points": 9 }, "in one piece", "no ring to walk"),
  thing("complete graph", "graph", ["finished"], { "lines on ten points": 45 }, "in one piece"),

  thing("Venn diagram", "diagram", [], {}, "rings that overlap"),
  thing("pie chart", "diagram", [], { "of a circle": 1 }, "shows shares", "round"),
  thing("bar chart", "diagram", [], {}),
  thing("tree diagram", "diagram", ["plant with root and leaves"], {}, "in one piece", "no ring to walk"),

  thing("empty set", "set", ["with nothing in it"], { members: 0 }, "in every set"),
  thing("set that holds only zero", "set", [], { members: 1 }),
  thing("set of the whole numbers", "set", [], { members: infinite }),

  thing("integral", "calculus", ["not to be left out"], {}, "adds strips under a curve", "written as a long S"),
  thing("derivative", "calculus", ["made from another"], {}, "tells the slope"),
  thing("limit", "calculus", ["border"], {}),
  thing("algorithm", "idea", ["recipe for a computer"], {}),
];

// The clues of a riddle.
export function meaning(other: string) {
  return ({ also }: Thing) => also.includes(other);
}
export function has(...traits: readonly Trait[]) {
  return (one: Thing) => traits.every((trait) => one.traits.includes(trait));
}
export function counts(count: Count, number: number) {
  return (one: Thing) => one.counts[count] === number;
}
export function sort(sort: Sort) {
  return (one: Thing) => one.sort === sort;
}

/** The names of the things of which all this is true. */
export function those(...clues: readonly ((one: Thing) => boolean)[]): string[] {
  return things.filter((one) => clues.every((clue) => clue(one))).map(({ name }) => name);
}

const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b);

/** What is called an average, and what else it may mean to be called so. */
export const averages: readonly {
  readonly name: string;
  readonly also: readonly string[];
  readonly of: (list: readonly number[]) => number | undefined;
}[] = [
  { name: "mean", also: ["unkind"], of: (list) => sum(list) / list.length },
  { name: "median", also: ["strip between two lanes"], of: (list) => sorted(list)[(list.length - 1) / 2] },
  {
    name: "mode",
    also: ["fashion"],
    of: (list) => sorted(list).findLast((one, i, all) => all.indexOf(one) < i),
  },
  { name: "midrange", also: [], of: (list) => (Math.min(...list) + Math.max(...list)) / 2 },
];

/** What two numbers can make. */
export const operations: readonly {
  readonly name: string;
  readonly also: readonly string[];
  readonly of: (a: number, b: number) => number;
}[] = [
  { name: "sum", also: ["piece of homework"], of: (a, b) => a + b },
  { name: "difference", also: ["what two pictures do not share", "quarrel"], of: (a, b) => a - b },
  { name: "product", also: ["what a factory makes"], of: (a, b) => a * b },
  { name: "quotient", also: [], of: (a, b) => a / b },
  { name: "remainder", also: ["what is left over"], of: (a, b) => a % b },
  { name: "power", also: ["strength", "electricity"], of: (a, b) => a ** b },
];

/** Functions of an angle in degrees. */
export const angleFunctions: Readonly<Record<string, (degrees: number) => number>> = {
  sine: (degrees) => Math.sin((degrees * Math.PI) / 180),
  cosine: (degrees) => Math.cos((degrees * Math.PI) / 180),
  tangent: (degrees) => Math.tan((degrees * Math.PI) / 180),
  secant: (degrees) => 1 / Math.cos((degrees * Math.PI) / 180),
};

/** Functions of a positive number. */
export const functions: Readonly<Record<string, (x: number) => number>> = {
  logarithm: Math.log10,
  exponential: (x) => 10 ** x,
  "square root": Math.sqrt,
  square: (x) => x * x,
  reciprocal: (x) => 1 / x,
  double: (x) => 2 * x,
  identity: (x) => x,
};

/** Numbers with a name of their own. */
export const numbers: Readonly<Record<string, number>> = {
  zero: 0,
  "one half": 1 / 2,
  one: 1,
  "square root of two": Math.SQRT2,
  "golden ratio": (1 + Math.sqrt(5)) / 2,
  two: 2,
  e: Math.E,
  three: 3,
  "3.14": 3.14,
  pi: Math.PI,
  "22/7": 22 / 7,
  "square root of ten": Math.sqrt(10),
  infinity: infinite,
};
