import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import { spendingByMonth, totalSpending, spendingScale } from "./spending.ts";

const claim = (day: string, paid: number | null, owe: number | null) => ({
  day: getPlainDate(day),
  planPaidCents: paid,
  oweCents: owe,
});
const window = (startDate: string, endDate: string) => ({
  startDate: getPlainDate(startDate),
  endDate: getPlainDate(endDate),
});

test("spending has every month of the window in order, also those without a claim", () => {
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

test("a missing amount counts as unknown; claims without a day or undecided do not count", () => {
  const monthOf = (...claims: Parameters<typeof spendingByMonth>[0]) =>
    spendingByMonth([...claims, claim("2026-01-08", 2, 3)], window("2026-01-01", "2026-01-31"))[0];
  const [unpaid, unowed] = [claim("2026-01-05", null, 300), claim("2026-01-06", 40, null)];
  const missing = [unpaid, unowed, claim("2026-01-07", null, null)];
  const month = { month: "2026-01", planPaidCents: 2, oweCents: 3, unknown: 0 };
  expect(monthOf(...missing)).toEqual({ ...month, planPaidCents: 42, oweCents: 303, unknown: 3 });
  const undecided = { planPaidCents: "undecided", oweCents: "undecided" } as const;
  expect(monthOf({ ...claim("2026-01-05", 500, 300), day: null })).toEqual(month);
  expect(monthOf({ ...claim("2026-01-05", 0, 0), ...undecided })).toEqual(month);
});

test("a window of two years has 25 months, a window that ends before it starts has none", () => {
  const months = spendingByMonth([], window("2024-11-21", "2026-11-21"));
  expect(months.map(({ month }) => month)).toHaveLength(25);
  expect(months[1]?.month).toBe("2024-12");
  expect(months[2]?.month).toBe("2025-01");
  expect(months.at(-1)?.month).toBe("2026-11");
  expect(spendingByMonth([], window("2026-02-01", "2026-01-01"))).toEqual([]);
});

test("the months add up to the amounts of all claims", () => {
  const claims = Array.from({ length: 400 }, (_, index) => {
    const month = String((index % 12) + 1).padStart(2, "0");
    return claim(`2026-${month}-10`, index * 37 - 900, index % 7 === 0 ? null : index * 11);
  });
  const total = totalSpending(spendingByMonth(claims, window("2026-01-01", "2026-12-31")));
  const sum = (numbers: (number | null)[]) => numbers.reduce<number>((a, b) => a + (b ?? 0), 0);
  expect(total).toEqual({
    planPaidCents: sum(claims.map((it) => it.planPaidCents)),
    oweCents: sum(claims.map((it) => it.oweCents)),
    unknown: 58,
  });
});

const bar = (thousandths: number, isCut = false) => ({ thousandths, isCut });

test("bars are measured on a scale of round dollars; amounts of zero or less have no height", () => {
  expect(spendingScale([60_000, 0, 75_000])).toEqual({
    max: 80_000,
    ticks: [0, 20_000, 40_000, 60_000, 80_000],
    bars: [bar(750), bar(0), bar(938)],
  });
  expect(spendingScale([])).toEqual({ max: 0, bars: [], ticks: [0] });
  expect(spendingScale([-500])).toEqual({ max: 0, bars: [bar(0)], ticks: [0] });
  expect(spendingScale([-500, 100]).bars).toEqual([bar(0), bar(1000)]);
});

test.each([
  [1, [0, 100]],
  [400, [0, 100, 200, 300, 400]],
  [401, [0, 200, 400, 600]],
  [2_000, [0, 500, 1000, 1500, 2000]],
  [2_001, [0, 1000, 2000, 3000]],
  [123_456_789, [0, 50_000_000, 100_000_000, 150_000_000]],
])("the scale up to %d cents has the ticks %j", (highest, ticks) => {
  expect(spendingScale([highest]).ticks).toEqual(ticks);
});

test("a single month far above the others is cut; two such months are not", () => {
  expect(spendingScale([40_100, 5_000, 10_000])).toEqual({
    max: 10_000,
    ticks: [0, 5_000, 10_000],
    bars: [bar(1000, true), bar(500), bar(1000)],
  });
  for (const amounts of [
    [40_000, 10_000],
    [90_000, 90_000, 100],
    [90_000, 0],
  ]) {
    const { bars, max } = spendingScale(amounts);
    expect([max, bars.some(({ isCut }) => isCut)]).toEqual([Math.ceil(max / 100) * 100, false]);
    expect(max).toBeGreaterThanOrEqual(Math.max(...amounts));
  }
});

test("any two months have bars within the chart and a scale of at most four steps", () => {
  const wrong: unknown[] = [];
  for (let one = -500; one < 120_000; one += 1237) {
    for (let other = -500; other < 70_000; other += 1511) {
      const { max, bars, ticks } = spendingScale([one, other]);
      const isWhole = bars.every(({ thousandths: it }) => it >= 0 && it <= 1000);
      const isRound = ticks.length <= 5 && ticks.every((tick) => tick % 100 === 0);
      if (!isWhole || !isRound || max !== ticks.at(-1)) wrong.push([one, other, max, bars, ticks]);
    }
  }
  expect(wrong).toEqual([]);
});
