import { useId } from "react";
import type { TopicGroup } from "../../content/curriculum.ts";
import { type Country, countries } from "./use-scheme.ts";

interface ChooseProps {
  readonly country: Country;
  readonly onCountry: (country: Country) => void;
  readonly groups: readonly TopicGroup[];
  readonly year: string;
  readonly onYear: (year: string) => void;
  /** 0: not laid out in weeks. */
  readonly weeks: number;
  readonly onWeeks: (weeks: number) => void;
  readonly words: string;
  readonly onWords: (words: string) => void;
}

export const countryNames: Readonly<Record<Country, string>> = {
  england: "England",
  "common-core": "United States: Common Core",
};

const lengths = [4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20, 36, 39];

/** Which country, which year and over how many weeks, or which words in all years. */
export function Choose(props: ChooseProps) {
  const { country, onCountry, groups, year, onYear, weeks, onWeeks, words, onWords } = props;
  const id = useId();
  return (
    <search className="card screen-only flex flex-wrap items-end gap-x-4 gap-y-3 p-4 sm:p-5">
      <span className="flex max-w-full flex-col gap-1">
        <label htmlFor={`${id}-country`} className="font-semibold">
          Curriculum
        </label>
        <select
          id={`${id}-country`}
          className="field max-w-full"
          value={country}
          onChange={(event) => onCountry(event.target.value as Country)}
        >
          {countries.map((one) => (
            <option key={one} value={one}>
              {countryNames[one]}
            </option>
          ))}
        </select>
      </span>
      <span className="flex max-w-full flex-col gap-1">
        <label htmlFor={`${id}-year`} className="font-semibold">
          Year
        </label>
        <select
          id={`${id}-year`}
          className="field w-60 max-w-full"
          value={year}
          disabled={words.trim() !== ""}
          onChange={(event) => onYear(event.target.value)}
        >
          {groups.map((group) => (
            <option key={group.id} value={group.id}>
              {group.name}
            </option>
          ))}
        </select>
      </span>
      <span className="flex max-w-full flex-col gap-1">
        <label htmlFor={`${id}-weeks`} className="font-semibold">
          Spread over
        </label>
        <select
          id={`${id}-weeks`}
          className="field max-w-full"
          value={weeks}
          disabled={words.trim() !== ""}
          onChange={(event) => onWeeks(Number(event.target.value))}
        >
          <option value={0}>no weeks</option>
          {lengths.map((one) => (
            <option key={one} value={one}>
              {one} weeks
            </option>
          ))}
        </select>
      </span>
      <span className="flex min-w-48 flex-auto flex-col gap-1">
        <label htmlFor={`${id}-words`} className="font-semibold">
          Find in all years
        </label>
        <input
          id={`${id}-words`}
          type="search"
          className="field w-full"
          value={words}
          placeholder={country === "england" ? "fractions" : "4.NF.3 or fractions"}
          onChange={(event) => onWords(event.target.value)}
        />
      </span>
    </search>
  );
}
