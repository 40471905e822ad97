/**
 * What a story may be about, by the name of its Lucide icon: words as they stand in a problem, in the singular; in the plural where only that is
 * meant (stamps, but no stamp of a foot). A word that also means something else in mathematics (a row, a table, a letter, a ring) or elsewhere (a ball,
 * the bulb of a tulip, a tower of dice, an orange scarf) is left out.
 */
const things = {
  anchor: "anchor jetty",
  apple: "apple fruit pear plum peach mango melon orchard",
  armchair: "seat chair bench sofa",
  banknote: "money banknote savings wage payment debt euro pound dollar cedi",
  barrel: "barrel tank cask canful",
  battery: "battery",
  bean: "bean",
  bell: "bell",
  bike: "bicycle bike cyclist cycling",
  bird: "bird parrot swallow hen chick penguin duck gull swan owl cockerel goose raven crow sparrow",
  blocks: "cube block",
  bolt: "bolt screw",
  book: "book page library diary notebook bookworm shelf bookshelf",
  bot: "robot",
  "bow-arrow": "arrow archer dart",
  "brick-wall": "wall brick",
  bridge: "bridge",
  brush: "paint painter painted painting brush",
  bug: "ant beetle flea ladybird bee spider cricket grasshopper firefly moth",
  "bus-front": "bus coach",
  "cable-car": "cable gondola",
  cake: "cake birthday tart pie",
  calculator: "calculator",
  calendar: "calendar monday tuesday wednesday thursday friday saturday sunday month weekday fortnight",
  camera: "photo camera photograph",
  candy: "sweet candy chocolate toffee",
  "car-front": "car taxi",
  "chess-knight": "chess chessboard knight",
  citrus: "lime lemon",
  clapperboard: "film cinema",
  clock: "clock alarm",
  "cloud-rain": "rain storm cloud",
  coffee: "coffee café tea cup mug",
  cog: "machine gear cogwheel mill",
  coins: "coin cent purse treasure",
  computer: "computer laptop screen",
  cookie: "biscuit cookie",
  "cooking-pot": "bowl cook stew recipe soup kitchen pancake",
  crown: "king queen crown throne",
  dices: "dice die",
  dog: "dog puppy",
  "door-closed": "door gate locker cupboard",
  drama: "mask theatre actor",
  drone: "drone",
  droplets: "water oil fountain tap bucket pour drip",
  drum: "drum drummer",
  egg: "egg",
  fence: "fence",
  "grid-2x2": "tile pixel",
  "ferris-wheel": "carousel funfair fairground",
  fish: "fish carp aquarium",
  flag: "flag pennant",
  flame: "candle fire bonfire burn torch wick",
  flower: "flower tulip bouquet petal garden",
  "flask-conical": "flask",
  footprints: "footprint stride footstep escalator stair",
  gem: "pearl gem diamond jewel necklace bead",
  "glass-water": "juice drink jug jar bottle",
  "hat-glasses": "hat",
  house: "house hut cottage village",
  kayak: "canoe kayak rowing rower paddle",
  key: "key",
  lamp: "lamp lantern",
  "land-plot": "field meadow farm farmer pasture moor",
  lasso: "rope cord tug",
  lighthouse: "lighthouse",
  link: "chain",
  lock: "lock padlock safe password combination",
  mailbox: "postcard envelope letterbox mailbox postman postwoman",
  map: "map atlas",
  medal: "medal bronze",
  milk: "milk",
  "mirror-round": "mirror",
  moon: "moon planet",
  mountain: "mountain hill summit climber",
  music: "music song concert choir melody flute",
  nut: "walnut hazelnut acorn nut",
  "paw-print":
    "goat sheep cow horse animal wolf fox bear zoo donkey camel elephant llama hedgehog otter hippo lion tiger monkey yak frog",
  origami: "fold folded origami crease paper",
  package: "parcel crate box packet package carton sack",
  pencil: "pencil crayon ink",
  "person-standing": "dancer acrobat skater",
  presentation: "blackboard whiteboard",
  plane: "plane aeroplane flight airport",
  "playing-cards": "cards",
  printer: "printer",
  puzzle: "jigsaw",
  radical: "root",
  radio: "radio beacon",
  ribbon: "ribbon streamer",
  road: "road street path",
  ruler: "ruler plank stick rod pole",
  sailboat: "boat raft sail yacht",
  scale: "scale balance weigh weighing pan",
  school: "school class pupil teacher classroom",
  scissors: "scissors snip",
  shell: "shell",
  "shopping-bag": "bag",
  "shopping-basket": "basket",
  ship: "ship ferry harbour ferryman steamer captain",
  shirt: "shirt sock jumper coat",
  snail: "snail",
  spool: "thread string wool yarn weave weaver knit",
  sprout: "plant cactus seed bamboo moss vine",
  stamp: "stamps",
  star: "star",
  "sticky-note": "sticker",
  stone: "stone pebble rock slab",
  store: "shop stall market shopkeeper",
  tent: "tent camp campsite",
  ticket: "ticket voucher museum",
  timer: "stopwatch race runner courier",
  "toy-brick": "toy",
  "train-front": "train wagon metro railway",
  "tram-front": "tram",
  "tree-deciduous": "tree",
  "tree-palm": "palm coconut island",
  trophy: "trophy prize champion league tournament",
  truck: "truck lorry van",
  turtle: "turtle tortoise",
  users: "queue team",
  volleyball: "ball football basketball tennis table-tennis goal",
  waves: "diver lake sea river pool canal lagoon swimmer pond beach",
  wheat: "bread dough loaf flour baker bakery rice grain yeast",
  wind: "kite",
} as const;

/** What a story may be about where it has no thing: who is in it, or what they do. */
const rest = {
  bone: "elbow wrist bone",
  circle: "circle",
  square: "square",
  triangle: "triangle",
  type: "letter word alphabet",
  smile: "nose head face feet twin",
  brain: "thinks think thought secret",
  palette: "colour red blue green yellow",
  users: "people friend children child guest player family sister brother",
} as const;

export type Thing = keyof typeof things | keyof typeof rest;
export const thingNames = [...new Set([...Object.keys(things), ...Object.keys(rest)])] as readonly Thing[];

const byWord = (all: Readonly<Partial<Record<Thing, string>>>) =>
  new Map(
    Object.entries(all).flatMap(([name, words]) => words.split(" ").map((word) => [word, name as Thing] as const)),
  );
const [thingOfWord, restOfWord] = [byWord(things), byWord(rest)];

/**
 * The thing that a problem is about: that of its title, else the one that its words (HTML) name most often, of equals the first;
 * null where they name none.
 */
export function thingOf(title: string, problem: string): Thing | null {
  const inTitle = wordsOf(title);
  const inText = wordsOf(problem.replace(/<math[\s\S]*?<\/math>|<[^>]+>/g, " "));
  return mostOf(inTitle, thingOfWord) ?? mostOf(inText, thingOfWord) ?? mostOf([...inTitle, ...inText], restOfWord);
}

function mostOf(words: readonly string[], names: ReadonlyMap<string, Thing>): Thing | null {
  const counts = new Map<Thing, number>();
  for (const word of words) {
    const name = names.get(word) ?? names.get(singularOf(word));
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return (
    [...counts].reduce<[Thing, number] | null>((most, one) => (most && most[1] >= one[1] ? most : one), null)?.[0] ??
    null
  );
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];

const singularOf = (word: string) =>
  word.endsWith("ies")
    ? `${word.slice(0, -3)}y`
    : /(?:x|ss|ch|sh)es$/.test(word)
      ? word.slice(0, -2)
      : word.replace(/s$/, "");
