/** The categories in the site's order, with their names. */
export const categories = {
  arithmetic: "Arithmetic",
  algebra: "Algebra",
  geometry: "Geometry",
  logic: "Logic",
  "number-theory": "Number Theory",
  patterns: "Patterns",
  "word-problems": "Word Problems",
  "brain-teasers": "Brain Teasers",
} as const;
export type Category = keyof typeof categories;
