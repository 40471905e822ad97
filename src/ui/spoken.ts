/**
 * What stands in an element, in words that can be announced: formulas said as a teacher reads them out, a pause between
 * paragraphs. A live region is read as plain text, in which a fifth would be "1 5". The words are worked out when they
 * are wanted, so pages carry none of them; text without markup is given at once.
 */
export async function spoken(element: Pick<Element, "innerHTML">): Promise<string> {
  return spokenHtml(element.innerHTML);
}

/** As `spoken`, for compiled HTML that is not on the page. */
export async function spokenHtml(html: string): Promise<string> {
  if (!/[<&]/.test(html)) return html;
  const { inWords } = await import("../engine/speech/text.ts");
  return inWords(html);
}
