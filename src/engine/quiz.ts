/** One of the four answers offered; the wrong ones say which misconception leads to them. Texts are Markdown with TeX. */
export interface QuizOption {
  readonly text: string;
  /** A sentence to show when this option is picked. The right option has none. */
  readonly misconception?: string;
}

/** A question with four options, one of them right. */
export interface QuizQuestion {
  /** For ever: the learner's history points at it. */
  readonly id: string;
  readonly question: string;
  readonly options: readonly [QuizOption, QuizOption, QuizOption, QuizOption];
  /** Index of the right option. */
  readonly correct: 0 | 1 | 2 | 3;
  /** Shown once an option has been picked, whichever it was. */
  readonly explanation: string;
}
