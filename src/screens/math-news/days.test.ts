import { expect, test } from "vitest";
import { comingDays, daysOfPeople } from "./days.ts";

const at = (date: string, what = date) => ({ date, what, path: "/" });

test("what happened on a day stands in the order of the years; then come the next days, over the end of the year too", () => {
  const all = [at("1999-11-24"), at("1632-11-24"), at("1950-01-02"), at("1976-06"), at("1900"), at("1887-12-22")];
  expect(comingDays(all, "11-24", 2)).toEqual([
    { day: "11-24", happened: [at("1632-11-24"), at("1999-11-24")] },
    { day: "12-22", happened: [at("1887-12-22")] },
  ]);
  expect(comingDays(all, "12-23", 2).map(({ day }) => day)).toEqual(["01-02", "11-24"]);
  expect(comingDays([], "12-23", 2)).toEqual([]);
});

test("of people only the days that are sure count", () => {
  const people = [
    {
      id: "noether",
      title: "Emmy Noether",
      born: { date: "1882-03-23", about: false },
      died: { date: "1935-04-14", about: false },
    },
    { id: "hypatia", title: "Hypatia", born: { date: "360", about: true } },
  ];
  expect(daysOfPeople(people).map(({ what }) => what)).toEqual(["Emmy Noether was born", "Emmy Noether died"]);
});
