/** Share of right answers in whole per cent, rounded. */
export function percentage(score: number, questions: number): number {
  return Math.round((score / questions) * 100);
}

/** The specified words for a result in per cent: from 80, from 60, below. */
export function message(percent: number): string {
  if (percent >= 80) return "Excellent work!";
  if (percent >= 60) return "Good job! Keep practicing!";
  return "Keep learning! You'll improve!";
}
