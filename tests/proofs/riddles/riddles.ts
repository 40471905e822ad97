import { choices, insist, only, type Proofs, range } from "../proof.ts";
import { labelled } from "../reading/labelled.ts";
import { letters, numberWord, readByRomans, roman, spelled } from "./number-words.ts";
import {
  angleFunctions,
  averages,
  counts,
  functions,
  has,
  meaning,
  numbers,
  operations,
  sort,
  things,
  those,
} from "./things.ts";

const backwards = (text: string) => [...text].reverse().join("");
const shuffled = (text: string) => letters(text).sort().join("");
const near = (a: number, b: number) => Math.abs(a - b) < 1e-9;

const months = "January February March April May June July August September October November December".split(" ");
const weekdays = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");
const alphabet = [..."abcdefghijklmnopqrstuvwxyz"];

/** A digit or number turned half a turn, so that it stands on its head; nothing where that is no number. */
const onItsHead = (number: number): number | undefined => {
  const heads: Record<string, string> = { 0: "0", 1: "1", 6: "9", 8: "8", 9: "6" };
  const turned = [...backwards(String(number))].map((digit) => heads[digit]);
  return turned.includes(undefined) ? undefined : Number(turned.join(""));
};

const named = (fits: (value: number) => boolean) => only(Object.entries(numbers).filter(([, value]) => fits(value)))[0];

export const proofs: Proofs = {
  "riddles-001": ({ says }) => {
    says("I am an odd number", "what is left when my first letter goes", "then I am even");
    return numberWord(
      only(spelled(0, 9999).filter(({ number, word }) => number % 2 === 1 && word.slice(1) === "even")).number,
    );
  },

  // Eleven steps and three more, on something that begins again after its last step.
  "riddles-002": ({ said, says }) => {
    says("make", "nobody says I am wrong", "I have a face", "I have hands");
    return only(
      those(
        has("has a face", "has hands"),
        ({ counts: { cycle } }) => cycle !== undefined && (said(1) + said(2)) % cycle === said(3),
      ),
    );
  },

  "riddles-003": ({ said, says }) => {
    says("I am a number below", "letter more", "times what I was");
    const tenfold = ({ number, word }: { number: number; word: string }) => {
      const ten = letters(numberWord(said(3) * number)).join("");
      return (
        ten.length === word.length + said(2) &&
        range(0, word.length).some((i) => ten.slice(0, i) + ten.slice(i + 1) === word)
      );
    };
    return numberWord(only(spelled(0, said(1) - 1).filter(tenfold)).number);
  },

  // Beginnings that say a number, in Latin or Greek.
  "riddles-004": ({ said, says }) => {
    says("Listen to my name: it says that I am the", "Look at the year: I am the");
    const begins = { uni: 1, duo: 2, tri: 3, quadr: 4, quin: 5, sext: 6, sept: 7, octo: 8, nov: 9, dec: 10 };
    return only(
      months.filter((month, i) =>
        Object.entries(begins).some(
          ([begin, number]) => month.toLowerCase().startsWith(begin) && number === said(1) && i + 1 === said(2),
        ),
      ),
    );
  },

  "riddles-005": ({ says }) => {
    says("Today and tomorrow begin with the same letter", "the real names of the two days", "Which day is it today?");
    says('laughs Sina. "With a T!"');
    return only(weekdays.filter((day, i) => day[0] === weekdays[(i + 1) % 7]?.[0]));
  },

  "riddles-006": ({ said, says }) => {
    says(
      "Two cousins",
      "in words, one, two, three and so on",
      "write out the numbers in words",
      "each as people do in her own town",
      "London needs me for the first time at",
    );
    says("New York has to wait for me until", "Which letter");
    const [graces, joys] = [spelled(1, 2000, "and"), spelled(1, 2000, "no and")];
    const first = (letter: string, numbers: typeof graces) =>
      numbers.find((one) => one.letters.includes(letter))?.number;
    return only(alphabet.filter((letter) => first(letter, graces) === said(5) && first(letter, joys) === said(6)));
  },

  "riddles-007": ({ said, says }) => {
    says("spots, but", "faces, but not one of them", "Throw me, and I lie still");
    return only(those(counts("faces", said(2)), counts("spots", said(1)), has("is thrown")));
  },

  // Some heaps, thrown together and dealt out one by one.
  "riddles-008": ({ says }) => {
    says("throw what you have into one big bowl, and each of you takes out the same share. I am that share.");
    says("why does my name sound so unkind?");
    const heaps = [
      [1, 2, 9],
      [4, 4, 10],
      [0, 7, 8, 9, 11],
    ];
    const share = (heap: readonly number[]) => {
      const bowl = heap.flatMap((own) => range(1, own));
      const got = heap.map((_own, person) => bowl.filter((_one, turn) => turn % heap.length === person).length);
      return only(new Set(got));
    };
    return only(
      averages.filter(({ of, also }) => heaps.every((heap) => of(heap) === share(heap)) && also.includes("unkind")),
    ).name;
  },

  // All fractions from 0 to 1 with a denominator up to 60, in lowest terms: 1 - p/q = p/q.
  "riddles-009": ({ says }) => {
    says("Take me away from one, and somebody is left who looks exactly like me", "No other number can say that");
    const gcd = (a: number, b: number): number => (b ? gcd(b, a % b) : a);
    const [p, q] = only(
      [...choices([range(0, 60), range(1, 60)])].filter(([p = 0, q = 1]) => p <= q && gcd(p, q) === 1 && q - p === p),
    );
    return `${p}/${q}`;
  },

  "riddles-010": ({ said, says }) => {
    says(
      "I am a network of points and lines, all in one piece",
      "nowhere in me can you walk in a ring",
      "With ten points",
    );
    says("I have leaves, and often a root, but no bark");
    return only(
      those(
        sort("graph"),
        meaning("plant with root and leaves"),
        counts("lines on ten points", said(3)),
        has("in one piece", "no ring to walk"),
      ),
    );
  },

  "riddles-011": ({ said, says }) => {
    says(
      "Side by side we go, and for ever straight on, but we never meet",
      "letters in it stand up",
      "What kind of lines",
    );
    const standing = new RegExp(`^..+l{${said(1)}}..+$`);
    return only(those(has("never meet", "side by side"), ({ name }) => standing.test(name.split(" ")[0] ?? "")));
  },

  // From every number to the count of its letters, until that is the number itself.
  "riddles-012": ({ says }) => {
    says("takes a number, writes it as a word and counts the letters", "With it she does the same again, and again");
    says("Whatever number she starts with, she always comes to me", "Which number am I?");
    const ends = range(0, 9999).map((start) => {
      let number = start;
      for (const _step of range(1, 50)) number = letters(numberWord(number)).length;
      return number;
    });
    return numberWord(only(new Set(ends)));
  },

  "riddles-013": ({ says }) => {
    says("The D on Arun's keyboard is broken", "He types the numbers as words: one, two, three, and on and on");
    says("the first number that he cannot type?");
    return numberWord(spelled(1, 9999).find(({ word }) => word.includes("d"))?.number ?? 0);
  },

  "riddles-014": ({ says }) => {
    says("Fold me, and I am a box.", "Throw me, and I catch fish.", "Read me backwards, and I am a number.");
    const words = spelled(0, 100).map(({ word }) => word);
    return only(
      those(has("folds to a box"), meaning("thing to catch fish with"), ({ name }) => words.includes(backwards(name))),
    );
  },

  "riddles-015": ({ says, shown }) => {
    says("A number hides in this sentence, letter by letter and in the right order:");
    const [, printed = ""] = /\*\*(.+?)\*\*/.exec(shown.words) ?? [];
    const sentence = letters(printed).join("");
    return only(spelled(0, 9999).filter(({ word }) => sentence.includes(word))).word;
  },

  "riddles-016": ({ said, says }) => {
    says("side of me, and no side is left to paint", "you have touched all the edge there is", "from a strip of paper");
    says("Paint", "Run a finger along", "Cut me along the middle, and I stay in one piece");
    return only(those(sort("surface"), counts("colours", said(1)), counts("rims", said(2)), has("in one piece")));
  },

  // Letters that are words for oneself, and letters that stand for a number (as real and imaginary part).
  "riddles-017": ({ said, says }) => {
    says("Speak of yourself and write me large: I am a person.", "Which letter am I?");
    says("Write me small and multiply me by myself: I am less than nothing, by exactly");
    const numbersByLetter = { e: [Math.E, 0], i: [0, 1], π: [Math.PI, 0], φ: [(1 + Math.sqrt(5)) / 2, 0] } as const;
    const squareIsLess = ([re, im]: readonly [number, number]) => re * re - im * im === -said(1) && 2 * re * im === 0;
    const oneself = ["I", "me", "myself"].map((word) => word.toLowerCase());
    return only(
      Object.entries(numbersByLetter).filter(([name, value]) => squareIsLess(value) && oneself.includes(name)),
    )[0];
  },

  "riddles-018": (reading) => {
    reading.says(
      "It is one of the longest",
      "February is the shortest month",
      "I know a much shorter one. You can write it in no time.",
    );
    labelled(reading, 'shortest month," says @1.', '"Not at all," says @2.', "Which month does @2 mean?");
    const shortest = Math.min(...months.map((month) => month.length));
    return only(months.filter((month) => month.length === shortest));
  },

  "riddles-019": ({ said, says }) => {
    says(
      "Take away its first letter and its last one",
      "What stays in the middle is",
      "less than I am",
      "in ancient Rome",
    );
    return numberWord(
      only(spelled(1, 9999).filter(({ number, word }) => readByRomans(word.slice(1, -1)) === number - said(2))).number,
    );
  },

  // Behind: ten times as much; in front: nothing changes. For every digit and many numbers.
  "riddles-020": ({ said, says }) => {
    says(
      "Put me behind a whole number, and it is",
      "times as big",
      "Put me in front of it, and nothing changes at all",
    );
    return numberWord(
      only(
        range(0, 9).filter((digit) =>
          range(1, 999).every(
            (number) => Number(`${number}${digit}`) === said(1) * number && Number(`${digit}${number}`) === number,
          ),
        ),
      ),
    );
  },

  "riddles-021": ({ said, says }) => {
    says(
      "I was born in the",
      "Write my year of birth in digits and turn the paper upside down: it is the same year again",
    );
    return only(range(said(1), 1999).filter((year) => onItsHead(year) === year));
  },

  "riddles-022": ({ said, says }) => {
    says(
      "My name, in capital letters",
      "stick for I,",
      "each for L, T, V and X,",
      "each for F, H, N and Y, and",
      "each for E and W.",
    );
    says("Gaps and hyphens cost nothing", "I use exactly as many sticks as I say!");
    const group = (spelling: string, many: number) => letters(spelling).map((letter) => [letter, many] as const);
    const sticks: Record<string, number> = Object.fromEntries([
      ...group("i", said(1)),
      ...group("ltvx", said(2)),
      ...group("fhny", said(3)),
      ...group("ew", said(4)),
    ]);
    const used = (word: readonly string[]) => word.reduce((total, letter) => total + (sticks[letter] ?? Number.NaN), 0);
    return numberWord(only(spelled(0, 9999).filter((one) => used(one.letters) === one.number)).number);
  },

  "riddles-023": ({ says }) => {
    says("My days are numbered", "When the last one is over", "another takes my place on the wall");
    return only(those(has("numbers the days", "hangs on a nail")));
  },

  "riddles-024": ({ said, says }) => {
    says("Every odd number in the world needs me as soon as its name is written down in English", "happily without me");
    const odd = spelled(1, 9999).filter(({ number }) => number % 2 === 1);
    const everywhere = alphabet.filter((letter) => odd.every((one) => one.letters.includes(letter)));
    const spared = [said(1), said(2), said(3)].map((number) => numberWord(number));
    return only(everywhere.filter((letter) => spared.every((word) => !word.includes(letter))));
  },

  "riddles-025": ({ said, says }) => {
    says(
      "A butterfly has one of me. A square has",
      "A circle has more than anyone can count",
      "You find me with a mirror",
    );
    return only(
      those(
        counts("of a butterfly", 1),
        counts("of a square", said(1)),
        counts("of a circle", Number.POSITIVE_INFINITY),
      ),
    );
  },

  "riddles-026": ({ said, says }) => {
    says("taps your knee, you meet me, and up goes your foot", "past the half turn", "What kind of angle am I?");
    return only(
      those(
        sort("angle"),
        meaning("jump of the knee"),
        (one) => (one.counts["least degrees"] ?? 0) > 360 * said(1) && (one.counts["most degrees"] ?? 360) < 360,
      ),
    );
  },

  // Tried on all whole degrees beside the sine; the angles from 0° to 90°.
  "riddles-027": ({ said, says }) => {
    says(
      "At 0° he is nothing and I am one.",
      "he is one and I am nothing",
      "At",
      "And at every angle, his square and my square make",
    );
    const { sine } = angleFunctions;
    return only(
      Object.entries(angleFunctions).filter(
        ([, f]) =>
          near(f(said(1)), 1) &&
          near(f(said(2)), 0) &&
          range(said(1), said(2)).every((at) => near(f(at) ** 2 + (sine?.(at) ?? 0) ** 2, said(4))),
      ),
    )[0];
  },

  "riddles-028": ({ said, says }) => {
    says("When I stand on my feet, I am", "more than when I stand on my head", "Which digit am I?");
    return numberWord(only(range(0, 9999).filter((number) => onItsHead(number) === number - said(1))));
  },

  "riddles-029": ({ says }) => {
    says(
      "A cook sets his oven by me",
      "A carpenter cuts her angles by me",
      "to take one of me home from the university",
    );
    return only(those(has("counted by a thermometer", "counted by a protractor"), meaning("title from a university")));
  },

  // As tall as wide, and six faces: no die, which has spots.
  "riddles-030": ({ said, says }) => {
    says(
      "One night it grew",
      "A square lay flat on the floor",
      "exactly as tall as it was wide",
      "In the morning it had",
    );
    return only(those(sort("solid"), counts("faces", said(2)), has("all faces square")));
  },

  "riddles-031": ({ says }) => {
    says("I am a number greater than one", "Take one from me: you have what you get when you divide one by me.");
    says("Add one to me: you have my square.", "in every regular pentagon", "a precious metal in my name");
    return named((x) => x > 1 && near(x - 1, 1 / x) && near(x + 1, x * x));
  },

  // Both hands straight up, minute by minute; then the names of these times.
  "riddles-032": ({ said, says }) => {
    says("both hands of the clock point straight up", "has a short name", "the same from the front and from the back");
    const names: Record<number, readonly string[]> = { 0: ["midnight"], 720: ["noon", "midday", "twelve"] };
    const up = range(0, 24 * 60 - 1).filter((minute) => minute % 60 === 0 && (minute / 60) % 12 === 0);
    insist(up.length === said(1) && said(2) === said(1), "so often a day");
    return only(up.flatMap((minute) => names[minute] ?? []).filter((name) => name === backwards(name)));
  },

  "riddles-033": ({ says }) => {
    says("Count the letters in my name, and you get half of me.", "Write that half as a word and count again");
    says("you get half of the half");
    return numberWord(
      only(
        range(0, 9999).filter((number) => {
          const half = letters(numberWord(number)).length;
          return 2 * half === number && 2 * letters(numberWord(half)).length === half;
        }),
      ),
    );
  },

  "riddles-034": ({ says }) => {
    says("I am in the honey, the stone and the bone.", "I am in the money, and also the phone.", "left all alone");
    says("Which number am I?");
    const rhyme = ["honey", "stone", "bone", "money", "phone", "alone"];
    return only(spelled(0, 9999).filter(({ word }) => rhyme.every((other) => other.includes(word)))).word;
  },

  "riddles-035": ({ says }) => {
    says(
      "Each of your arms has one of me, a bone between elbow and wrist.",
      "Each circle has more of me than anyone can count",
    );
    says("all of the same length, and all of us meet in the middle");
    return only(
      those(
        meaning("bone of the forearm"),
        counts("of a circle", Number.POSITIVE_INFINITY),
        has("starts at the centre"),
      ),
    );
  },

  // One guest more, and the hotel is no larger.
  "riddles-036": ({ says }) => {
    says(
      "The hotel has a room 1, a room 2, a room 3 and so on, and there is one guest in every room",
      "How many rooms",
    );
    says("Everybody moves one room on, and room 1 is free. Nobody has to leave.");
    return named((rooms) => rooms + 1 === rooms);
  },

  "riddles-037": ({ said, says }) => {
    says(
      "from none to six",
      "Stand me up beside my sisters and give me a push, and we all lie down",
      "halves with spots",
      "of us in a box",
    );
    return only(those(has("falls in rows"), counts("halves", said(1)), counts("in a set", said(4))));
  },

  "riddles-038": ({ says }) => {
    says("in the prime number family", "they are all odd, and I am not");
    const prime = (number: number) => number > 1 && range(2, number - 1).every((divisor) => number % divisor);
    return numberWord(only(range(0, 2000).filter((number) => prime(number) && number % 2 === 0)));
  },

  "riddles-039": ({ said, says }) => {
    says("In a race, I come after the first.", "In a minute, I come");
    return only(those(meaning("next after the first"), counts("per minute", said(2))));
  },

  // Turns times into plus, for many pairs; and its letters make another idea.
  "riddles-040": ({ says }) => {
    says("Leave my letters in their places: I turn times into plus, and many a sailor was glad of it.");
    says("Shuffle my letters: I am a recipe that a computer follows, step by step.");
    const recipe = only(those(meaning("recipe for a computer")));
    const turns = (f: (x: number) => number) =>
      range(1, 30).every((a) => range(1, 30).every((b) => near(f(a * b), f(a) + f(b))));
    return only(Object.entries(functions).filter(([name, f]) => shuffled(name) === shuffled(recipe) && turns(f)))[0];
  },

  "riddles-041": ({ said, says }) => {
    says("leg stands still, and", "leg goes round", "Wherever we danced, a circle is found");
    return only(those(sort("instrument"), counts("legs", said(1) + said(2)), has("draws circles")));
  },

  // The way round a polygon with more and more sides, by the way across.
  "riddles-042": ({ says }) => {
    says("measure the way round and divide by the way across", "in decimals. Nobody has ever reached my end.");
    let side = 1;
    let sides = 6;
    for (; sides < 1e6; sides *= 2) side = Math.sqrt(side ** 2 / (2 + Math.sqrt(4 - side ** 2)));
    return named((value) => Math.abs(value - (sides * side) / 2) < 1e-7);
  },

  "riddles-043": ({ said, says }) => {
    says("in the corners of doors and of books", "still I am never wrong", "of us together make a full turn");
    return only(
      those(sort("angle"), meaning("not wrong"), (one) =>
        ["least degrees", "most degrees"].every(
          (count) => said(1) * (one.counts[count as "least degrees"] ?? 0) === 360,
        ),
      ),
    );
  },

  // Which of the eight sets out of three things is a part of all the others?
  "riddles-044": ({ says }) => {
    says("I own nothing at all, and yet I am part of everyone in my family", "In mathematics we are bags for things.");
    const sets = [...choices([range(0, 1), range(0, 1), range(0, 1)])];
    const within = (a: readonly number[], b: readonly number[]) => a.every((own, i) => own <= (b[i] ?? 0));
    const everywhere = only(sets.filter((one) => sets.every((other) => within(one, other))));
    const members = everywhere.filter((own) => own).length;
    return only(those(sort("set"), counts("members", members), has("in every set")));
  },

  "riddles-045": ({ said, says }) => {
    says("Two pictures look nearly alike, and children hunt for me in them", "I am");
    return only(
      operations.filter(
        ({ of, also }) => of(said(2), said(3)) === said(4) && also.includes("what two pictures do not share"),
      ),
    ).name;
  },

  "riddles-046": ({ says }) => {
    says("The letters of my name stand in a queue, each in its place by the alphabet", "Nobody comes too early");
    says("No other number keeps its letters in such good order");
    const inLine = (word: readonly string[]) => word.every((letter, i) => i === 0 || (word[i - 1] ?? "") < letter);
    return numberWord(only(spelled(0, 9999).filter((one) => inLine(one.letters))).number);
  },

  "riddles-047": ({ says }) => {
    says("Blow me up, and I keep you on the water. Bake me and sugar me", "soft rubber, you could bend it into me");
    says("if your coffee mug", "without a cut and without glue", "Which shape am I?");
    return only(those(sort("surface"), has("round"), counts("rims", 0), counts("holes", 1)));
  },

  // For every day of birth in 28 years: on which of the days up to the eighth birthday did its date come?
  "riddles-048": ({ said, says }) => {
    says(
      "years old today",
      "The date of his birth has come back only twice since he was born",
      "today is one of these",
    );
    insist(said(4) === said(2), "as many times");
    const age = said(1);
    const exists = (year: number, month: number, day: number) =>
      new Date(Date.UTC(year, month, day)).getUTCDate() === day;
    const fitting = [...choices([range(2000, 2027), range(0, 11), range(1, 31)])].filter(
      ([year = 0, month = 0, day = 0]) =>
        exists(year, month, day) &&
        exists(year + age, month, day) &&
        range(year + 1, year + age).filter((later) => exists(later, month, day)).length === said(2),
    );
    return only(new Set(fitting.map(([, month = 0, day]) => `${day} ${months[month]}`)));
  },

  "riddles-049": ({ says }) => {
    says(
      "My neighbour upstairs only counts. I live downstairs, and I give the family its name: the Thirds, the Fourths",
    );
    says("When I get bigger, every share gets smaller.");
    return only(those(sort("part of a fraction"), has("below the line", "names the parts")));
  },

  "riddles-050": ({ says }) => {
    says("No crown have I, no throne", "and yet I rule", "are straight", "I know how long they are");
    return only(those(meaning("king or queen"), has("measures length", "draws straight lines")));
  },

  // One point on the circle; in the triangle 3, 4, 5 it is opposite over adjacent.
  "riddles-051": ({ said, says }) => {
    says("I touch a circle at", "In a right-angled triangle I am the opposite side over the adjacent one");
    says("in the middle of a talk somebody goes off on me");
    const angle = (Math.asin(3 / 5) * 180) / Math.PI;
    return only(
      those(counts("points on the circle", said(1)), meaning("change of subject"), ({ name }) =>
        near(angleFunctions[name]?.(angle) ?? -1, 3 / 4),
      ),
    );
  },

  "riddles-052": ({ says }) => {
    says(
      "Two rings hug. In one of them live all who like mango, in the other all who like lime",
      "What kind of picture",
    );
    says("Those who like both live in the hug. Those who like neither stand outside");
    return only(those(sort("diagram"), has("rings that overlap")));
  },

  "riddles-053": ({ said, says }) => {
    says(
      "As a party hat I point up. Full of ice cream I point down.",
      "I have",
      "I roll round in a ring",
      "Which shape",
    );
    return only(
      those(
        sort("solid"),
        meaning("holder of ice cream"),
        counts("points", said(1)),
        counts("flat faces", said(2)),
        has("round"),
      ),
    );
  },

  // Taken apart into sixteens, the last digit first.
  "riddles-054": ({ said, says }) => {
    says(
      "who thinks in base",
      "There the digits go on after 9 with A for ten, B for eleven, and so on up to F for fifteen",
    );
    let [left, text] = [said(1), ""];
    for (; left > 0; left = Math.floor(left / said(2))) text = "0123456789ABCDEF"[left % said(2)] + text;
    return text;
  },

  "riddles-055": ({ says }) => {
    says(
      "Alone in front of a number, I take it away from you.",
      "let two of us meet in front of it, and you get it as a present",
    );
    says("Which sign am I?");
    const signs: Record<string, (x: number) => number> = { plus: (x) => x, minus: (x) => -x };
    return only(Object.entries(signs).filter(([, sign]) => 7 + sign(2) < 7 && 7 + sign(sign(2)) === 7 + 2))[0];
  },

  // The only fraction with a small denominator that stays within a unit of the last 9, however many there are.
  "riddles-056": ({ says }) => {
    says(
      "a nought, a point and nines that never end: $0.999\\ldots$",
      "No room is left between you and somebody I know",
    );
    says("Which whole number");
    return numberWord(
      only(
        range(0, 3).filter((number) =>
          range(1, 40).every((nines) => {
            const unit = 10n ** BigInt(nines);
            const gap = BigInt(number) * unit - BigInt("9".repeat(nines));
            return gap >= 0n && gap <= 1n;
          }),
        ),
      ),
    );
  },

  "riddles-057": ({ said, says }) => {
    says(
      "Cut out all the letters of **ELEVEN PLUS TWO**",
      "in another order",
      "new sum of two numbers, with PLUS in the middle again",
    );
    says("it has the same result");
    const result = said(1) + said(2);
    const sums = [...choices([range(0, result), range(0, result)])].filter(
      ([a = 0, b = 0]) => a + b === result && a > b,
    );
    const [a = 0, b = 0] = only(
      sums.filter(
        ([a = 0, b = 0]) => a !== said(1) && shuffled(numberWord(a) + numberWord(b)) === shuffled("eleven two"),
      ),
    );
    return `${numberWord(a)} plus ${numberWord(b)}`;
  },

  "riddles-058": ({ says }) => {
    says(
      "In a thousand, a hair will not fit in between",
      "A curve falls in love with a line.",
      "In a mile I am near, and in two I am nearer",
      "I have not arrived",
    );
    says("What do we call such a line?");
    return only(those(sort("lines"), has("approached but never reached")));
  },

  "riddles-059": ({ said, says }) => {
    says("Take away my first letter", "the Romans will think that I have grown by half!", "little number");
    return numberWord(
      only(spelled(1, 9999).filter(({ number, word }) => readByRomans(word.slice(1)) === number * (1 + said(2))))
        .number,
    );
  },

  "riddles-060": ({ says }) => {
    says("I look like an S that somebody has pulled by both ends", "I cut what lies under a curve into strips");
    says("add them all up");
    return only(those(has("adds strips under a curve", "written as a long S")));
  },
};

if (new Set(things.map(({ name }) => name)).size < 60 || roman(1999) !== "MCMXCIX")
  throw new Error("the table of things is too short, or the Romans are wrong");
