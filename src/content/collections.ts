/** The collections of the library whose entries have a page each, by the path of their list. */
export const collections = [
  "glossary",
  "concepts",
  "tutorials",
  "strategies",
  "math-tricks",
  "shortcuts",
  "study-plans",
  "mathematicians",
  "math-facts",
  "real-life",
  "math-news",
  "competitions",
  "math-art",
] as const;
export type Collection = (typeof collections)[number];
