import { expect, test } from "vitest";
import { htmlOf, tagsOf, wordsOf } from "#app/components/ui/render-html.tsx";
import { SpendingChart } from "./SpendingChart.tsx";

const month = (name: string, planPaid: number, owe: number) => ({
  month: name,
  planPaidCents: planPaid * 100,
  oweCents: owe * 100,
  heights: { planPaid, owe },
});

type Props = Parameters<typeof SpendingChart>[0];

/** A scale whose top is $1,000: a dollar is a thousandth. */
function chartOf(
  months: ReturnType<typeof month>[],
  { unknown = 0, ...props }: Partial<Props> & { unknown?: number } = {},
): string {
  const sum = (key: "planPaidCents" | "oweCents") => months.reduce((all, it) => all + it[key], 0);
  return htmlOf(
    <SpendingChart
      months={months}
      total={{ planPaidCents: sum("planPaidCents"), oweCents: sum("oweCents"), unknown }}
      undecided={false}
      undated={0}
      missing={[]}
      contradictory={{ count: 0, months: [] }}
      ticks={[0, 50_000, 100_000]}
      max={100_000}
      {...props}
    />,
  );
}
const one = [month("2026-01", 1, 1)];

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
    const html = chartOf(one, { ticks, max: ticks.at(-1) ?? 0 });
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
  expect(wordsOf(chartOf(one, { unknown: 2 }))).toContain("2 claims are missing an amount");
  const none = chartOf([month("2026-01", 0, 0)], { ticks: [0], max: 0 });
  expect(tagsOf(none, "svg", 'role="img"')).toEqual([]);
  expect(wordsOf(none)).not.toContain("missing");
});

test("S-21 the share of the claims listed is no bill; undecided ones are told of where they are", () => {
  const words = wordsOf(chartOf(one));
  expect(words).toContain("This is not a bill.");
  expect(words).not.toMatch(/You owe|Pending claims/);
  expect(wordsOf(chartOf(one, { undecided: true }))).toContain("Pending claims aren't counted.");
});

test("CLAIM-05 S-21 claims whose amounts contradict each other are counted, named by month", () => {
  const told = { count: 2, months: ["2025-12", "2026-01"] };
  expect(wordsOf(chartOf(one, { contradictory: told }))).toContain(
    "The amounts of 2 claims from Dec 2025 and Jan 2026 don't add up. They are counted as sent",
  );
  expect(wordsOf(chartOf(one))).not.toContain("add up");
});
