/** A field for a formula or a number: no search, no name, no text. */
const formulaFields = "input.field[autocomplete=off][spellcheck=false]:not([type=search])";

/**
 * What is pasted as LaTeX or MathML comes into a field as people would type it: its reader need not know them, and its
 * writer sees what will be read. The translation is fetched with the first such text.
 */
export function startPastedFormulas(): void {
  document.addEventListener("paste", (event) => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof HTMLInputElement) || !target.matches(formulaFields)) return;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (!looksLikeMarkup.test(text)) return;
    event.preventDefault();
    import("../maths/expression/typed-text.ts").then(
      ({ isMarkup, typedText }) => write(target, isMarkup(text) ? typedText(text) : text),
      () => write(target, text),
    );
  });
}

const looksLikeMarkup = /\\|[\^_]\{|<\w*:?m/;

/** As typing does: it can be undone, and a field takes no more than it holds. */
function write(field: HTMLInputElement, text: string): void {
  field.focus();
  document.execCommand("insertText", false, text);
}
