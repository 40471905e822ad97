/** A seed by chance, for what a learner asks for just now. Everything below the screens takes its seed from outside. */
export function freshSeed(): number {
  return Math.floor(Math.random() * 2 ** 31);
}
