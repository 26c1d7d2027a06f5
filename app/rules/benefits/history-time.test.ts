import { expect, test } from "vitest";
import { getPlainDate as day } from "../dates/plain-date.ts";
import { listPeriodDays, readHistoryTime } from "./history-time.ts";

const DAYS = { first: day("2021-03-01"), last: day("2027-06-30") };
const TODAY = day("2026-11-21");
const read = (time: string) =>
  Object.values(readHistoryTime(time, DAYS, { today: TODAY, usual: day("2026-11-20") }));

test("S-23 a day is itself, a year its last day within the known ones, all else the usual day", () => {
  expect(read("2025-01-01")).toEqual(["2025-01-01", null]);
  expect(read("2021-03-01")).toEqual(["2021-03-01", null]);
  expect(read("2027-06-30")).toEqual(["2027-06-30", null]);
  expect(read("2025")).toEqual(["2025-12-31", null]);
  expect(read("2026")).toEqual(["2026-11-21", null]);
  expect(read("2027")).toEqual(["2027-06-30", null]);
  expect(read("2021")).toEqual(["2021-12-31", null]);
  const begins = { first: day("2026-12-01"), last: day("2027-06-30") };
  const asked = readHistoryTime("2026", begins, { today: TODAY, usual: begins.first });
  expect(asked).toEqual({ day: "2026-12-01", fault: null });
  const edges = { first: day("2024-12-31"), last: day("2027-01-01") };
  for (const edge of Object.values(edges)) {
    const year = edge.slice(0, 4);
    expect(readHistoryTime(year, edges, { today: TODAY, usual: TODAY }).day).toBe(edge);
  }
  const usual = "2026-11-20";
  expect(read("2020")).toEqual([usual, "early"]);
  expect(read("0000")).toEqual([usual, "early"]);
  expect(read("2028")).toEqual([usual, "late"]);
  expect(read("9999")).toEqual([usual, "late"]);
  expect(read("2021-02-28")).toEqual([usual, "early"]);
  expect(read("2027-07-01")).toEqual([usual, "late"]);
  for (const text of ["2025-02-31", "soon", "20250101", "2025-1-1", "-2025"]) {
    expect([text, ...read(text)]).toEqual([text, usual, "invalid"]);
  }
});

const period = (firstDay: string, lastDay: string | null) => ({
  firstDay: day(firstDay),
  lastDay: lastDay === null ? null : day(lastDay),
});

test("S-23 a past period's last day is shown, the first of one to come, within the known days, once", () => {
  const days = listPeriodDays(
    [
      period("2025-01-01", "2025-12-31"),
      period("2027-01-01", null),
      period("2026-01-01", "2026-12-31"),
    ],
    DAYS,
    TODAY,
  );
  expect(days.map(({ day: shown }) => shown)).toEqual(["2027-01-01", null, "2025-12-31"]);
  const early = period("2020-01-01", "2020-12-31");
  const partly = period("2020-06-01", "2021-05-31");
  const late = period("2027-07-01", "2027-12-31");
  const otherDays = listPeriodDays([partly, early, late, { ...partly }], DAYS, TODAY);
  expect(otherDays.map(({ period: it, day: shown }) => [it.firstDay, shown])).toEqual([
    ["2020-06-01", "2021-05-31"],
  ]);
  const touching = [
    period("2020-01-01", "2021-03-01"),
    period("2026-11-21", null),
    period("2027-06-30", null),
  ];
  const thirdDays = listPeriodDays(touching, DAYS, TODAY).map(({ day: shown }) => shown);
  expect(thirdDays).toEqual(["2027-06-30", null, "2021-03-01"]);
  const shown = (lastDay: string) =>
    listPeriodDays([period("2026-01-01", lastDay)], DAYS, TODAY)[0]?.day;
  expect(shown("2026-11-21")).toBeNull();
  expect(shown("2026-11-20")).toBe("2026-11-20");
});
