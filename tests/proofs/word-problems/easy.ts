import { only, type Proofs, range } from "../proof.ts";

export const proofs: Proofs = {
  "word-problems-easy-001": () => {
    const amara = 27;
    const totals = range(0, 100).flatMap((bilal) =>
      range(0, 100)
        .filter((chloe) => amara - bilal === 8 && bilal - chloe === 5)
        .map((chloe) => amara + bilal + chloe),
    );
    return only(totals);
  },

  "word-problems-easy-002": () => {
    const minutes = (hours: number, past: number) => 60 * hours + past;
    const ferries = range(minutes(8, 10), minutes(23, 59)).filter((time) => (time - minutes(8, 10)) % 25 === 0);
    const latest = Math.max(...ferries.filter((time) => time + 40 <= minutes(11, 0)));
    return `${String(Math.floor(latest / 60)).padStart(2, "0")}:${String(latest % 60).padStart(2, "0")}`;
  },

  "word-problems-easy-003": () => {
    const climb = (secondsPerStair: number, top: number) => {
      let seconds = 0;
      for (let floor = 1; floor < top; floor++) seconds += secondsPerStair;
      return seconds;
    };
    return climb(only(range(1, 60).filter((each) => climb(each, 4) === 60)), 10);
  },

  "word-problems-easy-004": () => {
    const legs = (animals: string[]) => animals.reduce((sum, animal) => sum + (animal === "spider" ? 8 : 6), 0);
    const underTheLog = (spiders: number) => range(1, 11).map((i) => (i <= spiders ? "spider" : "beetle"));
    return only(range(0, 11).filter((spiders) => legs(underTheLog(spiders)) === 74));
  },

  "word-problems-easy-005": () => {
    let [lin, tomas, given] = [34, 18, 0];
    const fits: number[] = [];
    while (lin > 0) {
      lin--;
      tomas++;
      given++;
      if (lin === tomas + 4) fits.push(given);
    }
    return only(fits);
  },

  "word-problems-easy-006": () => {
    const evenings = range(1, 600).flatMap((brought) => {
      const midday = brought - brought / 2;
      const sold = midday / 3;
      return [midday, sold].every(Number.isInteger) ? [{ brought, left: midday - sold }] : [];
    });
    return only(evenings.filter((evening) => evening.left === 12)).brought;
  },
};
