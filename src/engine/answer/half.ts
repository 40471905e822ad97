/** Whether parts of an answer are still empty: in its text "?" stands for each of them. */
export function isHalf(text: string): boolean {
  return /(?:^|[\s(:/])\?/.test(text);
}
