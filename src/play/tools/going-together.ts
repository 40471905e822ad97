/** Where the same mathematics is practised and played with: an address, and what it is called. */
type Companion = readonly [to: string, name: string];

interface Tool {
  readonly name: string;
  readonly goesWith: readonly Companion[];
}

/** The tools and what goes with each; read both ways, so that what a tool leads to leads back to it. */
const tools = {
  "/calculator": {
    name: "Calculator",
    goesWith: [
      ["/numbers?practise=order-of-operations", "Order of operations"],
      ["/arithmetic/easy", "Arithmetic puzzles: easy"],
      ["/arithmetic/medium", "Arithmetic puzzles: medium"],
      ["/arithmetic/hard", "Arithmetic puzzles: hard"],
      ["/word-problems", "Word problems"],
      ["/scientific-calc", "Scientific Calc"],
    ],
  },
  "/scientific-calc": {
    name: "Scientific Calc",
    goesWith: [
      ["/numbers?practise=order-of-operations", "Order of operations"],
      ["/numbers?practise=powers-and-roots", "Powers and roots"],
      ["/numbers?practise=rules-of-powers", "Rules of powers"],
      ["/equations", "Equations"],
      ["/data?practise=mean", "Mean"],
      ["/algebra", "Algebra puzzles"],
      ["/number-theory", "Number theory puzzles"],
      ["/graph-plotter", "Graph Plotter"],
    ],
  },
  "/fraction-calc": {
    name: "Fraction Calc",
    goesWith: [
      ["/fractions?practise=lowest-terms", "Lowest terms"],
      ["/fractions?practise=comparing-fractions", "Comparing fractions"],
      ["/fractions?practise=adding-fractions", "Adding fractions"],
      ["/fractions?practise=subtracting-fractions", "Subtracting fractions"],
      ["/fractions?practise=multiplying-fractions", "Multiplying fractions"],
      ["/fractions?practise=dividing-fractions", "Dividing fractions"],
      ["/fractions?practise=mixed-and-improper", "Mixed numbers"],
      ["/arithmetic/easy", "Arithmetic puzzles: easy"],
      ["/arithmetic/medium", "Arithmetic puzzles: medium"],
      ["/arithmetic/hard", "Arithmetic puzzles: hard"],
      ["/word-problems", "Word problems"],
    ],
  },
  "/percentage-calc": {
    name: "Percentage Calc",
    goesWith: [
      ["/percentages?practise=percentage-of-an-amount", "Percentage of an amount"],
      ["/percentages?practise=one-as-a-percentage-of-another", "One as a percentage of another"],
      ["/percentages?practise=percentage-change", "Percentage change"],
      ["/percentages?practise=percentage-increase-and-decrease", "Increase and decrease"],
      ["/percentages?practise=reverse-percentages", "Reverse percentages"],
      ["/percentages?practise=repeated-percentage-changes", "Repeated changes"],
      ["/percentages?practise=compound-interest", "Compound interest"],
      ["/word-problems", "Word problems"],
      ["/arithmetic/hard", "Arithmetic puzzles: hard"],
    ],
  },
  "/area-calc": {
    name: "Area Calc",
    goesWith: [
      ["/shapes?practise=area-of-rectangles", "Area of rectangles"],
      ["/shapes?practise=area-of-triangles", "Area of triangles"],
      ["/shapes?practise=perimeter", "Perimeter"],
      ["/shapes?practise=circles", "Circles"],
      ["/shapes?practise=pythagoras", "Pythagoras"],
      ["/geometry/triangles", "Triangle puzzles"],
      ["/geometry/quadrilaterals", "Quadrilateral puzzles"],
      ["/geometry/circles", "Circle puzzles"],
      ["/volume-calc", "Volume Calc"],
    ],
  },
  "/volume-calc": {
    name: "Volume Calc",
    goesWith: [
      ["/shapes?practise=volume-of-boxes", "Volume of boxes"],
      ["/shapes?practise=circles", "Circles"],
      ["/shapes?practise=pythagoras", "Pythagoras"],
      ["/geometry/3d-shapes", "3D puzzles"],
      ["/area-calc", "Area Calc"],
      ["/converter", "Converter"],
    ],
  },
  "/converter": {
    name: "Converter",
    goesWith: [
      ["/decimals?practise=decimals-by-tens", "Decimals times 10, 100 and 1000"],
      ["/decimals?practise=multiplying-decimals", "Multiplying decimals"],
      ["/decimals?practise=rounding-decimals", "Rounding decimals"],
      ["/word-problems", "Word problems"],
    ],
  },
  "/graph-plotter": {
    name: "Graph Plotter",
    goesWith: [
      ["/shapes?practise=coordinates", "Coordinates"],
      ["/equations", "Equations"],
      ["/equations?practise=quadratic-equations", "Quadratic equations"],
      ["/algebra/linear", "Linear equation puzzles"],
      ["/algebra/quadratic", "Quadratic puzzles"],
      ["/geometry/coordinate", "Coordinate puzzles"],
    ],
  },
} as const satisfies Readonly<Record<string, Tool>>;

export type ToolPath = keyof typeof tools;

export const toolPaths = Object.keys(tools) as readonly ToolPath[];

export const toolName = (path: ToolPath): string => tools[path].name;

/** What goes with a tool. */
export const companionsOf = (path: ToolPath): readonly Companion[] => tools[path].goesWith;

/**
 * The tools that go with a page: those that lead to it, to a part of it (its skills, its topics), or to what it is a
 * part of.
 */
export function toolsFor(page: string): readonly ToolPath[] {
  const isWithin = (inner: string, outer: string) => inner === outer || inner.startsWith(`${outer}/`);
  return toolPaths.filter((tool) =>
    companionsOf(tool).some(([to]) => {
      const [path = ""] = to.split("?");
      return isWithin(path, page) || isWithin(page, path);
    }),
  );
}
