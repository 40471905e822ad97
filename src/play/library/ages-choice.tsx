import { type Ages, agesOf } from "../../content/ages.ts";
import { Choice } from "../../ui/choice.tsx";

export type AgesChosen = Ages | "all";

/** Reads what an address may say of it. */
export const readAges = (text: string): AgesChosen | null => agesOf.find((ages) => ages === text) ?? null;

/** "8 to 11" */
export const agesWords = (ages: Ages) => ages.replace("-", " to ");

/** For whom the list is: everybody, or one group of ages. */
export function AgesChoice({
  value,
  onChange,
}: {
  readonly value: AgesChosen;
  readonly onChange: (ages: AgesChosen) => void;
}) {
  const options = [
    { value: "all" as const, label: "All ages" },
    ...agesOf.map((ages) => ({ value: ages, label: agesWords(ages) })),
  ];
  return <Choice<AgesChosen> legend="Ages" name="ages" options={options} value={value} onChange={onChange} />;
}
