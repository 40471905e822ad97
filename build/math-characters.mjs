const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");

/** What the subset of the mathematics font can set; `npm run fonts` writes it anew after a change. */
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
