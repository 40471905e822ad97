/** Which labels they are, and why. A text that never changes names them; a family draws them, so it names their kinds and where they stand. */
interface Alike {
  readonly why: string;
  readonly said?: string;
  readonly kinds?: string;
  /** The words before such a label, up to it. */
  readonly after?: RegExp;
}

/** In a cell of a table; in a row in bold; in what somebody says. */
const [cell, row, saying] = [/\|[^|\n]*$/, /\*\*[^*\n]*$/, /“[^”]*$/];

/**
 * Labels that may change places without another answer, by the puzzle, the question or the family whose words or figure they stand in, and why. A
 * label is a letter, a name, a unit, a colour or a mark of the figure (exchanges.ts).
 */
export const alike: Readonly<Record<string, Alike>> = {
  "algebra-polynomials-012": {
    why: "a red die and a blue die are rolled: which is named first there changes nothing",
    said: "red",
  },
  "arithmetic-medium-041": { why: "a town and a person who lives there", said: "Fez Yasmin" },
  "daily-001": { why: "every island is joined to every other one, whichever letter it has", said: "A B C D E" },
  "daily-009": {
    why: "one of every colour is wanted, so only how many there are of each counts, not which colour it is",
    said: "red blue green",
  },
  "geometry-quadrilaterals-023": { why: "the text does not speak of the two letters in the picture", said: "A C" },
  "geometry-triangles-014": { why: "which corner the words name first makes no difference", said: "A B" },
  "logic-hard-014": { why: "the three coordinates are alike, and the A begins a sentence", said: "x y z A" },
  "logic-medium-007": { why: "the two colours that the light may have, in whichever order", said: "red green" },
  "logic/joined-must-differ": { why: "the two words of one town's name", said: "Hà Nội" },
  "logic/five-in-a-ring": { why: "two words of the clues may change places, and the ring stays", kinds: "colour" },
  "logic/five-in-a-row": { why: "two words of the clues may change places, and the row stays", kinds: "colour name" },
  "logic/how-many-are-true": {
    why: "who says which sentence changes nothing, nor do two words that count alike",
    kinds: "name",
    after: saying,
  },
  "logic/star-square": {
    why: "two letters of the square may change places, and the star keeps its own",
    kinds: "mark",
  },
  "logic/three-friends": {
    why: "two words of the clues may change places, and the friend who is asked about keeps the answer",
    kinds: "colour name",
  },
  "number-theory-hard-027": { why: "a town and a person who lives there", said: "Valparaíso Ximena" },
  "patterns-easy-051": {
    why: "the one whose yard it is, and a pot at the beginning of a sentence",
    said: "Ayesha Pot",
  },
  "patterns-easy-053": { why: "a country, and two people who lay all their shells together", said: "Samoa Moana Tama" },
  "riddles-021": { why: "the two words of one name", said: "Grandma Lupe" },
  "riddles-054": { why: "who asks has no part in the number", said: "Bongani" },
  "weekly-029": { why: "the two primes are alike", said: "p q" },
  "weekly-084": { why: "what is said of both numbers, whichever is named first", said: "x" },
  "weekly-086": { why: "what is said of both numbers, whichever is named first", said: "a b" },
  "weekly-166": { why: "the cards show the same, whichever lies first", said: "red" },
  "word-problems-easy-052": { why: "the two words of one town's name", said: "La Paz" },
  "word-problems-easy-053": { why: "who says how much is needed changes no debt", said: "Dana" },
  "word-problems-medium-011": { why: "a town and a person who lives there", said: "Kyiv Oleh" },
};

/**
 * Families and stages whose labels are drawn like numbers, so that no few lines tell what they must be (labels.ts): which, and what is drawn. The notes of two
 * seeds hold them.
 */
export const drawn: Readonly<Record<string, Alike>> = {
  "geometry/net-of-a-cube": { why: "which letter stands on which square", kinds: "mark" },
  "logic/code-breaker": {
    why: "who stands where in a guess that the answer does not hang on",
    kinds: "colour name",
    after: cell,
  },
  "logic/fewest-turns": {
    why: "which of the row lies which way up, where as many must be turned either way",
    kinds: "name",
    after: row,
  },
  "patterns/bead-cycle": { why: "the colours of the block", kinds: "colour", after: row },
};
