// What items are told by in every link of a set that was ever shared: by their places here. So names are added at the end of a list,
// none is taken out or moved, and no link is spoilt. What is not here yet is spelled out in a link, which is longer.

const of = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Lists of puzzles: what their ids begin with. */
export const lists = of(`
algebra-exponents algebra-inequalities algebra-linear algebra-polynomials algebra-quadratic algebra-systems
arithmetic-easy arithmetic-hard arithmetic-medium brain-teasers-easy brain-teasers-hard brain-teasers-medium
geometry-3d-shapes geometry-circles geometry-coordinate geometry-polygons geometry-quadrilaterals geometry-triangles
logic-easy logic-hard logic-medium number-theory-easy number-theory-hard number-theory-medium patterns-easy
patterns-hard patterns-medium riddles word-problems-easy word-problems-hard word-problems-medium weekly daily
`);

/** Skills. */
export const skills = of(`
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
multiplying-by-tens square-numbers times-tables-20 times-tables two-digit-times-one-digit
`);

/** Games whose boards lie on paper, with what can be chosen in each field of their settings: at most eight for each. */
export const games: Readonly<Record<string, readonly (readonly string[])[]>> = {
  kenken: ["3 4 5 6 7 8 9", "add addsub addsubmul all hidden", "easy normal hard extreme"].map(of),
  "magic-squares": ["square star triangle", "3 4 5 6 7 8", "easy medium hard expert"].map(of),
  "number-pyramids": ["3 4 5 6", "add subtract multiply", "easy medium hard expert"].map(of),
  "numbers-round": ["easy 0 1 2 3 4"].map(of),
  sudoku: ["9 6 4", "easy medium medium2 hard expert extreme"].map(of),
  "twenty-four": ["9 10 13", "easy medium hard expert"].map(of),
};

/** Formulas. */
export const formulas = of(`
distributive-law adding-fractions multiplying-fractions dividing-fractions percentage-of-an-amount percentage-change
speed compound-interest square-of-a-sum difference-of-two-squares quadratic-formula straight-line multiplying-powers
negative-powers nth-term arithmetic-series rectangle-area triangle-area circumference circle-area pythagoras
polygon-angles prism-volume sine-cosine-tangent mean median range probability complement either-event both-events
dividing-powers power-of-a-power fractional-powers product-of-surds rationalising completing-the-square discriminant
sum-and-product-of-roots vertex-of-a-parabola sum-of-cubes gradient-of-a-line midpoint distance-between-points
perpendicular-gradients equation-of-a-circle logarithm laws-of-logarithms logarithm-of-a-power change-of-base
exponential-growth half-life remainder-theorem partial-fractions percentage-multiplier reverse-percentage
percentage-error sharing-in-a-ratio direct-proportion inverse-proportion bounds-of-rounding bounds-of-a-quotient
hcf-times-lcm number-of-factors recurring-decimal division-with-remainder first-principles derivative-of-a-power
derivative-of-exponential derivative-of-logarithm derivative-of-sine derivative-of-tangent product-rule quotient-rule
chain-rule parametric-gradient tangent-to-a-curve integral-of-a-power integral-of-exponential integral-of-reciprocal
integral-of-sine integration-by-parts definite-integral volume-of-revolution trapezium-rule newton-raphson
simple-interest compound-interest-in-parts effective-annual-rate depreciation average-growth-rate percentage-profit
regular-savings loan-payment parallelogram-area trapezium-area kite-area arc-length sector-area interior-angle
exterior-angle cuboid-surface space-diagonal cylinder-volume cylinder-surface pyramid-volume cone-volume cone-surface
sphere-volume sphere-surface frustum-volume similar-areas-and-volumes half-square-triangle half-equilateral-triangle
angle-at-the-centre density pressure velocity-after-a-time distance-from-mean-velocity distance-from-acceleration
velocity-after-a-distance distance-from-end-velocity newtons-second-law weight friction moment components-of-a-force
projectile-range geometric-nth-term geometric-series sum-to-infinity arithmetic-sum-from-step sum-of-whole-numbers
sum-of-squares sum-of-first-cubes quadratic-sequence combinations permutations binomial-theorem binomial-series
mean-from-a-table weighted-mean standard-deviation variance-from-a-table interquartile-range outlier-fences
frequency-density pie-chart-angle stratified-sample capture-recapture expected-frequency conditional-probability
general-multiplication-rule at-least-one bayes-theorem expected-value variance-of-a-random-variable linear-change
binomial-probability binomial-mean standardising mean-of-a-sample correlation-coefficient regression-line sine-rule
cosine-rule angle-from-three-sides triangle-area-from-two-sides tangent-identity sine-and-cosine-squared
secant-identities sine-of-a-sum cosine-of-a-sum tangent-of-a-sum sine-of-the-double cosine-of-the-double
tangent-of-the-double one-wave-from-two degrees-to-radians arc-length-in-radians sector-area-in-radians segment-area
small-angles complementary-angles magnitude-of-a-vector vector-between-points scalar-product angle-between-vectors
dividing-in-a-ratio triangle-area-from-vectors matrix-product determinant inverse-matrix modulus-of-a-complex-number
`);

/** What version 1 of a link tells by one row of names. It grows no more: the code of a sheet follows from it (link.ts). */
export const namesInFirst: readonly string[] = [
  ...lists.slice(0, 32),
  ...skills.slice(0, 101),
  ...of(`
game/bulls-and-cows game/factor-game game/hanoi game/kenken game/lights-out game/magic-squares game/minesweeper
game/nim game/number-pyramids game/numbers-round game/peg-solitaire game/sliding-tiles game/sudoku game/twenty-four
`),
];
