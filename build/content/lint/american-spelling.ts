import { plain, type Rule, textsOf } from "./rule.ts";

// Words that are British in another sense are left out: a parking meter, to tire, to fall.
const british: Readonly<Record<string, string>> = {
  color: "colour",
  colored: "coloured",
  coloring: "colouring",
  center: "centre",
  centered: "centred",
  centimeter: "centimetre",
  kilometer: "kilometre",
  liter: "litre",
  favorite: "favourite",
  neighbor: "neighbour",
  neighboring: "neighbouring",
  labor: "labour",
  gray: "grey",
  traveled: "travelled",
  traveler: "traveller",
  labeled: "labelled",
  labeling: "labelling",
  canceled: "cancelled",
  modeled: "modelled",
  jewelry: "jewellery",
  math: "maths",
  plow: "plough",
  organize: "organise",
  organized: "organised",
  recognize: "recognise",
  realize: "realise",
  factorize: "factorise",
  analyze: "analyse",
  generalize: "generalise",
  theater: "theatre",
  fiber: "fibre",
  aluminum: "aluminium",
  airplane: "aeroplane",
};
const pattern = new RegExp(`\\b(${Object.keys(british).join("|")})(?<!math)s?\\b`, "i");

export const americanSpelling: Rule = {
  name: "american-spelling",
  check: (puzzle) =>
    textsOf(puzzle).flatMap(([field, text]) => {
      const [found, word = ""] = pattern.exec(plain(text)) ?? [];
      return found ? [`${field} has "${found}"; in British spelling it is "${british[word.toLowerCase()]}"`] : [];
    }),
};
