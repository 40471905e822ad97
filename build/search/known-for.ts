const women = new Set(
  `ada-lovelace alicia-boole-stott cheryl-praeger emmy-noether esther-szekeres florence-nightingale gladys-west gloria-gilmer
  grace-hopper hypatia julia-robinson katherine-johnson kathleen-ollerenshaw maria-agnesi marilia-peixoto marjorie-rice
  mary-everest-boole maryam-mirzakhani maryna-viazovska rozsa-peter shakuntala-devi sofia-kovalevskaya sophie-germain
  sutayta-al-mahamali wang-zhenyi`.split(/\s+/),
);

/** Other names of what is at a path of the library, with commas between them; undefined where it has none. */
export function otherNames(path: string): string | undefined {
  const isWoman = women.has(path.replace("/mathematicians/", ""));
  return [knownFor[path], isWoman && "woman in mathematics"].filter(Boolean).join(", ") || undefined;
}

/** What somebody or a result is known for, as people ask who do not know the name, by its path. */
const knownFor: Readonly<Record<string, string>> = {
  "/mathematicians/ada-lovelace": "first computer program, first programmer, computer programmer",
  "/mathematicians/ahmes": "Egyptian fractions, oldest mathematics, Rhind papyrus",
  "/mathematicians/al-khwarizmi": "algebra, father of algebra, algorithm",
  "/mathematicians/al-kindi": "codes, code breaking, cryptography",
  "/mathematicians/alan-turing": "computers, computer science, Enigma, code breaker, artificial intelligence",
  "/mathematicians/archimedes": "pi, sphere, lever, eureka",
  "/mathematicians/blaise-pascal": "Pascal's triangle, calculating machine, calculator, probability",
  "/mathematicians/brahmagupta": "zero, rules of zero, divide by zero, dividing by zero, negative numbers, nothing",
  "/mathematicians/carl-friedrich-gauss": "sum of 1 to 100, prince of mathematicians, number theory",
  "/mathematicians/chen-jingrun": "Goldbach",
  "/mathematicians/d-r-kaprekar": "6174",
  "/mathematicians/david-blackwell": "game theory, Black mathematician",
  "/mathematicians/elbert-cox": "Black mathematician",
  "/mathematicians/benjamin-banneker": "Black mathematician, almanac",
  "/mathematicians/gladys-west": "GPS, satellites, Black mathematician",
  "/mathematicians/katherine-johnson": "NASA, space, moon landing, Hidden Figures, Black mathematician",
  "/mathematicians/gloria-gilmer": "Black mathematician",
  "/mathematicians/thomas-fuller": "Black mathematician",
  "/mathematicians/emmy-noether": "abstract algebra, symmetry",
  "/mathematicians/eratosthenes": "sieve, size of the Earth, prime numbers",
  "/mathematicians/euclid": "geometry, father of geometry, infinitely many primes",
  "/mathematicians/fibonacci": "Fibonacci numbers, Arabic numerals, digits in Europe",
  "/mathematicians/florence-nightingale": "statistics, charts, nurse",
  "/mathematicians/georgy-voronoy": "Voronoi",
  "/mathematicians/gottfried-wilhelm-leibniz": "calculus, binary, binary numbers",
  "/mathematicians/madhava": "calculus, infinite series, series for pi",
  "/mathematicians/maria-agnesi": "calculus",
  "/mathematicians/grace-hopper": "compiler, programming languages, COBOL, computer programmer",
  "/mathematicians/hypatia": "first woman in mathematics",
  "/mathematicians/john-conway": "Game of Life",
  "/mathematicians/john-napier": "logarithms, decimal point",
  "/mathematicians/leonhard-euler": "e, graph theory, seven bridges, Königsberg",
  "/mathematicians/lothar-collatz": "3n + 1, Collatz conjecture",
  "/mathematicians/maryam-mirzakhani": "Fields Medal, first woman with a Fields Medal",
  "/mathematicians/pierre-de-fermat": "Fermat's last theorem, probability",
  "/mathematicians/qin-jiushao": "Chinese remainder theorem",
  "/mathematicians/robert-recorde": "equals sign, equal sign",
  "/mathematicians/seymour-papert": "turtle, Logo, programming for children",
  "/mathematicians/shakuntala-devi": "human computer",
  "/mathematicians/srinivasa-ramanujan": "1729, taxicab number",
  "/mathematicians/terence-tao": "Fields Medal",
  "/mathematicians/vaughan-jones": "knots",
  "/mathematicians/waclaw-sierpinski": "Sierpinski triangle, fractals",
  "/math-facts/no-last-prime": "how many primes, infinitely many primes, largest prime",
  "/math-news/wiles-lecture": "Andrew Wiles",
  "/math-news/four-colours": "four colour theorem, colouring maps",
  "/math-facts/forty-one-million-digits": "largest prime, largest known prime number",
  "/math-art/fractals": "Mandelbrot set, fractals",
  "/math-art/l-systems": "Koch snowflake, dragon curve, Hilbert curve, fractals",
  "/math-art/penrose": "golden ratio",
};
