import type { choices, Settings } from "../../device/settings/settings.ts";

type Name = keyof Settings;
type Value<Of extends Name> = (typeof choices)[Of][number];

interface Label<Of extends Name> {
  readonly value: Value<Of>;
  readonly label: string;
  /** How it looks, before the label; it stays as it is whatever is chosen. */
  readonly sample?: string;
}

/** A choice as it is shown: what it is called, what its options are called, and what is worth knowing about it. */
export interface Row<Of extends Name = Name> {
  readonly name: Of;
  readonly legend: string;
  readonly labels: readonly Label<Of>[];
  readonly note?: string;
}

function row<Of extends Name>(name: Of, legend: string, labels: readonly Label<Of>[], note?: string): Row {
  return { name, legend, labels, ...(note && { note }) };
}

/** Every choice, in the order of the page. */
export const groups: readonly { readonly heading: string; readonly rows: readonly Row[] }[] = [
  {
    heading: "How it looks",
    rows: [
      row("theme", "Theme", [
        { value: "system", label: "As this device" },
        { value: "light", label: "Light" },
        { value: "dark", label: "Dark" },
      ]),
      row("textSize", "Text size", [
        { value: 100, label: "100%" },
        { value: 115, label: "115%" },
        { value: 130, label: "130%" },
        { value: 150, label: "150%" },
      ]),
      row(
        "easyRead",
        "Space in the text",
        [
          { value: "off", label: "Usual" },
          { value: "more", label: "More space" },
        ],
        "More space between letters, words and lines, shorter lines and no slanted words. This helps many readers, with and without dyslexia.",
      ),
      row(
        "font",
        "Typeface",
        [
          { value: "usual", label: "Atkinson Hyperlegible (usual)" },
          { value: "device", label: "The device's own" },
        ],
        "Take the one that you read more comfortably.",
      ),
      row(
        "motion",
        "Movement",
        [
          { value: "system", label: "As this device" },
          { value: "less", label: "Always less" },
        ],
        "Less: nothing slides, drifts or grows.",
      ),
    ],
  },
  {
    heading: "How it behaves",
    rows: [
      row(
        "sounds",
        "Sounds",
        [
          { value: "off", label: "Off" },
          { value: "on", label: "On" },
        ],
        "Two short, soft tones after an answer. The words always say the same.",
      ),
      row(
        "timers",
        "Clocks and times",
        [
          { value: "shown", label: "Shown" },
          { value: "hidden", label: "Hidden" },
        ],
        "Hidden: no running clock, and no minutes on the puzzles.",
      ),
      row(
        "notices",
        "When the connection is lost",
        [
          { value: "on", label: "Tell me" },
          { value: "off", label: "Keep quiet" },
        ],
        "Everything on Sumwhere works without a connection, too.",
      ),
      row(
        "hand",
        "Number pad beside a grid",
        [
          { value: "right", label: "On the right" },
          { value: "left", label: "On the left" },
        ],
        "On the left, your left hand does not cover the grid. On a small screen the pad is below the grid either way.",
      ),
      row(
        "singleKeys",
        "Single-key shortcuts",
        [
          { value: "on", label: "On" },
          { value: "off", label: "Off" },
        ],
        "On: the / key opens “Find anything”, and on a puzzle's own page N goes to the next one and H shows the hint. Off is better if you speak to your device or often press a key by mistake. Ctrl+K always works.",
      ),
      row(
        "keypad",
        "Keypad for answers",
        [
          { value: "on", label: "On phones and tablets" },
          { value: "off", label: "Never" },
        ],
        "It has just the keys that an answer needs, and its key “abc” brings the device's own keyboard. Never: always the device's own.",
      ),
      row(
        "answers",
        "Fractions, pairs and lists",
        [
          { value: "parts", label: "In boxes and on chips" },
          { value: "text", label: "Typed in one field" },
        ],
        "In boxes, a fraction has a place above its line and one below, and a sum with gaps is filled in where it stands. Both ways are judged alike.",
      ),
    ],
  },
  {
    heading: "Puzzles and games",
    rows: [
      row(
        "checking",
        "Wrong cells are shown",
        [
          { value: "asked", label: "When I ask" },
          { value: "always", label: "At once" },
          { value: "off", label: "Never" },
        ],
        "What breaks a rule, as a number twice in a row, is marked at once, but for “Never”. You can always go back to the last board that was right.",
      ),
      row("marks", "When you write a number, pencil marks", [
        { value: "tidied", label: "Are tidied for you" },
        { value: "own", label: "Stay as they are" },
      ]),
      row("pencilled", "Pencil marks stand", [
        { value: "placed", label: "Each at its place" },
        { value: "centred", label: "In the middle of the cell" },
      ]),
      row(
        "entry",
        "To write into a cell, choose",
        [
          { value: "cell", label: "The cell, then the number" },
          { value: "number", label: "The number, then the cells" },
        ],
        "Number first: a key of the pad holds its number until you press it again, and each cell you press gets it.",
      ),
      row("same", "Cells with the same number", [
        { value: "shown", label: "Stand out" },
        { value: "plain", label: "Look like the others" },
      ]),
      row("gameClock", "A clock beside the puzzle", [
        { value: "hidden", label: "No clock" },
        { value: "shown", label: "With a clock" },
      ]),
    ],
  },
  {
    heading: "How numbers are written",
    rows: [
      row(
        "numbers",
        "Decimals and thousands",
        [
          { value: "point", label: "1,234.5" },
          { value: "comma", label: "1\u202F234,5" },
        ],
        "As you learnt it at school. Answers are read the same way, so 3,5 can be three and a half. Times, and the keys of the calculator, stay as they are.",
      ),
      row(
        "digits",
        "Digits",
        [
          { value: "latn", sample: "0123", label: "usual" },
          { value: "arab", sample: "٠١٢٣", label: "Arabic" },
          { value: "arabext", sample: "۰۱۲۳", label: "Persian, Urdu" },
          { value: "deva", sample: "०१२३", label: "Hindi, Nepali" },
          { value: "beng", sample: "০১২৩", label: "Bengali" },
          { value: "gujr", sample: "૦૧૨૩", label: "Gujarati" },
          { value: "guru", sample: "੦੧੨੩", label: "Punjabi" },
          { value: "orya", sample: "୦୧୨୩", label: "Odia" },
          { value: "telu", sample: "౦౧౨౩", label: "Telugu" },
          { value: "knda", sample: "೦೧೨೩", label: "Kannada" },
          { value: "mymr", sample: "၀၁၂၃", label: "Burmese" },
          { value: "khmr", sample: "០១២៣", label: "Khmer" },
          { value: "laoo", sample: "໐໑໒໓", label: "Lao" },
          { value: "thai", sample: "๐๑๒๓", label: "Thai" },
          { value: "tibt", sample: "༠༡༢༣", label: "Tibetan" },
        ],
        "How all numbers are shown. You can type any of these digits, whatever you choose. Links and files keep the usual ones. If a name has no digits before it, this device cannot show them.",
      ),
    ],
  },
];
