import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import { defaultWindow, readWindow } from "./date-window.ts";

const read = (query: string, today = "2026-11-22") =>
  readWindow(new URLSearchParams(query), getPlainDate(today));

test.each(["2026-11-15", "2026-11-16", "2026-11-21"])(
  "CLAIM-07 EOB-02 CONST-14 the window that a list opened with on %s is a week long that of today",
  (day) => {
    const { startDate, endDate } = defaultWindow(getPlainDate(day));
    expect(read(`from=${startDate}&to=${endDate}`)).toEqual({
      window: defaultWindow(getPlainDate("2026-11-22")),
      errors: {},
    });
  },
);

test.each([
  ["2024-11-22", undefined],
  ["2024-11-21", "tooEarly"],
  ["2023-11-22", "tooEarly"],
])("CLAIM-07 VAL-12 a start on %s: %s, and the end that was typed stays", (from, error) => {
  expect(read(`from=${from}&to=2026-03-04`)).toEqual({
    window: { startDate: "2024-11-22", endDate: "2026-03-04" },
    errors: error === undefined ? {} : { from: error },
  });
});

test("CLAIM-07 a day after a leap day, yesterday as the end is what was typed", () => {
  const { window } = read("to=2028-02-28", "2028-02-29");
  expect(window).toEqual({ startDate: "2026-02-28", endDate: "2028-02-28" });
});

test("CLAIM-07 the window of more than a week ago begins too early, as any other would", () => {
  expect(read("from=2024-11-14&to=2026-11-14").errors).toEqual({ from: "tooEarly" });
});
