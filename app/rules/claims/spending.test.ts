import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import { listMonthsOf, spendingByMonth, totalSpending } from "./spending.ts";
import { spendingChart } from "./spending-chart.ts";

const claim = (day: string, paid: number | null, owe: number | null) => ({
  serviceDateFrom: getPlainDate(day),
  claimDetailTotals: { planPaidCents: paid, oweCents: owe },
});
const window = (startDate: string, endDate: string) => ({
  startDate: getPlainDate(startDate),
  endDate: getPlainDate(endDate),
});

test("CLAIM-05 S-21 every month of the window, in order, those without a claim among them", () => {
  const claims = [
    claim("2026-01-31", 1000, 200),
    claim("2025-11-15", 10, 2),
    claim("2026-01-01", 500, -50),
    claim("2025-11-14", 9999, 9999),
    claim("2026-02-02", 9999, 9999),
    claim("2026-02-01", 0, 7),
  ];
  expect(spendingByMonth(claims, window("2025-11-15", "2026-02-01"))).toEqual([
    { month: "2025-11", planPaidCents: 10, oweCents: 2, unknown: 0 },
    { month: "2025-12", planPaidCents: 0, oweCents: 0, unknown: 0 },
    { month: "2026-01", planPaidCents: 1500, oweCents: 150, unknown: 0 },
    { month: "2026-02", planPaidCents: 0, oweCents: 7, unknown: 0 },
  ]);
});

test("CLAIM-05 S-21 an amount that is missing counts as missing, the other still counts", () => {
  const claims = [
    claim("2026-01-05", null, 300),
    claim("2026-01-06", 40, null),
    claim("2026-01-07", null, null),
    claim("2026-01-08", 2, 3),
  ];
  const months = spendingByMonth(claims, window("2026-01-01", "2026-01-31"));
  expect(months).toEqual([{ month: "2026-01", planPaidCents: 42, oweCents: 303, unknown: 3 }]);
});

test("S-21 a claim without a day is of no month", () => {
  const dayless = { ...claim("2026-01-05", 500, 300), serviceDateFrom: null };
  const months = spendingByMonth(
    [dayless, claim("2026-01-08", 2, 3)],
    window("2026-01-01", "2026-01-31"),
  );
  expect(months).toEqual([{ month: "2026-01", planPaidCents: 2, oweCents: 3, unknown: 0 }]);
});

test("S-21 two years are 25 months, and a window that ends before it starts has none", () => {
  const months = spendingByMonth([], window("2024-11-21", "2026-11-21"));
  expect(months.map(({ month }) => month)).toHaveLength(25);
  expect(months[1]?.month).toBe("2024-12");
  expect(months[2]?.month).toBe("2025-01");
  expect(months.at(-1)?.month).toBe("2026-11");
  expect(spendingByMonth([], window("2026-02-01", "2026-01-01"))).toEqual([]);
});

test("CLAIM-05 S-21 the months add up to what the claims say", () => {
  const claims = Array.from({ length: 400 }, (_, place) => {
    const month = String((place % 12) + 1).padStart(2, "0");
    return claim(`2026-${month}-10`, place * 37 - 900, place % 7 === 0 ? null : place * 11);
  });
  const total = totalSpending(spendingByMonth(claims, window("2026-01-01", "2026-12-31")));
  const sum = (numbers: (number | null)[]) => numbers.reduce<number>((a, b) => a + (b ?? 0), 0);
  expect(total).toEqual({
    planPaidCents: sum(claims.map((it) => it.claimDetailTotals.planPaidCents)),
    oweCents: sum(claims.map((it) => it.claimDetailTotals.oweCents)),
    unknown: 58,
  });
});

const month = (planPaidCents: number, oweCents: number, name = "2026-01") => ({
  month: name,
  planPaidCents,
  oweCents,
  unknown: 0,
});

test("S-21 stacked bars on a scale of round dollars", () => {
  const chart = spendingChart([month(60_000, 15_000), month(0, 0, "2026-02")]);
  expect(chart).toEqual({
    max: 80_000,
    ticks: [0, 20_000, 40_000, 60_000, 80_000],
    bars: [
      { month: "2026-01", planPaid: 750, owe: 188 },
      { month: "2026-02", planPaid: 0, owe: 0 },
    ],
  });
});

test.each([
  [1, [0, 100]],
  [400, [0, 100, 200, 300, 400]],
  [401, [0, 200, 400, 600]],
  [2_000, [0, 500, 1000, 1500, 2000]],
  [2_001, [0, 1000, 2000, 3000]],
  [123_456_789, [0, 50_000_000, 100_000_000, 150_000_000]],
])("S-21 up to %d cents the scale is %j", (highest, ticks) => {
  expect(spendingChart([month(highest, 0)]).ticks).toEqual(ticks);
});

test("S-21 two rounded halves do not rise above the top", () => {
  expect(spendingChart([month(1, 399)]).bars).toEqual([
    { month: "2026-01", planPaid: 3, owe: 997 },
  ]);
});

test("S-21 nothing, and what is below zero, has no height", () => {
  expect(spendingChart([])).toEqual({ max: 0, bars: [], ticks: [0] });
  expect(spendingChart([month(-500, 0)])).toMatchObject({ max: 0, bars: [{ planPaid: 0 }] });
  expect(spendingChart([month(-500, 100)]).bars).toEqual([
    { month: "2026-01", planPaid: 0, owe: 1000 },
  ]);
});

test("S-21 whatever the months, no bar leaves the chart and no scale more than four steps", () => {
  const wrong: unknown[] = [];
  for (let paid = 0; paid < 120_000; paid += 1237) {
    for (let owe = -500; owe < 70_000; owe += 1511) {
      const { max, bars, ticks } = spendingChart([month(paid, owe)]);
      const [bar] = bars;
      const top = (bar?.planPaid ?? -1) + (bar?.owe ?? -1);
      const shown = Math.max(0, paid) + Math.max(0, owe);
      const sound =
        top >= 0 &&
        top <= 1000 &&
        (bar?.owe ?? -1) >= 0 &&
        max >= shown &&
        ticks.length <= 5 &&
        ticks.every((tick) => tick % 100 === 0);
      if (!sound) wrong.push({ paid, owe, max, bars, ticks });
    }
  }
  expect(wrong.slice(0, 3)).toEqual([]);
});

test("S-21 the months of claims are each named once, in order, without those of no day", () => {
  const days = ["2026-03-08", "2025-12-01", "2026-03-31"].map((day) => claim(day, 0, 0));
  const undated = { serviceDateFrom: null };
  expect(listMonthsOf([...days, undated])).toEqual(["2025-12", "2026-03"]);
});
