/** Where the sizes of units are fixed. Sizes are facts; the words are ours. */
export const sources = {
  si: "International System of Units (SI Brochure, 9th edition, 2019)",
  yard: "International Yard and Pound Agreement of 1959: a yard is 0.9144 m, a pound 0.453 592 37 kg, exactly",
  nist: "NIST Special Publication 811 (2008), appendix B: the size follows exactly from its definition",
  uk: "Units of Measurement Regulations 1995 (United Kingdom): a gallon is 4.546 09 litres, exactly",
  iau: "International Astronomical Union: an astronomical unit is 149 597 870 700 m (2012); a light year is a Julian year of light",
  parsec:
    "The distance from which one astronomical unit spans an angle of one second. It is no fraction; the rounding of 2015 (648 000/π astronomical units) differs in the twelfth figure",
  iec: "ISO/IEC 80000-13: k, M, G are powers of 1000; Ki, Mi, Gi are powers of 1024",
  angle: "ISO 80000-3: parts of a full turn",
  radian: "ISO 80000-3: a full turn is 2π radians. π is no fraction; it is used to 36 figures",
  numerals: "Ways of writing whole numbers: in a base each place is worth so many times the place on its right",
} as const;

export type SourceName = keyof typeof sources;
