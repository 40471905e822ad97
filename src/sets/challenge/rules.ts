/** Under which rules a set is worked through. */
export interface Rules {
  /** Whether hints may be opened. */
  readonly hints: boolean;
  /** How many answers a question takes; 0 is as many as are wanted. */
  readonly tries: 0 | 1 | 2 | 3;
  /** Minutes for all of it together; 0 is no clock. */
  readonly minutes: number;
  /** Whether each pupil meets the questions in another order. */
  readonly mixed: boolean;
  /** Whether each pupil has numbers of their own, which follow from the pupil's number. */
  readonly own: boolean;
  /** What the pupil is asked for. */
  readonly ask: (typeof asks)[number];
}

export const asks = ["nothing", "number", "name"] as const;
export const mostMinutes = 240;
/** What a typed code can hold (result/short.ts). */
export const mostPupils = 63;
export const longestName = 20;

export const usualRules: Rules = { hints: true, tries: 0, minutes: 0, mixed: false, own: false, ask: "number" };

/** Rules that can be: numbers of their own follow from a pupil's number, so that must be asked for. */
export function sound(rules: Rules): Rules {
  const minutes = Math.min(mostMinutes, Math.max(0, Math.round(rules.minutes) || 0));
  return { ...rules, minutes, ask: rules.own ? "number" : rules.ask };
}

/** The rules in sentences for the pupil. */
export function rulesInWords({ hints, tries, minutes, mixed, own }: Rules): readonly string[] {
  return [
    tries === 0
      ? "You can try each question as often as you like."
      : tries === 1
        ? "Each question takes one answer."
        : `Each question takes ${tries === 2 ? "two" : "three"} answers.`,
    ...(tries > 0
      ? ["An answer that is almost right, such as a fraction that can be simplified, costs none the first time."]
      : []),
    hints ? "You may open hints." : "There are no hints this time.",
    minutes === 0
      ? "There is no clock."
      : `You have ${minutes === 1 ? "1 minute" : `${minutes} minutes`} for all of it together. The clock goes on while you are away.`,
    ...(mixed ? ["Your questions come in an order of your own."] : []),
    ...(own ? ["Your numbers are your own: a neighbour has others, wherever a question has any."] : []),
  ];
}
