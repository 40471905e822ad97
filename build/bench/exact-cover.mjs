// A plain solver to compare with: Sudoku as an exact cover, in the style of the program "kudoku", written for this bench.
// 729 choices (a digit in a cell), each meeting 4 of 324 wants (a cell filled, a digit in a row, in a column, in a box). The
// search always takes the want with the fewest choices left.

const wantsOf = new Int32Array(729 * 4);
const choicesOf = new Int32Array(324 * 9);
const sizes = new Int32Array(324);
for (let choice = 0; choice < 729; choice++) {
  const [cell, digit] = [Math.floor(choice / 9), choice % 9];
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  const box = 3 * Math.floor(row / 3) + Math.floor(column / 3);
  const wants = [cell, 81 + 9 * row + digit, 162 + 9 * column + digit, 243 + 9 * box + digit];
  for (const [at, want] of wants.entries()) {
    wantsOf[4 * choice + at] = want;
    choicesOf[9 * want + sizes[want]++] = choice;
  }
}
/** How many taken choices rule a choice out; how many choices a want has left, 10 and more where it is met. */
const bans = new Int32Array(729);
const left = new Int32Array(324);

function take(choice) {
  for (let at = 4 * choice; at < 4 * choice + 4; at++) {
    const want = wantsOf[at];
    left[want] += 10;
    for (let other = 9 * want; other < 9 * want + 9; other++)
      if (bans[choicesOf[other]]++ === 0) count(choicesOf[other], -1);
  }
}

function giveBack(choice) {
  for (let at = 4 * choice; at < 4 * choice + 4; at++) {
    const want = wantsOf[at];
    left[want] -= 10;
    for (let other = 9 * want; other < 9 * want + 9; other++)
      if (--bans[choicesOf[other]] === 0) count(choicesOf[other], 1);
  }
}

function count(choice, by) {
  for (let at = 4 * choice; at < 4 * choice + 4; at++) left[wantsOf[at]] += by;
}

/** How many solutions a grid of 81 characters has, up to a limit. */
export function countByExactCover(grid, limit) {
  bans.fill(0);
  left.fill(9);
  for (let cell = 0; cell < 81; cell++) {
    const digit = grid.charCodeAt(cell) - 49;
    if (digit < 0) continue;
    if (bans[9 * cell + digit] > 0) return 0;
    take(9 * cell + digit);
  }
  return search(limit);
}

function search(limit) {
  let best = -1;
  let fewest = 10;
  for (let want = 0; want < 324 && fewest > 1; want++) {
    if (left[want] >= fewest) continue;
    fewest = left[want];
    best = want;
  }
  if (best < 0) return 1;
  let found = 0;
  for (let at = 9 * best; at < 9 * best + 9 && found < limit; at++) {
    const choice = choicesOf[at];
    if (bans[choice] > 0) continue;
    take(choice);
    found += search(limit - found);
    giveBack(choice);
  }
  return found;
}
