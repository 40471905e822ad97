import { useEffect, useState } from "react";
import type { Scheme } from "../../content/curriculum.ts";

export const countries = ["england", "common-core"] as const;
export type Country = (typeof countries)[number];

const loads: Readonly<Record<Country, () => Promise<{ readonly default: Scheme }>>> = {
  england: () => import("virtual:curriculum/england"),
  "common-core": () => import("virtual:curriculum/common-core"),
};

/** What a country's schools teach: null until it is there. */
export function useScheme(country: Country): Scheme | null | "failed" {
  const [loaded, setLoaded] = useState<{ readonly country: Country; readonly scheme: Scheme | "failed" } | null>(null);
  useEffect(() => {
    let over = false;
    loads[country]().then(
      (module) => over || setLoaded({ country, scheme: module.default }),
      () => over || setLoaded({ country, scheme: "failed" }),
    );
    return () => {
      over = true;
    };
  }, [country]);
  return loaded?.country === country ? loaded.scheme : null;
}
