export const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");

/** What every page sets. Its file must stay small, since the text waits for it; tokens.css names the same characters. */
export const commonTextCharacters = `${range(0x20, 0x7e)}\u00a0\u2009–—‘’“”…×÷−·°²³½£€`;

/**
 * What most formulas are made of, and all that grows with what it stands at (brackets, roots, sums, integrals): browsers look for the parts of
 * these in the first file of a typeface alone. The upright letters are words such as sin, and what Linux fits the heights of all letters to.
 * A page with formulas waits for it.
 */
export const commonMathCharacters = [
  " !%()*+,-./:;<=>?[]{|}",
  range(0x61, 0x7a),
  "°×÷−±…⋯□≈≤≥≠′→∘π\u{1d70b}",
  "√∑∏∫‾⌊⌋⌈⌉⟨⟩‖",
  "\u2061\u2062\u2063\u00a0\u2003\u2009",
  range(0x1d434, 0x1d467), // single letters, which browsers slant
  "ℎ",
].join("");

/** What the mathematics font can set, with what is common; `npm run fonts` writes its files anew after a change. */
export const mathCharacters = [
  range(0x20, 0x7e),
  "°±²³¹·×÷¼½¾¬′″‴…‐–—†‡•",
  range(0x391, 0x3a9),
  range(0x3b1, 0x3c9),
  "ϕϵϑϖℓℕℤℚℝℂ∞∂∇√∛∑∏∫∪∩∈∉⊂⊆∅∀∃∧∨⊕⊗−∓∗∘∙⋅∝∠∡∥∦⊥∴∵∼≃≅≈≠≡≢≤≥≪≫≮≯△▲□▱○●★⋯⋮⋱◯→←↔⇒⇐⇔↦↑↓⌊⌋⌈⌉⟨⟩‖∣∤",
  "\u2061\u2062\u2063\u2064\u00a0\u2003\u2009",
  "‾", // over a mean
  range(0x1d41a, 0x1d433), // vectors
  range(0x1d434, 0x1d467),
  "ℎ",
  range(0x1d6e2, 0x1d71b),
].join("");

/** The characters of a text that another has not. */
export const without = (characters, taken) => [...characters].filter((one) => !taken.includes(one)).join("");
