/**
 * Words that the rule of endings below would keep apart, though they are one to who searches. Published stemmers cut "percentages"
 * to "percentag" and "percent" to "percent": words of mathematics need a list of their own.
 */
const families = `
percent percentage percentages percents pct
fraction fractions fractional
times
multiply multiplication multiplying multiplied multiplies multiplier
divide division dividing divided divides divider
add addition adding added adds additions
subtract subtraction subtracting subtracted subtracts
probability probabilities probable probably
estimate estimation estimating estimates estimated
factorise factorising factorisation factorize factorizing factorization factoring
simplify simplifying simplification simplified simplest
expand expanding expansion expanded
calculate calculator calculators calculation calculations calculating calc calcs
equation equations equate
equivalent equivalence
expression expressions
inequality inequalities
polynomial polynomials
geometry geometric geometrical
algebra algebraic
arithmetic arithmetical
logic logical
statistic statistics statistical stats
math maths mathematics mathematical
formula formulas formulae
vertex vertices
index indices indexes
radius radii
axis axes
half halves halving halved
matrix matrices
coordinate coordinates cordinate cordinates
symmetry symmetrical symmetric symmetries
reflect reflection reflections reflected
rotate rotation rotations rotated
reverse reversed reversing
round rounding rounded rounds
order ordering ordered orders
compare comparing comparison comparisons compared
convert converting conversion converter conversions converted
substitute substituting substitution substituted
solve solving solved solver solves
solution solutions
simultaneous simultaneously
negative negatives
exponent exponents exponential exponentiation
triangle triangles triangular
circle circles circular
square squares squared squaring
cube cubes cubed cubic cubing
rectangle rectangles rectangular
polygon polygons polygonal
quadrilateral quadrilaterals
quadratic quadratics
sequence sequences sequential
prime primes
graph graphs graphing
centre centres center centers central
metre metres meter meters
colour colours color colors
practise practice practising practicing practises
measure measures measuring measurement measurements
proportion proportions proportional proportionality
volume volumes
diameter diameters
decimal decimals
number numbers numeric numerical numeral
shape shapes
person people
woman women female girl girls
mathematician mathematicians
invent invented inventor inventors invention
child children
clock clocks
pythagoras pythagorean
setting settings
licence licences license licenses
`;

const members = families
  .trim()
  .split("\n")
  .map((line) => line.split(" "));
const familyOf = new Map(members.flatMap((family) => family.map((word) => [word, family] as const)));

/** Every word that is one with this one to who searches, itself among them. */
export function kin(word: string): readonly string[] {
  return familyOf.get(word) ?? familyOf.get(bare(word)) ?? [word];
}

/** What the forms of a word have in common: the same for "squares" and "squared". */
export function stem(word: string): string {
  const family = familyOf.get(word) ?? familyOf.get(bare(word));
  return family?.[0] ?? bare(word);
}

/** A word without its ending. */
function bare(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  return withoutVerbEnding(singular(word))
    .replace(/iz$/, "is")
    .replace(/(?<=\w{3})e$/, "");
}

function singular(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/\w{2}ies$/.test(word)) return word.replace(/ies$/, "y");
  return word.replace(/(?<=s|x|z|ch|sh)es$|s$/, "");
}

function withoutVerbEnding(word: string): string {
  const rest = word.replace(/(?:ing|(?<!e)ed)$/, "");
  if (rest === word || rest.length < 3 || !/[aeiouy]/.test(rest)) return word;
  return rest.length > 3 ? rest.replace(/([^aeioulsz])\1$/, "$1") : rest;
}
