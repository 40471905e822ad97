/** How the lines of a picture are told apart: by a hue of the site, and without seeing it by how they are dashed. */
export interface Look {
  readonly hue: string;
  readonly dash: string;
  /** How the dashes are called. */
  readonly name: string;
}

const looks: readonly Look[] = [
  { hue: "number-theory", dash: "", name: "solid line" },
  { hue: "word-problems", dash: "10 5", name: "dashed line" },
  { hue: "patterns", dash: "2 5", name: "dotted line" },
  { hue: "brain-teasers", dash: "12 4 2 4", name: "line of dashes and dots" },
  { hue: "arithmetic", dash: "18 6", name: "long dashes" },
  { hue: "geometry", dash: "6 3", name: "short dashes" },
];

/** The look of a line by its number, 0 for the first: after the last comes the first again. */
export function lookOf(number: number): Look {
  return looks[number % looks.length] as Look;
}
