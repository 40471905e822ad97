/** The collections of the library whose entries have a page each, by the path of their list. */
export const collections = [
  "glossary",
  "concepts",
  "tutorials",
  "strategies",
  "investigations",
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

/**
 * Top folders whose pages are not kept as HTML for use without a connection: what they are made of is, and from that the script sets them
 * into a shell. So it is with what is read rather than played, with the longest lists, and with what is empty until the device's record is
 * read. Others come sooner as they are.
 */
export const setIntoShell = [
  ...collections,
  "algebra",
  "geometry",
  "word-problems",
  "brain-teasers",
  "patterns",
  "number-theory",
  "tips",
  "formulas",
  "guide",
  "worksheets",
  "jokes",
  "archive",
  "solutions",
  "contact",
  "faq",
  "privacy",
  "terms",
  "licences",
  "progress",
  "statistics",
  "leaderboard",
  "settings",
  "monthly-test",
  "assessment",
  "weekly-quiz",
  "speed-math",
  "mental-math",
  "converter",
  "percentage-calc",
];
