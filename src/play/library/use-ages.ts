import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router";
import { readLocal, writeLocal } from "../../device/local.ts";
import { useSearchState } from "../use-search-state.ts";
import { type AgesChosen, readAges } from "./ages-choice.tsx";

/** Where the ages chosen last are kept. */
const lastAges = "ages";

/** The ages chosen: those in the address, else those chosen last on this device. */
export function useAges(): readonly [AgesChosen, (ages: AgesChosen) => void] {
  const [search] = useSearchParams();
  const [ages, setAges] = useSearchState<AgesChosen>("ages", readAges, "all");
  const recall = useEffectEvent(() => {
    const last = readAges(readLocal(lastAges) ?? "");
    if (last && !search.has("ages")) setAges(last);
  });
  useEffect(() => recall(), []);
  const choose = (chosen: AgesChosen) => {
    writeLocal(lastAges, chosen);
    setAges(chosen);
  };
  return [ages, choose];
}
