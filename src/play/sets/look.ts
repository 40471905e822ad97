import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "../../ui/hooks/use-hydrated.ts";

/** How a set lies on paper. Each choice stands in the address, so that a link and a QR code open it as it was. */
export const choices = {
  as: ["sheet", "cards", "exit", "relay", "bingo", "dominoes"],
  paper: ["a4", "letter"],
  columns: ["2", "1", "3"],
  print: ["usual", "large"],
  type: ["usual", "spaced"],
  room: ["usual", "none", "plenty"],
  versions: ["one", "twins", "levels"],
  key: ["yes", "no"],
  solutions: ["no", "yes"],
  sheets: ["yes", "no"],
  name: ["yes", "no"],
  figures: ["yes", "no"],
  ink: ["usual", "saved"],
  qr: ["yes", "no"],
} as const;

export type LookName = keyof typeof choices;
export type Look = { readonly [Name in LookName]: (typeof choices)[Name][number] };

/** What a set is printed as. */
export const paperNames: Readonly<Record<Look["as"], string>> = {
  sheet: "A sheet",
  cards: "Cut-out cards",
  exit: "Exit ticket",
  relay: "Relay",
  bingo: "Bingo",
  dominoes: "Dominoes",
};

const names = Object.keys(choices) as readonly LookName[];

/** The look that the search of an address asks for; the first of its choices where it says nothing that is known. */
export function readLook(search: string): Look {
  const asked = new URLSearchParams(search);
  const chosen = names.map((name) => {
    const options: readonly string[] = choices[name];
    const wanted = asked.get(name) ?? "";
    return [name, options.includes(wanted) ? wanted : options[0]];
  });
  return Object.fromEntries(chosen) as Look;
}

/** The search that asks for a look; what is usual is left out. */
export function writeLook(look: Look): string {
  const search = new URLSearchParams();
  for (const name of names) if (look[name] !== choices[name][0]) search.set(name, look[name]);
  const text = search.toString();
  return text && `?${text}`;
}

/** The look in the address, and a way to change it. */
export function useLook(): readonly [Look, (change: Partial<Look>) => void] {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const look = readLook(useHydrated() ? search : "");
  const change = (to: Partial<Look>) => navigate({ search: writeLook({ ...look, ...to }), hash }, { replace: true });
  return [look, change];
}
