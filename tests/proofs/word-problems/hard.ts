import { only, type Proofs, range } from "../proof.ts";

export const proofs: Proofs = {
  "word-problems-hard-001": () => {
    const raftDays = range(1, 300).flatMap((boat) =>
      range(1, boat - 1)
        .filter((current) => 8 * (boat + current) === 12 * (boat - current))
        .map((current) => (8 * (boat + current)) / current),
    );
    return only(new Set(raftDays));
  },

  "word-problems-hard-002": () => {
    // Ten thousand equally likely cases: which of 100 photos, and on which of 100 occasions.
    const cases = range(1, 100).flatMap((photo) =>
      range(1, 100).map((occasion) => ({ leopard: photo <= 2, flagged: occasion <= (photo <= 2 ? 95 : 5) })),
    );
    const flagged = cases.filter((one) => one.flagged);
    const leopards = flagged.filter((one) => one.leopard);
    const common = Math.max(
      ...range(1, leopards.length).filter((n) => leopards.length % n === 0 && flagged.length % n === 0),
    );
    return `${leopards.length / common}/${flagged.length / common}`;
  },
};
