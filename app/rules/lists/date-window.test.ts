import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import { defaultWindow, readWindow } from "./date-window.ts";

const read = (query: string, today = "2026-11-22") =>
  readWindow(new URLSearchParams(query), getPlainDate(today));

test.each(["2026-11-15", "2026-11-16", "2026-11-21"])(
  "CONST-14 default dates of %s, up to a week ago, become today's",
  (day) => {
    const { startDate, endDate } = defaultWindow(getPlainDate(day));
    const today = defaultWindow(getPlainDate("2026-11-22"));
    const expected = { startDate: { value: today.startDate }, endDate: { value: today.endDate } };
    expect(read(`from=${startDate}&to=${endDate}`)).toEqual(expected);
  },
);

test("an end date of yesterday stays on a leap day; default dates of over a week ago begin too early", () => {
  const { startDate, endDate } = read("to=2028-02-28", "2028-02-29");
  expect([startDate.value, endDate.value]).toEqual(["2026-02-28", "2028-02-28"]);
  const weeksAgo = read("from=2024-11-14&to=2026-11-14");
  expect([weeksAgo.startDate.error, weeksAgo.endDate.error]).toEqual(["tooEarly", undefined]);
});
