import type { NumberLocale } from "./answer.ts";

/** NumberText as it is shown: a true minus sign, the locale's decimal mark. */
export function shownNumber(text: string, locale: NumberLocale): string {
  const minus = text.replace(/-/g, "−");
  return locale === "comma" ? minus.replace(/\./g, ",") : minus;
}

/** A shown number with its unit as it is written: £3.50, 45%, 12 cm². */
export function withUnit(number: string, unit: string | undefined): string {
  if (!unit) return number;
  if (/^[£$€¥₹]$/.test(unit)) return number.startsWith("−") ? `−${unit}${number.slice(1)}` : unit + number;
  const raised = unit.replace(/\^?\(?([23])\)?$/, (_, digit) => (digit === "2" ? "²" : "³"));
  return /^(?:[%°p¢]|°[cf])$/i.test(raised) ? number + raised : `${number} ${raised}`;
}
