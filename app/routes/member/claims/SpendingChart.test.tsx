import { expect, test } from "vitest";
import { htmlOf, tagsOf, wordsOf } from "#app/components/ui/render-html.tsx";
import { SpendingChart } from "./SpendingChart.tsx";

const month = (name: string, planPaid: number, owe: number) => ({
  month: name,
  planPaidCents: planPaid * 100,
  oweCents: owe * 100,
  heights: { planPaid, owe },
});

/** A scale whose top is $1,000: a dollar is a thousandth. */
function chartOf(months: ReturnType<typeof month>[], unknown = 0, undecided = false): string {
  const sum = (key: "planPaidCents" | "oweCents") => months.reduce((all, it) => all + it[key], 0);
  const total = { planPaidCents: sum("planPaidCents"), oweCents: sum("oweCents"), unknown };
  return htmlOf(
    <SpendingChart
      months={months}
      total={total}
      undecided={undecided}
      undated={0}
      missing={[]}
      contradictory={{ count: 0, months: [] }}
      ticks={[0, 50_000, 100_000]}
      max={100_000}
    />,
  );
}

test("S-21 the sums, the drawing's name and the table say the same", () => {
  const html = chartOf([month("2025-12", 500, 250), month("2026-01", 0, 0)]);
  const words = wordsOf(html);
  expect(words).toContain("Plan paid $500.00 Your share of the claims listed $250.00");
  expect(words).toContain("Plan paid and your share by month, Dec 2025 to Jan 2026");
  expect(html).toContain("<td>$500.00</td><td>$250.00</td>");
  const [drawing = ""] = tagsOf(html, "svg", 'role="img"');
  const id = /aria-labelledby="([^"]+)"/.exec(drawing)?.[1];
  expect(html).toContain(`<title id="${id}">`);
});

test("S-21 what is owed stands on what was paid, and a month without either has no bar", () => {
  const html = chartOf([month("2025-12", 500, 250), month("2026-01", 0, 0)]);
  const bars = tagsOf(html, "rect", ' y="');
  const numbers = bars.map((bar) => [
    / y="([\d.]+)"/.exec(bar)?.[1],
    / height="([\d.]+)"/.exec(bar)?.[1],
  ]);
  // 120 units are the whole scale; the floor is at 128.
  expect(numbers).toEqual([
    ["68", "60"],
    ["38", "30"],
  ]);
});

test("S-21 of two years each January has its year, and no word leaves the drawing", () => {
  const months = Array.from({ length: 25 }, (_, i) => {
    const place = i + 10;
    return month(
      `${2024 + Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, "0")}`,
      1,
      1,
    );
  });
  const html = chartOf(months);
  const labels = [...html.matchAll(/<text x="([\d.]+)" y="144"[^>]*>([^<]*)</g)];
  expect(labels.map(([, , word]) => word)).toEqual(["2025", "May", "Sep", "2026", "May", "Sep"]);
  for (const [, x] of labels) expect(Number(x) + 14).toBeLessThanOrEqual(272);
});

test("S-21 an amount of six figures stands within the drawing, as a small one does", () => {
  const leftmost = (ticks: number[]) => {
    const html = htmlOf(
      <SpendingChart
        months={[month("2026-01", 1, 1)]}
        total={{ planPaidCents: 100, oweCents: 100, unknown: 0 }}
        undecided={false}
        undated={0}
        missing={[]}
        contradictory={{ count: 0, months: [] }}
        ticks={ticks}
        max={ticks.at(-1) ?? 0}
      />,
    );
    const labels = [...html.matchAll(/<text x="([\d.]+)"[^>]*text-anchor="end">([^<]*)</g)];
    expect(labels).toHaveLength(ticks.length);
    // A figure is at most 7 units wide.
    return Math.min(...labels.map(([, end, word = ""]) => Number(end) - word.length * 7));
  };
  expect(leftmost([0, 1_000_000, 2_000_000])).toBeGreaterThanOrEqual(0);
  expect(leftmost([0, 50_000_000, 100_000_000])).toBeGreaterThanOrEqual(0);
  expect(leftmost([0, 5000, 10_000])).toBeGreaterThanOrEqual(0);
});

test("S-21 claims without an amount are told of; where there is none nothing is drawn", () => {
  expect(wordsOf(chartOf([month("2026-01", 1, 1)], 2))).toContain("2 claims are missing an amount");
  const none = htmlOf(
    <SpendingChart
      months={[month("2026-01", 0, 0)]}
      total={{ planPaidCents: 0, oweCents: 0, unknown: 0 }}
      undecided={false}
      undated={0}
      missing={[]}
      contradictory={{ count: 0, months: [] }}
      ticks={[0]}
      max={0}
    />,
  );
  expect(tagsOf(none, "svg", 'role="img"')).toEqual([]);
  expect(wordsOf(none)).not.toContain("missing");
});

test("S-21 claims that are not decided are told of only where there are some", () => {
  const told = "Pending claims aren't counted.";
  expect(wordsOf(chartOf([month("2026-01", 1, 1)], 0, true))).toContain(told);
  expect(wordsOf(chartOf([month("2026-01", 1, 1)]))).not.toContain(told);
});

test("S-21 the member's share of the claims listed is called that, and is no bill", () => {
  const words = wordsOf(chartOf([month("2026-01", 1, 1)]));
  expect(words).toContain("This is not a bill.");
  expect(words).not.toContain("You owe");
});

test("CLAIM-05 S-21 claims whose amounts contradict each other are counted, named by month", () => {
  const told = (contradictory: { count: number; months: string[] }) =>
    wordsOf(
      htmlOf(
        <SpendingChart
          months={[month("2026-01", 1, 1)]}
          total={{ planPaidCents: 100, oweCents: 100, unknown: 0 }}
          undecided={false}
          undated={0}
          missing={[]}
          contradictory={contradictory}
          ticks={[0]}
          max={100}
        />,
      ),
    );
  expect(told({ count: 2, months: ["2025-12", "2026-01"] })).toContain(
    "The amounts of 2 claims from Dec 2025 and Jan 2026 don't add up. They are counted as sent",
  );
  expect(told({ count: 0, months: [] })).not.toContain("add up");
});
