/**
 * What the names of the everyday formulas may measure, where they measure something: `where` says it in words. A name
 * that is not here is a number. Where anything will do, as in a mean, one measure is chosen.
 */
export const everydayUnits: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "percentage-of-an-amount": { whole: "£", part: "£", p: "%" },
  "percentage-change": { old: "£", new: "£", "percentage change": "%" },
  speed: { distance: "km", time: "h", speed: "km/h" },
  "compound-interest": { P: "£", A: "£", r: "%" },
  // A height, ax² + bx + c, that is 0 at the time x.
  "quadratic-formula": { x: "s", a: "m/s²", b: "m/s", c: "m" },
  "straight-line": { y: "m", c: "m", m: "m/s", x: "s" },
  "nth-term": { u_n: "£", a: "£", d: "£" },
  "arithmetic-series": { sum: "£", first: "£", last: "£" },
  "rectangle-area": { length: "cm", width: "cm", area: "cm²" },
  "triangle-area": { b: "cm", h: "cm", A: "cm²" },
  circumference: { r: "cm", C: "cm" },
  "circle-area": { r: "cm", A: "cm²" },
  pythagoras: { a: "cm", b: "cm", c: "cm" },
  "polygon-angles": { "angle sum": "°" },
  "prism-volume": { A: "cm²", l: "cm", V: "cm³" },
  "sine-cosine-tangent": { opposite: "cm", adjacent: "cm", hypotenuse: "cm" },
  mean: { mean: "g", "total of the values": "g" },
  range: { range: "cm", largest: "cm", smallest: "cm" },
};

/** Identities, which hold whatever their letters are, and rules of counting and chance: no unit could be wrong in them. */
export const ofNumbersOnly = [
  "distributive-law",
  "adding-fractions",
  "square-of-a-sum",
  "difference-of-two-squares",
  "multiplying-fractions",
  "dividing-fractions",
  "multiplying-powers",
  "negative-powers",
  "median",
  "probability",
  "complement",
  "either-event",
  "both-events",
];
