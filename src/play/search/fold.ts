/** The words of a text as the search compares them: small letters without accents; signs become the words they are read as. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/(?<=\d)\s*[x×*]\s*(?=\d)|×/g, " times ")
    .replace(/(?<=[\p{L}\p{N}])['’](?=\p{L})/gu, "")
    // A small digit has become one of the usual size: x² is the word x2, and so is x^2.
    .replace(/(?<=\p{L})\^(?=\d)/gu, "")
    .replace(/%/g, " percent ")
    .replace(/÷/g, " divided ")
    .replace(/√/g, " root ")
    .replace(/π/g, " pi ");
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
