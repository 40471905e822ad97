import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WithParty } from "./with-party.tsx";

const drawn = (words: string) => renderToStaticMarkup(<WithParty words={words} />);

test("the sign is drawn as an icon, and the words stay as they are specified", () => {
  for (const words of ["🎉 Congratulations! You solved it!", "Correct! 🎉"]) {
    expect(drawn(words)).toContain("icons.svg#party-popper");
    expect(drawn(words)).toContain('<span class="sr-only">🎉</span>');
    expect(drawn(words).replace(/<[^>]*>/g, "")).toBe(words);
  }
  expect(drawn("Not quite right.")).toBe("Not quite right.");
});
