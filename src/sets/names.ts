/**
 * The names that items begin with, each told by its place here in every link of a set that was ever shared: names are added at
 * the end, none is taken out or moved. What is not here yet is spelled out in a link, which is longer.
 */
export const names: readonly string[] = `
algebra-exponents algebra-inequalities algebra-linear algebra-polynomials algebra-quadratic algebra-systems
arithmetic-easy arithmetic-hard arithmetic-medium brain-teasers-easy brain-teasers-hard brain-teasers-medium
geometry-3d-shapes geometry-circles geometry-coordinate geometry-polygons geometry-quadrilaterals geometry-triangles
logic-easy logic-hard logic-medium number-theory-easy number-theory-hard number-theory-medium patterns-easy
patterns-hard patterns-medium riddles word-problems-easy word-problems-hard word-problems-medium weekly
combined-probability mean median-mode-range proportion reading-tables sequences-next-term sequences-nth-term
simple-probability adding-decimals decimals-by-tens comparing-decimals dividing-decimals fractions-to-decimals
multiplying-decimals decimal-place-value rounding-decimals subtracting-decimals decimals-to-fractions divisibility
division-by-tens division-facts long-division remainders-in-context remainders short-division unknowns-on-both-sides
collecting-like-terms expanding-brackets factorising-quadratics inequalities one-step-equations quadratic-equations
simultaneous-equations substituting two-step-equations equations-with-brackets equations-with-fractions
adding-fractions comparing-fractions dividing-fractions equivalent-fractions fraction-of-an-amount lowest-terms
mixed-and-improper mixed-number-sums multiplying-fractions ordering-fractions subtracting-fractions
bridging-through-ten compensating counting-up dividing-by-five-and-twenty-five dividing-by-splitting
doubles-and-near-doubles estimating-products halving-and-doubling near-squares percentages-in-the-head
splitting-products splitting-tens-and-ones squares-ending-in-five swapped-percentages times-five-and-twenty-five
times-nine-and-eleven factors-and-multiples highest-common-factor lowest-common-multiple multiplying-negatives
negative-numbers order-of-operations powers-and-roots prime-factors rounding-whole-numbers rules-of-powers
sharing-in-a-ratio simplifying-ratios compound-interest one-as-a-percentage-of-another percentage-change
percentage-increase-and-decrease percentage-of-an-amount percentages-and-fractions repeated-percentage-changes
reverse-percentages volume-of-boxes circles coordinates angles-on-lines-and-points perimeter angles-in-polygons
pythagoras area-of-rectangles area-of-triangles angles-in-triangles long-multiplication missing-factors
multiplying-by-tens square-numbers times-tables-20 times-tables two-digit-times-one-digit game/bulls-and-cows
game/factor-game game/hanoi game/kenken game/lights-out game/magic-squares game/minesweeper game/nim
game/number-pyramids game/numbers-round game/peg-solitaire game/sliding-tiles game/sudoku game/twenty-four
`
  .trim()
  .split(/\s+/);
