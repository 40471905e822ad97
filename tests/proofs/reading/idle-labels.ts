/**
 * Labels that may change places without another answer, by the puzzle, the question or the family whose words or figure they stand in, and why. A
 * label is a letter, a name, a unit, a colour or a mark of the figure (exchanges.ts).
 */
export const alike: Readonly<Record<string, string>> = {
  "algebra-polynomials-012": "a red die and a blue die are rolled: which is named first there changes nothing",
  "arithmetic-medium-041": "a town and a person who lives there",
  "daily-001": "every island is joined to every other one, whichever letter it has",
  "daily-009": "one of every colour is wanted, so only how many there are of each counts, not which colour it is",
  "geometry-quadrilaterals-023": "the text does not speak of the two letters in the picture",
  "geometry-triangles-014": "which corner the words name first makes no difference",
  "logic-hard-014": "the three coordinates are alike, and the A begins a sentence",
  "logic-medium-007": "the two colours that the light may have, in whichever order",
  "logic/joined-must-differ": "the two words of one town's name",
  "logic/five-in-a-ring": "two words of the clues may change places, and the ring stays",
  "logic/five-in-a-row": "two words of the clues may change places, and the row stays",
  "logic/how-many-are-true": "who says which sentence changes nothing, nor do two words that count alike",
  "logic/star-square": "two letters of the square may change places, and the star keeps its own",
  "logic/three-friends": "two words of the clues may change places, and the friend who is asked about keeps the answer",
  "number-theory-hard-027": "a town and a person who lives there",
  "patterns-easy-051": "the one whose yard it is, and a pot at the beginning of a sentence",
  "patterns-easy-053": "a country, and two people who lay all their shells together",
  "riddles-005": "who asks has no part in the day",
  "riddles-021": "the two words of one name",
  "riddles-054": "who asks has no part in the number",
  "weekly-029": "the two primes are alike",
  "weekly-084": "what is said of both numbers, whichever is named first",
  "weekly-086": "what is said of both numbers, whichever is named first",
  "weekly-166": "the cards show the same, whichever lies first",
  "word-problems-easy-052": "the two words of one town's name",
  "word-problems-easy-053": "who says how much is needed changes no debt",
  "word-problems-medium-011": "a town and a person who lives there",
};

/**
 * Families and stages whose labels are drawn like numbers, so that no few lines tell what they must be (labels.ts): what is drawn. The notes of two
 * seeds hold them.
 */
export const drawn: Readonly<Record<string, string>> = {
  "geometry/net-of-a-cube": "which letter stands on which square",
  "logic/code-breaker": "who stands where in a guess that the answer does not hang on",
  "logic/fewest-turns": "which of the row lies which way up, where as many must be turned either way",
  "patterns/bead-cycle": "the colours of the block",
};
