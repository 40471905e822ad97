/** What reads wrongly beside a number whatever the story: a plural after 1, and the article that does not fit. */

/** What may end in s after a 1 and is no plural: verbs, and small words. */
const noPlurals = new Set(
  (
    "is has was does goes as less its this across always plus minus times gives takes makes means leaves stands lands stays " +
    "beats counts changes turns divides belongs comes meets moves uses holds says lies wins loses falls follows adds reads " +
    "shows needs rests begins ends keeps gets raises lowers clashes wastes walks visits disturbs wishes backwards forwards " +
    "draws becomes fits downwards upwards sometimes perhaps besides press gas bus glass class lens cross cactus us"
  ).split(" "),
);
/** What may stand between a number and its noun. */
const kind =
  "red|green|blue|yellow|white|black|full|whole|more|further|other|equal|small|large|big|long|short|gold|lemon|cherry|mint|ripe|free|empty|new|old|lit|percentage|decimal|significant";
/** So many: a 1 that is no part of a larger number, no factor and no end of a list; then perhaps a kind, and the noun. */
const oneOf = new RegExp(
  `(?<![\\w.,:/\\\\^{}+×·÷-]|(?:times|div|[+×·÷→,–-]|\\b(?:and|or|to)) \\$?|[\\w)}] \\$?-)(?<!\\$-)\\$?1\\$? (?:(?:${kind}) )?([a-z-]+s)\\b`,
  "g",
);
/** Things that have numbers: "the picture 1 squares". */
const named =
  /\b(?:picture|formation|row|column|card|day|round|lane|base|rule|frame|locker|of|and|or|to|from|by) \$?$/i;

/** "1 drones": 1 as how many, and then a plural. */
export function wrongPlurals(text: string): string[] {
  // What is looked for begins so; looking behind every sign of every text is slow.
  if (!/1\$? /.test(text)) return [];
  const single = [...text.matchAll(oneOf)].filter(
    ({ index, 1: noun = "" }) => !noPlurals.has(noun) && !named.test(text.slice(0, index)),
  );
  return single.map(([found]) => found);
}

/** Is "an" said before it? */
function soundsOpen(word: string): boolean {
  const digits = word.replace(/\\,|[ ,]/g, "");
  if (/^\d/.test(digits)) return digits.startsWith("8") || (/^1[18]/.test(digits) && digits.length % 3 === 2);
  if (/^(?:uni(?!m|n)|us[eu]|eu|one|once|ut)/.test(word)) return false;
  return /^(?:[aeiou]|hour|honest|heir)/.test(word);
}

/** Letters that name a point or a number are no articles: "to a and b", "what a is". */
const afterLetter = /^(?:and|in|is|into|itself|at|on|or|every|of|are|as|if|instead)$/;

/** "a 8", "an 12", "a orange", in small letters or at the start of a sentence. */
export function wrongArticles(text: string): string[] {
  if (!/an? /i.test(text)) return [];
  return [
    ...text.matchAll(/((?<![\p{L}\d])an?|(?<=^|[.?!] |[“"(])An?) (?:\*\*)?\$?(\d+(?:(?:\\,|[ ,])\d{3})*|[a-z]{2,})/gu),
  ]
    .filter(
      ([, article = "", word = ""]) =>
        !afterLetter.test(word) && article.toLowerCase().endsWith("n") !== soundsOpen(word),
    )
    .map(([found]) => found.replace("**", ""));
}

/** "0.333….": dots that say "and so on" end a sentence as well. */
export function fourDots(text: string): string[] {
  return text.match(/[^\s$]*(?:\\l?dots|…|\.{3})\$?\.(?!\.)/g) ?? [];
}

// An amount is one thing, however large: 20 minutes, $50\%$, £60, 40% of 20 cakes.
const number = "(?<![\\d.]|\\b(?:two|three) )[\\d.]*\\d\\$?";
const percentage = `${number}(?:\\\\?%| per cent)\\$?(?: of \\d+ [a-z]+)?`;
const measure = `${number} (?:mm|cm|m|km|g|kg|ml|l|minutes|hours|days|weeks|litres|metres)`;
/** Turns of another language in English words. */
const foreign = [
  new RegExp(`(?:[£€]${number}|${percentage}|${measure}) (?:are|were|remain)\\b`, "g"),
  /\bhow many (?:per cent\b|[a-z]+ are (?:\d|that\b)|[a-z]+ of [a-z\d]+ are that\b)/gi,
  /\bso (?:many (?:times|of)|often)\b/gi,
  /\bone [a-z]+ more that\b|\banother [a-z]+ than\b/gi,
];

/** "20 minutes are a third of an hour", "how many per cent", "so many times": readers stumble over them. */
export function unEnglish(text: string): string[] {
  return foreign.flatMap((turn) => text.match(turn) ?? []);
}
