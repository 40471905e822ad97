import { Icon } from "./icon.tsx";

const party = "🎉";

/** Words in which the specification has a 🎉: read and copied as they are, and drawn as an icon of ours, as not every device has the sign. */
export function WithParty({ words }: { readonly words: string }) {
  const [before, after] = words.split(party);
  if (after === undefined) return words;
  return (
    <>
      {before}
      <Icon name="party-popper" />
      <span className="sr-only">{party}</span>
      {after}
    </>
  );
}
