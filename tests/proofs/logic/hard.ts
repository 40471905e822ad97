import { choices, only, type Proofs } from "../proof.ts";

type Hook = { readonly Noor: string; readonly Ivo: string };
type Sentence = { readonly speaker: keyof Hook; readonly knows: boolean };

export const proofs: Proofs = {
  "logic-hard-001": () => {
    const hooks = ["A3", "A5", "B2", "B4", "C2", "C3", "C5", "D1", "D2", "E1"].map(
      ([letter = "", number = ""]): Hook => ({ Noor: letter, Ivo: number }),
    );
    // A hook stays possible to someone who was told part of it while every sentence so far would have been said there.
    const sayable = (hook: Hook, talk: readonly Sentence[]): boolean =>
      talk.every(({ speaker, knows }, turn) => {
        const possible = hooks.filter(
          (other) => other[speaker] === hook[speaker] && sayable(other, talk.slice(0, turn)),
        );
        return (possible.length === 1) === knows;
      });
    const talk: Sentence[] = [
      { speaker: "Ivo", knows: false },
      { speaker: "Noor", knows: false },
      { speaker: "Ivo", knows: false },
      { speaker: "Noor", knows: true },
    ];
    const fitting = (sentences: readonly Sentence[]) => hooks.filter((hook) => sayable(hook, sentences));
    for (const sentence of talk)
      if (fitting(talk.filter((one) => one !== sentence)).length === 1) throw new Error("a sentence is not needed");
    const hook = only(fitting(talk));
    return hook.Noor + hook.Ivo;
  },

  "logic-hard-002": () => {
    const guests = 15;
    const counts = new Set<number>();
    for (const liars of choices(Array.from({ length: guests }, () => [0, 1]))) {
      const fits = liars.every((liar, seat) => {
        const beside = (liars.at(seat - 1) ?? 0) + (liars[(seat + 1) % guests] ?? 0);
        return (beside === 1) === (liar === 0);
      });
      if (fits) counts.add(liars.filter((liar) => liar === 0).length);
    }
    if (!counts.delete(0)) throw new Error("that somebody tells the truth need not be said");
    return only(counts);
  },
};
