import type { IconName } from "../../ui/icon-names.ts";

/**
 * What a topic looks like on a tile, in the few letters that fit there: characters that every device has. By the category and the slug of
 * the topic (content/topics.yaml).
 */
export const topicSigns: Readonly<Record<string, string>> = {
  "arithmetic/adding-subtracting": "+ −",
  "arithmetic/multiplying-dividing": "× ÷",
  "arithmetic/order-of-operations": "2+3×4",
  "arithmetic/fractions": "½ + ¼",
  "arithmetic/decimals": "0.1",
  "arithmetic/percentages": "%",
  "arithmetic/negative-numbers": "−3",
  "arithmetic/rounding-estimating": "≈ 100",
  "arithmetic/powers-roots": "√9",

  "logic/ordering": "1st, 2nd",
  "logic/arguments": "if → so",
  "logic/sorting": "● ○ ●",

  "number-theory/factors-multiples": "3 × 4",
  "number-theory/primes": "2, 3, 5, 7",
  "number-theory/remainders": "÷ 3, r 1",
  "number-theory/digits": "7□3",
  "number-theory/squares-powers": "n²",
  "number-theory/equations": "3x + 5y",

  "patterns/sequences": "1, 3, 5, …",
  "patterns/growing-pictures": "▪ ▪▪",
  "patterns/cycles": "▲ ● ▲ ●",
  "patterns/doubling": "× 2",
  "patterns/rules": "□ → ?",

  "word-problems/money": "€ £",
  "word-problems/sharing-ratio": "2 : 3",
  "word-problems/measures": "m, kg",
  "word-problems/unknowns": "? + ?",

  "brain-teasers/counting": "1, 2, 3 …",
};

/** Those that are drawn. */
export const topicIcons: Readonly<Record<string, IconName>> = {
  "logic/matching": "users",
  "logic/truth-and-lies": "message-circle-question-mark",
  "logic/grids": "grid-3x3",
  "logic/games": "gamepad-2",

  "patterns/number-shapes": "table-2",

  "word-problems/time-speed": "clock",
  "word-problems/data-chance": "dices",
  "word-problems/working-backwards": "undo-2",

  "brain-teasers/crossing-weighing": "scale",
  "brain-teasers/shapes": "shapes",
  "brain-teasers/time-calendar": "calendar-days",
  "brain-teasers/games": "gamepad-2",
  "brain-teasers/chance-surprises": "dices",
  "brain-teasers/numbers": "hash",
};
